"""T6 and T7: a full disk, and a limit of file sizes. A report, or a baseline, is written whole or stays as it was."""

import ctypes
import os
import resource

from rows import Skip, test
from themes import EMPTY_BASELINE, LARGE, REPORTS

PAGE = 4096
OLD = b'{ "old": true }\n'


def targets(row, place):
    """(name, arguments, path) of everything that the command writes into one file."""
    theme = row.folder / "theme.json"
    theme.write_text(LARGE)
    for format in REPORTS:
        yield format, ["check", theme, "-q", "--isolated", "--report", f"{format}={place}/out"], place / "out"
    yield "baseline", ["baseline", "write", theme, "--isolated", "--baseline", place / "out"], place / "out"


def sizes(row):
    """The bytes of each file where nothing is in the way, with the exit code and the standard output."""
    place = row.fresh("free")
    found = {}
    for name, arguments, path in targets(row, place):
        done = row.command(*arguments, cwd=row.folder)
        found[name] = path.read_bytes(), done
        path.unlink()
    return found


def whole_or_old(row, case, done, path, old, new, verdict, strays, must_fail):
    """Exit 2 and the file as before, or the file complete and the verdict; nothing else in the folder."""
    bytes = path.read_bytes() if path.exists() else None
    problem = ""
    if done.code == 2:
        if bytes != old:
            problem = f"exit 2, and the file has {'no' if bytes is None else len(bytes)} bytes"
        elif b"cannot be written" not in done.err:
            problem = "exit 2 without a message about the file"
    elif must_fail:
        problem = f"{done.ending}, required 2"
    elif done.code != verdict:
        problem = f"{done.ending}, required {verdict} or 2"
    elif bytes != new:
        problem = f"{done.ending} with {len(bytes or b'')} of {len(new)} bytes"
    if strays:
        problem = problem or f"left behind: {', '.join(strays)}"
    row.case(problem, done, case)


@test("T6", "a full disk of 4, 16, 64, 256 KiB", 72, "exit 2, old file, no stray")
def full_disk(row):
    libc = ctypes.CDLL(None, use_errno=True)
    place = row.folder / "disk"
    place.mkdir()
    baseline_of = {"baseline": EMPTY_BASELINE.encode()}
    reference = sizes(row)
    for kibibytes in row.pick([4, 16, 64, 256], [16]):
        for name, arguments, path in targets(row, place):
            new, free = reference[name]
            for old in (None, baseline_of.get(name, OLD)):
                # One page for the root of the file system, which tmpfs does not count but some kernels do.
                if libc.mount(b"tmpfs", bytes(place), b"tmpfs", 0, f"size={kibibytes}k,mode=777".encode()) != 0:
                    raise Skip(f"mounting a disk needs root: {os.strerror(ctypes.get_errno())}")
                try:
                    if old is not None:
                        path.write_bytes(old)
                    # So full that the last page of the file does not fit, or at most as the size says.
                    pages = kibibytes * 1024 // PAGE - (old is not None)
                    left = (len(new) - 1) // PAGE
                    if pages > left:
                        (place / "ballast").write_bytes(b"x" * (PAGE * (pages - left)))
                    before = sorted(os.listdir(place))
                    done = row.command(*arguments, cwd=row.folder)
                    strays = sorted(set(os.listdir(place)) - set(before) - {"out"})
                    case = f"{name}, {kibibytes} KiB, {'existing' if old else 'new'} file"
                    whole_or_old(row, case, done, path, old, new, free.code, strays, must_fail=True)
                finally:
                    libc.umount2(bytes(place), 2)


@test("T7", "a limit of file sizes (RLIMIT_FSIZE)", 72, "exit 2, old file, no stray")
def size_limit(row):
    place = row.fresh("limited")
    reference = sizes(row)
    for limit in row.pick([0, 1, 512, 1500, 4096, 65536, 250_000, 1 << 20], [1500]):
        for name, arguments, path in targets(row, place):
            new, free = reference[name]
            for old in (None, EMPTY_BASELINE.encode() if name == "baseline" else OLD):
                path.write_bytes(old) if old else path.unlink(missing_ok=True)
                before = set(os.listdir(place))
                # Output to a pipe: the limit is about files, and the harness reads standard streams from files.
                out, into = os.pipe()
                try:
                    done = row.command(
                        *arguments, cwd=row.folder, limits=[(resource.RLIMIT_FSIZE, limit)], stdout=into, stderr=into
                    )
                    os.close(into)
                    into = None
                    done.err = os.read(out, 1 << 16)
                finally:
                    if into is not None:
                        os.close(into)
                    os.close(out)
                strays = sorted(set(os.listdir(place)) - before - {"out"})
                case = f"{name}, limit {limit}, {'existing' if old else 'new'} file"
                whole_or_old(row, case, done, path, old, new, free.code, strays, must_fail=limit < len(new))
