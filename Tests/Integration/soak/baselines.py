"""T18: a baseline hides what it recorded, and nothing else."""

import json

from rows import test
from themes import theme, tokens

GREEN, BROWN, BLUE = "#5b8c2a", "#b8602f", "#2166ac"


@test("T18", "baselines: moved, renamed, swapped, cut", 24, "hides what was recorded")
def baselines(row):
    folder = row.fresh("baselines")
    name = "a.tokens.json"
    path = folder / name
    baseline = folder / "palettecheck-baseline.json"
    base = {"a": GREEN, "b": BROWN, "c": BLUE}

    def record(values=base):
        baseline.unlink(missing_ok=True)
        path.write_text(tokens(values))
        row.expect(row.command("baseline", "write", name, cwd=folder), 0, "baseline write")

    def check(code, case, *arguments, stdout=()):
        return row.expect(
            row.command("check", *(arguments or [name]), "--format", "json", cwd=folder), code, case, stdout=stdout
        )

    record()
    check(0, "as recorded")
    value = json.loads(path.read_text())
    path.write_text(json.dumps(value, indent=4))
    check(0, "reformatted")
    value["chart"]["series"] = dict(reversed(value["chart"]["series"].items()))
    path.write_text("\n\n\n" + json.dumps(value))
    check(0, "reordered, on other lines")
    path.write_text(tokens(base, other={"x": {"$type": "color", "$value": "#123456"}}))
    check(0, "with another group")
    path.write_text(tokens({**base, "b": "#7f7a2c"}))
    check(0, "better than recorded")
    path.write_text(tokens({**base, "b": "#a06f2f"}))
    check(1, "worse than recorded", stdout="worse")
    # One fixed, one broken: the number of findings stays.
    record({"a": GREEN, "b": BROWN, "c": BLUE, "d": "#111111"})
    path.write_text(tokens({"a": GREEN, "b": "#111111", "c": BLUE, "d": BROWN}))
    check(1, "one fixed, another broken", stdout="new")
    record()
    path.write_text(tokens({"x": GREEN, "b": BROWN, "c": BLUE}))
    check(1, "a token renamed", stdout="new")
    record()
    (folder / "b.tokens.json").write_text(tokens(base))
    check(1, "another file with the same colours", "b.tokens.json")
    check(0, "the same file by another path", f"./{name}")
    check(0, "the same file by its absolute path", path)
    path.rename(folder / "renamed.tokens.json")
    check(0, "the file renamed", "renamed.tokens.json")
    (folder / "renamed.tokens.json").rename(path)
    path.write_text(tokens({"a": "#0b62d6", "b": "#d95f02"}))
    check(0, "everything fixed", stdout="PC905")
    row.expect(row.command("baseline", "prune", name, cwd=folder), 0, "prune")
    entries = json.loads(baseline.read_text())["entries"]
    row.case("" if not [one for one in entries if one["rule"] == "PC201"] else "an entry without a finding stays")
    path.write_text(tokens(base))
    check(1, "broken again after prune")
    # Levels and thresholds that change afterwards.
    record()
    row.expect(row.command("check", name, "--rule", "PC301=error", cwd=folder), 1, "a level was raised")
    row.expect(row.command("check", name, "--no-baseline", cwd=folder), 1, "--no-baseline")
    text = baseline.read_text()
    for case, damaged in {
        "conflict marks": "<<<<<<< ours\n" + text,
        "cut": text[: len(text) // 2],
        "empty": "",
        "another version": text.replace(": 2", ": 3", 1),
        "an unknown key": text.replace("{", '{"x": 1,', 1),
        "a changed fingerprint": text.replace('"fingerprint":"', '"fingerprint":"0', 1),
    }.items():
        baseline.write_text(damaged)
        check(2, f"a baseline with {case}")
    # Recording again changes no byte, also after other files were recorded.
    record()
    before = baseline.read_bytes()
    row.command("baseline", "write", name, cwd=folder)
    row.case("" if baseline.read_bytes() == before else "recording twice changes the file")
    row.command("baseline", "write", "b.tokens.json", cwd=folder)
    check(0, "both recorded", name, "b.tokens.json")
    check(0, "the first still recorded")
    (folder / "theme.json").write_text(theme(["Rain", "Sun"]))
    check(1, "a file that was not recorded", name, "theme.json")
