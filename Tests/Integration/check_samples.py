#!/usr/bin/env python3
"""Checks that each step of the rainfall chart has the findings that it demonstrates: check_samples.py [PALETTECHECK]."""

import harness
from harness import ROOT, report

command = harness.command()


def expect(file, code, present=(), absent=()):
    """The exit code, and what the concise report contains and does not contain."""
    done = harness.run(command, "check", "--format", "concise", "--color", "never", f"samples/{file}", cwd=ROOT)
    wrong = [f"exit {done.returncode} instead of {code}"] if done.returncode != code else []
    wrong += [f"no {text}" for text in present if text not in done.stdout]
    wrong += [f"unexpected {text}" for text in absent if text in done.stdout]
    report(file, not wrong, f"exit {code}" if not wrong else f"{'; '.join(wrong)}\n{done.stdout}{done.stderr}")


expect("rainfall-1-low-contrast.json", 1, ["error: PC101", "error: PC102"])
expect("rainfall-2-green-red.json", 1, ["error: PC201"], ["PC101", "PC102"])
expect("rainfall-3-green-blue.json", 0, ["PC301"], ["error:"])
expect("rainfall-4-symbols.json", 0, [], ["error:", "warning:", "PC301"])

# The command prints every line of the report in the README; '…' marks the lines left out.
excerpt, inside = [], False
for line in (ROOT / "README.md").read_text().splitlines():
    if inside and line and not line.startswith(" "):
        break
    if inside:
        excerpt.append(line[4:])
    inside = inside or line.startswith("    $ palettecheck samples/")
done = harness.run(command, "check", "--color", "never", "samples/rainfall-2-green-red.json", cwd=ROOT)
printed = done.stdout.splitlines()
expected = [line for line in excerpt if line not in ("", "…")]
missing = [line for line in expected if line not in printed]
report("README.md", expected and not missing, f"the command does not print {missing}" if missing else f"{len(expected)} lines, as printed")
harness.finish("samples")
