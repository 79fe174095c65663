import Colorimetry
import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// A finding in `check --format json`: full doubles, not rounded.
enum FindingJSON {
  /// The documented, stable structure.
  static func value(_ classified: ClassifiedFinding) -> JSONValue {
    let finding = classified.finding
    let (start, end) = (finding.origin?.shownStart, finding.origin?.shownEnd)
    return .object(
      [
        ("rule", .string(finding.rule)), ("name", .string(finding.name)), ("level", .string(finding.level.rawValue)),
        ("status", .string(classified.status.rawValue)), ("message", .string(finding.message)),
        ("file", .string(finding.origin?.file.path ?? classified.path)),
        ("line", .integer(start?.line)), ("column", .integer(start?.column)),
        ("endLine", .integer(end?.line)), ("endColumn", .integer(end?.column)),
        ("pointer", .string(finding.origin?.pointer.description)),
        ("tokens", .strings(finding.tokens)), ("series", .strings(finding.series)),
        ("parts", .array(finding.parts.map(part))),
        ("mode", .string(finding.mode)),
      ] + measure(finding.measure) + [
        ("colors", .array(finding.colors.map(color))),
        ("suggestions", .array(finding.suggestions.map(suggestion))),
        ("related", .array(finding.related.map(place))),
        ("fingerprint", .string(classified.fingerprint.hex)),
        ("recorded", .number(classified.recorded)), ("waiver", waiver(classified.waiver)),
      ])
  }

  /// `vision`, `severity`, `measured`, `required`, `unit`: null where nothing is measured; no severity of normal vision.
  static func measure(_ measure: Measure?) -> [(String, JSONValue)] {
    let vision = measure?.observer?.vision
    return [
      ("vision", .string(vision?.rawValue)),
      ("severity", .number(vision == .normal ? nil : measure?.observer?.severity)),
      ("measured", .number(measure?.value)), ("required", .number(measure?.required)),
      ("unit", .string(measure?.unit.rawValue)),
    ]
  }

  private static func waiver(_ waiver: GrantedWaiver?) -> JSONValue {
    guard let waiver else { return .null }
    return .object([
      ("reason", .string(waiver.reason)), ("owner", .string(waiver.owner)), ("ticket", .string(waiver.ticket)),
      ("expires", .string(waiver.until?.description ?? "never")), ("daysLeft", .integer(waiver.daysLeft)),
    ])
  }

  private static func part(_ part: FindingPart) -> JSONValue {
    .object([("tokens", .strings(part.tokens)), ("measured", .number(part.measured))])
  }

  private static func color(_ color: FindingColor) -> JSONValue {
    .object([
      ("token", .string(color.token)), ("hex", .string(color.hex)), ("simulatedHex", .string(color.simulatedHex)),
    ])
  }

  static func suggestion(_ suggestion: Suggestion) -> JSONValue {
    .object([
      ("token", .string(suggestion.token)), ("series", .string(suggestion.series)), ("hex", .string(suggestion.hex)),
      ("symbol", .string(suggestion.symbol?.rawValue)),
      ("dash", suggestion.dash.map { .numbers($0) } ?? .null),
      ("pattern", .string(suggestion.pattern?.rawValue)), ("opacity", .number(suggestion.opacity)),
      ("label", .string(suggestion.label?.rawValue)), ("alternative", .integer(suggestion.alternative)),
      (
        "native",
        suggestion.native.map { .object([("library", .string($0.library)), ("setting", .string($0.setting))]) } ?? .null
      ),
      ("measured", .number(suggestion.measured)), ("text", .string(suggestion.text)),
    ])
  }

  private static func place(_ place: RelatedPlace) -> JSONValue {
    let (start, end) = (place.origin.shownStart, place.origin.shownEnd)
    return .object([
      ("label", .string(place.label)), ("file", .string(place.origin.file.path)),
      ("line", .integer(start?.line)), ("column", .integer(start?.column)),
      ("endLine", .integer(end?.line)), ("endColumn", .integer(end?.column)),
      ("pointer", .string(place.origin.pointer.description)),
    ])
  }
}

extension TokenOrigin {
  /// The position of the first byte; nil without line numbers.
  var shownStart: SourcePosition? { file.isBuiltIn ? nil : start }
  /// The position after the last byte; nil without line numbers.
  var shownEnd: SourcePosition? { file.isBuiltIn ? nil : end }
}
