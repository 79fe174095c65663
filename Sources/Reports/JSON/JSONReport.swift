package import Gate
import Palette
import SafeText

/// The report for programs.
package enum JSONReport {
  /// The whole document of `check --format json`, with a line break at its end.
  package static func text(_ report: Report) -> String {
    let tally = report.tally
    return JSONWriter.text(
      .object([
        ("tool", .object([("name", .string("palettecheck")), ("version", .string(report.version))])),
        (
          "exit",
          .object([
            ("code", .integer(Int(report.verdict.exitCode))), ("reason", .string(report.verdict.rawValue)),
          ])
        ),
        (
          "summary",
          .object([
            ("files", .integer(tally.files)), ("checks", .integer(tally.checks)), ("passed", .integer(tally.passed)),
            ("errors", .integer(tally.errors)), ("warnings", .integer(tally.warnings)),
            ("infos", .integer(tally.infos)),
            ("waived", .integer(tally.waived)), ("baselined", .integer(tally.baselined)),
            ("notChecked", .integer(tally.notChecked)),
          ])
        ),
        ("inputs", .array(report.inputs.map(input))),
        ("findings", .array(report.inputs.flatMap(\.findings).map(FindingJSON.value))),
        ("notChecked", .array(report.inputs.flatMap(notChecked))),
        ("remarks", .strings(report.remarks)),
      ]))
  }

  /// What no rule could judge, and why.
  private static func notChecked(_ input: CheckedInput) -> [JSONValue] {
    input.parts.flatMap { part in
      part.notChecked.map { reason in
        .object([
          ("file", .string(input.path)), ("palette", part.palette.map(JSONValue.string) ?? .null),
          ("message", .string(reason)),
        ])
      }
    }
  }

  /// The whole document of `inspect --format json`, with a line break at its end.
  ///
  /// - Parameter remarks: What was left out, in words.
  package static func inspection(_ inputs: [CheckedInput], remarks: [String] = []) -> String {
    JSONWriter.text(
      .object([
        ("inputs", .array(inputs.map(input))),
        ("findings", .array(inputs.flatMap(\.findings).map(FindingJSON.value))),
        ("remarks", .strings(remarks)),
      ]))
  }

  private static func input(_ input: CheckedInput) -> JSONValue {
    input.theme.map(ThemeJSON.value) ?? ThemeJSON.unreadable(path: input.path)
  }
}
