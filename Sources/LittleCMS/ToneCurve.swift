import CLittleCMS

/// A function of one number. Wraps `cmsToneCurve`.
@safe package struct ToneCurve: ~Copyable {
  let handle: OpaquePointer
  let context: Context

  /// One piece of a curve: `(scale · x + offset) ^ gamma + constant` up to and including `upperBound`.
  ///
  /// ICC.1:2022 formula type 0, Little CMS type 6: the only kind of segment that a profile can store. Little CMS 2.14
  /// treats a negative base as 0 even with a gamma of 1, so give negative numbers a segment of their own.
  package struct Segment: Hashable, Sendable {
    package var upperBound: Float
    package var gamma, scale, offset, constant: Double

    /// Creates a segment; without an upper bound it is unbounded.
    package init(
      upTo upperBound: Float = .infinity, gamma: Double = 1, scale: Double = 1, offset: Double = 0,
      constant: Double = 0
    ) {
      self.upperBound = upperBound
      self.gamma = gamma
      self.scale = scale
      self.offset = offset
      self.constant = constant
    }
  }

  /// Builds a curve from segments in ascending order, the last without an upper bound.
  /// Wraps `cmsBuildSegmentedToneCurve`.
  package init(_ context: Context, segments: [Segment]) throws(LittleCMSError) {
    // cmsCurveSegment stores its domain as finite floats; Little CMS uses ±1e22 for infinity.
    let infinity: Float = 1e22
    precondition(segments.last.map { $0.upperBound >= infinity } ?? false)
    precondition(zip(segments, segments.dropFirst()).allSatisfy { $0.upperBound < $1.upperBound })
    var lowerBound = -infinity
    var pieces = unsafe [cmsCurveSegment]()
    for segment in segments {
      var piece = unsafe cmsCurveSegment()
      unsafe piece.x0 = lowerBound
      unsafe piece.x1 = min(segment.upperBound, infinity)
      unsafe piece.Type = 6
      unsafe piece.Params.0 = segment.gamma
      unsafe piece.Params.1 = segment.scale
      unsafe piece.Params.2 = segment.offset
      unsafe piece.Params.3 = segment.constant
      unsafe pieces.append(piece)
      lowerBound = segment.upperBound
    }
    unsafe handle = try context.made(
      by: "cmsBuildSegmentedToneCurve", cmsBuildSegmentedToneCurve(context.handle, UInt32(pieces.count), pieces))
    self.context = context
  }

  /// Builds a curve of one of Little CMS's parametric types (1: `x ^ γ`; 4: `(a·x + b) ^ γ` from d on, otherwise `c·x`;
  /// negative: the inverse), with at most ten parameters. Wraps `cmsBuildParametricToneCurve`.
  package init(_ context: Context, parametricType type: Int32, _ parameters: [Double]) throws(LittleCMSError) {
    precondition(parameters.count <= 10)
    // Little CMS reads as many parameters as the type has, at most ten.
    let padded = parameters + Array(repeating: 0, count: 10 - parameters.count)
    unsafe handle = try context.made(
      by: "cmsBuildParametricToneCurve", cmsBuildParametricToneCurve(context.handle, type, padded))
    self.context = context
  }

  deinit { unsafe cmsFreeToneCurve(handle) }

  /// The curve at `x`. Wraps `cmsEvalToneCurveFloat`.
  package func callAsFunction(_ x: Float) -> Float { unsafe cmsEvalToneCurveFloat(handle, x) }
}
