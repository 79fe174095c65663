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
    return .joining(
      [
        "rule": .string(finding.rule.id), "name": .string(finding.rule.name),
        "criterion": .string(finding.rule.criterion), "level": .string(finding.level.rawValue),
        "status": .string(classified.status.rawValue), "problem": finding.problem.map { .string($0) },
        "message": .string(finding.message),
      ],
      place(finding.origin, in: finding.origin?.file.path ?? classified.path),
      [
        "tokens": .strings(finding.tokens), "series": .strings(finding.series),
        "parts": .array(finding.parts.map { ["tokens": .strings($0.tokens), "measured": .number($0.measured)] }),
        "mode": .string(finding.mode),
      ],
      measure(finding.measure),
      [
        "colors": .array(finding.colors.map(color)), "suggestions": .array(finding.suggestions.map(suggestion)),
        "related": .array(finding.related.map(related)), "chain": .array(finding.chain.map(related)),
        "changes": classified.changes.isEmpty ? nil : .array(classified.changes.map(change)),
        "fingerprint": .string(classified.fingerprint.hex), "recorded": .number(classified.recorded),
        "waiver": classified.waiver.map(waiver) ?? .null,
      ])
  }

  private static func place(_ origin: TokenOrigin?, in path: String) -> JSONValue {
    let (start, end) = (origin?.shownStart, origin?.shownEnd)
    return [
      "file": .string(path), "line": .integer(start?.line), "column": .integer(start?.column),
      "endLine": .integer(end?.line), "endColumn": .integer(end?.column),
      "pointer": .string(origin?.pointer.description),
    ]
  }

  private static func related(_ place: RelatedPlace) -> JSONValue {
    .joining(["label": .string(place.label)], self.place(place.origin, in: place.origin.file.path))
  }

  /// `vision`, `severity`, `measured`, `required`, `unit`: null where nothing is measured; no severity of normal vision.
  static func measure(_ measure: Measure?) -> JSONValue {
    let vision = measure?.observer?.vision
    return [
      "vision": .string(vision?.rawValue),
      "severity": .number(vision == .normal ? nil : measure?.observer?.severity),
      "measured": .number(measure?.value), "required": .number(measure?.required),
      "unit": .string(measure?.unit.rawValue),
    ]
  }

  private static func color(_ color: FindingColor) -> JSONValue {
    ["token": .string(color.token), "hex": .string(color.hex), "simulatedHex": .string(color.simulatedHex)]
  }

  private static func change(_ change: ColorChange) -> JSONValue {
    ["token": .string(change.token), "before": .string(change.before), "after": .string(change.after)]
  }

  private static func waiver(_ waiver: GrantedWaiver) -> JSONValue {
    [
      "reason": .string(waiver.reason), "owner": .string(waiver.owner), "ticket": .string(waiver.ticket),
      "expires": .string(waiver.until?.description ?? "never"), "daysLeft": .integer(waiver.daysLeft),
    ]
  }

  private static func suggestion(_ suggestion: Suggestion) -> JSONValue {
    [
      "token": .string(suggestion.token), "series": .string(suggestion.series), "hex": .string(suggestion.hex),
      "symbol": .string(suggestion.symbol?.rawValue), "dash": suggestion.dash.map { .numbers($0) } ?? .null,
      "pattern": .string(suggestion.pattern?.rawValue), "opacity": .number(suggestion.opacity),
      "label": .string(suggestion.label?.rawValue), "alternative": .integer(suggestion.alternative),
      "native": suggestion.native.map { ["library": .string($0.library), "setting": .string($0.setting)] } ?? .null,
      "measured": .number(suggestion.measured), "text": .string(suggestion.text),
    ]
  }
}
