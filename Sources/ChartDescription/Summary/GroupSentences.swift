import PaletteCharts
import SafeText

/// What all series of a chart show together.
struct GroupSentences {
  private let voice: Voice
  private let all: [ClaimedSeries]
  private let claims: [GroupClaim]

  init(_ voice: Voice, _ all: [ClaimedSeries]) {
    (self.voice, self.all) = (voice, all)
    claims = GroupClaims(all).claims
  }

  private func name(_ series: Int) -> Spoken { Spoken(name: all[series].measured.name) }

  private func say(
    _ phrase: Phrase, _ fields: [String: Spoken], _ kind: String, _ basis: [(key: String, value: JSONValue)],
    worth: SentenceWorth
  ) -> SummarySentence {
    SummarySentence(phrase, fields, voice, worth: worth, claims: [ClaimJSON.claim(kind, basis)])
  }

  private func point(_ series: Int, _ place: Int) -> Spoken {
    let point = all[series].measured.points[place]
    return voice.phrase(
      .placed, ["value": voice.y(point.y ?? 0), "at": voice.at(point.x)],
      figure: [voice.x(point.x).figure ?? .null, .number(point.y)])
  }

  /// The series that are highest and lowest on average.
  var averages: [SummarySentence] {
    claims.compactMap { claim in
      guard case .averages(let high, let low) = claim, let most = all[high].measured.statistics?.sample.mean,
        let least = all[low].measured.statistics?.sample.mean
      else { return nil }
      let fields = ["a": name(high), "high": voice.y(most), "b": name(low), "low": voice.y(least)]
      let basis: [(key: String, value: JSONValue)] = [
        ("highest", .string(all[high].measured.name)), ("mean", .number(most)),
        ("lowest", .string(all[low].measured.name)), ("lowestMean", .number(least)),
      ]
      return say(.averages, fields, "averages", basis, worth: .comparison)
    }
  }

  /// The series that changes most from its beginning to its end.
  var change: [SummarySentence] {
    claims.compactMap { claim in
      guard case .changesMost(let series) = claim else { return nil }
      let last = all[series].measured.points.count - 1
      let fields = ["a": name(series), "from": point(series, 0), "to": point(series, last)]
      let json = ClaimJSON(all[series], voice)
      let basis: [(key: String, value: JSONValue)] = [
        ("series", .string(all[series].measured.name)), ("from", json.point(0)), ("to", json.point(last)),
      ]
      return say(.changesMost, fields, "changesMost", basis, worth: .change)
    }
  }

  /// The lowest and the highest value of all.
  ///
  /// - Parameter named: By series, the places that other sentences name; nothing is stated twice.
  func extremes(exceptIn named: [Set<Int>] = []) -> [SummarySentence] {
    var fields: [String: Spoken] = [:]
    var basis: [(key: String, value: JSONValue)] = []
    var isNamed = true
    for claim in claims {
      let (key, series, place, times): (String, Int, Int, Int)
      switch claim {
      case .leastOfAll(let found, let at, let count): (key, series, place, times) = ("low", found, at, count)
      case .greatestOfAll(let found, let at, let count): (key, series, place, times) = ("high", found, at, count)
      default: continue
      }
      isNamed = isNamed && named.indices.contains(series) && named[series].contains(place)
      let point = all[series].measured.points[place]
      let value = voice.y(point.y ?? 0)
      let json = ClaimJSON(all[series], voice)
      basis += [
        (key, json.point(place)), ("\(key)Series", .string(all[series].measured.name)),
        ("\(key)Times", .integer(times)),
      ]
      fields[key] =
        times > 1
        ? voice.phrase(
          .times, ["value": value, "count": voice.count(times)], figure: [.number(point.y), .integer(times)])
        : voice.phrase(
          .ofPlace, ["value": value, "name": name(series), "x": voice.x(point.x)],
          figure: [.number(point.y), .string(all[series].measured.name), voice.x(point.x).figure ?? .null])
    }
    guard fields.count == 2, !isNamed else { return [] }
    return [say(.allExtremes, fields, "extremesOfAll", basis, worth: .extremes)]
  }

  /// Which series go the same way.
  var courses: [SummarySentence] {
    var groups: [Spoken] = []
    var json: [JSONValue] = []
    for claim in claims {
      guard case .alike(let course, let series) = claim else { continue }
      let names = series.map { all[$0].measured.name }
      groups.append(
        voice.phrase(
          phrase(course),
          ["names": voice.names(names, atMost: 5), "x": voice.title(voice.chart.xAxis.title, else: .xAxis)],
          figure: .strings(names)))
      json.append(
        ClaimJSON.claim("courses", [("course", .string(course.rawValue)), ("series", .strings(names))]))
      json += series.flatMap { series in
        let claimJSON = ClaimJSON(all[series], voice)
        return all[series].claims.filter(\.isOfCourse).map { claimJSON.value($0) }
      }
    }
    guard !groups.isEmpty else { return [] }
    let what = Spoken(groups, separator: "; ")
    return [SummarySentence(.sentence, ["what": what], voice, worth: .course, claims: json)]
  }

  private func phrase(_ course: GroupCourse) -> Phrase {
    // Time passes; it does not grow.
    let isTime = if case .date? = voice.chart.xAxis.numeric?.values { true } else { false }
    return switch course {
    case .rise: .groupRise
    case .fall: .groupFall
    case .risesOverall: .groupRisesOverall
    case .fallsOverall: .groupFallsOverall
    case .riseThenFall: .groupPeak
    case .fallThenRise: .groupValley
    case .turns: .groupTurns
    case .cycle: .groupCycle
    case .constant: .groupConstant
    case .noTrend: .groupNoTrend
    case .risesAlong: isTime ? .groupRise : .groupRisesAlong
    case .fallsAlong: isTime ? .groupFall : .groupFallsAlong
    case .unrelated: isTime ? .groupNoTrend : .groupUnrelated
    }
  }
}
