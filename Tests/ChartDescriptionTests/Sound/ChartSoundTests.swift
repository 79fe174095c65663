import PaletteCharts
import Testing

@testable import ChartDescription

@Suite struct ChartSoundTests {
  private static func values(_ count: Int, seed: UInt64 = 7) -> [Double?] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53 * 100
    }
  }

  @Test func `notes are within two cents`() throws {
    let values = Self.values(30)
    let sound = ChartSound(chart(values, isContinuous: false))
    let recording = Recording(sound.wav)
    let slot = 3.0 / 30
    for (index, value) in values.enumerated() {
      let start = sound.voices[0].start + slot * Double(index)
      let heard = Recording.hertz(recording.sum(start + 0.01, start + 0.9 * slot - 0.01))
      let expected = 220 * SteadyMath.exp2(3 * (try #require(value)) / 100)
      #expect(Recording.cents(heard, expected) < 2, "note \(index): \(heard) Hz for \(expected) Hz")
    }
  }

  @Test func `a glide is within five cents halfway between points`() throws {
    // A walk: a window of 24 ms is too long for a pitch that leaps over octaves.
    var level = 50.0
    let values = try Self.values(30).map { value in
      level = try min(max(level + (#require(value) - 50) / 3, 0), 100)
      return level
    }
    let sound = ChartSound(chart(values, isContinuous: true))
    let recording = Recording(sound.wav)
    let step = 3.0 / 29
    for (index, pair) in zip(values, values.dropFirst()).enumerated() {
      let middle = sound.voices[0].start + step * (Double(index) + 0.5)
      let heard = Recording.hertz(recording.sum(middle - 0.012, middle + 0.012))
      let expected = 220 * SteadyMath.exp2(3 * (pair.0 + pair.1) / 200)
      #expect(Recording.cents(heard, expected) < 5, "segment \(index): \(heard) Hz for \(expected) Hz")
    }
  }

  @Test func `every voice sounds at its pitch`() {
    var chart = chart([0], isContinuous: false)
    chart.series = (0..<ChartSound.mostSeries).map { index in
      ChartSeries(name: "\(index)", isContinuous: false, points: [ChartPoint(x: .number(0), y: Double(index % 6 * 20))])
    }
    let sound = ChartSound(chart)
    let recording = Recording(sound.wav)
    #expect(sound.voices.count == Timbre.all.count)
    for (index, voice) in sound.voices.enumerated() {
      let heard = Recording.hertz(recording.sum(voice.start + 0.01, voice.start + 0.24))
      #expect(Recording.cents(heard, 220 * SteadyMath.exp2(0.6 * Double(index % 6))) < 2, "voice \(index)")
    }
  }

  @Test(arguments: [true, false])
  func `it is never louder than 6 dB below full scale, and has no offset`(isContinuous: Bool) {
    let low = [Double?](repeating: 0, count: 10)
    let chart = chart(low, low, low, Self.values(10), isContinuous: isContinuous, gridlines: [0, 5, 9])
    let recording = Recording(ChartSound(chart).wav)
    #expect(recording.peak <= 0.5012)
    #expect(recording.peak > 0.2, "as loud as that allows")
    for side in [recording.left, recording.right] {
      #expect((side.reduce(0, +) / Double(side.count)).magnitude < 1e-3)
    }
  }

  @Test func `notes begin and end without a click`() {
    let sound = ChartSound(chart([100, 0, 100, 0, 100], isContinuous: false))
    let recording = Recording(sound.wav)
    func roughness(_ from: Double, _ to: Double) -> Double {
      let samples = recording.sum(from, to)
      return zip(zip(samples, samples.dropFirst()), samples.dropFirst(2))
        .map { ($0.0 - 2 * $0.1 + $1).magnitude }.max() ?? 0
    }
    for index in [0, 2, 4] {
      let start = sound.voices[0].start + 0.6 * Double(index)
      let inside = roughness(start + 0.02, start + 0.22)
      #expect(inside > 0.001)
      // The place in the room moves and samples are rounded: a hundredth.
      #expect(roughness(start - 0.01, start + 0.01) <= 1.01 * inside)
      #expect(roughness(start + 0.24, start + 0.26) <= 1.01 * inside)
    }
  }

  @Test(arguments: [true, false]) func `a missing value is silence`(isContinuous: Bool) {
    let values: [Double?] = [10, 20, 30, nil, nil, 40, 50, nil, 60, 70]
    let sound = ChartSound(chart(values, isContinuous: isContinuous))
    let recording = Recording(sound.wav)
    let start = sound.voices[0].start
    func place(_ index: Double) -> Double {
      start + (isContinuous ? 3 * index / 9 : 0.3 * index)
    }
    let gap = recording.sum(place(3) + 0.001, place(isContinuous ? 4 : 5) - 0.001)
    #expect(gap.allSatisfy { $0 == 0 })
    #expect(recording.sum(0, start).allSatisfy { $0 == 0 })
    #expect(recording.sum(sound.voices[0].end, sound.seconds).allSatisfy { $0 == 0 })
    #expect(recording.sum(place(1), place(1.5)).contains { $0.magnitude > 0.1 })
  }

  @Test func `between series only a short high tone sounds, before the next begins`() {
    let sound = ChartSound(chart([1, 2, 3], [3, 2, 1], isContinuous: true))
    #expect((sound.voices[1].start - sound.voices[0].end - 0.7).magnitude < 1e-12)
    let recording = Recording(sound.wav)
    let (end, start) = (sound.voices[0].end, sound.voices[1].start)
    #expect(recording.sum(end, start - 0.3).allSatisfy { $0 == 0 })
    #expect(!recording.sum(start - 0.3, start - 0.24).allSatisfy { $0 == 0 })
    #expect(recording.sum(start - 0.23, start).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [[7.0], [7, 7, 7]], [ChartKind.line, .bar])
  func `one value alone sounds in the middle`(values: [Double], kind: ChartKind) {
    var chart = chart(values, isContinuous: kind == .line)
    chart.yAxis?.range = 0...10
    #expect((ChartSound(chart).pitch.hertz(7) - (220.0 * 1760).squareRoot()).magnitude < 0.01)
  }

  @Test func `the sound wanders from left to right`() {
    let sound = ChartSound(chart([50, 50], isContinuous: true))
    let recording = Recording(sound.wav)
    let ratios = stride(from: 0.2, to: 2.8, by: 0.2).map { time in
      let range = Int(time * 44_100) + 6615..<Int((time + 0.2) * 44_100) + 6615
      func energy(_ side: [Double]) -> Double { range.reduce(0) { $0 + side[$1] * side[$1] } }
      return energy(recording.right) / energy(recording.left)
    }
    #expect(zip(ratios, ratios.dropFirst()).allSatisfy { $0 < $1 })
    #expect(ratios[0] < 0.1 && ratios[ratios.count - 1] > 10)
  }

  @Test(arguments: zip([1, 30, 59, 100, 5000], [3, 3, 5.9, 10, 10]))
  func `a series takes a tenth of a second a point, three to ten`(count: Int, seconds: Double) {
    let sound = ChartSound(chart(Self.values(count), isContinuous: true))
    #expect((sound.seconds - (0.15 + seconds + 0.1)).magnitude < 1e-9)
  }

  @Test func `the header says what the file is`() {
    let wav = ChartSound(chart([1, 2], isContinuous: true)).wav
    func number(_ at: Int, _ bytes: Int) -> Int { (0..<bytes).reversed().reduce(0) { $0 << 8 | Int(wav[at + $1]) } }
    #expect(String(decoding: wav[0..<4], as: UTF8.self) == "RIFF")
    #expect(number(4, 4) == wav.count - 8)
    #expect(String(decoding: wav[8..<16], as: UTF8.self) == "WAVEfmt ")
    #expect([number(16, 4), number(20, 2), number(22, 2), number(24, 4)] == [16, 1, 2, 44_100])
    #expect([number(28, 4), number(32, 2), number(34, 2)] == [176_400, 4, 16])
    #expect(String(decoding: wav[36..<40], as: UTF8.self) == "data")
    #expect(number(40, 4) == wav.count - 44)
    #expect(wav.count == 44 + 4 * 143_325, "3.25 s")
  }

  @Test func `notes at one place follow each other from low to high`() {
    let points = [30.0, 10, 20].map { ChartPoint(x: .number(1), y: $0) }
    let melody = Melody(
      points.map { SoundPoint(time: 0.5, octave: $0.y) }, isContinuous: false, seconds: 3)
    let notes = melody.phrases.compactMap { phrase -> (Int, Int, Double)? in
      guard case .note(let start, let length, let octave) = phrase else { return nil }
      return (start, length, octave)
    }
    #expect(notes.map(\.2) == [10, 20, 30])
    #expect(zip(notes, notes.dropFirst()).allSatisfy { $0.0 + $0.1 < $1.0 })
  }

  @Test func `a hundred thousand points keep their peak and their notes can be distinguished`() {
    var values = Self.values(100_000).map { $0.map { $0 / 2 } }
    values[77_777] = 100
    let melody = Melody(
      values.enumerated().map { SoundPoint(time: Double($0) / 99_999, octave: $1) }, isContinuous: false, seconds: 10)
    #expect(melody.phrases.count <= 250)
    let octaves = melody.phrases.compactMap { phrase -> Double? in
      guard case .note(_, let length, let octave) = phrase, length >= 1500 else { return nil }
      return octave
    }
    #expect(octaves.count == melody.phrases.count)
    #expect(octaves.contains(100))
  }

  @Test func `the same chart is the same bytes everywhere`() {
    let values = Self.values(9)
    let all = chart(
      values, Array(values.reversed()), range: 1...100, isContinuous: true, scale: .log10, gridlines: [10])
    // FNV-1a of the file; where it differs, a machine computes differently or the sound has changed.
    let hash = ChartSound(all).wav.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    #expect(hash == 7_581_380_673_506_375_668)
  }

  @Test(arguments: [
    (range: -1.7e308...1.7e308, values: [-1.7e308, 0, 1.7e308]), (range: 5...5, values: [5, 5]),
    (range: 0...1, values: [-10, 10]), (range: 0...1, values: []),
    (range: 0...Double.leastNonzeroMagnitude, values: [0, .leastNonzeroMagnitude]),
  ])
  func `odd axes and values make a sound and no crash`(range: ClosedRange<Double>, values: [Double]) {
    for isContinuous in [true, false] {
      let sound = ChartSound(chart(values.map { $0 }, range: range, isContinuous: isContinuous))
      #expect(Recording(sound.wav).peak <= 0.5012)
    }
  }

  @Test func `a chart that runs to the left pans from right to left`() {
    var chart = chart(Self.values(10), isContinuous: true)
    func sides(_ chart: Chart) -> [[Int]] {
      let words = ChartSound(chart).wav.dropFirst(44)
      let samples = stride(from: words.startIndex, to: words.endIndex, by: 2).map {
        Int(Int16(bitPattern: UInt16(words[$0]) | UInt16(words[$0 + 1]) << 8))
      }
      return [0, 1].map { side in stride(from: side, to: samples.count, by: 2).map { samples[$0] } }
    }
    let usual = sides(chart)
    chart.direction = .rightToLeft
    let turned = sides(chart)
    // Both sides change places, but for the last bit.
    let areTurned = [0, 1].allSatisfy { side in zip(usual[side], turned[1 - side]).allSatisfy { abs($0 - $1) <= 1 } }
    let areSame = usual == turned
    #expect(areTurned && !areSame)
  }
}
