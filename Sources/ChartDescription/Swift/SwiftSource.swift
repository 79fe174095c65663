package import PaletteCharts
import SafeText

/// Swift that makes a chart accessible in an app: `Chart.swift` has its `AXChartDescriptor`, its accessibility elements, a view of
/// UIKit that conforms to `AXChart`, and a modifier of SwiftUI.
package enum SwiftSource {
  /// Of a series of more points the lowest and the highest of each stretch are written, as many as are heard in ten seconds.
  /// Type-checking the literals of one function takes more than linear time. Engineering choice.
  private static let mostPoints = 200

  /// The text of the file.
  ///
  /// - Parameter summary: What the descriptor says of the chart if its author says nothing.
  package static func text(_ chart: Chart, _ elements: ChartElements, summary: String) -> String {
    let type = SwiftName.type(chart.title)
    let isThinned = chart.series.contains { $0.points.count > mostPoints }
    let note =
      isThinned ? "// Of each stretch of a long series the audio graph has the lowest and the highest point.\n" : ""
    let names = chart.series.indices.map { chart.name(ofSeries: $0) }
    let points = chart.series.enumerated().map { index, series in
      list("AXDataPoint", "points\(index + 1)", series.points.thinned(to: mostPoints, by: \.y).map(point))
    }
    let stops = zip(names, elements.series).enumerated().map { index, part in
      list(
        "Element", "stops\(index + 1)",
        part.1.elements.map { stop($0, of: names.count > 1 ? part.0 : nil, in: elements.plot) })
    }
    let calls = names.enumerated().map { "(\(swiftString($1)), stops\($0 + 1)())" }
    return """
      // Written by 'palettecheck describe': the same chart as descriptor.json and elements.json.
      \(note)#if canImport(Accessibility)
      import Accessibility
      import Foundation
      #if canImport(UIKit)
        import UIKit
      #endif
      #if canImport(SwiftUI)
        import SwiftUI
      #endif

      @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
      struct \(type) {
        /// What assistive technology reads of the chart and plays as its audio graph.
        func makeChartDescriptor() -> AXChartDescriptor {
          \(axes(chart).joined(separator: "\n    "))
          let descriptor = AXChartDescriptor(
            title: \(chart.title.map(swiftString) ?? "nil"),
            summary: \(swiftString(chart.summary ?? summary)),
            xAxis: xAxis,
            yAxis: \(chart.yAxis == nil ? "nil" : "yAxis"),
            additionalAxes: [\(chart.additionalAxes.indices.map { "axis\($0 + 1)" }.joined(separator: ", "))],
            series: [
              \(zip(names, chart.series).enumerated().map { series($1.1, named: $1.0, $0) }.joined(separator: "\n        "))
            ])
          descriptor.contentDirection = .\(chart.direction.rawValue)
          return descriptor
        }

      \(points.joined(separator: "\n"))
        /// What can be visited: its name and value, and where it is.
        struct Element {
          var label: String
          var value: String
          /// In parts of the plot, from 0 to 1, y downwards.
          var place: CGRect

          func frame(in plot: CGRect) -> CGRect {
            CGRect(
              x: plot.minX + place.minX * plot.width, y: plot.minY + place.minY * plot.height,
              width: place.width * plot.width, height: place.height * plot.height)
          }
        }

        /// The stops of each series in reading order.
        static func makeSeries() -> [(name: String, elements: [Element])] {
          [\(calls.joined(separator: ", "))]
        }

        /// Every stop, series after series.
        static func makeElements() -> [Element] { makeSeries().flatMap { $0.elements } }

      \(stops.joined(separator: "\n"))
        /// A number and the words around it, which Chart.xcstrings has for one and for others, where these differ.
        private static func number(_ value: Double, decimals: ClosedRange<Int>, words: String) -> String {
          let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(decimals))
          let number = value.formatted(style)
          let isOne = number == 1.0.formatted(style) || number == (-1.0).formatted(style)
          let format = Bundle.main.localizedString(forKey: words, value: nil, table: "Chart")
          return String(format: format, locale: .current, isOne ? 1 : value, number)
        }

        private static func date(_ seconds: Double, _ style: Date.FormatStyle) -> String {
          var style = style
          style.timeZone = TimeZone(secondsFromGMT: 0)!
          return Date(timeIntervalSince1970: seconds).formatted(style)
        }
      }

      \(SwiftViews.text(type, title: swiftString(chart.title ?? "Chart")))
      #endif

      """
  }

  /// A function that returns a list.
  private static func list(_ type: String, _ name: String, _ items: [String]) -> String {
    let lines = items.map { "      \($0),\n" }.joined()
    return "  private static func \(name)() -> [\(type)] {\n    [\n\(lines)    ]\n  }\n"
  }

  private static func series(_ series: ChartSeries, named name: String, _ index: Int) -> String {
    "AXDataSeriesDescriptor(name: \(swiftString(name)), isContinuous: \(series.isContinuous), "
      + "dataPoints: Self.points\(index + 1)()),"
  }

  // MARK: - Axes

  private static func axes(_ chart: Chart) -> [String] {
    var xAxis = chart.xAxis
    if let precision = ChartText(chart).precision, case .numeric(var axis) = xAxis {
      axis.values = .date(precision)
      xAxis = .numeric(axis)
    }
    let named =
      [("xAxis", xAxis)] + (chart.yAxis.map { [("yAxis", ChartAxis.numeric($0))] } ?? [])
      + chart.additionalAxes.enumerated().map { ("axis\($0 + 1)", $1) }
    return named.map { name, axis in "let \(name) = \(self.axis(axis))" }
      + named.compactMap { name, axis in
        axis.numeric.flatMap { $0.scale == .linear ? nil : "\(name).scaleType = .\($0.scale.rawValue)" }
      }
  }

  private static func axis(_ axis: ChartAxis) -> String {
    switch axis {
    case .categorical(let axis):
      let names = axis.categories.map(swiftString).joined(separator: ", ")
      return "AXCategoricalDataAxisDescriptor(title: \(swiftString(axis.title)), categoryOrder: [\(names)] as [String])"
    case .numeric(let axis):
      let lines = axis.gridlines.map { "\($0)" }.joined(separator: ", ")
      return "AXNumericDataAxisDescriptor(title: \(swiftString(axis.title)), "
        + "range: \(bound(axis.range.lowerBound))...\(bound(axis.range.upperBound)), "
        + "gridlinePositions: [\(lines)] as [Double]) { \(provider(axis.values)) }"
    }
  }

  /// A minus sign behind the dots of a range would be a part of the operator.
  private static func bound(_ value: Double) -> String { value.sign == .minus ? "(\(value))" : "\(value)" }

  /// The body of a `valueDescriptionProvider`: numbers and dates as the reader's language writes them.
  private static func provider(_ values: ValueDescription) -> String {
    switch values {
    case .number(let digits, let unit):
      let most = min(digits ?? 12, 12)
      let least = values.isMoney && most == 2 ? 2 : 0
      return
        "Self.number($0, decimals: \(least)...\(most), words: \(swiftString(StringCatalog.key(unit?.other ?? "%@"))))"
    case .date(let precision):
      let style =
        switch precision {
        case .year: ".dateTime.year()"
        case .quarter: ".dateTime.quarter(.wide).year()"
        case .month: ".dateTime.month(.wide).year()"
        case .day: ".dateTime.day().month(.wide).year()"
        case .minute: ".dateTime.day().month(.wide).year().hour().minute()"
        case .second: ".dateTime.day().month(.wide).year().hour().minute().second()"
        }
      return "Self.date($0, \(style))"
    }
  }

  // MARK: - Points and stops

  private static func point(_ point: ChartPoint) -> String {
    func plain(_ value: ChartValue) -> String { value.number.map { "\($0)" } ?? swiftString(value.category ?? "") }
    var arguments = ["x: \(plain(point.x))"]
    if let y = point.y { arguments.append("y: \(y)") }
    if !point.additional.isEmpty {
      let values = point.additional.map { ".\($0.number == nil ? "category" : "number")(\(plain($0)))" }
      arguments.append("additionalValues: [\(values.joined(separator: ", "))]")
    }
    if let label = point.label { arguments.append("label: \(swiftString(label))") }
    return "AXDataPoint(\(arguments.joined(separator: ", ")))"
  }

  /// A stop, its place to five decimals: a hundredth of a pixel in the widest of views.
  private static func stop(_ element: SeriesElements.Element, of series: String?, in plot: Rectangle) -> String {
    let frame = element.frame
    let parts = [
      ("x", (frame.x - plot.x) / plot.width), ("y", (frame.y - plot.y) / plot.height),
      ("width", frame.width / plot.width), ("height", frame.height / plot.height),
    ]
    let place = parts.map { "\($0): \(($1 * 1e5).rounded() / 1e5)" }.joined(separator: ", ")
    let label = series.map { "\($0), \(element.label)" } ?? element.label
    return "Element(label: \(swiftString(label)), value: \(swiftString(element.value)), place: CGRect(\(place)))"
  }
}

/// Names of Swift that are made of titles.
enum SwiftName {
  /// `LinesOfCodeByCupsOfCoffeeChart`: letters and digits of ASCII, a capital for each word, 60 characters at most; a title
  /// without any gives `DescribedChart`.
  static func type(_ title: String?) -> String {
    var name = ""
    var beginsWord = true
    for scalar in (title ?? "").unicodeScalars where name.utf8.count < 60 {
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      let isDigit = ("0"..."9").contains(scalar)
      // A name begins with a letter.
      if isLetter || isDigit && !name.isEmpty {
        name += beginsWord ? String(scalar).uppercased() : String(scalar)
      }
      beginsWord = !isLetter && !isDigit
    }
    if name.isEmpty { name = "Described" }
    return name.hasSuffix("Chart") ? name : name + "Chart"
  }
}
