import PaletteCharts
import PaletteRules
import SafeText

/// How a sequence goes, in the words of the claims that hold.
struct CourseSentences {
  private let voice: Voice
  private let series: ClaimedSeries
  private let statistics: SeriesStatistics
  private let json: ClaimJSON

  /// Whether extremes go without being called so, and turns without their values.
  private let isTerse: Bool

  init(_ voice: Voice, _ series: ClaimedSeries, _ statistics: SeriesStatistics, isTerse: Bool = false) {
    (self.voice, self.series, self.statistics, self.isTerse) = (voice, series, statistics, isTerse)
    json = ClaimJSON(series, voice)
  }

  func sentences(isFull: Bool) -> [SummarySentence] {
    series.claims.flatMap { claim -> [SummarySentence] in
      switch claim {
      case .course(let course), .outline(let course): [self.course(course, claim, isFull: isFull)]
      case .step(let direction, let place): [step(direction, place)]
      case .cycle(let cycle): [repetition(cycle, claim)]
      case .yearlyCycle(let cycle): [repetition(cycle, claim)]
      case .overall(let direction):
        [
          say(
            direction == .rising ? .riseOverall : .fallOverall, ["from": from(0), "to": to(statistics.y.count - 1)],
            [claim])
        ]
      case .tendency(let direction) where (statistics.correlation?.tau ?? 0).magnitude >= Self.leastTendency:
        [say(direction == .rising ? .tendsToRise : .tendsToFall, [:], [claim])]
      case .noTrend: [say(.noTrend, ["middle": voice.y(statistics.sample.median)], [claim])]
      default: []
      }
    } + (isFull ? slope() : [])
  }

  /// The places whose extremes the sentences about the course name.
  var namedExtremes: Set<Int> {
    var named: Set<Int> = []
    for claim in series.claims {
      switch claim {
      case .course(let course) where course.legs.count <= mostWithValues,
        .outline(let course) where course.legs.count <= mostWithValues:
        for (place, leg) in course.legs.enumerated() where leg.direction != .level {
          named.formUnion(place == 0 ? [leg.first, leg.last] : [leg.last])
        }
      case .overall: named.formUnion([0, statistics.y.count - 1])
      default: break
      }
    }
    return named
  }

  /// Legs whose values are spoken too; of more legs only the places are. An engineering choice: a sentence of thirty
  /// words.
  private var mostWithValues: Int { isTerse ? 2 : Claim.mostWithValues }

  /// Less than this nobody sees, however many points make it significant. J. Cohen, "Statistical power analysis for the
  /// behavioral sciences", 1988, has a correlation of 0.1 as small.
  private static let leastTendency = 0.1

  private func say(
    _ phrase: Phrase, _ fields: [String: Spoken], _ claims: [Claim], worth: SentenceWorth = .course
  ) -> SummarySentence {
    SummarySentence(
      phrase, fields, voice, series: voice.name(of: series.measured), worth: worth,
      claims: claims.map { json.value($0) })
  }

  private func to(_ place: Int) -> Spoken { extreme(place, .itsLowest, .itsHighest) }

  private func from(_ place: Int) -> Spoken { extreme(place, .fromItsLowest, .fromItsHighest) }

  /// A point with its value; an extreme of the series is called so where it comes once.
  private func extreme(_ place: Int, _ lowest: Phrase, _ highest: Phrase) -> Spoken {
    let y = statistics.y
    let isSingle = !isTerse && y.count { $0 == y[place] } == 1
    let phrase =
      isSingle && place == statistics.least ? lowest : isSingle && place == statistics.greatest ? highest : .placed
    let fields = ["value": voice.y(y[place]), "at": voice.at(series.measured.points[place].x)]
    return voice.phrase(phrase, fields, figure: [fields["at"]?.figure ?? .null, .number(y[place])])
  }

  private func course(_ course: Course, _ claim: Claim, isFull: Bool) -> SummarySentence {
    // What is listed needs no values.
    let isListed = voice.chart.pointCount < SeriesStatistics.minimumCount
    let withValues = !isListed && (course.legs.count <= mostWithValues || isFull)
    var claims = [claim]
    var clauses = course.legs.indices.map { clause(course, $0, withValues) }
    if let only = clauses.first, clauses.count == 1 {
      if series.claims.contains(.steadyRate), let rate = SpokenRate(voice, series.measured) {
        claims.append(.steadyRate)
        clauses = [Spoken([only, rate.clause], separator: "")]
      }
      for claim in series.claims {
        guard case .mostlyBetween(let from, let to) = claim else { continue }
        claims.append(claim)
        let fields = ["before": voice.x(x(from)), "after": voice.x(x(to))]
        let clause = voice.phrase(
          .mostOfIt, fields, figure: .array([fields["before"]?.figure, fields["after"]?.figure].compactMap(\.self)))
        clauses = [Spoken([only, clause], separator: "")]
      }
    }
    var what = Spoken(Array(clauses.dropLast()), separator: ", ")
    if let last = clauses.last {
      what = clauses.count == 1 ? last : voice.phrase(.then, ["before": what, "last": last])
    }
    if !course.exceptions.isEmpty {
      let points = Spoken(course.exceptions.map(placed), separator: ", ")
      what = voice.phrase(.apartFrom, ["what": what, "points": points])
    }
    if case .outline = claim { what = voice.phrase(.broadly, ["what": what]) }
    let figure = JSONValue.array(clauses.compactMap(\.figure) + course.exceptions.map { json.point($0) })
    return say(.sentence, ["what": Spoken(what.text, figure: figure)], claims)
  }

  private func x(_ place: Int) -> ChartValue { series.measured.points[place].x }

  private func placed(_ place: Int) -> Spoken {
    let fields = ["value": voice.y(statistics.y[place]), "at": voice.at(x(place))]
    return voice.phrase(.placed, fields, figure: json.point(place))
  }

  private func clause(_ course: Course, _ place: Int, _ withValues: Bool) -> Spoken {
    let leg = course.legs[place]
    let isLast = place == course.legs.count - 1
    guard leg.direction != .level else {
      return stay(leg.first...leg.last, until: leg.last, except: course.exceptions)
    }
    let isRise = leg.direction == .rising
    let phrase: Phrase
    if !withValues {
      phrase = isRise ? .riseUntil : .fallUntil
    } else if place == 0 {
      let inside = Array(statistics.y[leg.first...leg.last])
      let isStrict = zip(inside, inside.dropFirst()).allSatisfy { isRise ? $0 < $1 : $0 > $1 } && inside.count > 2
      if isStrict, isLast, course.exceptions.isEmpty {
        phrase = isRise ? .riseEvery : .fallEvery
      } else {
        phrase = isRise ? .riseFrom : .fallFrom
      }
    } else if leg.last == leg.first + 1, statistics.y.count >= SeriesStatistics.minimumCount {
      phrase = isRise ? .jumpTo : .dropTo
    } else {
      phrase = isRise ? .riseTo : .fallTo
    }
    let fields = ["from": from(leg.first), "to": to(leg.last), "x": voice.x(x(leg.last))]
    let places = phrase.template.places
    return voice.phrase(
      phrase, fields, figure: .array(["from", "to", "x"].filter(places.contains).compactMap { fields[$0]?.figure }))
  }

  /// A stretch that stays within a range.
  private func stay(_ places: ClosedRange<Int>, until last: Int, except: [Int] = []) -> Spoken {
    let values = places.filter { !except.contains($0) }.map { statistics.y[$0] }
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let fields = ["low": voice.y(low), "high": voice.y(high), "x": voice.x(x(last))]
    return voice.phrase(
      low == high ? .stayAt : .stayBetween, fields,
      figure: [.number(low), .number(high), fields["x"]?.figure ?? .null])
  }

  private func step(_ direction: Direction, _ place: Int) -> SummarySentence {
    let last = statistics.y.count - 1
    let before = stay(0...(place - 1), until: place - 1)
    let after = stay(place...last, until: last)
    let jump = voice.phrase(
      direction == .rising ? .jumpAndStay : .dropAndStay, ["at": voice.at(x(place)), "stays": after])
    let what = voice.phrase(.then, ["before": before, "last": jump])
    let figure = JSONValue.array([before, after, voice.at(x(place))].compactMap(\.figure))
    return say(.sentence, ["what": Spoken(what.text, figure: figure)], [.step(direction, to: place)])
  }

  /// What repeats; where the calendar has names for it, at which place it is highest and lowest.
  private func repetition(_ cycle: Cycle, _ claim: Claim) -> SummarySentence {
    let period = period(cycle, claim)
    guard let phase = cycle.phase, let high = cycle.means.indices.max(by: { cycle.means[$0] < cycle.means[$1] }),
      let low = cycle.means.indices.min(by: { cycle.means[$0] < cycle.means[$1] })
    else { return say(.repeats, ["period": period], [claim]) }
    func place(_ index: Int) -> Spoken {
      let (phrase, name): (Phrase, String) =
        switch phase {
        case .month: (.inDate, CalendarDate.months[index])
        case .weekday: (.onDate, CalendarWord.weekdays[index])
        case .hour: (.at, index < 10 ? "0\(index):00" : "\(index):00")
        }
      return voice.phrase(
        phrase, ["x": Spoken(name)],
        figure: [.string(phase.rawValue), .integer(phase == .hour ? index : index + 1), .number(cycle.means[index])])
    }
    let fields = ["period": period, "high": place(high), "low": place(low)]
    return say(isTerse ? .repeatsHighest : .repeatsNamed, fields, [claim])
  }

  private func period(_ cycle: Cycle, _ claim: Claim) -> Spoken {
    switch cycle.phase {
    case .month: return voice.phrase(.year, figure: .integer(cycle.period))
    case .weekday: return voice.phrase(.week, figure: .integer(cycle.period))
    case .hour: return voice.phrase(.day, figure: .integer(cycle.period))
    case nil: break
    }
    let spacing = statistics.x.count > 1 ? statistics.x[1] - statistics.x[0] : 1
    let phrase: Phrase =
      switch PointPositions(voice.chart).unit {
      case .number, .step: .points
      case .year: .years
      case .quarter: .quarters
      case .month: .months
      case .day: .days
      case .minute: .minutes
      case .second: .seconds
      }
    let count = voice.count(phrase == .points ? cycle.period : Int((Double(cycle.period) * spacing).rounded()))
    return voice.phrase(phrase, ["count": count], figure: count.figure)
  }

  /// How fast, with its interval.
  private func slope() -> [SummarySentence] {
    guard let rate = SpokenRate(voice, series.measured), statistics.trend?.isSignificant ?? false else { return [] }
    return [say(.trend, rate.interval, [], worth: .detail)]
  }
}
