package import PaletteCharts
package import SafeText

/// `Chart.xcstrings`: the words around numbers, with the forms that languages have for one and for others.
///
/// A key is a format of two arguments, the number, which chooses the form, and its digits. Sources: Apple, "Localizing and varying text
/// with a string catalog"; "Substitutions" of the format 1.0.
package enum StringCatalog {
  /// The catalog of a chart; nil where no unit has two forms.
  package static func json(_ chart: Chart) -> JSONValue? {
    let axes = [chart.xAxis.numeric, chart.yAxis] + chart.additionalAxes.map(\.numeric)
    let units = axes.compactMap { $0?.values.unit }.filter { $0.one != $0.other }
    let strings = Dictionary(units.map { (key($0.other), entry($0)) }) { first, _ in first }
    guard !strings.isEmpty else { return nil }
    return [
      "sourceLanguage": "en", "strings": .object(strings.sorted { $0.key < $1.key }), "version": "1.0",
    ]
  }

  /// The words around a number as a format: `%2$@ cups`.
  static func key(_ form: String) -> String {
    form.split(separator: "%@", omittingEmptySubsequences: false).map { $0.replacing("%", with: "%%") }
      .joined(separator: "%2$@")
  }

  private static func entry(_ unit: AxisUnit) -> JSONValue {
    func text(_ value: String) -> JSONValue { ["stringUnit": ["state": "translated", "value": .string(value)]] }
    let forms: JSONValue = ["one": text(key(unit.one)), "other": text(key(unit.other))]
    let number: JSONValue = ["argNum": .integer(1), "formatSpecifier": "lf", "variations": ["plural": forms]]
    return [
      "extractionState": "manual",
      "localizations": [
        "en": [
          "stringUnit": ["state": "translated", "value": "%#@number@"], "substitutions": ["number": number],
        ]
      ],
    ]
  }
}
