/// The words of a page.
enum PagePhrase {
  static let untitled = Template("Chart without a title")
  static let chart = Template("Chart")
  static let scrolls = Template("Chart, scrolls sideways")
  static let listen = Template("Listen")
  static let recording = Template("The chart as sound")
  static let data = Template("Data")
  static let table = Template("Data table")
  static let leftOut = Template("{count} more series {count|is|are} in descriptor.json.")
  static let allAsCSV = Template("All {points} as CSV")
  static let allInDescriptor = Template("All {points} are in ")

  // MARK: - Roles and kinds

  static let series = Template("series")
  static let dataPoint = Template("data point")
  static let interval = Template("interval")
  static let line = Template("line")
  static let dashedLine = Template("dashed line")
  static let area = Template("area")
  static let bars = Template("bars")
  static let marks = Template("points")

  // MARK: - Tables

  static let place = Template("Place")
  static let value = Template("Value")
  static let name = Template("Name")
  static let seriesHead = Template("Series")
  static let pointsHead = Template("Points")
  static let least = Template("Lowest")
  static let greatest = Template("Highest")
  static let mean = Template("Mean")
  static let course = Template("Course")
  static let caption = Template("{y} by {x}")
  static let captionOfPoints = Template("{y} by {x}, {points}")
  static let captionOfIntervals = Template("{y} by {x}, {points} in intervals")

  // MARK: - Listening

  static let mapping = Template(
    "The sound goes along {x}. Greater values sound higher: {low} is {lowHertz} Hz, {high} is {highHertz} Hz.")
  static let theXAxis = Template("the x axis")
  static let notes = Template("Each point is a note.")
  static let glides = Template("The tone glides from point to point.")
  static let mixed = Template("Lines glide, other points are notes.")
  static let inTurn = Template("Series sound one after another, each in a voice of its own.")
  static let unheard = Template("The last {count} are not in the recording.")
  static let silence = Template("A missing value is silence.")

  // MARK: - Walking

  static let invitation = Template("Move along the chart to hear each place.")
  static let walk = Template("Walk along the chart")
  static let previous = Template("Previous")
  static let next = Template("Next")
  static let nextSeries = Template("Next series")
  static let nextOutlier = Template("Next outlier")
  static let open = Template("Open interval")
  static let play = Template("Play from here")
  static let playAll = Template("Play all series")
  static let stop = Template("Stop")
  static let reference = Template("Reference tone")
  static let tones = Template("Tones")
  static let speed = Template("Speed")
  static let slow = Template("slow")
  static let usual = Template("normal")
  static let fast = Template("fast")
  static let fastest = Template("very fast")
  static let words = Template("Words")
  static let brief = Template("brief")
  static let full = Template("full")
  static let find = Template("Find a value or a place")
  static let keys = Template("Keys")
  static let keysNote = Template("These keys work while a point of the chart has the focus.")
  static let keyPrevious = Template("previous and next place")
  static let keyEnds = Template("first and last place")
  static let keySeries = Template("same place in another series")
  static let keyExtremes = Template("lowest and highest value")
  static let keyOutlier = Template("next value far from the others")
  static let keyAgain = Template("the same place again")
  static let keyPlay = Template("play from here, play all series, stop")
  static let keyOpen = Template("open an interval, close it")
  static let keySpeed = Template("slower, faster")
  static let keyWords = Template("fewer or more words")
  static let keyFind = Template("find a value or a place")
  static let keyReference = Template("reference tone")
  static let keyHelp = Template("this list")

  // MARK: - What the script says, by its keys there

  static let spoken: [(key: String, words: Template)] = [
    ("role", Template("chart")),
    ("enter", Template("Arrow keys walk along the chart, H lists all keys.")),
    ("start", Template("Start")), ("end", Template("End")),
    ("isLeast", Template("Already at the lowest value")),
    ("isGreatest", Template("Already at the highest value")),
    ("isOutlier", Template("The only outlier")),
    ("noOutlier", Template("No outliers")),
    ("oneSeries", Template("The only series")),
    ("complete", Template("Complete")),
    ("nothing", Template("Nothing found")),
    ("nearest", Template("Nearest to {text}")),
    ("place", Template("{n} of {count}")),
    ("noPoints", Template("The points are in descriptor.json")),
    ("noInterval", Template("Not an interval")),
    ("opened", Template("Opened")), ("closed", Template("Closed")),
    ("reference", Template("Reference")), ("tonesOn", Template("Tones on")),
    ("tonesOff", Template("Tones off")), ("noValue", ElementPhrase.noValue),
    ("dataPoint", dataPoint), ("play", play), ("playAll", playAll), ("stop", stop),
  ]
}
