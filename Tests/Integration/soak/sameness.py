"""T13: the same bytes in every language, time zone, folder, on any number of cores, and in every run."""

import itertools
import shutil

from rows import test
from themes import CONFUSED, REPORTS, theme, tokens

SURROUNDINGS = list(
    itertools.product(
        ["C", "de_DE.UTF-8", "tr_TR.UTF-8"],
        ["UTC", "Asia/Kathmandu", "America/St_Johns"],
        [False, True],
        ["here", "elsewhere/below"],
    )
)


@test("T13", "50 runs × language, zone, cores, folder", 450, "identical bytes")
def sameness(row):
    texts = {
        "confused.json": CONFUSED,
        "tokens.json": tokens({"a": "#5b8c2a", "b": "#b8602f", "c": "{chart.series.a}"}),
        "modes.json": theme(["Iğdır", "iris", "Straße"], modes={"dark": {"background": "#14181d", "text": "#f2f4f6"}}),
    }
    for where in ("here", "elsewhere/below"):
        folder = row.folder / where
        (folder / ".git").mkdir(parents=True)
        for name, text in texts.items():
            (folder / name).write_text(text)
    reports = [word for format in REPORTS for word in ("--report", f"{format}={format}")]
    expected = {}
    surroundings = SURROUNDINGS * 2
    row.random.shuffle(surroundings)
    for index in range(row.pick(50, 6)):
        language, zone, one_core, where = surroundings[index]
        folder = row.folder / where
        for format in REPORTS:
            (folder / format).unlink(missing_ok=True)
        prefix = ["taskset", "-c", "0"] if one_core and shutil.which("taskset") else []
        done = row.command(
            "check",
            *texts,
            *reports,
            cwd=folder,
            prefix=prefix,
            env={"LC_ALL": language, "LANG": language, "TZ": zone, "SOME_VARIABLE": str(index)},
        )
        found = {format: (folder / format).read_bytes() for format in REPORTS}
        found["text"] = done.out + done.err + str(done.code).encode()
        for name, bytes in found.items():
            reference = expected.setdefault(name, bytes)
            same = reference == bytes
            row.case(
                ""
                if same
                else f"other bytes with {language}, {zone}, {'one core' if one_core else 'all cores'}, {where}",
                done,
                name,
            )
