"""T15: the exit code of command lines, and where their output goes."""

import json
import shlex

from rows import test
from themes import CLEAN, CONFUSED, tokens

# (code, command line, words on standard output, words on standard error).
TABLE = """
0 | clean.json | 0 errors |
1 | confused.json | PC201 |
1 | check confused.json | PC201 |
1 | clean.json confused.json | 1 of 2 |
0 | check --fail-on never confused.json | PC201 |
1 | check --fail-on info clean.json | |
1 | check --fail-on warning confused.json | |
2 | check --fail-on nothing confused.json | | fail-on
0 | check --rule PC201=off --rule PC202=off --rule PC203=off confused.json | |
0 | check --rule PC201=warning confused.json | warning |
1 | check --rule PC201=warning --max-warnings 0 confused.json | |
2 | check --rule PC999=off confused.json | | PC999
2 | check --rule PC201=loud confused.json | | loud
2 | missing.json | | no such file
2 | missing.json confused.json | PC201 | no such file
2 | broken.json | PC001 |
2 | broken.json confused.json | PC201 |
2 | empty.json | empty |
2 | nothing.json | |
2 | words.txt | |
2 | . | PC201 |
1 | themes | PC201 |
2 | folder | | folder
0 | check --allow-empty --files-from none.list | |
2 | check --files-from none.list | |
1 | check --files-from some.list | PC201 |
2 | check --files-from missing.list | | missing.list
2 | check | | nothing to check
2 | | | nothing to check
1 | check #5b8c2a #b8602f | PC201 |
0 | check #2166ac #b2182b | |
2 | check #12345 | | colour
0 | check #5b8c2a | 1 series |
1 | check --palette tab10 | PC201 |
2 | check --palette tab99 | | tab99
2 | tab10 | | --palette tab10
2 | check --unknown confused.json | | unknown
2 | check --format nothing confused.json | | format
2 | pairs --severity 2 confused.json | | severity
2 | check --vision x-ray confused.json | | vision
2 | check --today 2027-02-30 confused.json | | today
2 | check --limit depth=0 confused.json | | depth
2 | check --limit bytes=10 confused.json | limit of 10 |
2 | check --report nothing=x confused.json | | report
2 | check --report json confused.json | | report
2 | check --report json=missing/x confused.json | | cannot be written
2 | check --report json=confused.json confused.json | | confused.json
2 | check --config missing.json confused.json | | missing.json
2 | check --config bad-config.json confused.json | | unknown key
0 | check --config never.json confused.json | PC201 |
2 | check --baseline missing.json confused.json | | missing.json
2 | check --baseline broken.json confused.json | | broken.json
0 | check --baseline recorded.json confused.json | |
1 | check --no-baseline confused.json | PC201 |
2 | check --background nocolor confused.json | | nocolor
2 | check --mode night confused.json | night |
2 | check --series nothing.* tokens.json | nothing |
1 | tokens.json | PC201 |
2 | alias.json | |
0 | check --help | USAGE |
0 | --help | USAGE |
0 | --version | palettecheck |
0 | help check | USAGE |
0 | inspect confused.json | 2 series |
2 | inspect broken.json | PC001 |
0 | contrast black white | 21 |
2 | contrast black | |
2 | contrast nocolor white | | nocolor
0 | pairs confused.json | |
2 | pairs broken.json | |
1 | fix confused.json | |
1 | fix --diff confused.json | +++ |
0 | fix clean.json | |
2 | fix missing.json | | no such file
2 | fix --write #5b8c2a #b8602f | |
2 | fix --lock * confused.json | |
2 | fix --diff --write confused.json | | --
0 | simulate #5b8c2a | |
2 | simulate missing.png | | missing.png
2 | simulate broken.json -o seen | | broken.json
2 | preview missing.json -o pictures | | missing.json
0 | preview confused.json | |
0 | simulate --icc --vision deutan -o out.icc | |
2 | simulate --icc --vision deutan -o missing/out.icc | | missing
0 | describe chart.csv -o chart | |
2 | describe broken.json -o chart | | broken.json
0 | explain | PC201 |
0 | explain PC201 | PC201 |
2 | explain PC999 | | PC999
0 | palettes | tab10 |
0 | config show confused.json | |
0 | config schema | properties |
2 | config schema nothing | | nothing
0 | baseline show --baseline recorded.json | PC201 |
2 | baseline write missing.json --baseline b.json | | no such file
0 | baseline write confused.json --baseline b.json | |
0 | baseline show confused.json | |
2 | baseline show --expiring soon confused.json | | soon
2 | chek confused.json | | check
"""


@test("T15", "exit codes of command lines", 60, "code and words as listed")
def exit_codes(row):
    folder = row.fresh("codes")
    files = {
        "clean.json": CLEAN,
        "confused.json": CONFUSED,
        "themes/a.json": CONFUSED,
        "broken.json": '{ "palettecheck": 1,',
        "empty.json": "",
        "nothing.json": '{ "palettecheck": 1 }',
        "words.txt": "no colours in here\n",
        "none.list": "",
        "some.list": "confused.json\n",
        "bad-config.json": '{ "version": 1, "rule": {} }',
        "never.json": '{ "version": 1, "failOn": "never" }',
        "chart.csv": "month,rain\nJan,1\nFeb,2\n",
        "tokens.json": tokens({"a": "#5b8c2a", "b": "#b8602f"}),
        "alias.json": tokens({"a": "{no.such}", "b": "#b8602f"}),
    }
    (folder / "folder").mkdir()
    (folder / "themes").mkdir()
    for name, text in files.items():
        (folder / name).write_text(text)
    row.command("baseline", "write", "confused.json", "--baseline", "recorded.json", cwd=folder)
    for line in TABLE.strip().splitlines():
        code, words, out, err = [part.strip() for part in f"{line}|||".split("|")[:4]]
        arguments = shlex.split(words, comments=False)
        done = row.command(*arguments, cwd=folder)
        row.expect(done, int(code), words, stdout=out, stderr=err)
    done = row.command("check", "-", cwd=folder, input=CONFUSED.encode())
    row.expect(done, 1, "check - < confused.json", stdout="PC201")
    done = row.command("check", "-", cwd=folder, input=b"")
    row.expect(done, 2, "check - < /dev/null")
    for format in ("json",):
        done = row.command("check", "confused.json", "--format", format, cwd=folder)
        row.case(
            "" if json.loads(done.out)["exit"]["code"] == done.code == 1 else "the code in the report differs", done
        )
