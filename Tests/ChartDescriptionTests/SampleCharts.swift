import PaletteCharts
import RealModule

/// Charts that tests share.
enum SampleCharts {
  /// The talk's example: lines of code by cups of coffee.
  static let coffee = Chart(
    title: "Lines of code by cups of coffee", kind: .line,
    xAxis: .numeric(
      NumericAxis(
        title: "Coffee", range: 0...3, gridlines: [0, 1, 2, 3],
        values: .number(fractionDigits: 0, unit: AxisUnit(one: "%@ cup", other: "%@ cups")))),
    yAxis: NumericAxis(
      title: "Lines of code", range: 0...40, gridlines: [0, 10, 20, 30, 40],
      values: .number(fractionDigits: 0, unit: AxisUnit(one: "%@ line of code", other: "%@ lines of code"))),
    series: [
      ChartSeries(
        name: "", isContinuous: true,
        points: [20.0, 30, 35, 32].enumerated().map { ChartPoint(x: .number(Double($0)), y: $1) })
    ])

  /// A sine of so many points, x from 0.
  static func wave(points count: Int) -> Chart {
    Chart(
      title: "Wave", kind: .line,
      xAxis: .numeric(NumericAxis(title: "x", range: 0...Double(max(count - 1, 1)))),
      yAxis: NumericAxis(title: "y", range: -1...1),
      series: [
        ChartSeries(
          name: "", isContinuous: true,
          points: (0..<count).map { ChartPoint(x: .number(Double($0)), y: .sin(Double($0) / 10)) })
      ])
  }
}
