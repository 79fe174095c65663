package import PaletteGate
import PaletteRules
package import SafeText

/// The JSON report.
package enum JSONReport: WrittenReport {
  /// What `check --format json` prints.
  package static func document(_ report: Report) -> JSONValue {
    let remarks = report.passedLimits.map(\.sentence) + ComparisonText.sentences(report) + report.remarks.map(\.text)
    return [
      "tool": ["name": "palettecheck", "version": .string(report.version)],
      "exit": ["code": .integer(Int(report.verdict.exitCode)), "reason": .string(report.verdict.rawValue)],
      "summary": summary(report), "inputs": each(report.inputs) { $0.isSettings ? [] : [input($0)] },
      "findings": each(report.inputs) { $0.findings.map(FindingJSON.value) },
      // After what no rule could judge, the files that were found and are not judged.
      "notChecked": .portions(count: report.inputs.count + 1) { index in
        index < report.inputs.count ? notChecked(report.inputs[index]) : report.unjudged.map(notChecked)
      },
      "remarks": .strings(remarks), "since": report.comparison.map(since),
      "passedChecks": report.listsPasses ? each(report.inputs, passedChecks) : nil,
    ]
  }

  private static func summary(_ report: Report) -> JSONValue {
    let tally = report.tally
    return [
      "files": .integer(tally.files), "checks": .integer(tally.checks), "passed": .integer(tally.passed),
      "errors": .integer(tally.errors), "warnings": .integer(tally.warnings), "infos": .integer(tally.infos),
      "waived": .integer(tally.waived), "baselined": .integer(tally.baselined),
      "unchanged": .integer(tally.unchanged), "notChecked": .integer(tally.notChecked),
      "filesNotJudged": .integer(report.unjudged.count),
    ]
  }

  /// What the findings are compared with.
  private static func since(_ comparison: Comparison) -> JSONValue {
    [
      "reference": .string(comparison.reference), "commits": .strings(comparison.commits),
      "gone": .array(
        comparison.gone.map { entry in
          [
            "rule": .string(entry.rule), "level": .string(entry.level.rawValue), "file": .string(entry.place.path),
            "mode": .string(entry.mode), "tokens": .strings(entry.tokens),
          ]
        }),
      "uncompared": .strings(comparison.uncompared), "unjudged": .strings(comparison.leftOut + comparison.unjudged),
    ]
  }

  /// What there is to say about each input, made as it is written.
  private static func each(
    _ inputs: [CheckedInput], _ values: @escaping @Sendable (CheckedInput) -> [JSONValue]
  ) -> JSONValue {
    .portions(count: inputs.count) { values(inputs[$0]) }
  }

  /// The checks that passed, by rule and mode.
  private static func passedChecks(_ input: CheckedInput) -> [JSONValue] {
    input.parts.flatMap { part in
      part.record.passed.map { passed in
        [
          "file": .string(input.path), "palette": .string(part.palette), "mode": .string(passed.mode),
          "rule": .string(passed.rule?.id ?? ""), "name": .string(passed.rule?.name ?? ""),
          "count": .integer(passed.count), "subjects": .strings(passed.subjects),
        ]
      }
    }
  }

  private static func notChecked(_ file: UnjudgedFile) -> JSONValue {
    [
      "file": .string(file.path), "palette": .null, "id": .string(file.reason.rawValue),
      "message": .string(file.reason.sentence), "command": .string(file.command),
    ]
  }

  /// What no rule could judge, with the reasons.
  private static func notChecked(_ input: CheckedInput) -> [JSONValue] {
    input.parts.flatMap { part in
      part.record.notChecked.map { reason in
        [
          "file": .string(input.path), "palette": .string(part.palette), "id": .string(reason.id),
          "message": .string(reason.text),
        ]
      }
    }
  }

  /// The complete document of `inspect --format json`, with a final line break.
  ///
  /// - Parameter remarks: What was skipped, in words.
  package static func inspection(_ inputs: [CheckedInput], remarks: [String] = []) -> String {
    JSONWriter.text([
      "inputs": .array(inputs.map(input)), "findings": .array(inputs.flatMap(\.findings).map(FindingJSON.value)),
      "remarks": .strings(remarks),
    ])
  }

  private static func input(_ input: CheckedInput) -> JSONValue {
    input.theme.map(ThemeJSON.value) ?? ThemeJSON.unreadable(path: input.path)
  }
}

/// The JSON Schema of the report, built into the program.
///
/// Source of the notation: https://json-schema.org/draft/2020-12
package enum ReportSchema {
  /// The bytes of the file, a line break at their end.
  package static var json: [UInt8] { PackageResources.report_1_schema_json }
}
