import Colorimetry
import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// A finding in `check --format json`: full doubles, not rounded.
enum FindingJSON {
  /// The documented, stable structure.
  static func value(_ classified: ClassifiedFinding) -> JSONValue {
    .written { $0.object { write(classified, to: &$0) } }
  }

  private static func write(_ classified: ClassifiedFinding, to json: inout JSONWriter) {
    let finding = classified.finding
    json.member("rule", finding.rule.id)
    json.member("name", finding.rule.name)
    json.member("level", finding.level.rawValue)
    json.member("status", classified.status.rawValue)
    if let problem = finding.problem { json.member("problem", problem) }
    json.member("message", finding.message)
    write(finding.origin, in: finding.origin?.file.path ?? classified.path, to: &json)
    json.member("tokens", finding.tokens)
    json.member("series", finding.series)
    json.member("parts", each: finding.parts) { json, part in
      json.object { json in
        json.member("tokens", part.tokens)
        json.member("measured", part.measured)
      }
    }
    json.member("mode", finding.mode)
    write(finding.measure, to: &json)
    json.member("colors", each: finding.colors) { json, color in
      json.object { json in
        json.member("token", color.token)
        json.member("hex", color.hex)
        json.member("simulatedHex", color.simulatedHex)
      }
    }
    json.member("suggestions", each: finding.suggestions) { json, suggestion in
      json.object { write(suggestion, to: &$0) }
    }
    json.member("related", each: finding.related) { json, place in
      json.object { json in
        json.member("label", place.label)
        write(place.origin, in: place.origin.file.path, to: &json)
      }
    }
    json.member("chain", each: finding.chain) { json, place in
      json.object { json in
        json.member("label", place.label)
        write(place.origin, in: place.origin.file.path, to: &json)
      }
    }
    if !classified.changes.isEmpty {
      json.member("changes", each: classified.changes) { json, change in
        json.object { json in
          json.member("token", change.token)
          json.member("before", change.before)
          json.member("after", change.after)
        }
      }
    }
    json.member("fingerprint", classified.fingerprint.hex)
    json.member("recorded", classified.recorded)
    json.member("waiver") { write(classified.waiver, to: &$0) }
  }

  private static func write(_ origin: TokenOrigin?, in path: String, to json: inout JSONWriter) {
    let (start, end) = (origin?.shownStart, origin?.shownEnd)
    json.member("file", path)
    json.member("line", start?.line)
    json.member("column", start?.column)
    json.member("endLine", end?.line)
    json.member("endColumn", end?.column)
    json.member("pointer", origin?.pointer.description)
  }

  /// Writes `vision`, `severity`, `measured`, `required`, `unit`: null where nothing is measured; no severity of normal vision.
  static func write(_ measure: Measure?, to json: inout JSONWriter) {
    let vision = measure?.observer?.vision
    json.member("vision", vision?.rawValue)
    json.member("severity", vision == .normal ? nil : measure?.observer?.severity)
    json.member("measured", measure?.value)
    json.member("required", measure?.required)
    json.member("unit", measure?.unit.rawValue)
  }

  private static func write(_ waiver: GrantedWaiver?, to json: inout JSONWriter) {
    guard let waiver else { return json.null() }
    json.object { json in
      json.member("reason", waiver.reason)
      json.member("owner", waiver.owner)
      json.member("ticket", waiver.ticket)
      json.member("expires", waiver.until?.description ?? "never")
      json.member("daysLeft", waiver.daysLeft)
    }
  }

  static func suggestion(_ suggestion: Suggestion) -> JSONValue {
    .written { $0.object { write(suggestion, to: &$0) } }
  }

  private static func write(_ suggestion: Suggestion, to json: inout JSONWriter) {
    json.member("token", suggestion.token)
    json.member("series", suggestion.series)
    json.member("hex", suggestion.hex)
    json.member("symbol", suggestion.symbol?.rawValue)
    json.member("dash", suggestion.dash)
    json.member("pattern", suggestion.pattern?.rawValue)
    json.member("opacity", suggestion.opacity)
    json.member("label", suggestion.label?.rawValue)
    json.member("alternative", suggestion.alternative)
    json.member("native") { json in
      guard let native = suggestion.native else { return json.null() }
      json.object { json in
        json.member("library", native.library)
        json.member("setting", native.setting)
      }
    }
    json.member("measured", suggestion.measured)
    json.member("text", suggestion.text)
  }
}
