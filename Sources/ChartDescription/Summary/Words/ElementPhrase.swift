/// The words of a chart's elements.
enum ElementPhrase {
  static let points = Template("{count} {count|point|points}")
  static let point = Template("Point {n}")
  static let noValue = Template("no value")
  static let noValues = Template("no values")
  static let nth = Template(" ({n} of {count})")
  static let span = Template("{from} to {to}")
  static let gaps = Template(", {count} without a value")
  static let interval = Template("{points}{gaps}, from {low} to {high}, mean {mean}, {trend}")
  static let rising = Template("rising")
  static let falling = Template("falling")
  static let steady = Template("steady")
  static let varying = Template("up and down")
  static let hint = Template("Move through the points to hear each value, or play the audio graph to hear the course.")
}
