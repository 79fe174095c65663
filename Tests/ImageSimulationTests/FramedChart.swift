import WrittenPNG

extension DrawnChart {
  /// Axes and labels around a plot, which reaches from (45, 12) to (405, 249).
  static func framed(ground: UInt32 = 0xFF_FFFF, ink: UInt32 = 0x26_2626) -> DrawnChart {
    var chart = DrawnChart(420, 280, ground: ground)
    chart.fill(ink, left: 40, top: 10, right: 41, bottom: 251)
    chart.fill(ink, left: 40, top: 250, right: 410, bottom: 251)
    chart.letters(ink, 22, x: 60, y: 262)
    for y in stride(from: 20.0, through: 220, by: 30) { chart.letters(ink, 3, x: 12, y: y) }
    return chart
  }
}

/// Figures that rise and fall across such a plot, a series below the other.
enum Wave {
  /// The place of a series from the top.
  static func height(_ index: Int, at x: Double) -> Double {
    let turn = (x / 90 + Double(index) / 3).truncatingRemainder(dividingBy: 2)
    return 70 + Double(index) * 45 + 40 * abs(turn - 1)
  }

  /// The line of a series through the plot.
  static func line(_ index: Int) -> [(x: Double, y: Double)] {
    stride(from: 46.0, through: 404, by: 2).map { ($0, height(index, at: $0)) }
  }
}
