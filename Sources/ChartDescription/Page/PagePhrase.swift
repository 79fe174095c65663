/// The words of a page.
enum PagePhrase {
  static let untitled = "Chart without a title"
  static let chart = "Chart"
  static let scrolls = "Chart, scrolls sideways"
  static let listen = "Listen"
  static let recording = "The chart as sound"
  static let data = "Data"
  static let table = "Data table"
  static func leftOut(_ count: Int) -> String {
    "\(count) more series \(count == 1 ? "is" : "are") in descriptor.json."
  }

  // MARK: - Roles and kinds

  static let series = "series"
  static let dataPoint = "data point"
  static let interval = "interval"
  static let line = "line"
  static let dashedLine = "dashed line"
  static let area = "area"
  static let bars = "bars"
  static let marks = "points"

  // MARK: - Tables

  static let place = "Place"
  static let value = "Value"
  static let name = "Name"
  static let seriesHead = "Series"
  static let pointsHead = "Points"
  static let least = "Lowest"
  static let greatest = "Highest"
  static let mean = "Mean"
  static let course = "Course"

  // MARK: - Listening

  static let notes = "Each point is a note."
  static let glides = "The tone glides from point to point."
  static let mixed = "Lines glide, other points are notes."
  static let inTurn = "Series sound one after another, each in a voice of its own."
  static let silence = "A missing value is silence."

  // MARK: - Walking

  static let invitation = "Move along the chart to hear each place."
  static let walk = "Walk along the chart"
  static let previous = "Previous"
  static let next = "Next"
  static let nextSeries = "Next series"
  static let nextOutlier = "Next outlier"
  static let open = "Open interval"
  static let play = "Play from here"
  static let playAll = "Play all series"
  static let stop = "Stop"
  static let reference = "Reference tone"
  static let tones = "Tones"
  static let speed = "Speed"
  static let slow = "slow"
  static let usual = "normal"
  static let fast = "fast"
  static let fastest = "very fast"
  static let words = "Words"
  static let brief = "brief"
  static let full = "full"
  static let find = "Find a value or a place"
  static let keys = "Keys"
  static let keysNote = "These keys work while a point of the chart has the focus."
  static let keyPrevious = "previous and next place"
  static let keyEnds = "first and last place"
  static let keySeries = "same place in another series"
  static let keyExtremes = "lowest and highest value"
  static let keyOutlier = "next value far from the others"
  static let keyAgain = "the same place again"
  static let keyPlay = "play from here, play all series, stop"
  static let keyOpen = "open an interval, close it"
  static let keySpeed = "slower, faster"
  static let keyWords = "fewer or more words"
  static let keyFind = "find a value or a place"
  static let keyReference = "reference tone"
  static let keyHelp = "this list"

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
