// Acoustic models: listed, brought, removed.
extension Message {
    public static func modelListUsable(model: String, directory: String) -> Message {
        Message(
            en: "{model} in {directory}",
            zh: "{model}，位于 {directory}",
            ["model": model, "directory": directory]
        )
    }

    public static func modelListApproximate(model: String, directory: String) -> Message {
        Message(
            en: "approximate, by another language's model: {model} in {directory}",
            zh: "由其他语言的模型近似评判：{model}，位于 {directory}",
            ["model": model, "directory": directory]
        )
    }

    public static func modelAdded(model: String, language: Message) -> Message {
        Message(
            en: "The model {model} is there now and judges {language}.",
            zh: "已添加模型 {model}，用于评判{language}。",
            ["model": model, "language": language]
        )
    }

    public static func modelRemoved(model: String) -> Message {
        Message(en: "The model {model} is removed.", zh: "已删除模型 {model}。", ["model": model])
    }

    public static func modelUnknown(name: String) -> Message {
        Message(
            en: "No model “{name}” was brought. `aloud models` lists those there are.",
            zh: "没有添加过模型“{name}”。用 `aloud models` 可以列出现有的模型。",
            ["name": name]
        )
    }

    public static func modelNameInvalid(name: String) -> Message {
        Message(
            en: "“{name}” cannot be a model's name. Give one of letters, digits, - and _ with --name.",
            zh: "“{name}”不能用作模型名称。请用 --name 给出由字母、数字、- 和 _ 组成的名称。",
            ["name": name]
        )
    }

    public static func modelNameTaken(name: String) -> Message {
        Message(
            en: "There is a model “{name}” already. Give another name with --name, or remove it first.",
            zh: "已经有名为“{name}”的模型。请用 --name 换一个名称，或先删除它。",
            ["name": name]
        )
    }

    public static func modelLanguageMissing(codes: String) -> Message {
        Message(
            en: "Say with --lang which language the model knows, one of: {codes}.",
            zh: "请用 --lang 说明模型的语言，可以选：{codes}。",
            ["codes": codes]
        )
    }

    public static func archiveUnreadable(file: String) -> Message {
        Message(
            en:
                "{file} is neither a folder nor an archive that can be unpacked. Give a folder, a tar or a zip archive.",
            zh: "{file} 既不是文件夹，也不是能解开的压缩包。请给出文件夹、tar 或 zip 压缩包。",
            ["file": file]
        )
    }

    public static func archiveUnsafe(file: String, name: String) -> Message {
        Message(
            en: "{file} was not unpacked: “{name}” in it leads out of its folder, or is no plain file.",
            zh: "没有解开 {file}：其中的“{name}”会写到文件夹之外，或不是普通文件。",
            ["file": file, "name": name]
        )
    }
}
