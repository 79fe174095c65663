"""T2: files that are broken, lie about what they are, or are as large as the limits allow, and one more."""

import bombs
import shapes
from limits import at_limits
from rows import test

SECONDS, BYTES = 2.0, 256 << 20


@test("T2", "hostile files; limits at n-1, n, n+1", 400, "exit listed, 2 s, 256 MB")
def hostile_files(row):
    place = row.fresh("files")
    slowest, largest = (0, ""), (0, "")
    for number, (name, content, codes, arguments) in enumerate(inputs(row)):
        # A repository of its own: a run looks for users of the colours in all of one.
        folder = place / str(number)
        (folder / ".git").mkdir(parents=True)
        for path, data in (content if isinstance(content, dict) else {name.rsplit(" ", 1)[-1]: content}).items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            with open(folder / path, "wb") as file:
                # Large contents come in pieces: the size of this process counts as the command's.
                for piece in [data] if isinstance(data, (str, bytes)) else data:
                    file.write(piece.encode("utf-8", "surrogatepass") if isinstance(piece, str) else piece)
        done = row.command(*arguments, cwd=folder, timeout=60)
        slowest, largest = max(slowest, (done.busy, name)), max(largest, (done.peak, name))
        problem = ""
        if done.code not in codes:
            problem = f"{done.ending}, required {' or '.join(map(str, sorted(codes)))}"
        elif done.code == 2 and not (done.out + done.err).strip():
            problem = "exit 2 without a message"
        elif done.busy > SECONDS:
            problem = f"{done.busy:.1f} s of processor time"
        elif done.peak > BYTES:
            problem = f"{done.peak >> 20} MB of memory"
        if row.case(problem, done, name):
            for path in sorted(folder.rglob("*"), reverse=True):
                path.rmdir() if path.is_dir() else path.unlink()
    row.figure(f"slowest {slowest[0]:.1f} s: {slowest[1]}; largest {largest[0] >> 20} MB: {largest[1]}")


def inputs(row):
    """(name whose last word is the file, its content, exit codes, arguments)."""
    yield from shapes.all(row)
    yield from at_limits(row)
    yield from bombs.all(row)
