/// The words of a page.
enum PagePhrase {
  static let scrolls = "Chart, scrolls sideways"
  static func leftOut(_ count: Int) -> String {
    "\(count) more series \(count == 1 ? "is" : "are") in descriptor.json."
  }

  // MARK: - Roles and kinds

  static let dataPoint = "data point"

  // MARK: - Tables

  static let seriesHead = "Series"
  static let least = "Lowest"
  static let greatest = "Highest"

  // MARK: - Listening

  // MARK: - Walking

  static let play = "Play from here"
  static let playAll = "Play all series"
  static let stop = "Stop"
  static let tones = "Tones"
  static let usual = "normal"

  // MARK: - What the script says, by its keys there

  static let spoken: [(key: String, words: String)] = [
    ("role", "chart"),
    ("enter", "Arrow keys walk along the chart, H lists all keys."),
    ("start", "Start"), ("end", "End"),
    ("isLeast", "Already at the lowest value"),
    ("isGreatest", "Already at the highest value"),
    ("isOutlier", "The only outlier"),
    ("noOutlier", "No outliers"),
    ("oneSeries", "The only series"),
    ("complete", "Complete"),
    ("nothing", "Nothing found"),
    ("nearest", "Nearest to {text}"),
    ("place", "{n} of {count}"),
    ("noPoints", "The points are in descriptor.json"),
    ("noInterval", "Not an interval"),
    ("opened", "Opened"), ("closed", "Closed"),
    ("reference", "Reference"), ("tonesOn", "Tones on"),
    ("tonesOff", "Tones off"), ("noValue", "no value"),
    ("dataPoint", dataPoint), ("play", play), ("playAll", playAll), ("stop", stop),
  ]
}
