"""T16: whether text is coloured, for every combination of flag, environment and terminal."""

import itertools
import os
import pty
import subprocess

from rows import test
from themes import CONFUSED

FLAGS = [None, "always", "never"]
NO_COLOR = [None, "1"]
FORCE_COLOR = [None, "1"]
CLICOLOR_FORCE = [None, "1"]
COLORTERM = [None, "truecolor", "yes"]
TERM = ["xterm-256color", "dumb"]
TERMINAL = [True, False]


def expected(flag, no_color, force, clicolor, colorterm, term, terminal):
    """(whether the text is coloured, whether colours have swatches), as the documentation says.

    Flag, then NO_COLOR, then FORCE_COLOR and CLICOLOR_FORCE, then a terminal that is not dumb; swatches need 24 bits, which a
    terminal declares and --color always vouches for.
    """
    if flag:
        colored = flag == "always"
    elif no_color:
        colored = False
    elif force or clicolor:
        colored = True
    else:
        colored = terminal and term != "dumb"
    return colored, colored and (flag == "always" or terminal and colorterm == "truecolor")


def output(row, arguments, folder, environment, terminal):
    """What a run prints, to a terminal or into a pipe."""
    words = [row.command.binary, *arguments]
    if not terminal:
        return subprocess.run(words, cwd=folder, env=environment, capture_output=True, stdin=subprocess.DEVNULL).stdout
    above, below = pty.openpty()
    process = subprocess.Popen(words, cwd=folder, env=environment, stdin=below, stdout=below, stderr=subprocess.DEVNULL)
    os.close(below)
    parts = []
    while True:
        try:
            part = os.read(above, 1 << 16)
        except OSError:
            part = b""
        if not part:
            break
        parts.append(part)
    os.close(above)
    process.wait()
    return b"".join(parts)


@test("T16", "colour: flag × environment × terminal", 288, "as documented")
def color_choice(row):
    folder = row.fresh("colors")
    (folder / "theme.json").write_text(CONFUSED)
    names = ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM"]
    combinations = list(itertools.product(FLAGS, NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, COLORTERM, TERM, TERMINAL))
    if row.short:
        combinations = row.random.sample(combinations, 48)
    for combination in combinations:
        flag, *values, terminal = combination
        environment = row.command.environment(folder, {n: v for n, v in zip(names, values) if v is not None})
        arguments = ["check", "theme.json", *(["--color", flag] if flag else [])]
        text = output(row, arguments, folder, environment, terminal)
        colored, swatches = expected(*combination)
        found = b"\x1b[" in text, b"48;2;" in text
        problem = ""
        if b"PC201" not in text:
            problem = "no finding is printed"
        elif found != (colored, swatches):
            problem = f"coloured, swatches: {found}, required {(colored, swatches)}"
        settings = " ".join(f"{n}={v}" for n, v in zip(names, values) if v is not None)
        row.case(problem, case=f"{settings} {' '.join(arguments)}, {'terminal' if terminal else 'pipe'}")
    for name, value in (("NO_COLOR", ""), ("FORCE_COLOR", "0"), ("FORCE_COLOR", ""), ("CLICOLOR_FORCE", "0")):
        # https://no-color.org: an empty NO_COLOR does not count; https://bixense.com/clicolors: neither does a force of 0.
        environment = row.command.environment(folder, {name: value, "TERM": "xterm"})
        for terminal in (True, False):
            text = output(row, ["check", "theme.json"], folder, environment, terminal)
            row.case("" if (b"\x1b[" in text) == terminal else "coloured or not, wrongly", case=f"{name}='{value}'")
