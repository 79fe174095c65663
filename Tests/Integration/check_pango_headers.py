#!/usr/bin/env python3
"""Compares the functions and constants that are declared for loading with the headers of Pango, cairo and fontconfig."""

import re
import tempfile
from pathlib import Path

import harness
from harness import ROOT, report

PACKAGES = ["pangocairo", "pangoft2", "fontconfig"]
CODE = """#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
// A declaration that differs from the header's is an error.
#define ENUM(type) type
#define FUNCTION(result, name, parameters, arguments) result (name) parameters;
#include "Functions.h"
"""

headers = ROOT / "Sources/CPangoCairo/include"
if harness.run("pkg-config", "--exists", *PACKAGES).returncode != 0:
    harness.skip("Pango's headers are not compared", "apt-get install libpango1.0-dev", is_missing=False)
    harness.finish("Pango's headers")
with tempfile.TemporaryDirectory() as name:
    source = Path(name) / "check.c"
    # Each constant has the value of its header.
    pattern = re.compile(r"^static const int ([A-Z0-9_]*) = ([0-9]*);$", re.MULTILINE)
    constants = pattern.findall((headers / "CPangoCairo.h").read_text())
    source.write_text(CODE + "".join(f'_Static_assert({key} == {value}, "{key}");\n' for key, value in constants))
    flags = harness.run("pkg-config", "--cflags", *PACKAGES).stdout.split()
    warnings = ["-Werror", "-Wno-deprecated-declarations"]
    done = harness.run("cc", "-std=c11", "-fsyntax-only", *warnings, f"-I{headers}", *flags, source)
    functions = len(re.findall(r"^FUNCTION\(", (headers / "Functions.h").read_text(), re.MULTILINE))
    report("Pango", done.returncode == 0 and functions and constants,
           done.stderr[:1000] or f"{functions} functions and {len(constants)} constants as in the headers")
harness.finish("Pango's headers")
