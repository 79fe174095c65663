"""T1: JSONTestSuite, where a copy is at hand: what RFC 8259 accepts is read, and errors are where they are."""

import json
import os
import re
from pathlib import Path

from rows import Skip, test

# What the command says about JSON that is well-formed but holds no theme; everything else is about syntax.
NO_THEME = [b"a palettecheck theme is a JSON object", b"this theme has neither 'series' nor 'ramps'"]
# Files of the suite in which Python's reader finds the error at the same character by the same notion. In numbers and
# escapes ours is the first character of the number or escape; Python places a trailing comma at what follows it.
COMPARED = re.compile(
    r"n_(array|object|structure|incomplete)_(?!extra_comma|number_and_comma|trailing_comma\.|1_surrogate)"
)
OTHER_NOTION = {
    # A limit of this command comes first.
    "n_structure_open_array_object.json",
    "n_structure_100000_opening_arrays.json",
    # An empty file holds no place.
    "n_structure_no_data.json",
    "n_structure_UTF8_BOM_no_data.json",
    # Comments, apostrophes and words as keys are read, so that the error comes later.
    "n_object_emoji.json",
    "n_object_trailing_comment_open.json",
    "n_structure_open_object_string_with_apostrophes.json",
}


def suite():
    """The folder with y_*.json, n_*.json and i_*.json."""
    folder = os.environ.get("JSON_TEST_SUITE")
    found = folder and next((path.parent for path in Path(folder).rglob("y_*.json")), None)
    if not found:
        raise Skip("JSON_TEST_SUITE names the folder of a copy of JSONTestSuite")
    return found


def python_place(path):
    """Where Python's reader finds the error, as `line:column`; None where it cannot tell."""
    try:
        json.loads(path.read_text("utf-8"))
    except json.JSONDecodeError as error:
        return f"{error.lineno}:{error.colno}"
    except (UnicodeDecodeError, RecursionError):
        pass
    return None


@test("T1", "JSONTestSuite", 318, "95 in, places")
def json_suite(row):
    folder = suite()
    counts, compared = {"read": 0, "refused": 0, "read of those that may be either": 0}, 0
    for path in sorted(folder.glob("*.json")):
        done = row.command("inspect", "--isolated", "--theme-format", "palettecheck", path.name, cwd=folder)
        is_read = any(words in done.out for words in NO_THEME)
        kind, problem = path.name[0], ""
        if done.code != 2:
            problem = f"{done.ending}, required 2"
        elif kind == "y" and not is_read:
            problem = "refused"
        elif (
            kind == "n"
            and not is_read
            and COMPARED.match(path.name)
            and path.name not in OTHER_NOTION
            and (where := python_place(path))
        ):
            compared += 1
            if f"{path.name}:{where}: error".encode() not in done.out:
                problem = f"the error is not at {where}"
        counts["read of those that may be either" if kind == "i" and is_read else "read" if is_read else "refused"] += 1
        row.case(problem, done, path.name)
    row.case("" if compared >= 40 else f"only {compared} places of errors were compared, 40 are required")
    row.figure(
        ", ".join(f"{count} {name}" for name, count in counts.items()) + f"; {compared} places of errors compared"
    )
