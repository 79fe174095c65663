import Testing

@testable import Colorimetry

@Suite struct Machado2009Tests {
  /// colorspacious 1.1.2, `machado_et_al_2009_matrix`; coloraide 8.13.1 has the same.
  private static let interpolated: [(Cone, severity: Double, [Double])] = [
    (
      .long, 0.05,
      [0.9280835, 0.091019, -0.0191025, 0.014671, 0.9775575, 0.007772, -0.00144, -0.0007815, 1.0022215]
    ),
    (
      .long, 0.33,
      [0.6029288, 0.4997516, -0.1026804, 0.0731905, 0.8828685, 0.0439407, -0.0065564, -0.0089945, 1.0155509]
    ),
    (
      .long, 0.72,
      [0.3075838, 0.864308, -0.1718928, 0.107052, 0.8136432, 0.0793048, -0.0068752, -0.02931, 1.0361852]
    ),
    (
      .long, 0.99,
      [0.157445, 1.0463585, -0.2038026, 0.1143502, 0.7871071, 0.0985427, -0.004016, -0.0474087, 1.0514247]
    ),
    (
      .medium, 0.15,
      [0.813582, 0.248391, -0.061973, 0.0700675, 0.914189, 0.0157435, -0.00474, 0.010279, 0.994461]
    ),
    (
      .medium, 0.55,
      [0.523179, 0.641253, -0.1644315, 0.1934455, 0.768307, 0.0382475, -0.0107705, 0.029122, 0.981649]
    ),
    (
      .medium, 0.95,
      [0.380137, 0.842128, -0.222265, 0.271822, 0.6813555, 0.0468225, -0.011865, 0.0416105, 0.9702555]
    ),
    (
      .short, 0.05,
      [0.963335, 0.046257, -0.009592, 0.0105955, 0.9822515, 0.007153, 0.0042185, 0.0274065, 0.968375]
    ),
    (
      .short, 0.33,
      [0.9185202, 0.1163007, -0.0348212, 0.0231084, 0.9429133, 0.0339783, 0.0126429, 0.1620045, 0.8253526]
    ),
    (
      .short, 0.72,
      [1.2061168, -0.1157792, -0.0903378, -0.0623974, 0.9786098, 0.0837876, -0.00254, 0.4230364, 0.5795036]
    ),
    (
      .short, 0.99,
      [1.2578616, -0.0816074, -0.1762542, -0.0790447, 0.9334955, 0.1455492, 0.0041608, 0.6823454, 0.3134938]
    ),
  ]

  @Test(arguments: interpolated.indices)
  func `severities between entries are interpolated`(_ index: Int) {
    let (cone, severity, matrix) = Self.interpolated[index]
    #expect(Machado2009.matrix(cone, severity: severity).deviation(from: matrix) <= 1e-12)
  }

  /// Severity 1.0 as printed by the authors.
  private static let full: [(Cone, [Double])] = [
    (.long, [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998]),
    (.medium, [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881]),
    (.short, [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900]),
  ]

  @Test(arguments: full.indices)
  func `severity 1 is the last entry`(_ index: Int) {
    let (cone, matrix) = Self.full[index]
    #expect(Machado2009.matrix(cone, severity: 1).deviation(from: matrix) <= 1e-15)
  }

  @Test(arguments: Cone.allCases)
  func `every entry lies between its neighbours`(_ cone: Cone) {
    for step in 0..<10 {
      let lower = Machado2009.matrix(cone, severity: Double(step) / 10).elements
      let upper = Machado2009.matrix(cone, severity: Double(step + 1) / 10).elements
      for part in 1..<10 {
        let between = Machado2009.matrix(cone, severity: (Double(step) + Double(part) / 10) / 10).elements
        for (value, ends) in zip(between, zip(lower, upper)) {
          #expect(value >= min(ends.0, ends.1) - 1e-12 && value <= max(ends.0, ends.1) + 1e-12)
        }
      }
    }
  }

  @Test(arguments: Cone.allCases)
  func `severity is continuous`(_ cone: Cone) {
    for step in 0..<1000 {
      let here = Machado2009.matrix(cone, severity: Double(step) / 1000)
      let next = Machado2009.matrix(cone, severity: Double(step + 1) / 1000)
      #expect(here.deviation(from: next.elements) <= 0.002)
    }
  }
}
