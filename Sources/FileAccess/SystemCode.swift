#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Names of the system's error numbers that are the same on every system and in every locale.
enum SystemCode {
  static let brokenPipe = EPIPE
  static let missing = ENOENT

  /// The POSIX text for a number.
  static func words(_ code: Int32) -> String {
    switch code {
    case EPERM: "operation not permitted"
    case ENOENT: "no such file or directory"
    case EINTR: "interrupted"
    case EIO: "input/output error"
    case EBADF: "the stream is closed"
    case ENOMEM: "not enough memory"
    case EACCES: "permission denied"
    case EBUSY: "device or resource busy"
    case EEXIST: "file exists"
    case ENOTDIR: "not a directory"
    case EISDIR: "is a directory"
    case EINVAL: "invalid argument"
    case ENFILE, EMFILE: "too many open files"
    case EFBIG: "file too large"
    case ENOSPC: "no space left on device"
    case EROFS: "read-only file system"
    case EPIPE: "broken pipe"
    case ENAMETOOLONG: "file name too long"
    case ELOOP: "too many levels of symbolic links"
    case EDQUOT: "disk quota exceeded"
    case ENXIO: "no such device or address"
    case ETXTBSY: "text file busy"
    case EAGAIN: "resource temporarily unavailable"
    case EADDRINUSE: "another program uses it"
    default: "system error \(code)"
    }
  }
}
