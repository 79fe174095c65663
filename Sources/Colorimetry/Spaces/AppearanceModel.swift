import RealModule

/// A colour appearance model: from XYZ to lightness, colourfulness and hue under fixed viewing conditions, and on to the uniform
/// colour space of Luo, Cui and Li.
///
/// - Components: lightness J′ 0…100, a′ (green to red) and b′ (blue to yellow), about −50…50; greys lie near a′ = −1, b′ = −1
///   because adaptation to D65 is incomplete.
/// - Viewing conditions: D65 white with Y = 100; adapting luminance 64/π/5 = 4.074 cd/m² (64 lx, the ambient
///   illuminance of sRGB, a fifth of it reflected); background Y_b = 20; average surround; computed degree of
///   adaptation.
/// - Source: CIE 159:2004 (CIECAM02); C. Li et al., "Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS", Color
///   Research and Application 42, 2017; M. R. Luo, G. Cui and C. Li, "Uniform colour spaces based on CIECAM02 colour
///   appearance model", Color Research and Application 31, 2006 (c₁ = 0.007, c₂ = 0.0228).
struct AppearanceModel: Sendable {
  /// From XYZ (white Y = 1) to adapted responses before compression, scaled by F_L.
  private let responsesFromXYZ: Matrix3
  /// The achromatic response of the white, without N_bb.
  private let whiteResponse: Double

  /// - Parameters:
  ///   - adaptation: from XYZ to the responses that are scaled to adapt to the white.
  ///   - cones: from adapted responses to the responses that are compressed.
  ///   - whitePoint: XYZ of the white, Y = 1.
  private init(adaptation: Matrix3, cones: Matrix3, whitePoint: Vector3) {
    let white = adaptation * whitePoint
    let gain = white.map { Self.degreeOfAdaptation / $0 + 1 - Self.degreeOfAdaptation }
    responsesFromXYZ = cones * Matrix3.diagonal(gain * Self.luminanceLevel) * adaptation
    whiteResponse = Self.achromatic((responsesFromXYZ * whitePoint).map(Self.compress))
  }

  /// CIECAM02, in whose uniform space CAM02-UCS measures.
  static let cam02 = cam02(whitePoint: XYZD65.white.vector)

  /// CIECAM02 under another white with Y = 1, to reproduce publications that round the white.
  static func cam02(whitePoint: Vector3) -> AppearanceModel {
    // CAT02 and the cone responses of Hunt, Pointer and Estévez. Source: CIE 159:2004.
    let cat02 = Matrix3(
      Vector3(0.7328, 0.4296, -0.1624), Vector3(-0.7036, 1.6975, 0.0061), Vector3(0.0030, 0.0136, 0.9834))
    let cones = Matrix3(
      Vector3(0.38971, 0.68898, -0.07868), Vector3(-0.22981, 1.18340, 0.04641), Vector3(0, 0, 1))
    return AppearanceModel(adaptation: cat02, cones: cones * cat02.inverse, whitePoint: whitePoint)
  }

  /// CAM16, in whose uniform space CAM16-UCS measures. Source of CAT16: Li et al. 2017, equation A1.
  static let cam16 = AppearanceModel(
    adaptation: Matrix3(
      Vector3(0.401288, 0.650173, -0.051461), Vector3(-0.250268, 1.204414, 0.045854),
      Vector3(-0.002079, 0.048952, 0.953127)),
    cones: .identity, whitePoint: XYZD65.white.vector)

  /// J′, a′, b′ of a colour, whose Euclidean distances are colour differences. A colour whose achromatic response is not positive
  /// counts as black.
  func uniform(_ color: XYZD65) -> Vector3 {
    let response = (responsesFromXYZ * color.vector).map(Self.compress)
    let achromatic = Self.achromatic(response)
    guard achromatic > 0 else { return Vector3(0, 0, 0) }
    let a = response.x + (-12 * response.y + response.z) / 11
    let b = (response.x + response.y - 2 * response.z) / 9
    let radius = Double.hypot(a, b)
    let lightness = 100 * Double.pow(achromatic / whiteResponse, Self.lightnessExponent)
    let uniformLightness = 1.7 * lightness / (1 + 0.007 * lightness)
    guard radius > 0 else { return Vector3(uniformLightness, 0, 0) }
    let (cosine, sine) = (a / radius, b / radius)
    let denominator = response.x + response.y + 1.05 * response.z + 0.305
    let t = Self.chromaScale * Self.eccentricity(cosine, sine) * radius / denominator
    let alpha = Double.pow(t.magnitude, 0.9) * Self.backgroundFactor
    let colourfulness = alpha * (lightness / 100).squareRoot() * Self.luminanceRoot
    let uniformColourfulness = Double.log(onePlus: 0.0228 * colourfulness) / 0.0228
    return Vector3(uniformLightness, uniformColourfulness * cosine, uniformColourfulness * sine)
  }

  // MARK: Viewing conditions, computed once

  /// L_A in cd/m².
  private static let adaptingLuminance = 64 / Double.pi / 5
  /// n = Y_b / Y_w.
  private static let backgroundRatio = 0.2
  /// c of the average surround; its F and N_c are 1.
  private static let surround = 0.69
  /// D.
  private static let degreeOfAdaptation = 1 - Double.exp((-adaptingLuminance - 42) / 92) / 3.6
  /// F_L.
  private static let luminanceLevel: Double = {
    let k4 = Double.pow(1 / (5 * adaptingLuminance + 1), 4)
    return k4 * adaptingLuminance + 0.1 * (1 - k4) * (1 - k4) * Double.root(5 * adaptingLuminance, 3)
  }()
  /// F_L to the power of ¼.
  private static let luminanceRoot = luminanceLevel.squareRoot().squareRoot()
  /// c · z.
  private static let lightnessExponent = surround * (1.48 + backgroundRatio.squareRoot())
  /// 50000/13 · N_c · N_cb.
  private static let chromaScale = 50_000.0 / 13 * 0.725 * Double.pow(1 / backgroundRatio, 0.2)
  /// (1.64 − 0.29ⁿ)^0.73.
  private static let backgroundFactor = Double.pow(1.64 - Double.pow(0.29, backgroundRatio), 0.73)

  // MARK: Steps

  /// The compressive cone response, without its offset of 0.1; odd-symmetric.
  private static func compress(_ value: Double) -> Double {
    let power = Double.pow(value.magnitude, 0.42)
    return Double(signOf: value, magnitudeOf: 400 * power / (power + 27.13))
  }

  private static func achromatic(_ response: Vector3) -> Double { 2 * response.x + response.y + 0.05 * response.z }

  /// ¼ (cos(h + 2) + 3.8), h in radians.
  private static func eccentricity(_ cosine: Double, _ sine: Double) -> Double {
    (cosine * Double.cos(2) - sine * Double.sin(2) + 3.8) / 4
  }
}
