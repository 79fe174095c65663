"""Runs the command under test, and measures it."""

import os
import resource
import shlex
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass


@dataclass
class Done:
    """A run that has ended."""

    arguments: list
    cwd: str
    # The exit code; minus the number of a signal.
    code: int
    out: bytes
    err: bytes
    # Wall time, and processor time of all threads.
    seconds: float
    busy: float
    # The largest resident memory in bytes.
    peak: int
    is_late: bool

    @property
    def ending(self):
        if self.is_late:
            return f"still running after {self.seconds:.0f} s"
        return f"ended by {signal.Signals(-self.code).name}" if self.code < 0 else f"exit {self.code}"

    def transcript(self):
        """Lines that repeat and show the run."""
        words = " ".join(shlex.quote(os.fsdecode(word)) for word in self.arguments)
        yield f"    cd {shlex.quote(self.cwd)} && {words[:1000]}"
        for stream in (self.out, self.err):
            for line in stream.decode(errors="replace").splitlines()[:4]:
                yield "    | " + line[:200].encode("unicode_escape").decode()


class Command:
    """The command, in surroundings that hold nothing but what a test gives."""

    def __init__(self, binary):
        self.binary = str(binary)

    def version(self):
        return self("--version", cwd="/").out.decode().strip()

    def environment(self, cwd, more=None):
        # A trace after a crash would take seconds and does not change the exit.
        base = {"PATH": os.environ["PATH"], "HOME": str(cwd), "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
        return {**base, **(more or {})}

    def __call__(
        self,
        *arguments,
        cwd,
        prefix=(),
        env=None,
        input=b"",
        stdout=None,
        stderr=None,
        limits=(),
        before=None,
        timeout=60,
    ):
        """Runs the command to its end.

        `prefix` are words of another program that runs it; `limits` are pairs of a resource and a value; `before` is
        called in the new process. Without `stdout` and `stderr`, both go to files, so that no pipe can block.
        """
        words = [*prefix, self.binary, *map(lambda a: a if isinstance(a, bytes) else str(a), arguments)]

        def prepare():
            for kind, value in limits:
                resource.setrlimit(kind, (value, value))
            if before:
                before()

        with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            if isinstance(input, bytes):
                source.write(input)
                source.seek(0)
            started = time.monotonic()
            process = subprocess.Popen(
                words,
                cwd=cwd,
                env=self.environment(cwd, env),
                stdin=source if isinstance(input, bytes) else input,
                stdout=stdout if stdout is not None else out,
                stderr=stderr if stderr is not None else err,
                preexec_fn=prepare if limits or before else None,
            )
            late = threading.Event()
            watch = threading.Timer(timeout, lambda: (late.set(), os.kill(process.pid, signal.SIGKILL)))
            watch.start()
            _, status, usage = os.wait4(process.pid, 0)
            watch.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
            seconds = time.monotonic() - started
            for stream in (out, err):
                stream.seek(0)
            return Done(
                words,
                str(cwd),
                process.returncode,
                out.read(),
                err.read(),
                seconds,
                usage.ru_utime + usage.ru_stime,
                usage.ru_maxrss * 1024,
                late.is_set(),
            )
