"""What `aloud check` says of recordings, and the models it may use: the program as it is shipped, nothing beside it."""
import atexit
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading

import recordings

PROGRAM = os.environ.get("ALOUD", os.path.join(recordings.ROOT, ".build", "release", "aloud"))
# Models that a learner brings: a folder each, its name begun with the language's code. They are brought to a data folder of
# this run's own.
BROUGHT = os.environ.get("MODELS", os.path.join(os.path.dirname(recordings.ROOT), "shared", "models"))
_home = None
_making = threading.Lock()


def environment():
    """The environment of the program: its own data folder, with every model there is brought to it."""
    global _home
    with _making:
        if _home is None:
            home = tempfile.mkdtemp(prefix="aloud-bench-")
            atexit.register(shutil.rmtree, home, ignore_errors=True)
            for name in sorted(os.listdir(BROUGHT)) if os.path.isdir(BROUGHT) else []:
                command = [PROGRAM, "models", "add", os.path.join(BROUGHT, name), "--lang", name.split("-")[0]]
                run = subprocess.run(command, env=_variables(home), stdin=subprocess.DEVNULL, capture_output=True, text=True)
                if run.returncode != 0:
                    print("SKIPPED: the model %s cannot be brought: %s" % (name, run.stderr.strip()[-200:]), file=sys.stderr)
            _home = home
        return _variables(_home)


def _variables(home):
    return dict(os.environ, XDG_DATA_HOME=home, LC_ALL="C.UTF-8")


def check(rows, *options):
    """Results of `aloud check` for (recording, language, text) rows, in their order."""
    if not rows:
        return []
    with tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as file:
        file.writelines("\t".join(row) + "\n" for row in rows)
        file.flush()
        command = [PROGRAM, "check", "--json", *options, "--manifest", file.name]
        run = subprocess.run(command, env=environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True)
    results = [json.loads(line) for line in run.stdout.splitlines()]
    if len(results) != len(rows):
        sys.exit("%d results for %d recordings: %s" % (len(results), len(rows), run.stderr[-300:]))
    return results


def is_judged(result):
    return result.get("verdict") not in (None, "unheard")


def passed(result):
    return result.get("verdict") in ("right", "almost")
