import PaletteCharts

@testable import ChartDescription

/// A sound file read back by its bytes, as another program would.
struct Recording {
  let left, right: [Double]

  /// Full scale is 1.
  init(_ wav: [UInt8]) {
    let data = wav.dropFirst(44)
    let samples = stride(from: data.startIndex, to: data.endIndex, by: 2).map { index in
      Double(Int16(bitPattern: UInt16(wav[index]) | UInt16(wav[index + 1]) << 8)) / 32768
    }
    left = stride(from: 0, to: samples.count, by: 2).map { samples[$0] }
    right = stride(from: 1, to: samples.count, by: 2).map { samples[$0] }
  }

  var peak: Double { (left + right).map(\.magnitude).max() ?? 0 }

  /// Both sides together, from one time to another in seconds.
  func sum(_ from: Double, _ to: Double) -> [Double] {
    let range = max(Int((from * 44_100).rounded()), 0)..<min(Int((to * 44_100).rounded()), left.count)
    return range.map { left[$0] + right[$0] }
  }

  /// The strongest frequency, Hz: a Hann window, zeroes up to 2¹⁴ samples, and a parabola through the logarithms at the peak.
  static func hertz(_ samples: [Double]) -> Double {
    let size = 1 << 14
    var (real, imaginary) = ([Double](repeating: 0, count: size), [Double](repeating: 0, count: size))
    for (index, sample) in samples.enumerated() {
      let turns = (Double(index) + 0.5) / Double(samples.count)
      real[index] = sample * (1 - SteadyMath.cosine(turns: turns > 0.5 ? 1 - turns : turns)) / 2
    }
    transform(&real, &imaginary)
    let power = (0..<size / 2).map { real[$0] * real[$0] + imaginary[$0] * imaginary[$0] + 1e-300 }
    let peak = (5..<size / 2 - 1).max { power[$0] < power[$1] } ?? 5
    let (a, b, c) = (
      SteadyMath.log2(power[peak - 1]), SteadyMath.log2(power[peak]), SteadyMath.log2(power[peak + 1])
    )
    return (Double(peak) + (a - c) / (2 * (a - 2 * b + c))) * 44_100 / Double(size)
  }

  /// How far apart two frequencies are; a hundred to a semitone.
  static func cents(_ a: Double, _ b: Double) -> Double { (1200 * (SteadyMath.log2(a) - SteadyMath.log2(b))).magnitude }

  private static let cosines = (0..<1 << 13).map { SteadyMath.cosine(turns: Double($0) / 0x1p14) }
  private static let sines = (0..<1 << 13).map { SteadyMath.sine(turns: Double($0) / 0x1p14) }

  /// The fast Fourier transform of 2¹⁴ samples (J. W. Cooley, J. W. Tukey, 1965).
  private static func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
    let count = real.count
    var target = 0
    for index in 1..<count {
      var bit = count >> 1
      while target & bit != 0 {
        target ^= bit
        bit >>= 1
      }
      target |= bit
      if index < target {
        real.swapAt(index, target)
        imaginary.swapAt(index, target)
      }
    }
    var half = 1
    while half < count {
      let step = count / (2 * half)
      for start in stride(from: 0, to: count, by: 2 * half) {
        for offset in 0..<half {
          let (c, s) = (cosines[offset * step], -sines[offset * step])
          let (i, j) = (start + offset, start + offset + half)
          let (re, im) = (real[j] * c - imaginary[j] * s, real[j] * s + imaginary[j] * c)
          (real[j], imaginary[j]) = (real[i] - re, imaginary[i] - im)
          (real[i], imaginary[i]) = (real[i] + re, imaginary[i] + im)
        }
      }
      half *= 2
    }
  }
}

/// A chart with one or more series over 0, 1, 2 …
func chart(
  _ values: [Double?]..., range: ClosedRange<Double> = 0...100, isContinuous: Bool, scale: AxisScale = .linear,
  gridlines: [Double] = []
) -> Chart {
  let last = Double(max((values.map(\.count).max() ?? 1) - 1, 1))
  return Chart(
    kind: isContinuous ? .line : .bar,
    xAxis: .numeric(NumericAxis(title: "x", range: 0...last, gridlines: gridlines)),
    yAxis: NumericAxis(title: "y", range: range, scale: scale),
    series: values.enumerated().map { index, values in
      ChartSeries(
        name: "Series \(index + 1)", isContinuous: isContinuous,
        points: values.enumerated().map { ChartPoint(x: .number(Double($0)), y: $1) })
    })
}
