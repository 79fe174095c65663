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
