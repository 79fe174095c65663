"""What the checks share: the command under test, pinned packages of Python, programs of the system, and what failed.

A check is a program: `check_NAME.py [PALETTECHECK] [ARGUMENT]...`. It prints a line for each thing it checks, `ok` or `FAIL`, and
exits with 1 when one failed. A package or program that cannot be installed is a failure; with PALETTECHECK_ALLOW_MISSING=1, for a
machine of your own, it is skipped with a message in capitals.
"""

import contextlib
import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ALLOWS_MISSING = os.environ.get("PALETTECHECK_ALLOW_MISSING") == "1"

#: The names of what failed.
failures = []


def command():
    """The command under test: the first argument; otherwise the build that was made last, of `make dist` or `make build`."""
    if len(sys.argv) > 1:
        chosen = Path(sys.argv[1])
    else:
        built = [ROOT / ".build/dist/palettecheck", ROOT / ".build/release/palettecheck"]
        chosen = max((path for path in built if path.exists()), key=lambda path: path.stat().st_mtime, default=built[1])
    if not chosen.is_file():
        sys.exit(f"{chosen} is missing: 'make build' builds it")
    return str(chosen.resolve())


def report(name, ok, detail=""):
    """One line; what is not ok fails the check."""
    print(f"{'ok  ' if ok else 'FAIL'} {name}{f': {detail}' if detail != '' else ''}", flush=True)
    if not ok:
        failures.append(name)
    return ok


def skip(what, how, is_missing=True):
    """Something that is not checked: a failure where a tool is missing."""
    print(f"SKIPPED: {what.upper()}: {how}", flush=True)
    if is_missing and not ALLOWS_MISSING:
        failures.append(what)


def finish(what):
    """Ends the check."""
    if failures:
        sys.exit(f"{len(failures)} checks of {what} failed: {', '.join(failures)}")
    sys.exit(0)


@contextlib.contextmanager
def alone(name):
    """Waits until no other check makes or installs what has this name."""
    folder = ROOT / ".build" / "environments"
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def made_environment(name):
    """The folder of a virtual environment with the packages of requirements/NAME.txt, which is made where they changed.

    What could not be installed is tried again the next time; who needs it notices what is missing.
    """
    folder = ROOT / ".build" / "environments" / name
    requirements = Path(__file__).parent / "requirements" / f"{name}.txt"
    wanted = requirements.read_text()
    done, python = folder / "done", folder / "bin" / "python"
    with alone(name):
        if not done.exists() or done.read_text() != wanted:
            subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
            words = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", requirements]
            if subprocess.run(words, check=False).returncode == 0:
                done.write_text(wanted)
    return folder


def environment(name):
    """Goes on in the virtual environment of this name."""
    folder = ROOT / ".build" / "environments" / name
    if Path(sys.prefix) != folder:
        python = made_environment(name) / "bin" / "python"
        os.execv(python, [str(python), *sys.argv])


def tool(name):
    """A program of the virtual environment, or none."""
    path = Path(sys.prefix) / "bin" / name
    return path if path.exists() else None


def require(*programs):
    """Installs programs that are missing, each given as 'program' or 'program:package', where that is possible without asking."""
    pairs = [program.partition(":") for program in programs]
    with alone("apt"):
        missing = [package or program for program, _, package in pairs if not shutil.which(program)]
        if missing and os.geteuid() == 0 and shutil.which("apt-get"):
            quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
            subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)
            subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], check=False, **quiet)


def has(program):
    """Whether a program is installed; one that is missing is skipped."""
    if shutil.which(program):
        return True
    skip(f"{program} is missing", "install it")
    return False


def browser():
    """The path of Chromium, or none."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def run(*arguments, **options):
    """Runs a program to its end: its exit code and both streams as text."""
    options = {"capture_output": True, "text": True, "check": False, **options}
    return subprocess.run([str(word) for word in arguments], **options)
