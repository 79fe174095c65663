"""Files that are somebody's: owners, groups, attributes, links, edits at the same moment; and what the system has run out of."""

import os
import resource
import shutil
import socket
import stat
import struct
import subprocess
import time
from pathlib import Path
from urllib.parse import urlsplit

import check_bounds
from rows import Skip, test
from themes import CONFUSED

SOMEBODY, SOMEGROUP, OTHERGROUP = 54321, 54322, 54323


def access_list(others):
    """An access list of version 2: the owner, a user of number 1234, the group, the mask and others, acl(5)."""
    entries = [(0x01, 7, -1), (0x02, 7, 1234), (0x04, 5, -1), (0x10, 7, -1), (0x20, others, -1)]
    return struct.pack("<I", 2) + b"".join(struct.pack("<HHi", *entry) for entry in entries)


def access(path):
    """Who may use a file: its access list, where it has one, and its mode."""
    try:
        found = os.getxattr(path, "system.posix_acl_access")
    except OSError:
        found = None
    return found, path.stat().st_mode


@test("T26", "owners, groups, attributes, lists, links of files", 29, "kept, or reported")
def owners(row):
    if os.geteuid() != 0:
        raise Skip("only root can give files away")
    # Beside the tests' folder, where that user may read it.
    binary = row.folder / "palettecheck"
    shutil.copy(row.command.binary, binary)
    binary.chmod(0o755)
    own = row.command
    foreign = type(own)(binary)

    def as_somebody():
        os.setgroups([])
        os.setgid(OTHERGROUP)
        os.setuid(SOMEBODY)

    modes = [0o600, 0o640, 0o660, 0o664, 0o604, 0o755, 0o775, 0o2664, 0o4755]
    for mode in modes:
        for is_root in (True, False):
            folder = row.fresh(f"{mode:o}-{'root' if is_root else 'somebody'}")
            os.chown(folder, SOMEBODY, OTHERGROUP)
            path = folder / "theme.json"
            path.write_text(CONFUSED)
            os.chown(path, SOMEBODY, SOMEGROUP)
            path.chmod(mode)
            try:
                os.setxattr(path, "user.origin", b"design")
                attribute = b"design"
            except OSError:
                attribute = None
            before = None if is_root else as_somebody
            done = (own if is_root else foreign)("fix", "--write", "theme.json", cwd=folder, before=before)
            after = path.stat()
            found = stat.S_IMODE(after.st_mode)
            # Another group may do what everybody may, and nobody runs the file as somebody who did not choose its bytes.
            wanted = mode if is_root else mode & 0o707 | (mode & 0o007) << 3 & (mode & 0o070)
            problem = ""
            if done.code != 0 or path.read_text() == CONFUSED:
                problem = f"{done.ending}, and the file is {'old' if path.read_text() == CONFUSED else 'new'}"
            elif after.st_uid != SOMEBODY or after.st_gid != (SOMEGROUP if is_root else OTHERGROUP):
                problem = f"belongs to {after.st_uid}:{after.st_gid}"
            elif found != wanted:
                problem = f"has mode {found:o}, required {wanted:o}"
            elif (b"could not keep its group" in done.err) == is_root:
                problem = "the lost group is not reported" if not is_root else "a group is reported as lost, and is not"
            elif attribute and os.getxattr(path, "user.origin") != attribute:
                problem = "the attribute is lost"
            row.case(problem, done, f"mode {mode:o}, {'root' if is_root else 'a user without the group'}")
    for has_list in (False, True):
        folder = row.fresh(f"list-{has_list}")
        path = folder / "theme.json"
        path.write_text(CONFUSED)
        path.chmod(0o600)
        try:
            if has_list:
                os.setxattr(path, "system.posix_acl_access", access_list(0))
            os.setxattr(folder, "system.posix_acl_default", access_list(5))
        except OSError:
            # A file system without lists has none to inherit.
            pass
        before = access(path)
        done = own("fix", "--write", "theme.json", cwd=folder)
        problem = "" if done.code == 0 and path.read_text() != CONFUSED else done.ending
        row.case(problem or ("" if access(path) == before else "others may use the file"), done, f"a folder with a list, {has_list}")
    folder = row.fresh("grows")
    (folder / "theme.json").write_text(CONFUSED)
    grows = shutil.which("chattr") and subprocess.run(["chattr", "+a", folder], capture_output=True).returncode == 0
    try:
        done = own("fix", "--write", "theme.json", cwd=folder)
        left = sorted(entry.name for entry in folder.iterdir() if entry.name != ".git")
    finally:
        if grows:
            subprocess.run(["chattr", "-a", folder], check=True)
    problem = "" if done.code == (2 if grows else 0) else done.ending
    row.case(problem or ("" if left == ["theme.json"] else f"leaves {left}"), done, "a folder that only grows")
    for link in ("hard", "symbolic"):
        for directory in (False, True):
            folder = row.fresh(f"{link}-{directory}")
            path, other = folder / "theme.json", folder / ("below/link.json" if directory else "link.json")
            other.parent.mkdir(exist_ok=True)
            path.write_text(CONFUSED)
            if link == "hard":
                os.link(path, other)
            else:
                other.symlink_to(path)
            done = own("fix", "--write", other, cwd=folder)
            problem = "" if done.code == 0 else done.ending
            if link == "hard" and (path.read_text() != CONFUSED or b"hard link" not in done.err):
                problem = problem or "the other name has changed, or is not reported"
            if link == "symbolic" and (path.read_text() == CONFUSED or not other.is_symlink()):
                problem = problem or "the link is replaced, or its file is old"
            row.case(problem, done, f"{link} link{' from another folder' if directory else ''}")
            done = own("check", ".", cwd=folder)
            row.expect(done, (0, 1, 2), f"a folder with a {link} link")


@test("T27", "edits while fix writes 30 files", 200, "every edit is there")
def edits(row):
    """A file is saved at a random moment of `fix --write`: no moment may lose it, for whoever saved it cannot know."""
    lost = written = 0
    longest = None
    for number in range(row.pick(200, 10)):
        folder = row.fresh(f"edit-{number}")
        for index in range(30):
            (folder / f"t{index}.json").write_text(CONFUSED)
        edited = CONFUSED.replace("Rain", "Edited")
        victim = folder / f"t{row.random.randrange(30)}.json"
        process = subprocess.Popen(
            [row.command.binary, "fix", "--write", *(f"t{index}.json" for index in range(30))],
            cwd=folder, env=row.command.environment(folder), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        if longest is None:
            started = time.monotonic()
            process.wait(timeout=60)
            longest = 1.1 * (time.monotonic() - started)
        time.sleep(row.random.uniform(0, longest))
        saved = folder / "saved"
        saved.write_text(edited)
        saved.rename(victim)
        code = process.wait(timeout=60)
        written += code == 0
        kept = "Edited" in victim.read_text()
        lost += not kept
        row.case("" if kept and code in (0, 1, 2) else f"exit {code}, the edit is {'there' if kept else 'lost'}")
        shutil.rmtree(folder)
    row.figure(f"{written} runs of fix wrote all files, {lost} edits were lost")


@test("T28", "100 short files that ask for much, together", 8, "≤ 200 MB, time as for one each")
def together(row):
    inputs = dict(check_bounds.inputs())
    names = ["spread.ts", "product.py", "tables.toml", "anchors.yaml", "variables.css", "pairs.hex", "selectors.css"]

    def judged(case, files):
        folder = row.fresh(case.replace(" ", "-"))
        for index, (name, text) in enumerate(files):
            (folder / f"{index}-{name}").write_text(text, encoding="utf-8")
        first = row.command("check", f"0-{files[0][0]}", cwd=folder, timeout=60)
        done = row.command("check", *(f"{index}-{name}" for index, (name, _) in enumerate(files)), cwd=folder, timeout=400)
        row.figure(f"{case}: {done.busy:.1f} s of processor time, {done.peak >> 20} MB; one file {first.busy:.2f} s")
        problem = "" if done.code in (0, 1, 2) else done.ending
        if done.peak > 200 << 20:
            problem = problem or f"{done.peak >> 20} MB"
        if len({name for name, _ in files}) == 1 and done.busy > 1.5 * len(files) * max(first.busy, 0.02):
            problem = problem or f"{done.busy:.1f} s, and {first.busy:.2f} s for one"
        row.case(problem, done, case)

    count = row.pick(100, 10)
    every = list(inputs.items())
    judged("each kind", [every[index % len(every)] for index in range(count)])
    for name in names:
        judged(name, [(name, inputs[name])] * count)


@test("T29", "no thread, no descriptor", 8, "drawn or 2; answers again")
def nothing_left(row):
    folder = row.fresh("place")
    (folder / "theme.json").write_text(CONFUSED)
    if os.geteuid() == 0:
        binary = row.folder / "palettecheck"
        shutil.copy(row.command.binary, binary)
        binary.chmod(0o755)
        os.chown(folder, SOMEBODY, OTHERGROUP)

        def without_threads():
            os.setgroups([])
            os.setgid(OTHERGROUP)
            os.setuid(SOMEBODY)
            resource.setrlimit(resource.RLIMIT_NPROC, (1, 1))

        for arguments in (
            ["preview", "theme.json", "-o", "pictures"], ["check", "theme.json"], ["check", "."],
            ["fix", "--write", "theme.json"],
        ):
            done = type(row.command)(binary)(*arguments, cwd=folder, before=without_threads)
            row.expect(done, (0, 1, 2), f"no thread: {' '.join(arguments)}")
    process = subprocess.Popen(
        [row.command.binary, "studio", "--no-open", "theme.json"], stdout=subprocess.PIPE, text=True, cwd=folder,
        env=row.command.environment(folder), preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (16, 16)),
    )
    try:
        address = urlsplit(process.stdout.readline().strip())
        for round in range(3):
            idle = [socket.create_connection(("127.0.0.1", address.port), timeout=10) for _ in range(40)]
            time.sleep(0.2)
            status = page(address)
            row.case("" if status == b"200" else f"answers {status!r} beside 40 idle connections", case=f"round {round}")
            for one in idle:
                one.close()
        used = sum(map(int, Path(f"/proc/{process.pid}/stat").read_text().split()[13:15])) / os.sysconf("SC_CLK_TCK")
        row.case("" if used < 5 else f"{used:.1f} s of processor time for three pages", case="the loop waits")
    finally:
        process.terminate()
        process.wait()


def page(address):
    """The status of the studio's page."""
    with socket.create_connection(("127.0.0.1", address.port), timeout=10) as connection:
        connection.sendall(f"GET {address.path} HTTP/1.1\r\nHost: {address.netloc}\r\nConnection: close\r\n\r\n".encode())
        answer = connection.recv(100)
        return answer.split(b" ")[1] if b" " in answer else answer
