/// Values without a unit.
enum ValueWithoutUnit: ChartRule {
  static let key = RuleKey.valueWithoutUnit
  static let summary = "every value has a unit"

  static func answers(_ chart: AuditedChart) -> [ChartAnswer] {
    let axes = chart.axes.map { axis in
      ChartAnswer(axis.name, axis.hasUnit) {
        ChartFault(
          "values of the \(axis.name) have no unit: \(quoted(axis.example)) could be anything.", of: axis.name,
          remedy: "give the \(axis.name) a unit", at: axis.origin)
      }
    }
    guard chart.isElementList else { return axes }
    return chart.ofSeries { stops in
      chart.isUnitless ? [] : stops.filter { $0.value.map(isBareNumber) ?? false }
    } fault: { bare, owner in
      let values = bare.count == 1 ? "a value\(owner) has" : "\(bare.count) values\(owner) have"
      return ChartFault(
        "\(values) no unit: \(quoted(bare[0].value ?? "")).", bare, remedy: "write the unit with every value")
    }
  }

  /// Whether a value is nothing but a number.
  private static func isBareNumber(_ value: String) -> Bool {
    value.contains(where: \.isNumber)
      && value.unicodeScalars.allSatisfy { "0123456789.,' +-−\u{a0}\u{202f}".unicodeScalars.contains($0) }
  }
}

extension ValueWithoutUnit {
  static let page = RulePage(
    measures: """
      Whether values have a unit. A picture shows the unit once, beside the axis; a reader who hears a value does not see \
      it. Every value needs its unit: `234 millimetres`, and `1 cup` beside `2 cups`.
      """,
    formula: """
      Nothing is calculated: an axis describes its values with a unit or without.
      In a list of elements: a value that consists of a number alone has no unit.
      """,
    threshold: "One axis is enough. Names and dates need no unit.",
    affects: PageSentences.screenReaders,
    remedies: [
      "Set `one` and `other` in `valueDescriptionProvider` of the axis: `%@ cup` and `%@ cups`.",
      "Or give `--x-unit` and `--y-unit` to `palettecheck describe`: `--x-unit cup,cups`.",
    ],
    adjusting: [
      "If values have no unit, such as ratios, state it: `\"other\": \"%@\"`, or `--y-unit %@`; in a list of elements, "
        + "`\"isUnitless\": true`."
    ],
    sources: [.chartDescriptor, .chartability],
    bad: [RuleExample("lines of code as numbers without a unit", chart: ExampleChart.coffee(yForms: ""))],
    good: [RuleExample("the same values in lines", chart: ExampleChart.coffee())])
}
