/// The symbols that points get, and from which size on two of them look different.
package enum SymbolSizes {
  /// The symbols in the order in which series get them: circle and square, as Apple's talk shows them (WWDC21, session
  /// 10122), then each that people find most different from those before it (C. Demiralp, M. Bernstein, J. Heer, Learning
  /// perceptual kernels for visualization design, IEEE TVCG 20(12), 2014: the kernel of shapes by triplet matching). A cross
  /// comes before a plus, which merges with grid lines. Pentagon and hexagon are missing, because they look like circles.
  package static let preferred: [Symbol] = [.circle, .square, .triangle, .cross, .asterisk, .plus, .diamond, .ring]
  /// The outer size of a marker without a declared size, px.
  package static let defaultSize = 9.0
  /// The area of a marker without a declared size, in square pixels: a circle of 9 px.
  package static let defaultArea = 64.0
  /// The outer size below which a symbol has no visible shape, px. An engineering choice: at 5 px, triangles that point
  /// in different directions are 0.13 apart by the measure of ``needed(_:_:)``.
  package static let least = 6.0

  /// The outer size from which on two different symbols look different, px.
  ///
  /// Measured on pictures of both at equal outer size, as chart libraries draw them, blurred by a pixel and shifted by up to one
  /// for the best fit: 0.24 apart, where circle and square, which Apple shows as told apart, arrive at 8 px.
  package static func needed(_ a: Symbol, _ b: Symbol) -> Double {
    if a == b { return .infinity }
    if a == .none || b == .none { return 0 }
    return table.first { $0.symbols.isSuperset(of: [a, b]) }?.size ?? least
  }

  private static let table: [(symbols: Set<Symbol>, size: Double)] = [
    ([.circle, .square], 8),
    ([.triangle, .triangleLeft], 7.5), ([.triangle, .triangleRight], 7.5), ([.triangleDown, .triangleLeft], 7.5),
    ([.triangleDown, .triangleRight], 7.5),
    ([.diamond, .triangle], 7), ([.diamond, .triangleDown], 7), ([.diamond, .triangleLeft], 7),
    ([.diamond, .triangleRight], 7),
    ([.diamond, .asterisk], 6.5), ([.plus, .triangle], 6.5), ([.plus, .triangleDown], 6.5),
    ([.plus, .triangleLeft], 6.5), ([.plus, .triangleRight], 6.5), ([.triangle, .triangleDown], 6),
    ([.triangleLeft, .triangleRight], 6),
  ]
}

extension Series {
  /// The outer size of its symbol, px: the width of a point; otherwise the default.
  var symbolSize: Double {
    guard mark == .point, let width, width > 0 else { return SymbolSizes.defaultSize }
    return width
  }

  /// The area of its symbol in square pixels: of a circle with its size as diameter.
  package var symbolArea: Double {
    guard mark == .point, let width, width > 0 else { return SymbolSizes.defaultArea }
    return .pi * width * width / 4
  }
}

/// The pairs of a mode that a second channel visibly distinguishes.
struct DistinctPairs: Sendable {
  private let channels: [SecondChannel]
  /// Those that have to be told apart at all.
  let compared: ComparedPairs
  /// Whether somebody measures symbols, as PC303 does.
  private let measuresSymbols: Bool

  init(_ series: [Series], _ channels: [SecondChannel], measuresSymbols: Bool) {
    (self.channels, self.measuresSymbols) = (channels, measuresSymbols)
    compared = ComparedPairs(series)
  }

  /// Whether a second channel visibly distinguishes the pair, or nobody has to.
  func isDistinct(_ i: Int, _ j: Int) -> Bool {
    !compared.hold(i, j) || channels[i].isDistinct(from: channels[j]) && !areAlike(i, j)
  }

  /// Whether the pair differs only in colour and in two symbols that look alike.
  func areAlike(_ i: Int, _ j: Int) -> Bool { measuresSymbols && channels[i].hasOnlySymbolsAlike(channels[j]) }
}
