import CLittleCMS
import Synchronization

/// A Little CMS context with its own allocations and error log, which shares nothing with the rest of the process.
///
/// Every handle made with a context keeps it alive. Wraps `cmsCreateContext`, `cmsSetLogErrorHandlerTHR` and
/// `cmsDeleteContext`.
///
/// Sendable: `cmsCreateContext` and `cmsSetLogErrorHandlerTHR` write a context's plug-in chunks in `init`, after which
/// they are only read; Little CMS guards its own pools with a mutex, and the message is in a `Mutex`. Deletion cannot race
/// with use, because it happens when the last handle is gone.
@safe package final class Context: Sendable {
  nonisolated(unsafe) let handle: cmsContext
  private let state: ContextState

  /// Whether a kernel converts the device links.
  var hasKernel: Bool { state.kernel != nil }

  /// Creates a context in which a kernel, if there is one, converts the device links.
  package init(kernel: (any PixelKernel)? = nil) throws(LittleCMSError) {
    let state = ContextState(kernel: kernel)
    let data = unsafe Unmanaged.passUnretained(state).toOpaque()
    guard let handle = unsafe cmsCreateContext(nil, data) else {
      throw LittleCMSError(function: "cmsCreateContext", message: "out of memory")
    }
    unsafe cmsSetLogErrorHandlerTHR(handle) { context, _, text in
      guard let data = unsafe cmsGetContextUserData(context), let text = unsafe text else { return }
      let message = unsafe String(cString: text)
      unsafe Unmanaged<ContextState>.fromOpaque(data).takeUnretainedValue().message.withLock { $0 = message }
    }
    self.state = state
    unsafe self.handle = handle
    if hasKernel { try registerKernel() }
  }

  deinit { unsafe cmsDeleteContext(handle) }

  /// The error to throw after `function` has reported failure: the logged message, which is then cleared.
  func failure(of function: String) -> LittleCMSError {
    LittleCMSError(function: function, message: state.message.withLock { $0.take() } ?? "failed without saying why")
  }

  /// What `function` has made; throws its failure if that is nothing.
  func made<Made>(by function: String, _ made: Made?) throws(LittleCMSError) -> Made {
    guard let made else { throw failure(of: function) }
    return made
  }
}

/// The data that LittleCMS's callbacks find behind a context.
final class ContextState: Sendable {
  /// The last message of the log.
  let message = Mutex<String?>(nil)
  let kernel: (any PixelKernel)?

  init(kernel: (any PixelKernel)?) { self.kernel = kernel }
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
