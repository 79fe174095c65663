"""Where the command is, and how to run it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path


class CommandNotFound(RuntimeError):
    """The ``palettecheck`` command is neither in this environment nor on ``PATH``."""


def command_path() -> Path:
    """The command that came with this package, else one on ``PATH``; ``PALETTECHECK`` in the environment names another."""
    name = "palettecheck" + (sysconfig.get_config_var("EXE") or "")
    chosen = os.environ.get("PALETTECHECK")
    if chosen:
        candidates = [Path(chosen)]
    else:
        folders = [sysconfig.get_path("scripts"), sysconfig.get_path("scripts", scheme=_user_scheme())]
        # `pip install --target FOLDER` puts the command beside the module.
        folders.append(str(Path(__file__).parent.parent / "bin"))
        candidates = [Path(folder) / name for folder in folders]
        on_path = shutil.which(name)
        if on_path:
            candidates.append(Path(on_path))
    for candidate in candidates:
        if os.access(candidate, os.X_OK) and candidate.is_file():
            return candidate
    looked = ", ".join(str(candidate) for candidate in candidates)
    raise CommandNotFound(f"no palettecheck command; looked for {looked}")


def _user_scheme() -> str:
    if sys.version_info >= (3, 10):
        return sysconfig.get_preferred_scheme("user")
    return "nt_user" if os.name == "nt" else "posix_user"


def run(arguments: list[str], stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the command; the exit code is for the caller to judge."""
    return subprocess.run([command_path(), *arguments], input=stdin, capture_output=True, check=False)
