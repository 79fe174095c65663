import Testing

@testable import Colorimetry

@Suite struct Brettel1997Tests {
  /// The wavelengths each kind of dichromat is taken to see as everybody does.
  private static let anchors: [(Cone, [Vector3])] = [
    (.long, [Brettel1997.Anchor.nm475, Brettel1997.Anchor.nm575]),
    (.medium, [Brettel1997.Anchor.nm475, Brettel1997.Anchor.nm575]),
    (.short, [Brettel1997.Anchor.nm485, Brettel1997.Anchor.nm660]),
  ]

  @Test(arguments: anchors.indices)
  func `both invariant wavelengths stay what they are, mixed with any white`(_ index: Int) {
    let (cone, anchors) = Self.anchors[index]
    let map = Brettel1997.map(without: cone)
    for anchor in anchors {
      let color = LMS.toLinearSRGB * (LMS.fromJuddVos * anchor)
      for white in [0, 0.2, 1] {
        let mixed = LinearSRGB(color + Vector3(1, 1, 1) * white)
        #expect(LinearSRGB(map(mixed.vector)).deviation(from: mixed) <= 1e-13)
      }
    }
  }

  @Test(arguments: Cone.allCases)
  func `the two wavelengths lie on different sides`(_ cone: Cone) {
    let map = Brettel1997.map(without: cone)
    let sides = Self.anchors[cone.rawValue].1.map { map.normal.dot(LMS.toLinearSRGB * (LMS.fromJuddVos * $0)) > 0 }
    #expect(sides[0] != sides[1])
  }

  @Test(arguments: Cone.allCases)
  func `the remaining cones respond as before`(_ cone: Cone) {
    let map = Brettel1997.map(without: cone)
    for color in LinearSRGB.grid(6) {
      let change = LMS.fromLinearSRGB * map(color.vector) - LMS.fromLinearSRGB * color.vector
      for other in Cone.allCases where other != cone {
        #expect(abs([change.x, change.y, change.z][other.rawValue]) <= 1e-14)
      }
    }
  }

  @Test(arguments: Cone.allCases)
  func `the half-planes meet where they are separated`(_ cone: Cone) {
    let map = Brettel1997.map(without: cone)
    let (a, b) = (Vector3(1, 1, 1), map.normal.cross(Vector3(1, 1, 1)))
    for step in -10...10 {
      // On the plane, and a hair to either side of it.
      let onPlane = a * 0.5 + b * (Double(step) / 20)
      #expect(abs(map.normal.dot(onPlane)) <= 1e-15)
      let either = [-1e-9, 1e-9].map { LinearSRGB(map(onPlane + map.normal * $0)) }
      #expect(either[0].deviation(from: either[1]) <= 1e-8)
    }
  }

  /// libDaltonLens 1a01fc1, `libDaltonLens.c`, `brettel_*_params`: both matrices and the normal, five decimals, from
  /// the same papers by another program.
  private static let libDaltonLens: [(Cone, normal: [Double], positive: [Double], negative: [Double])] = [
    (
      .long, [0.00048, 0.00393, -0.00441],
      [0.14980, 1.19548, -0.34528, 0.10764, 0.84864, 0.04372, 0.00384, -0.00540, 1.00156],
      [0.14570, 1.16172, -0.30742, 0.10816, 0.85291, 0.03892, 0.00386, -0.00524, 1.00139]
    ),
    (
      .medium, [-0.00281, -0.00611, 0.00892],
      [0.36477, 0.86381, -0.22858, 0.26294, 0.64245, 0.09462, -0.02006, 0.02728, 0.99278],
      [0.37298, 0.88166, -0.25464, 0.25954, 0.63506, 0.10540, -0.01980, 0.02784, 0.99196]
    ),
    (
      .short, [0.03901, -0.02788, -0.01113],
      [1.01277, 0.13548, -0.14826, -0.01243, 0.86812, 0.14431, 0.07589, 0.80500, 0.11911],
      [0.93678, 0.18979, -0.12657, 0.06154, 0.81526, 0.12320, -0.37562, 1.12767, 0.24796]
    ),
  ]

  @Test(arguments: libDaltonLens.indices)
  func `matrices match libDaltonLens`(_ index: Int) {
    let (cone, normal, positive, negative) = Self.libDaltonLens[index]
    let map = Brettel1997.map(without: cone)
    #expect(map.matrix.deviation(from: negative) <= 5.1e-6)
    // Where the fold acts, it adds fold · normalᵀ.
    let (f, n) = (map.fold, map.normal)
    let folded = Matrix3(n * f.x, n * f.y, n * f.z).elements
    let whole = zip(map.matrix.elements, folded).map { $0 + $1 }
    #expect(zip(whole, positive).allSatisfy { abs($0 - $1) <= 5.1e-6 })

    let length = normal.reduce(0) { $0 + $1 * $1 }.squareRoot()
    for (ours, theirs) in zip([n.x, n.y, n.z], normal) { #expect(abs(ours - theirs / length) <= 1.5e-3) }
  }
}
