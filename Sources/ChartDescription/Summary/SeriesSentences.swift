import PaletteCharts
import PaletteRules
import SafeText

/// What one series shows, in the words of the claims that hold.
struct SeriesSentences {
  private let text: ChartText
  private let series: MeasuredSeries
  private let json: ClaimJSON
  /// The name before each sentence; empty for the only series.
  private let name: String
  /// Whether a few points are listed, so that the sentences need not name them.
  private let isListed: Bool

  init(_ text: ChartText, _ series: MeasuredSeries, isListed: Bool = true) {
    (self.text, self.series, json) = (text, series, ClaimJSON(text, series))
    self.isListed = isListed && series.points.count > 2 && series.points.count < Sample.fewest
    name = text.chart.series.count == 1 ? "" : text.name(series.name)
  }

  /// The points of a chart that are all listed in full. An engineering choice: two years of months take a minute to listen to.
  private static let mostListed = 24
  /// Extremes that come more often are no news of the first place; as many points are named, more are counted. Engineering choices.
  static let mostNamed = 3

  /// The most important first.
  var findings: [SummarySentence] {
    guard !series.y.isEmpty else { return [] }
    // A list takes less time than sentences about it.
    var (found, named): ([SummarySentence], Set<Int>) = ([], [])
    for claim in series.claims {
      switch claim {
      case .constant(let except): found.append(constant(except, claim))
      case .course(let course):
        let withValues = !isListed && course.legs.count <= SeriesClaims.mostWithValues
        let spoken = CourseWords(text, series, withValues: withValues)
        found.append(say(spoken.sentence(course), [claim]))
        named.formUnion(spoken.named)
      case .overall(let direction):
        let words = CourseWords(text, series, withValues: true)
        found.append(say(words.overall(direction), [claim]))
        named.formUnion([0, series.y.count - 1])
      case .tendency(let direction):
        let (way, side) = direction == .rising ? ("rise", "higher") : ("fall", "lower")
        found.append(say("tends to \(way), though it ends no \(side) than it begins.", [claim]))
      case .noTrend:
        found.append(noTrend(claim))
        named.formUnion(lonely)
      case .cycle(let cycle): found.append(say(repetition(cycle), [claim]))
      case .shape(let shape):
        found.append(say(ShapeWords.sentence(shape, text, series), [claim]))
        named.formUnion(shape.peaks)
      case .ranking where series.points.count > Self.mostNamed: found.append(ranking(claim))
      case .relation, .noRelation: found.append(relation(claim))
      case .farFromRest(let places):
        if let sentence = farFromRest(places, claim) { found.append(sentence) }
      default: break
      }
    }
    if series.points.count == 1 { return [list("one point: ")] }
    // What is the same everywhere needs no list.
    let isEven = series.claims.contains(.constant(except: []))
    if series.points.count < Sample.fewest {
      return found.prefix(1) + (isListed && !isEven || found.isEmpty ? [list("")] : []) + signs
    }
    let hasCycle = series.claims.contains { if case .cycle = $0 { true } else { false } }
    let first = series.arrangement == .relation ? found.count : hasCycle ? 2 : 1
    return found.prefix(first) + extremes(except: named) + found.dropFirst(first) + exceptions + signs
  }

  /// What only a full summary has.
  var details: [SummarySentence] {
    guard series.y.count >= Sample.fewest, !series.claims.contains(.constant(except: [])) else { return [] }
    let sample = series.sample
    var speech = Speech(text)
    var details = [say("on average \(text.y(sample.mean)).", [])]
    details.append(
      say(
        "half of the values lie between \(speech.y(sample.quantile(0.25))) and \(speech.y(sample.quantile(0.75))); "
          + "the median is \(speech.y(sample.median)).", []))
    if series.isClear, let rate = SpokenRate(text, series) {
      details.append(say("of the changes between any two points, the middle one is \(rate.text(isSigned: true)).", []))
    }
    if text.chart.pointCount <= Self.mostListed { details.append(list("point by point: ")) }
    return details
  }

  /// The only value that leaves its neighbours, where it is the greatest or the least.
  private var lonely: [Int] {
    series.outliers.count == 1 && [series.least, series.greatest].contains(series.outliers[0]) ? series.outliers : []
  }

  private func noTrend(_ claim: Claim) -> SummarySentence {
    var speech = Speech(text)
    let middle = speech.y(series.sample.median)
    let way = series.isClear ? "stays about level, around" : "varies around"
    guard let place = lonely.first else {
      return say("\(way) \(middle)\(series.isClear ? "" : " without a clear trend").", [claim])
    }
    // What stands out comes before what does not.
    let extreme = series.claims.filter { [.least(place, times: 1), .greatest(place, times: 1)].contains($0) }
    return say(
      "\(way) \(middle), apart from \(placed([place], &speech)).", [claim, .unlikeNeighbours(place)] + extreme)
  }

  private func say(_ words: String, _ claims: [Claim]) -> SummarySentence {
    SummarySentence(words, series: name, claims: claims.map { json.value($0) })
  }

  // MARK: - Values

  /// Every point, as the talk reads its example: "0 cups, 20 lines of code".
  private func list(_ start: String) -> SummarySentence {
    var speech = Speech(text)
    let items = series.points.indices.map { item($0, &speech) }
    return say("\(start)\(items.joined(separator: "; ")).", [])
  }

  /// A point with its value; of a pie also with its share.
  private func item(_ place: Int, _ speech: inout Speech) -> String {
    let (total, y) = (series.y.reduce(0) { $0 + max($1, 0) }, series.y[place])
    let item = "\(text.x(series.points[place].x)), \(speech.y(y))"
    guard text.chart.kind == .pie, total > 0, text.chart.yAxis?.values.unit?.other != "%@%" else { return item }
    let share = 100 * max(y, 0) / total
    return "\(item) (\(DecimalText.text(share, fractionDigits: share < 1 ? 1 : 0)) percent)"
  }

  private func placed(_ places: [Int], _ speech: inout Speech) -> String {
    places.map { speech.placed(series.y[$0], series.points[$0].x) }.joined(separator: ", ")
  }

  private func constant(_ except: [Int], _ claim: Claim) -> SummarySentence {
    var speech = Speech(text)
    let value = speech.y(series.y.indices.first { !except.contains($0) }.map { series.y[$0] } ?? 0)
    return say(
      except.isEmpty ? "every value is \(value)." : "every value is \(value), except \(placed(except, &speech)).",
      [claim])
  }

  /// The lowest and the highest value, as far as other sentences do not name them.
  private func extremes(except named: Set<Int>) -> [SummarySentence] {
    var speech = Speech(text)
    var (parts, claims): ([String], [Claim]) = ([], [])
    for claim in series.claims {
      let (word, place, times): (String, Int, Int)
      switch claim {
      case .least(let at, let count): (word, place, times) = ("lowest", at, count)
      case .greatest(let at, let count): (word, place, times) = ("highest", at, count)
      default: continue
      }
      guard !named.contains(place) || times > 1 else { continue }
      let (value, at) = (speech.y(series.y[place]), text.at(series.points[place].x))
      let far = Claim.unlikeNeighbours(place)
      claims.append(claim)
      switch times {
      case 1 where series.claims.contains(far):
        claims.append(far)
        parts.append("\(word) \(value) \(at), far from its neighbours")
      case 1: parts.append("\(word) \(value) \(at)")
      case ...Self.mostNamed: parts.append("\(word) \(value), \(times) times, first \(at)")
      default: parts.append("\(word) \(value), \(times) times")
      }
    }
    return parts.isEmpty ? [] : [say("\(parts.joined(separator: "; ")).", claims)]
  }

  /// The greatest of categories, and the least; those alike together.
  private func ranking(_ claim: Claim) -> SummarySentence {
    guard case .ranking(let top, let least) = claim else { return say("", []) }
    var speech = Speech(text)
    func alike(_ places: [Int]) -> String {
      let names = places.map { text.x(series.points[$0].x) }
      let list = names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
      let words = names.count > Self.mostNamed ? "\(names.count) times" : list
      return "\(speech.y(series.y[places[0]])): \(words)"
    }
    let isTied = top.count > 1 && series.y[top[0]] == series.y[top[1]]
    // A few are listed anyway.
    let told = series.points.count < Sample.fewest ? top.prefix(1) : top[...]
    let highest = isTied ? alike(top) : told.map { item($0, &speech) }.joined(separator: "; ")
    let lowest = least.count > 1 ? alike(least) : item(least[0], &speech)
    return say("highest \(highest). Lowest \(lowest).", [claim])
  }

  /// The values that leave their neighbours and are not the extremes, which are spoken before.
  private var exceptions: [SummarySentence] {
    let known = (series.claims.lazy.compactMap(\.course).first?.exceptions ?? []) + [series.least, series.greatest]
    let places = series.outliers.sorted().filter {
      series.claims.contains(.unlikeNeighbours($0)) && !known.contains($0)
    }
    // More than three nobody keeps in mind, and leaving the neighbours is what the series does.
    guard (1...Self.mostNamed).contains(places.count) else { return [] }
    var speech = Speech(text)
    let whose = places.count == 1 ? "its" : "their"
    return [say("unlike \(whose) neighbours: \(placed(places, &speech)).", places.map { .unlikeNeighbours($0) })]
  }

  /// Where the values are below and above 0.
  private var signs: [SummarySentence] {
    series.claims.compactMap { claim in
      guard case .sign(let signs) = claim else { return nil }
      guard let until = signs.until else {
        return say("below 0 at \(signs.below) of \(ChartText.count(series.y.count, "point", "points")).", [claim])
      }
      let (first, then) = series.y[0] < 0 ? ("below", "above") : ("above", "below")
      return say("\(first) 0 until \(text.x(series.points[until].x)), then \(then).", [claim])
    }
  }

  // MARK: - Repetitions and relations

  /// What repeats, and at which place of the calendar it is highest and lowest.
  private func repetition(_ cycle: Cycle) -> String {
    guard let high = cycle.means.indices.max(by: { cycle.means[$0] < cycle.means[$1] }),
      let low = cycle.means.indices.min(by: { cycle.means[$0] < cycle.means[$1] })
    else { return "" }
    func place(_ index: Int) -> String {
      switch cycle.phase {
      case .month: "in \(CalendarDate.months[index])"
      case .quarter: "in Q\(index + 1)"
      case .weekday: "on \(CalendarWord.weekdays[index])"
      case .hour: index < 10 ? "at 0\(index):00" : "at \(index):00"
      }
    }
    let period = [.month: "year", .quarter: "year", .weekday: "week", .hour: "day"][cycle.phase] ?? ""
    return "repeats every \(period): on average highest \(place(high)), lowest \(place(low))."
  }

  private func relation(_ claim: Claim) -> SummarySentence {
    say(RelationWords.sentence(claim, text, series), [claim])
  }

  /// The points far from the rest, the farthest three by name; nil where a ranking names them.
  private func farFromRest(_ places: [Int], _ claim: Claim) -> SummarySentence? {
    for case .ranking(let top, let least) in series.claims where places.allSatisfy((top + least).contains) {
      return nil
    }
    var speech = Speech(text)
    let isRelation = series.arrangement == .relation
    let points = places.prefix(Self.mostNamed).map { place -> String in
      let point = series.points[place]
      let x = text.x(point.x), y = speech.y(series.y[place])
      let named =
        "\(isRelation ? axisName(text.chart.xAxis.numeric) : "")\(x), \(isRelation ? axisName(text.chart.yAxis) : "")\(y)"
      return point.label.flatMap { $0.isEmpty ? nil : "\(text.name($0)) (\(named))" } ?? named
    }.joined(separator: "; ")
    switch places.count {
    case 1: return say("one point lies far from the rest: \(points).", [claim])
    case ...Self.mostNamed: return say("\(places.count) points lie far from the rest: \(points).", [claim])
    default: return say("\(places.count) points lie far from the rest, above all \(points).", [claim])
    }
  }

  /// The title of an axis before a number that has no unit: `weight 2,130`.
  private func axisName(_ axis: NumericAxis?) -> String {
    guard let axis, case .number(_, nil) = axis.values, !axis.title.isEmpty, axis.title.count <= 24 else {
      return ""
    }
    return "\(text.name(axis.title)) "
  }
}
