import CLittleCMS
import Synchronization

/// A Little CMS context: its own allocations, its own error log, nothing shared with the rest of the process.
///
/// Every handle made with a context keeps it alive. Wraps `cmsCreateContext`, `cmsSetLogErrorHandlerTHR` and
/// `cmsDeleteContext`.
///
/// Sendable: a context's plug-in chunks are written by `cmsCreateContext` and `cmsSetLogErrorHandlerTHR` in `init` and
/// only read afterwards, Little CMS guards its own pools with a mutex, and the log is behind a `Mutex`. Deleting cannot
/// race with use, as it happens when the last handle has gone.
@safe package final class Context: Sendable {
  nonisolated(unsafe) let handle: cmsContext
  private let log: Log

  /// Creates a context without plug-ins.
  package init() throws(LittleCMSError) {
    let log = Log()
    let data = unsafe Unmanaged.passUnretained(log).toOpaque()
    guard let handle = unsafe cmsCreateContext(nil, data) else {
      throw LittleCMSError(function: "cmsCreateContext", message: "out of memory")
    }
    unsafe cmsSetLogErrorHandlerTHR(handle) { context, _, text in
      guard let data = unsafe cmsGetContextUserData(context), let text = unsafe text else { return }
      unsafe Unmanaged<Log>.fromOpaque(data).takeUnretainedValue().record(String(cString: text))
    }
    self.log = log
    unsafe self.handle = handle
  }

  deinit { unsafe cmsDeleteContext(handle) }

  /// The error to throw when `function` has reported failure: with what it logged, which is then forgotten.
  func failure(of function: String) -> LittleCMSError {
    LittleCMSError(function: function, message: log.take() ?? "failed without saying why")
  }

  private final class Log: Sendable {
    private let message = Mutex<String?>(nil)

    func record(_ text: String) { message.withLock { $0 = text } }

    func take() -> String? {
      message.withLock { message in
        defer { message = nil }
        return message
      }
    }
  }
}
