import Testing

@testable import Colorimetry

/// Okabe and Ito's palette, tab10 and Petroff's six colours: vision, model, the least CIEDE2000 (CIELAB D65) at severity 1
/// clamped and not clamped, the closest pair when clamped, and how many pairs are below 10 when clamped. Computed with
/// DaltonLens-Python's matrices (commit 3cba5e6), colorspacious' table (1.1.2) and Sharma's formula in NumPy.
private let minima = """
  palette #000000 #e69f00 #56b4e9 #009e73 #f0e442 #0072b2 #d55e00 #cc79a7
  normal auto 21.7236 - #e69f00 #f0e442 0
  protan brettel1997 12.8148 12.8148 #0072b2 #cc79a7 0
  deutan brettel1997 11.7074 11.7352 #e69f00 #f0e442 0
  tritan brettel1997 7.9348 7.9348 #e69f00 #cc79a7 1
  protan vienot1999 12.2412 12.2412 #0072b2 #cc79a7 0
  deutan vienot1999 11.6746 11.719 #e69f00 #f0e442 0
  protan machado2009 12.2452 12.2452 #0072b2 #cc79a7 0
  deutan machado2009 11.6052 11.6052 #e69f00 #f0e442 0
  tritan machado2009 10.8688 10.8688 #e69f00 #cc79a7 0
  grey auto 0.6022 - #e69f00 #56b4e9 7
  palette #1f77b4 #ff7f0e #2ca02c #d62728 #9467bd #8c564b #e377c2 #7f7f7f #bcbd22 #17becf
  normal auto 16.2008 - #d62728 #8c564b 0
  protan brettel1997 1.8446 1.8446 #ff7f0e #2ca02c 4
  deutan brettel1997 3.2214 3.603 #ff7f0e #bcbd22 4
  tritan brettel1997 6.6024 7.188 #ff7f0e #e377c2 3
  protan vienot1999 1.9042 1.9042 #ff7f0e #2ca02c 4
  deutan vienot1999 3.1082 3.6035 #ff7f0e #bcbd22 4
  protan machado2009 1.2549 1.9034 #ff7f0e #2ca02c 4
  deutan machado2009 3.3338 3.3338 #ff7f0e #bcbd22 4
  tritan machado2009 9.5271 11.7757 #ff7f0e #e377c2 1
  grey auto 1.1167 - #1f77b4 #d62728 20
  palette #5790fc #f89c20 #e42536 #964a8b #9c9ca1 #7a21dd
  normal auto 17.8666 - #964a8b #7a21dd 0
  protan brettel1997 11.3702 15.3679 #964a8b #7a21dd 0
  deutan brettel1997 13.4878 16.6485 #964a8b #7a21dd 0
  tritan brettel1997 16.7543 16.7543 #e42536 #964a8b 0
  protan vienot1999 16.1317 16.1317 #964a8b #7a21dd 0
  deutan vienot1999 17.9058 17.9058 #f89c20 #e42536 0
  protan machado2009 10.5721 13.1729 #964a8b #7a21dd 0
  deutan machado2009 14.6607 17.5466 #964a8b #7a21dd 0
  tritan machado2009 18.337 20.8319 #f89c20 #e42536 0
  grey auto 3.152 - #5790fc #9c9ca1 5
  """

@Suite struct PaletteMinimumTests {
  @Test func `the closest pairs of well-known palettes`() throws {
    var colors: [String] = []
    var checked = 0
    for line in minima.split(separator: "\n").map({ $0.split(separator: " ").map(String.init) }) {
      guard line[0] != "palette" else {
        colors = Array(line.dropFirst())
        continue
      }
      let vision = try #require(Vision(rawValue: line[0]))
      let model = try #require(SimulationModel(rawValue: line[1]))
      let simulation = Simulation(vision, model: model)
      let clamped = colors.map { simulation(LinearSRGB(hex: $0), convention: .clamp) }
      let closest = closestPair(clamped, by: .ciede2000)
      #expect(try abs(closest.distance - #require(Double(line[2]))) <= 1e-4, "\(line)")
      #expect(closest.pair.map { colors[$0] } == [line[4], line[5]], "\(line)")
      if let unclamped = Double(line[3]) {
        let float = colors.map { simulation(LinearSRGB(hex: $0)) }
        #expect(abs(closestPair(float, by: .ciede2000).distance - unclamped) <= 1e-4, "\(line)")
      }
      let below = clamped.indices.flatMap { second in
        (0..<second).filter { DifferenceMetric.ciede2000.distance(clamped[$0], clamped[second]) < 10 }
      }
      #expect(String(below.count) == line[6], "\(line)")
      checked += 1
    }
    #expect(checked == 30)
  }
}
