#!/usr/bin/env python3
"""Checks that the same theme gives the same pixels in all surroundings, and that every picture is a valid PNG file.

Usage: check_previews.py [PALETTECHECK]
"""

import os
import shutil
import tempfile
from pathlib import Path

import harness
from harness import ROOT, report

command = harness.command()
# A fontconfig file that would hint, embolden and replace every font if the command read it.
FONTS = """<?xml version="1.0"?>
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
  <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
  <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit></match>
</fontconfig>
"""


def draw(folder, variables=None, without=()):
    """The pictures by name, and what was printed on standard error."""
    environment = {key: value for key, value in os.environ.items() if key not in without} | (variables or {})
    theme = ROOT / "samples/rainfall-2-green-red.json"
    done = harness.run(command, "preview", "--panels", "all", theme, "-o", folder, env=environment, cwd=ROOT)
    pictures = {path.name: path.read_bytes() for path in folder.glob("*.png")}
    return pictures, done.stderr if done.returncode == 0 else f"exit {done.returncode}: {done.stderr}"


with tempfile.TemporaryDirectory() as name:
    work = Path(name)
    (work / "fonts.conf").write_text(FONTS)
    plain, complaint = draw(work / "plain")
    report("drawn", plain and not complaint, complaint.strip() or f"{len(plain)} pictures")
    for name, variables, without in (
        ("again", {"A": "1"}, ()),
        ("turkish", {"LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "ja"}, ()),
        ("homeless", {}, ("HOME", "XDG_CACHE_HOME")),
        ("hostile", {"FONTCONFIG_FILE": str(work / "fonts.conf")}, ()),
        ("broken", {"FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent"}, ()),
        ("backend", {"PANGOCAIRO_BACKEND": "fc", "FREETYPE_PROPERTIES": "truetype:interpreter-version=35"}, ()),
    ):
        pictures, complaint = draw(work / name, variables, without)
        same = pictures == plain
        report(name, same and not complaint, complaint.strip() or ("the same bytes" if same else "other pixels"))
    if shutil.which("pngcheck"):
        done = harness.run("pngcheck", "-q", *sorted((work / "plain").glob("*.png")))
        report("pngcheck", done.returncode == 0, (done.stdout + done.stderr)[:300])
harness.finish("previews")
