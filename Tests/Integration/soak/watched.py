"""Notices whatever happens in a folder: files opened, read, created, written or removed. Linux, inotify(7)."""

import ctypes
import os
import struct

# include/uapi/linux/inotify.h
NAMES = {
    0x1: "read",
    0x2: "written",
    0x4: "changed",
    0x20: "opened",
    0x40: "moved",
    0x80: "moved here",
    0x100: "created",
    0x200: "removed",
}


class Watched:
    """A context that lists what was done to the files of a folder, such as `opened secret.json`."""

    def __init__(self, folder):
        self.folder = folder
        self.libc = ctypes.CDLL(None, use_errno=True)

    def __enter__(self):
        self.file = self.libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        for path in [self.folder, *(one for one in self.folder.rglob("*") if one.is_dir())]:
            if self.libc.inotify_add_watch(self.file, os.fsencode(path), sum(NAMES)) < 0:
                raise OSError(ctypes.get_errno(), f"inotify of {path}")
        return self

    def seen(self):
        """What happened since the last call."""
        events = []
        while True:
            try:
                data = os.read(self.file, 1 << 16)
            except BlockingIOError:
                return events
            while data:
                _, mask, _, length = struct.unpack_from("iIII", data)
                name = os.fsdecode(data[16 : 16 + length].rstrip(b"\0"))
                # A listing of a folder carries the bit for directories.
                events += [f"{what} {name or 'the folder'}" for bit, what in NAMES.items() if mask & bit]
                data = data[16 + length :]

    def __exit__(self, *_):
        os.close(self.file)
