import PaletteRules
package import SourceText

/// A file that this command writes, or reads settings from: never a theme, whatever colours it contains.
package struct OwnFile: Sendable {
  /// What it is, with its article.
  private let label: String
  /// Whether it is a report, which the next one may replace.
  package let isReport: Bool

  /// Bytes that tell: reports begin with their tool, settings with their version; an engineering choice.
  private static let head = 4_096

  /// Tells by how the text begins, blanks left out; nil for everything else.
  package init?(_ file: SourceFile) {
    let bytes = file.bytes.withoutMark.prefix(Self.head).filter { !$0.isSpace }
    guard let first = bytes.first, Array("{[</".utf8).contains(first) else { return nil }
    let report = Self.reportFormat(bytes)
    isReport = report != nil
    if let report {
      label = "a \(report) report, which palettecheck writes"
    } else if bytes.hold(##""palettecheckBaseline":"##) {
      label = "a palettecheck baseline"
    } else if bytes.hold(##""version":1"##), !bytes.hold(##""palettecheck":"##),
      Self.settings.contains(where: bytes.hold)
    {
      label = "a palettecheck configuration"
    } else {
      return nil
    }
  }

  /// The format of a report; nil for everything else.
  private static func reportFormat(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: ##"{"tool":{"name":"palettecheck""##.utf8)
      || bytes.starts(with: ##"{"inputs":[{"path":""##.utf8)
    {
      return "JSON"
    }
    if bytes.hold(##""driver":{"name":"palettecheck""##) { return "SARIF" }
    if bytes.starts(with: "[{".utf8), bytes.hold(##""check_name":"PC"##), bytes.hold(##""fingerprint":"##) {
      return "GitLab"
    }
    return bytes.first == UInt8(ascii: "<") && bytes.hold(##"<testsuitesname="palettecheck""##) ? "JUnit" : nil
  }

  /// Keys that a configuration has and no theme that is known.
  private static let settings: [StaticString] = [
    ##""failOn":"##, ##""waiverPolicy":"##, ##""waivers":"##, ##""maxWarnings":"##, ##""rules":{"PC"##,
    "palettecheck-config-1.schema.json", "config-1.schema.json",
  ]

  var declined: DeclinedFile {
    DeclinedFile(sentence: Refusal.otherFile(label), help: "give the theme", reason: .noChartColors) { _ in true }
  }
}
