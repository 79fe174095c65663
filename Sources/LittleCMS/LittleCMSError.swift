/// A call into Little CMS that did not do its work.
package struct LittleCMSError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The C function, for example `cmsPipelineInsertStage`.
  package let function: String
  /// What Little CMS logged, or what was wrong with the arguments.
  package let message: String

  /// Creates an error.
  package init(function: String, message: String) {
    self.function = function
    self.message = message
  }

  /// `cmsBuildParametricToneCurve: Invalid parametric curve type 99`.
  package var description: String { "\(function): \(message)" }
}
