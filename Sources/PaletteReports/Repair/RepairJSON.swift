import Colorimetry
package import PaletteRules
import SafeText
import SourceText

/// A repair in `fix --format json`: full doubles, not rounded.
package enum RepairJSON {
  /// One object, with a final line break.
  ///
  /// - Parameters:
  ///   - end: The outcome, in one sentence.
  ///   - exit: The exit code.
  ///   - isWritten: Whether the files contain the new colours.
  package static func text(_ repair: ColorRepair, end: String, exit: Int32, isWritten: Bool) -> String {
    JSONWriter.text([
      "exit": .integer(Int(exit)), "written": .boolean(isWritten), "message": .string(end),
      "errorsBefore": .integer(repair.errorsBefore), "errorsAfter": .integer(repair.remaining.count),
      "changes": .array(repair.changes.map(change)), "followers": .array(repair.followers.map(change)),
      "figures": .array(figures(repair)), "shared": .array(repair.sharedChanges.map(shared)),
      "close": .array(repair.clarity.close.map(close)), "otherHue": otherHue(repair.clarity),
      "left": .array(repair.left.map(refusal)), "fades": .array(repair.fades.map(fade)),
      "notChecked": .strings(NotChecked.folded(repair.notChecked)),
      "warningsBefore": .integer(repair.warnings.before), "warningsAfter": .integer(repair.warnings.after),
      "notesBefore": .integer(repair.notes.before), "notesAfter": .integer(repair.notes.after),
      "remaining": .array(repair.remaining.map(remaining)),
      "newWarnings": .array(repair.newWarnings.map(remaining)),
    ])
  }

  private static func change(_ change: ColorRepair.Change) -> JSONValue {
    let place = change.color.color.definition
    return .object(
      names(change.color) + [
        ("file", .string(place.file.path)), ("line", .integer(place.shownStart?.line)),
        ("column", .integer(place.shownStart?.column)), ("pointer", .string(place.pointer.description)),
        ("from", .string(change.color.original.hex)), ("fromName", .string(SurveyedName(change.color.original).text)),
        ("to", .string(change.new.hex)), ("toName", .string(SurveyedName(change.new).text)),
        ("moved", .number(change.difference)),
      ])
  }

  private static func fade(_ fade: ColorRepair.Fade) -> JSONValue {
    .object(
      names(fade.color) + [
        ("before", .number(fade.before)), ("after", .number(fade.after)), ("step", .number(fade.step)),
      ])
  }

  private static func names(_ color: RepairColor) -> [(key: String, value: JSONValue)] {
    [
      ("token", .string(color.token)), ("name", .string(color.name)), ("otherNames", .strings(color.otherNames)),
      ("modes", .strings(color.modes)),
    ]
  }

  /// The closest pair of each vision and the lowest contrast, before and after.
  private static func figures(_ repair: ColorRepair) -> [JSONValue] {
    let pairs = repair.after.pairs.map { after in
      let before = repair.before.pairs.first { $0.vision == after.vision && $0.model == after.model }
      return JSONValue.object([
        ("vision", .string(after.vision.rawValue)), ("model", .string(after.model.rawValue)),
        ("unit", .string(Unit.deltaE00.rawValue)),
        ("before", before.map(figure) ?? .null), ("after", figure(after)),
      ])
    }
    guard repair.before.contrast != nil || repair.after.contrast != nil else { return pairs }
    return pairs + [
      .object([
        ("vision", .null), ("model", .null), ("unit", .string(Unit.ratio.rawValue)),
        ("before", repair.before.contrast.map(figure) ?? .null),
        ("after", repair.after.contrast.map(figure) ?? .null),
      ])
    ]
  }

  private static func figure(_ pair: RepairFigures.Pair) -> JSONValue {
    .object([
      ("measured", .number(pair.value)), ("required", .number(pair.required)),
      ("severity", .number(pair.severity)), ("tokens", .strings(pair.colors.map(\.token))),
      ("names", .strings(pair.colors.map(\.name))),
    ])
  }

  private static func figure(_ contrast: RepairFigures.Contrast) -> JSONValue {
    .object([
      ("measured", .number(contrast.ratio)), ("required", .number(contrast.required)), ("severity", .null),
      ("tokens", .strings([contrast.color.token])), ("names", .strings([contrast.color.name])),
    ])
  }

  private static func shared(_ change: SharedChange) -> JSONValue {
    [
      "token": .string(change.token.name), "users": .strings(change.token.users),
      "userCount": .integer(change.token.userCount),
      "collapses": .array(
        change.collapses.map {
          [
            "token": .string($0.step), "difference": .number($0.difference), "reversed": .boolean($0.isReversed),
          ]
        }),
    ]
  }

  private static func close(_ pair: RepairFigures.Pair) -> JSONValue {
    .object([
      ("tokens", .strings(pair.colors.map(\.token))), ("names", .strings(pair.colors.map(\.name))),
      ("vision", .string(pair.vision.rawValue)), ("model", .string(pair.model.rawValue)),
      ("severity", .number(pair.severity)), ("measured", .number(pair.value)), ("required", .number(pair.required)),
    ])
  }

  private static func otherHue(_ clarity: RepairClarity) -> JSONValue {
    guard let other = clarity.otherHue else { return .null }
    return .object([
      ("colors", .array(other.colors.map { .object(names($0)) })), ("to", .strings(other.new.map(\.hex))),
    ])
  }

  private static func refusal(_ refusal: RepairRefusal) -> JSONValue {
    .object([
      ("reason", .string(word(refusal.reason))),
      ("message", .string(RefusalText.sentences(refusal).joined(separator: " "))),
      ("colors", .array(refusal.colors.map { .object(names($0) + [("lock", .string($0.lock))]) })),
      ("closest", .strings(RefusalText.missed(refusal))), ("advice", .strings(RefusalText.advice(refusal))),
    ])
  }

  private static func word(_ reason: RepairRefusal.Reason) -> String {
    switch reason {
    case .locked: "locked"
    case .shared: "shared"
    case .notFound: "not-found"
    case .outOfWork: "out-of-work"
    }
  }

  private static func remaining(_ finding: Finding) -> JSONValue {
    .object([
      ("rule", .string(finding.rule.id)), ("message", .string(finding.message)), ("tokens", .strings(finding.tokens)),
      ("mode", .string(finding.mode)),
    ])
  }
}
