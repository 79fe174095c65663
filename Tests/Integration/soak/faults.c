// Makes one call of the command fail: preloaded by faults.py.
//
// FAULT_CALL is the number of the call, from 1; FAULT_KIND is EIO, ENOSPC, EINTR or short (half of the bytes of a write).
// FAULT_LOG is the file that gets the name of each call, a line each.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static int calls = 0;

// Counts a call; whether it is the one that fails.
static int is_chosen(const char *name) {
  const char *log = getenv("FAULT_LOG"), *chosen = getenv("FAULT_CALL");
  int number = __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST);
  if (log) {
    // Directly, so that the log is not counted.
    int file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND, 0666);
    char line[64];
    int length = snprintf(line, sizeof line, "%s\n", name);
    if (syscall(SYS_write, file, line, length) != length) abort();
    syscall(SYS_close, file);
  }
  return chosen && atoi(chosen) == number;
}

static int code(void) {
  const char *kind = getenv("FAULT_KIND");
  return !kind || !strcmp(kind, "EIO") ? EIO : !strcmp(kind, "ENOSPC") ? ENOSPC : EINTR;
}

static int is_short(void) {
  const char *kind = getenv("FAULT_KIND");
  return kind && !strcmp(kind, "short");
}

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t count) {
  if (is_chosen("write")) {
    if (!is_short()) return errno = code(), -1;
    if (count > 1) count /= 2;
  }
  return REAL(ssize_t, write, int, const void *, size_t)(file, bytes, count);
}

ssize_t read(int file, void *bytes, size_t count) {
  if (is_chosen("read")) {
    if (!is_short()) return errno = code(), -1;
    if (count > 1) count /= 2;
  }
  return REAL(ssize_t, read, int, void *, size_t)(file, bytes, count);
}

// A call that fails without an effect. A short one is none: it succeeds.
#define FAILS(type, name, parameters, arguments, ...)                     \
  type name parameters {                                                  \
    if (is_chosen(#name) && !is_short()) return errno = code(), (type)-1; \
    return REAL(type, name, __VA_ARGS__) arguments;                       \
  }

FAILS(int, fsync, (int file), (file), int)
FAILS(int, fchmod, (int file, mode_t mode), (file, mode), int, mode_t)
FAILS(int, rename, (const char *from, const char *to), (from, to), const char *, const char *)
FAILS(int, linkat, (int a, const char *from, int b, const char *to, int flags), (a, from, b, to, flags), int, const char *, int,
      const char *, int)
FAILS(int, mkdir, (const char *path, mode_t mode), (path, mode), const char *, mode_t)

// The descriptor is closed whatever close says: Linux, close(2).
int close(int file) {
  int fails = is_chosen("close") && !is_short();
  int result = REAL(int, close, int)(file);
  return fails ? (errno = code(), -1) : result;
}
