/// Turns melodies into samples.
struct ToneRendering {
  /// The greatest amplitude of all together: −6.02 dB of full scale.
  static let peak = 0.5
  /// How long a note rises and falls, and a glide, s: slow enough that no click is heard.
  private static let noteEdge = 0.008, glideEdge = 0.010
  /// How far to one side a voice begins and to the other it ends, of 1. Chart2Music takes 0.98, which is uncomfortable with headphones.
  private static let widest = 0.8
  /// Partials fade out from the first to the second of these shares of the rate: beyond its half they would fold back.
  private static let band = (full: 0.40, none: 0.45)
  /// Low tones are heard as softer: 4 dB at 220 Hz, none from 1 kHz on, roughly as the contour of 60 phon (ISO 226:2003).
  private static let loudness = (low: 220.0, high: 1000.0, decibels: 4.0)

  /// Left, right, left, right; 2²³ is full scale.
  private var mixed: [Int32]

  /// The side on which each voice begins: -1 the left, 1 the right.
  private let beginning: Double

  /// Creates silence.
  init(samples: Int, isRightToLeft: Bool = false) {
    mixed = [Int32](repeating: 0, count: samples * 2)
    beginning = isRightToLeft ? 1 : -1
  }

  /// The sum, 16 bits.
  var samples: [Int16] { mixed.map { Int16(clamping: ($0 + 128) >> 8) } }

  /// Adds a melody.
  ///
  /// - Parameter start: In samples.
  mutating func add(_ melody: Melody, at start: Int, timbre: Int) {
    let end = Double(max(melody.length - 1, 1))
    for phrase in melody.phrases {
      let (vertices, edge) =
        switch phrase {
        case .note(let time, let length, let octave):
          ([time, time + length].map { Melody.Vertex(time: $0, octave: octave) }, Self.noteEdge)
        case .glide(let vertices): (vertices, Self.glideEdge)
        }
      add(vertices, edge, Timbre.all[timbre % Timbre.all.count], start, end)
    }
  }

  private mutating func add(
    _ vertices: [Melody.Vertex], _ edge: Double, _ timbre: Timbre, _ start: Int, _ end: Double
  ) {
    guard let first = vertices.first, let last = vertices.last, last.time > first.time else { return }
    let edgeLength = min(Int(edge * Double(Oscillator.rate)), (last.time - first.time) / 2)
    var (oscillator, slow) = (Oscillator(), Oscillator())
    let slowIncrement = Oscillator.increment(5)
    var segment = 0
    var tone = Tone(octave: first.octave)
    for time in first.time..<last.time {
      while segment + 2 < vertices.count, time >= vertices[segment + 1].time { segment += 1 }
      let (from, to) = (vertices[segment], vertices[segment + 1])
      let share = Double(time - from.time) / Double(max(to.time - from.time, 1))
      let octave = from.octave + (to.octave - from.octave) * share
      if octave != tone.octave { tone = Tone(octave: octave) }

      var value = 0.0
      for partial in timbre.partials {
        value += partial.strength * tone.weight(of: partial.multiple) * oscillator.sine(partial.multiple)
      }
      if timbre.tremolo > 0 { value *= 1 - timbre.tremolo * (1 - slow.sine()) / 2 }
      value *= Self.envelope(time - first.time, last.time - first.time, edgeLength)
      value *= tone.loudness * Self.peak

      // Equal power: the squares of both sides add up to 1.
      let pan = beginning * Self.widest * (1 - 2 * Double(time) / end)
      let angle = UInt32((pan + 1) / 8 * 0x1p32)
      mixed[2 * (start + time)] += fixed(value * Oscillator.sine(angle + (1 << 30)))
      mixed[2 * (start + time) + 1] += fixed(value * Oscillator.sine(angle))
      oscillator.advance(by: tone.increment)
      slow.advance(by: slowIncrement)
    }
  }

  private func fixed(_ value: Double) -> Int32 { Int32((value * 0x1p23).rounded(.toNearestOrEven)) }

  /// Half a cosine up at the start and down at the end, 0…1.
  private static func envelope(_ index: Int, _ length: Int, _ edge: Int) -> Double {
    let distance = min(index, length - 1 - index)
    guard distance < edge else { return 1 }
    return (1 - SteadyMath.cosine(turns: Double(distance) / Double(2 * edge))) / 2
  }
}

extension ToneRendering {
  /// What does not change as long as the pitch does not.
  private struct Tone {
    let octave: Double
    let increment: UInt32
    /// 1 for low tones, less for high ones.
    let loudness: Double
    private let share: Double

    init(octave: Double) {
      self.octave = octave
      let hertz = SteadyMath.exp2(octave)
      share = hertz / Double(Oscillator.rate)
      increment = Oscillator.increment(hertz)
      let rise = min(max((octave - ToneRendering.low) / (ToneRendering.high - ToneRendering.low), 0), 1)
      // Decibels as powers of 2: 20·log₁₀ 2 of them double an amplitude.
      loudness = SteadyMath.exp2(-ToneRendering.loudness.decibels * rise / 6.020599913279624)
    }

    /// How much of a partial is left, 0…1.
    func weight(of multiple: UInt32) -> Double {
      let band = ToneRendering.band
      return min(max((band.none - share * Double(multiple)) / (band.none - band.full), 0), 1)
    }
  }

  private static let low = SteadyMath.log2(loudness.low)
  private static let high = SteadyMath.log2(loudness.high)
}

/// A sine that goes on: a phase of 32 bits that wraps round, and a table.
///
/// The phase adds whole numbers, so it never drifts, and every partial of a tone is a multiple of the same phase.
struct Oscillator {
  /// Samples a second.
  static let rate = 44_100
  /// Bits of the phase that choose an entry; between entries the table is interpolated. With 4,096 entries the error is
  /// (2π/4096)²/8 = 3·10⁻⁷, which is below half a step of 16 bits.
  private static let bits: UInt32 = 12
  /// How many samples a time has, s.
  static func samples(_ seconds: Double) -> Int { Int((seconds * Double(rate)).rounded()) }

  /// A turn of the sine times 2³⁰, and its first entry once more.
  private static let table: [Int32] = (0...1 << bits).map { index in
    let turns = Double(index) / Double(1 << bits)
    return Int32((SteadyMath.sine(turns: turns == 1 ? 0 : turns) * 0x1p30).rounded(.toNearestOrEven))
  }

  private(set) var phase: UInt32 = 0

  /// How far the phase goes in a sample.
  ///
  /// - Parameter hertz: 0 up to the half of ``rate``.
  static func increment(_ hertz: Double) -> UInt32 {
    UInt32((hertz / Double(rate) * 0x1p32).rounded(.toNearestOrEven))
  }

  /// Goes on by a sample.
  mutating func advance(by increment: UInt32) { phase &+= increment }

  /// The sine of a multiple of the phase, −1…1.
  func sine(_ multiple: UInt32 = 1) -> Double { Self.sine(phase &* multiple) }

  /// The sine of a phase, −1…1.
  static func sine(_ phase: UInt32) -> Double {
    let index = Int(phase >> (32 - bits))
    let fraction = Int64((phase << bits) >> bits)
    let (from, to) = (Int64(table[index]), Int64(table[index + 1]))
    let value = from << Int64(32 - bits) + (to - from) * fraction
    return Double(value) * 0x1p-50
  }
}

/// What makes two voices of the same pitch sound different: how strong each multiple of the frequency is.
///
/// Engineering choice, as many as the series that are heard (``ChartSound/mostSeries``): a plain tone, a hollow one of odd
/// partials as a clarinet has, a bright one as a string has, one that trembles, a pure one, and mixtures. Nothing depends on them
/// alone: series sound one after another, in the order in which they are named.
struct Timbre: Hashable, Sendable {
  /// A multiple of the frequency, and how strong it is.
  struct Partial: Hashable, Sendable {
    var multiple: UInt32
    var strength: Double
  }

  /// The strengths add up to 1, so that no voice is louder than ``ToneRendering/peak``.
  let partials: [Partial]
  /// By how much the loudness rises and falls, five times a second; 0…1.
  let tremolo: Double

  /// One voice after the other.
  static let all = [
    Timbre([(1, 1), (2, 1 / 4), (3, 1 / 8)]),
    Timbre([(1, 1), (3, 1 / 3), (5, 1 / 5)]),
    Timbre([(1, 1), (2, 1 / 2), (3, 1 / 3), (4, 1 / 4)]),
    Timbre([(1, 1), (2, 1 / 2)], tremolo: 0.3),
    Timbre([(1, 1)]),
    Timbre([(1, 1), (4, 1 / 2)]),
    Timbre([(1, 1), (2, 1 / 8), (6, 1 / 2)]),
    Timbre([(1, 1), (3, 2 / 3)], tremolo: 0.3),
    Timbre([(1, 1), (2, 2 / 3), (4, 1 / 2), (8, 1 / 4)]),
    Timbre([(1, 1), (5, 1 / 2)]),
    Timbre([(1, 1), (2, 1 / 3), (3, 2 / 3), (7, 1 / 3)]),
    Timbre([(1, 1), (2, 5 / 6), (3, 4 / 6), (4, 3 / 6), (5, 2 / 6)], tremolo: 0.5),
  ]

  private init(_ partials: [(UInt32, Double)], tremolo: Double = 0) {
    let sum = partials.reduce(0) { $0 + $1.1 }
    self.partials = partials.map { Partial(multiple: $0.0, strength: $0.1 / sum) }
    self.tremolo = tremolo
  }
}

/// A sound as a file: 16 bits, two channels, 44 bytes of header.
///
/// Source: Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0", 1991, pages 56–65.
enum WAVFile {
  /// The bytes of the file.
  ///
  /// - Parameter samples: Left, right, left, right; fewer than 2³⁰.
  static func bytes(_ samples: [Int16], rate: Int) -> [UInt8] {
    let size = samples.count * 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + size)
    func append<Number: FixedWidthInteger>(_ number: Number) {
      for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    bytes += Array("RIFF".utf8)
    append(UInt32(36 + size))
    bytes += Array("WAVEfmt ".utf8)
    append(UInt32(16))
    // Pulse code modulation, two channels.
    append(UInt16(1))
    append(UInt16(2))
    append(UInt32(rate))
    append(UInt32(rate * 4))
    append(UInt16(4))
    append(UInt16(16))
    bytes += Array("data".utf8)
    append(UInt32(size))
    for sample in samples { append(sample) }
    return bytes
  }
}
