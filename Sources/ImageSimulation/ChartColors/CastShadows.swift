/// The shadows of marks, as under a pie: a darker shade of each mark, translucent, on the ground.
struct CastShadows {
  /// A shadow as it shows on the ground.
  struct Shadow {
    let index, mark: Int
    /// The shade, channels 0…255, and its coverage, 0…1.
    let ink: SIMD3<Double>
    let opacity: Double
  }
  private(set) var found: [Shadow] = []

  private struct Guess {
    let index, mark: Int
    /// The parts of the ground and of the mark; the rest is black.
    let ground, own: Double
  }

  /// The allowed error of a channel, and of parts that are the same for all marks: rounding.
  private static let rounding = 2.0
  private static let sameness = 0.025

  /// Finds candidates that consist of a ground, a mark and black in the same parts for at least two marks.
  ///
  /// Engineering choices: a shadow has at least a tenth of black and of ground, and is at most a third as large as its
  /// mark. The edges of letters are mixtures too, and no shadows.
  init(_ roles: ChartRoles, among marks: [Int]) {
    let solid = marks.filter { !roles.isThin($0) && !roles.isGrey($0) }
    var guesses: [Guess] = []
    for index in roles.shapes.indices
    where !roles.grounds.contains(index) && roles.candidates.isPeak[index] && roles.isOwn(index) {
      for mark in solid
      where mark != index && roles.shapes[index].area * 3 < roles.shapes[mark].area && Self.isNear(index, mark, roles) {
        if let guess = Self.guess(index, mark, roles) { guesses.append(guess) }
      }
    }
    func alike(_ one: Guess) -> [Guess] {
      guesses.filter { abs($0.ground - one.ground) <= Self.sameness && abs($0.own - one.own) <= Self.sameness }
    }
    func marksOf(_ guesses: [Guess]) -> Int { Set(guesses.map(\.mark)).count }
    guard let best = guesses.max(by: { marksOf(alike($0)) < marksOf(alike($1)) }) else { return }
    let agreed = alike(best)
    guard marksOf(agreed) >= 2, Set(agreed.map(\.index)).count >= 2 else { return }
    for guess in agreed where !found.contains(where: { $0.index == guess.index }) {
      let shade = roles.candidates.colors[guess.mark].channels * (guess.own / (1 - guess.ground))
      found.append(Shadow(index: guess.index, mark: guess.mark, ink: shade, opacity: 1 - guess.ground))
    }
  }

  private static func isNear(_ index: Int, _ mark: Int, _ roles: ChartRoles) -> Bool {
    roles.shapes[index].contacts[mark] > 0 || roles.onGround(index) > 0
  }

  private static func guess(_ index: Int, _ mark: Int, _ roles: ChartRoles) -> Guess? {
    let color = roles.candidates.colors[index].channels
    let (ground, own) = (roles.candidates.colors[roles.plot].channels, roles.candidates.colors[mark].channels)
    func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    let area = dot(ground, ground) * dot(own, own) - dot(ground, own) * dot(ground, own)
    guard area > 1 else { return nil }
    let a = (dot(color, ground) * dot(own, own) - dot(color, own) * dot(ground, own)) / area
    let b = (dot(color, own) * dot(ground, ground) - dot(color, ground) * dot(ground, own)) / area
    let off = ground * a + own * b - color
    guard max(abs(off.x), abs(off.y), abs(off.z)) <= rounding, a >= 0.1, b >= 0.03, a + b <= 0.9 else { return nil }
    return Guess(index: index, mark: mark, ground: a, own: b)
  }
}

extension ScreenColor {
  /// Red, green and blue, 0…255.
  var channels: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}
