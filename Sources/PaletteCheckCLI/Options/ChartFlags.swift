import ArgumentParser
import PaletteCharts

/// What flags state about a chart, in addition to its file or in place of what the file states.
struct ChartFlags: ParsableArguments {
  @Option(help: "The title of the chart.")
  var title: String?

  @Option(help: "The author's summary of the chart, in a sentence or two.")
  var summary: String?

  @Option(help: "The title of the y axis.")
  var yTitle: String?

  @Option(
    help: ArgumentHelp(
      "The unit of x values: km, or a singular and a plural: cup,cups.", valueName: "unit"),
    transform: UnitArgument.init(parsing:))
  var xUnit: UnitArgument?

  @Option(
    help: ArgumentHelp("The unit of y values, in the same form.", valueName: "unit"),
    transform: UnitArgument.init(parsing:))
  var yUnit: UnitArgument?

  @Option(help: "How the chart is drawn. (default: guessed from the x axis)")
  var kind: ChartKind?

  @Option(help: ArgumentHelp("The table column along the x axis. (default: the first)", valueName: "column"))
  var x: String?

  @Option(
    help: ArgumentHelp(
      "A table column of measured values; repeatable. (default: every column of numbers)", valueName: "column"))
  var y: [String] = []

  @Option(help: ArgumentHelp("The table column that names the series.", valueName: "column"))
  var seriesColumn: String?

  @Option(
    help: ArgumentHelp("The decimal separator of a table: point or comma. (default: as each column shows)"))
  var decimal: DecimalMark?

  @Option(
    help: ArgumentHelp(
      "What comes first in dates such as 03/04/2019: day-first or month-first. (default: as the column shows)"))
  var dateOrder: DateOrder?

  mutating func validate() throws {
    for (name, text) in [
      ("title", title), ("summary", summary), ("y-title", yTitle), ("x", x),
      ("series-column", seriesColumn),
    ] where text?.isEmpty == true {
      throw ValidationError("--\(name) is empty; give it a text, or leave the flag out")
    }
  }

  var options: ChartOptions {
    var options = ChartOptions()
    (options.title, options.summary) = (title, summary)
    options.yTitle = yTitle
    (options.xUnit, options.yUnit) = (xUnit?.unit, yUnit?.unit)
    options.kind = kind
    (options.x, options.y, options.seriesColumn) = (x, y, seriesColumn)
    (options.decimalMark, options.dateOrder) = (decimal, dateOrder)
    return options
  }
}

extension ChartKind: ExpressibleByArgument {}
extension DecimalMark: ExpressibleByArgument {}
extension DateOrder: ExpressibleByArgument {}

/// `km`; `cup,cups`.
struct UnitArgument {
  let unit: AxisUnit

  init(parsing argument: String) throws {
    guard let unit = AxisUnit(argument) else {
      throw ValidationError("write a unit such as km, or a singular and a plural such as cup,cups")
    }
    self.unit = unit
  }
}

/// How a chart is read, and which theme it has.
struct ChartReadingFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp("The theme of the chart, or a name from 'palettecheck palettes'.", valueName: "file"),
    completion: .file())
  var theme: String?

  @Option(help: ArgumentHelp("The mode of the theme. (default: the first)", valueName: "name"))
  var mode: String?

  @OptionGroup(title: "Limits")
  var limits: LimitOptions
}
