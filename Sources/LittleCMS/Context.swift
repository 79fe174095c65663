import CLittleCMS
import Synchronization

/// A Little CMS context with its own allocations and error log, which shares nothing with the rest of the process.
///
/// Every handle made with a context keeps it alive. Wraps `cmsCreateContext`, `cmsSetLogErrorHandlerTHR` and
/// `cmsDeleteContext`.
///
/// Sendable: `cmsCreateContext` and `cmsSetLogErrorHandlerTHR` write a context's plug-in chunks in `init`, after which
/// they are only read; Little CMS guards its own pools with a mutex, and the log is in a `Mutex`. Deletion cannot race
/// with use, because it happens when the last handle is gone.
@safe package final class Context: Sendable {
  nonisolated(unsafe) let handle: cmsContext
  private let state: ContextState

  /// Creates a context without plug-ins.
  package convenience init() throws(LittleCMSError) { try self.init(state: ContextState(kernel: nil)) }

  /// Creates a context in which a kernel converts the device links.
  package convenience init(kernel: some PixelKernel) throws(LittleCMSError) {
    try self.init(state: ContextState(kernel: kernel))
    try registerKernel()
  }

  /// Whether a kernel converts the device links.
  var hasKernel: Bool { state.kernel != nil }

  private init(state: ContextState) throws(LittleCMSError) {
    let data = unsafe Unmanaged.passUnretained(state).toOpaque()
    guard let handle = unsafe cmsCreateContext(nil, data) else {
      throw LittleCMSError(function: "cmsCreateContext", message: "out of memory")
    }
    unsafe cmsSetLogErrorHandlerTHR(handle) { context, _, text in
      guard let data = unsafe cmsGetContextUserData(context), let text = unsafe text else { return }
      unsafe Unmanaged<ContextState>.fromOpaque(data).takeUnretainedValue().log.record(String(cString: text))
    }
    self.state = state
    unsafe self.handle = handle
  }

  deinit { unsafe cmsDeleteContext(handle) }

  /// The error to throw after `function` has reported failure: the logged message, which is then cleared.
  func failure(of function: String) -> LittleCMSError {
    LittleCMSError(function: function, message: state.log.take() ?? "failed without saying why")
  }
}

/// The data that LittleCMS's callbacks find behind a context.
final class ContextState: Sendable {
  let log = Log()
  let kernel: (any PixelKernel)?

  init(kernel: (any PixelKernel)?) { self.kernel = kernel }

  /// The last message.
  final class Log: Sendable {
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

/// A failed call to Little CMS.
package struct LittleCMSError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The C function, for example `cmsPipelineInsertStage`.
  package let function: String
  /// The message that Little CMS logged, or the problem with the arguments.
  package let message: String

  /// Creates an error.
  package init(function: String, message: String) {
    self.function = function
    self.message = message
  }

  /// `cmsBuildParametricToneCurve: Invalid parametric curve type 99`.
  package var description: String { "\(function): \(message)" }
}
