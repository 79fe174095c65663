import Testing

@testable import LittleCMS

@Suite struct ToneCurveTests {
  /// IEC 61966-2-1 as Little CMS's parametric type 4: γ, a, b, c, d.
  private static let srgb = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]

  @Test func `a curve of segments is the parametric curve`() throws {
    let context = try Context()
    let parametric = try ToneCurve(context, parametricType: 4, Self.srgb)
    let segmented = try ToneCurve(
      context,
      segments: [
        .init(upTo: 0.04045, scale: 1 / 12.92), .init(gamma: 2.4, scale: 1 / 1.055, offset: 0.055 / 1.055),
      ])
    for step in 0...1000 {
      let x = Float(step) / 1000
      #expect(abs(parametric(x) - segmented(x)) <= 6e-8)
    }
  }

  @Test func `the inverse parametric type undoes the curve`() throws {
    let context = try Context()
    let decode = try ToneCurve(context, parametricType: 4, Self.srgb)
    let encode = try ToneCurve(context, parametricType: -4, Self.srgb)
    for step in 0...1000 {
      let x = Float(step) / 1000
      #expect(abs(encode(decode(x)) - x) <= 2e-7)
    }
  }

  @Test func `segments clip on both sides`() throws {
    let clip = try ToneCurve(
      Context(), segments: [.init(upTo: 0, scale: 0), .init(upTo: 1), .init(scale: 0, constant: 1)])
    #expect([-1e9, -0.5, 0, 0.25, 1, 1.5, 1e9].map { clip($0) } == [0, 0, 0, 0.25, 1, 1, 1])
  }

  @Test func `the message that Little CMS logs becomes the error`() throws {
    let context = try Context()
    #expect {
      _ = try ToneCurve(context, parametricType: 99, [])
    } throws: { error in
      String(describing: error) == "cmsBuildParametricToneCurve: Invalid parametric curve type 99"
    }
  }
}
