#!/usr/bin/env python3
"""Checks what is installed: packages and rights, `make install` and `make uninstall`, completions.

Usage: check_install.py [PALETTECHECK]
"""

import os
import re
import shlex
import shutil
import tempfile
from pathlib import Path

import harness
from harness import ROOT, report

command = harness.command()
harness.require("zsh", "fish")
FILES = ["bin/palettecheck", "share/bash-completion/completions/palettecheck",
         "share/zsh/site-functions/_palettecheck", "share/fish/vendor_completions.d/palettecheck.fish"]  # fmt: skip


def expect(name, done, code, pattern):
    """A run with an exit code and a line that it prints."""
    printed = done.stdout + done.stderr
    ok = done.returncode == code and re.search(pattern, printed, re.MULTILINE)
    report(name, ok, f"exit {code}" if ok else f"exit {done.returncode} instead of {code}, or no line {pattern} in:\n{printed}")


def check_packages(work):
    """A machine with apt-get and Swift, without the packages: commands that only print what they were given."""
    programs = work / "bin"
    programs.mkdir()

    def stub(name, script):
        (programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (programs / name).chmod(0o755)

    def install():
        environment = {"PATH": str(programs), "HOME": str(work)}
        return harness.run("/bin/sh", ROOT / "Scripts/install-packages", env=environment)

    stub("swift", "exit 0")
    stub("apt-get", 'echo "apt-get $*"')
    for tool in ("sh", "bash", "env"):
        (programs / tool).symlink_to(shutil.which(tool))
    ask = "ask an administrator for liblcms2-dev .*pkg-config$"
    stub("id", "echo 0")
    expect("packages as root", install(), 0, "^palettecheck: apt-get installs liblcms2-dev .*pkg-config$")
    stub("id", "echo 1000")
    expect("packages without root and sudo", install(), 1, ask)
    stub("sudo", 'echo "sudo: not allowed" >&2; exit 1')
    expect("packages where sudo refuses", install(), 1, ask)
    stub("sudo", 'exec "$@"')
    expect("packages with sudo", install(), 0, "^palettecheck: sudo apt-get installs liblcms2-dev")


def make(*words):
    return harness.run("make", "--no-print-directory", *words, cwd=ROOT)


def check_make(work):
    # A file in the place of the directory is what nobody may write to, root neither.
    (work / "file").touch()
    message = f"no permission to write below {re.escape(str(work))}/file; run 'sudo make install'"
    expect("make install without permission", make("-o", "build", "install", f"PREFIX={work}/file"), 2, message)

    root = work / "root"
    done = make("-o", command, "install", f"COMMAND={command}", f"DESTDIR={root}", "PREFIX=/usr")
    missing = [file for file in FILES if not (root / "usr" / file).exists() or not (root / "usr" / file).stat().st_size]
    report("make install", done.returncode == 0 and not missing, ", ".join(missing) + done.stderr or f"{len(FILES)} files")
    report("the installed command", harness.run(root / "usr/bin/palettecheck", "--version").returncode == 0, "runs")
    make("uninstall", f"DESTDIR={root}", "PREFIX=/usr")
    left = [str(path) for path in root.rglob("*") if path.is_file()]
    report("make uninstall", not left, f"leaves {left}" if left else "leaves nothing")


# Prints what bash offers for the last word of a command line.
OFFERED = """
. "$1"; shift
COMP_WORDS=("$@") COMPREPLY=() COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
_palettecheck "$1" "${@: -1}" "${@: -2:1}" 2> /dev/null || true
printf '%s\\n' "${COMPREPLY[@]}"
"""


def check_completions(work):
    for shell in ("bash", "zsh", "fish"):
        script = work / f"completion.{shell}"
        script.write_text(harness.run(command, "--generate-completion-script", shell).stdout)
        if harness.has(shell):
            done = harness.run(shell, "-n", script)
            report(f"completions of {shell}", done.returncode == 0 and script.stat().st_size, done.stderr or f"{shell} reads them")
    programs = work / "named"
    programs.mkdir()
    (programs / "palettecheck").symlink_to(command)
    (work / "repository/themes").mkdir(parents=True)
    surroundings = {"cwd": work / "repository", "env": {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"}}
    script = work / "completion.bash"
    for what, line, expected in (
        ("flags", "check --fail", "--fail-on"),
        ("levels", "check --fail-on wa", "warning"),
        ("files", "check them", "themes"),
        ("palettes", "check --palette okabe", "okabe-ito"),
        ("rules", "explain PC20", "PC201"),
    ):
        done = harness.run("bash", "-c", OFFERED, "bash", script, "palettecheck", *shlex.split(line), **surroundings)
        found = done.stdout.split("\n")
        ok = any(expected in one for one in found) if what == "files" else expected in found
        report(f"bash completes {what}", ok, expected if ok else f"'{line}' gives {found} {done.stderr}")
    done = harness.run("bash", "-c", '. "$1"; complete -p palettecheck', "bash", script, **surroundings)
    report("bash completes files without a command", "-o default" in done.stdout, done.stdout.strip())


with tempfile.TemporaryDirectory() as name:
    check_packages(Path(name))
    check_make(Path(name))
    check_completions(Path(name))
harness.finish("what is installed")
