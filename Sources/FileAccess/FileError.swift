#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file or stream could not be used. Its paths are untrusted text: escape before printing.
package enum FileError: Error, Hashable, Sendable {
  /// The attempted operation.
  package enum Attempt: String, Sendable {
    case read, write, list, resolve, inspect, start, listen
  }

  /// The system refused; the code is its `errno`.
  case system(Attempt, path: String, code: Int32)
  /// Not a regular file, but for example `a directory` or `a named pipe`.
  case notRegular(path: String, kind: String)
  /// The file has more bytes than the limit.
  case tooLarge(path: String, limit: Int)
  /// The directory holds more files than the limit.
  case tooManyFiles(path: String, limit: Int)
  /// The path, or a part of it, exists and is not a directory.
  case notDirectory(part: String, path: String)
  /// The path contains a NUL.
  case zeroInPath(String)
  /// The program has not answered in this many seconds.
  case silent(path: String, seconds: Int)
  /// Refused by this program itself, in words that say what would be right: lower case, without the path.
  case refused(String)

  /// The path as it was given.
  package var path: String {
    switch self {
    case .system(_, let path, _), .notRegular(let path, _), .tooLarge(let path, _), .tooManyFiles(let path, _),
      .notDirectory(_, let path), .zeroInPath(let path), .silent(let path, _):
      path
    case .refused: ""
    }
  }

  /// Whether the reader of a pipe has gone away, which is not our failure.
  package var isBrokenPipe: Bool {
    if case .system(_, _, let code) = self { code == SystemCode.brokenPipe } else { false }
  }

  /// Whether the file does not exist.
  package var isMissing: Bool {
    if case .system(_, _, let code) = self { code == SystemCode.missing } else { false }
  }

  /// The problem without the path: `cannot be read: no such file or directory`.
  package var reason: String {
    switch self {
    case .system(let attempt, _, let code):
      let verb =
        switch attempt {
        case .read: "cannot be read"
        case .write: "cannot be written"
        case .list: "cannot be listed"
        case .resolve: "cannot be resolved"
        case .inspect: "cannot be examined"
        case .start: "cannot be started"
        case .listen: "cannot be listened on"
        }
      return "\(verb): \(SystemCode.words(code))"
    case .notRegular(_, let kind): return "is \(kind), not a regular file; use '-' to read a stream"
    case .tooLarge(_, let limit): return "has more bytes than the limit of \(limit); raise it with --limit bytes=N"
    case .tooManyFiles(_, let limit): return "holds more files than the limit of \(limit)"
    case .notDirectory(let part, let path):
      return "cannot be written: \(part == path ? "it" : "'\(part)'") already exists and is not a directory"
    case .silent(_, let seconds): return "has not answered in \(seconds) seconds"
    case .zeroInPath: return "is not a path: it contains the character U+0000"
    case .refused(let reason): return reason
    }
  }
}

/// The system's error numbers.
enum SystemCode {
  static let brokenPipe = EPIPE
  static let missing = ENOENT

  /// The text of the C library for a number, which no locale changes: a program begins in that of C, and this one stays there.
  static func words(_ code: Int32) -> String {
    switch code {
    case EBADF: "the stream is closed"
    case EADDRINUSE: "another program uses it"
    default: unsafe String(cString: strerror(code)).lowercased()
    }
  }
}
