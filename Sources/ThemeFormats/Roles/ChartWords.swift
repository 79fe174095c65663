/// The words that make the name of a token a name for charts, compared word by word: `chartreuse`, `typography` and
/// `paragraph` are none of them.
enum ChartWords {
  private static let alone: Set<String> = [
    "chart", "charts", "dataviz", "datavis", "viz", "categorical", "qualitative", "series", "visualization",
    "visualisation", "visualizations", "visualisations", "plot", "highcharts", "vega",
  ]
  private static let afterData: Set<String> = [
    "visualization", "visualisation", "visualizations", "visualisations", "vis", "viz",
  ]
  /// Names of hues: `data.blue` is a colour for charts, `data.table` is not.
  static let hues: Set<String> = [
    "red", "orange", "amber", "yellow", "lime", "green", "emerald", "teal", "cyan", "turquoise", "sky", "blue",
    "indigo",
    "violet", "purple", "magenta", "fuchsia", "pink", "rose", "coral", "brown", "gold", "gray", "grey", "slate",
    "olive",
    "auburn", "plum", "pine", "lemon", "black", "white",
  ]
  /// Words for parts of a chart that are not its data, and for parts of a page that have the name of a chart in theirs.
  static let furniture: Set<String> = [
    "axis", "axes", "grid", "gridline", "gridlines", "text", "label", "labels", "title", "background", "bg", "tooltip",
    "legend", "threshold", "border", "outline", "shadow", "surface", "canvas", "focus", "hover", "disabled", "tick",
    "ticks", "crosshair", "gradient", "gradients", "icon", "icons", "button", "buttons", "link", "logo", "avatar",
    "badge",
    "cursor", "skeleton", "placeholder", "geo", "basemap",
  ]
  /// Words for a judgement, below a chart word.
  static let judgements: [String: Judgement] = [
    "success": .good, "warning": .neutral, "danger": .bad, "error": .bad,
  ]
  /// Words that are judgements only where both sides are there: `neutral` alone is a grey.
  static let opposites: [String: Judgement] = [
    "good": .good, "positive": .good, "neutral": .neutral, "bad": .bad, "negative": .bad,
  ]
  /// What a word judges.
  enum Judgement: Hashable, CaseIterable { case good, neutral, bad }

  /// Words that say that what follows is a ramp, and of which kind; nil where only its colours tell.
  static let ramps: [String: RampWord] = [
    "sequential": .sequential, "sequence": .sequential, "sequences": .sequential, "diverging": .diverging,
    "divergent": .diverging, "diverge": .diverging, "cyclic": .cyclic, "heatmap": .any, "ramp": .any, "ramps": .any,
  ]
  /// Words for colours that mean different things.
  static let categories: Set<String> = ["categorical", "category", "categories", "qualitative"]

  /// What a word says about a ramp.
  enum RampWord { case sequential, diverging, cyclic, any }

  /// Whether the words name something of a chart.
  static func contain(_ words: [String]) -> Bool { lastIndex(in: words) != nil }

  /// Whether words may be part of such a name; most are not, and need no closer look.
  static func mayBe(_ words: [String]) -> Bool {
    words.contains { $0 == "data" || alone.contains($0) }
  }

  /// The position of the last chart word; the word after it, if any, names the colour.
  static func lastIndex(in words: [String]) -> Int? {
    words.indices.last { index in
      if alone.contains(words[index]) { return true }
      let isAfterData = index > 0 && words[index - 1] == "data"
      if isAfterData, afterData.contains(words[index]) { return true }
      return words[index] == "data" && index + 1 < words.count && hues.contains(words[index + 1])
    }
  }
}
