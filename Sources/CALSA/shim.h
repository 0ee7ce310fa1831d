#pragma once
#include <alsa/asoundlib.h>
#include <stdarg.h>
#include <stdio.h>

// The library reports errors through a variadic function, which Swift can neither declare nor define:
// this one writes the text out and hands it on.
typedef void (*aloud_alsa_listener)(const char *text);

// Where the listener is kept: a variable inside a function, because one at file scope does not link.
static inline aloud_alsa_listener *aloud_alsa_listener_place(void) {
    static aloud_alsa_listener place;
    return &place;
}

static inline void aloud_alsa_said(
    const char *file, int line, const char *function, int error, const char *format, ...) {
    (void)file;
    (void)line;
    aloud_alsa_listener listener = *aloud_alsa_listener_place();
    if (!listener) return;
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length < 0) return;
    (void)function;
    if (error && (size_t)length < sizeof text) {
        snprintf(text + length, sizeof text - (size_t)length, ": %s", snd_strerror(error));
    }
    listener(text);
}

// Nothing of the library's goes to standard error any more; the listener gets it, on the calling thread.
static inline void aloud_alsa_listen(aloud_alsa_listener listener) {
    *aloud_alsa_listener_place() = listener;
    snd_lib_error_set_handler(aloud_alsa_said);
}

