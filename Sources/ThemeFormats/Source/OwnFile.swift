import PaletteRules
package import SourceText

/// A file that this command writes, or reads settings from: never a theme, whatever colours it contains.
package enum OwnFile: Sendable {
  /// A report, by the name of its format.
  case report(String)
  /// Findings that were there before.
  case baseline
  /// Settings, under whatever name.
  case configuration

  /// Bytes that tell: reports begin with their tool, settings with their version; an engineering choice.
  private static let head = 4_096

  /// Tells by how the text begins, blanks left out; nil for everything else.
  package init?(_ file: SourceFile) {
    let bytes = file.bytes.withoutMark.prefix(Self.head).filter { !$0.isSpace }
    guard let first = bytes.first, Array("{[</".utf8).contains(first) else {
      return nil
    }
    if bytes.starts(with: ##"{"tool":{"name":"palettecheck""##.utf8)
      || bytes.starts(with: ##"{"inputs":[{"path":""##.utf8)
    {
      self = .report("JSON")
    } else if bytes.hold(##""driver":{"name":"palettecheck""##) {
      self = .report("SARIF")
    } else if bytes.starts(with: "[{".utf8), bytes.hold(##""check_name":"PC"##), bytes.hold(##""fingerprint":"##) {
      self = .report("GitLab")
    } else if first == UInt8(ascii: "<"), bytes.hold(##"<testsuitesname="palettecheck""##) {
      self = .report("JUnit")
    } else if bytes.hold(##""palettecheckBaseline":"##) {
      self = .baseline
    } else if bytes.hold(##""version":1"##), !bytes.hold(##""palettecheck":"##),
      Self.settings.contains(where: bytes.hold)
    {
      self = .configuration
    } else {
      return nil
    }
  }

  /// Keys that a configuration has and no theme that is known.
  private static let settings: [StaticString] = [
    ##""failOn":"##, ##""waiverPolicy":"##, ##""waivers":"##, ##""maxWarnings":"##, ##""rules":{"PC"##,
    "palettecheck-config-1.schema.json", "config-1.schema.json",
  ]

  /// Whether it is a report, which the next one may replace.
  package var isReport: Bool { if case .report = self { true } else { false } }

  var declined: DeclinedFile {
    DeclinedFile(sentence: Refusal.otherFile(label), help: "give the theme", reason: .noChartColors) { _ in true }
  }

  /// With its article.
  private var label: String {
    switch self {
    case .report(let format): "a \(format) report, which palettecheck writes"
    case .baseline: "a palettecheck baseline"
    case .configuration: "a palettecheck configuration"
    }
  }
}
