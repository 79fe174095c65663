/// A 3×3 matrix of doubles, row-major, that maps one colour space to another.
package struct Matrix3: Hashable, Sendable {
  /// Nine numbers: first row, second row, third row.
  package var rows: (Vector3, Vector3, Vector3) { (first, second, third) }
  private var first, second, third: Vector3

  /// Creates a matrix from its rows.
  package init(_ first: Vector3, _ second: Vector3, _ third: Vector3) {
    (self.first, self.second, self.third) = (first, second, third)
  }

  /// The identity matrix.
  package static let identity = Matrix3(Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1))

  /// A matrix with these numbers on its diagonal.
  package static func diagonal(_ d: Vector3) -> Matrix3 {
    Matrix3(Vector3(d.x, 0, 0), Vector3(0, d.y, 0), Vector3(0, 0, d.z))
  }

  /// The product of the matrix and a column vector.
  package static func * (m: Matrix3, v: Vector3) -> Vector3 {
    Vector3(m.first.dot(v), m.second.dot(v), m.third.dot(v))
  }

  /// The product of two matrices, which applies `b` first, then `a`.
  package static func * (a: Matrix3, b: Matrix3) -> Matrix3 {
    let t = b.transposed
    func row(_ r: Vector3) -> Vector3 { Vector3(r.dot(t.first), r.dot(t.second), r.dot(t.third)) }
    return Matrix3(row(a.first), row(a.second), row(a.third))
  }

  /// Linear interpolation, element by element: `a + t·(b − a)`.
  package static func interpolate(_ a: Matrix3, _ b: Matrix3, _ t: Double) -> Matrix3 {
    func mix(_ x: Vector3, _ y: Vector3) -> Vector3 { x + (y - x) * t }
    return Matrix3(mix(a.first, b.first), mix(a.second, b.second), mix(a.third, b.third))
  }

  /// The transpose.
  package var transposed: Matrix3 {
    Matrix3(
      Vector3(first.x, second.x, third.x), Vector3(first.y, second.y, third.y), Vector3(first.z, second.z, third.z))
  }

  /// The inverse; the determinant must not be zero.
  package var inverse: Matrix3 {
    let (a, b, c) = (second.cross(third), third.cross(first), first.cross(second))
    let scale = 1 / first.dot(a)
    return Matrix3(a * scale, b * scale, c * scale).transposed
  }
}

/// Three doubles of no particular space. `SIMD3<Double>` has a stride of 32 bytes; this type has 24, as C expects.
package struct Vector3: Hashable, Sendable {
  /// The three numbers.
  package var x, y, z: Double

  /// Creates a vector.
  package init(_ x: Double, _ y: Double, _ z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  package static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }
  package static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }
  package static func * (a: Vector3, s: Double) -> Vector3 { Vector3(a.x * s, a.y * s, a.z * s) }
  /// The element-wise product.
  package static func * (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x * b.x, a.y * b.y, a.z * b.z) }
  /// The dot product.
  package func dot(_ b: Vector3) -> Double { x * b.x + y * b.y + z * b.z }
  /// The cross product.
  package func cross(_ b: Vector3) -> Vector3 { Vector3(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x) }
  /// Applies a function to each number.
  package func map(_ f: (Double) -> Double) -> Vector3 { Vector3(f(x), f(y), f(z)) }
}
