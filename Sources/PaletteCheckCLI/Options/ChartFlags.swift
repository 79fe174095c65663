import ArgumentParser
import PaletteCharts

/// What flags state about a chart in addition to its file, or instead of it.
struct ChartFlags: ParsableArguments {
  @Option(help: "What the chart shows.")
  var title: String?

  @Option(help: "What there is to say of it, in a sentence or two.")
  var summary: String?

  @Option(help: "What lies along the x axis.")
  var xTitle: String?

  @Option(help: "What is measured.")
  var yTitle: String?

  @Option(
    help: ArgumentHelp(
      "What x values are counted in: km, or one form for 1 and one for others: cup,cups.", valueName: "unit"),
    transform: UnitArgument.init(parsing:))
  var xUnit: UnitArgument?

  @Option(
    help: ArgumentHelp("What y values are counted in, in the same way.", valueName: "unit"),
    transform: UnitArgument.init(parsing:))
  var yUnit: UnitArgument?

  @Option(help: "How the chart is drawn; guessed from the x axis otherwise.")
  var kind: ChartKind?

  @Flag(help: "Values lie between the points, as on a line.")
  var continuous = false

  @Flag(help: "Values lie at the points only.")
  var discrete = false

  @Option(help: ArgumentHelp("The column of a table along the x axis. (default: the first)", valueName: "column"))
  var x: String?

  @Option(
    help: ArgumentHelp(
      "A measured column of a table; repeatable. (default: every column of numbers)", valueName: "column"))
  var y: [String] = []

  @Option(help: ArgumentHelp("The column of a table that names the series.", valueName: "column"))
  var seriesColumn: String?

  mutating func validate() throws {
    if continuous, discrete {
      throw ValidationError("--continuous and --discrete exclude each other; give one of them")
    }
    for (name, text) in [
      ("title", title), ("summary", summary), ("x-title", xTitle), ("y-title", yTitle), ("x", x),
      ("series-column", seriesColumn),
    ] where text?.isEmpty == true {
      throw ValidationError("--\(name) is empty; say something, or leave it out")
    }
  }

  /// What the flags come to.
  var options: ChartOptions {
    var options = ChartOptions()
    (options.title, options.summary) = (title, summary)
    (options.xTitle, options.yTitle) = (xTitle, yTitle)
    (options.xUnit, options.yUnit) = (xUnit?.unit, yUnit?.unit)
    options.kind = kind
    options.isContinuous = continuous ? true : discrete ? false : nil
    (options.x, options.y, options.seriesColumn) = (x, y, seriesColumn)
    return options
  }
}

extension ChartKind: ExpressibleByArgument {}

/// `km`; `cup,cups`.
struct UnitArgument {
  let unit: AxisUnit

  init(parsing argument: String) throws {
    guard let unit = AxisUnit(argument) else {
      throw ValidationError("give a unit such as km, or one form for 1 and one for others, such as cup,cups")
    }
    self.unit = unit
  }
}
