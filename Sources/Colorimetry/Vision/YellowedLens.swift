import RealModule

/// The lens of an eye, which turns yellow with age and then lets little blue light through.
///
/// Source: J. Pokorny, V. C. Smith, M. Lutze, Aging of the human lens, Applied Optics 26(8), 1987, table I and equations
/// 1 and 2. Each primary of sRGB stands for light of its dominant wavelength against D65, 611.4, 549.1 and 464.2 nm; the
/// blue of LED screens, near 450 nm, is absorbed more. The eye adapts to the brightness and not to the colour of its
/// white, so a difference is the least that the lens leaves.
package struct YellowedLens: Sendable {
  /// The share of the light of red, green and blue that the lens lets through, beside an average lens of 32 years.
  package let transmittance: Vector3
  private let luminance: Double

  /// The optical density TL1 of an average lens of 32 years: table I, interpolated at the dominant wavelengths. The other
  /// part, TL2, is 0 from 460 nm on.
  private static let density = Vector3(0.0260, 0.0943, 0.2527)

  /// - Parameter age: In years, from 60.
  package init(age: Double) {
    // Equation 2: TL = TL1 (1.56 + 0.0667 (A − 60)) + TL2.
    let growth = 1.56 + 0.0667 * (max(age, 60) - 60) - 1
    func share(_ density: Double) -> Double { Double.exp10(-density * growth) }
    transmittance = Vector3(share(Self.density.x), share(Self.density.y), share(Self.density.z))
    luminance = WCAG.luminanceCoefficients.dot(transmittance)
  }

  /// What reaches the retina of a colour, with the luminance of white at 1.
  package func light(_ color: LinearSRGB) -> LinearSRGB {
    LinearSRGB(
      color.red * transmittance.x / luminance, color.green * transmittance.y / luminance,
      color.blue * transmittance.z / luminance)
  }
}
