import CLittleCMS

/// One step of a ``Pipeline``. Wraps `cmsStage`.
///
/// A stage owns itself until ``Pipeline/append(_:)`` takes it over. C reads as many numbers as the sizes say: all of them must be
/// there, and there are 1 to 16 channels.
@safe package struct Stage: ~Copyable {
  private var handle: OpaquePointer?
  let context: Context
  /// The numbers of input and output channels.
  package let inputChannels, outputChannels: Int

  private init(_ function: String, _ made: OpaquePointer?, _ context: Context) throws(LittleCMSError) {
    let handle = unsafe try context.made(by: function, made)
    unsafe self.handle = handle
    self.context = context
    inputChannels = unsafe Int(cmsStageInputChannels(handle))
    outputChannels = unsafe Int(cmsStageOutputChannels(handle))
  }

  /// A matrix of `rows` × `columns`, row-major: `columns` input channels, `rows` output channels, sums in doubles.
  /// Wraps `cmsStageAllocMatrix`.
  package init(_ context: Context, matrix: [Double], rows: Int, columns: Int) throws(LittleCMSError) {
    precondition([rows, columns].allSatisfy(Pipeline.possibleChannels.contains) && matrix.count == rows * columns)
    let handle = unsafe cmsStageAllocMatrix(context.handle, UInt32(rows), UInt32(columns), matrix, nil)
    unsafe try self.init("cmsStageAllocMatrix", handle, context)
  }

  /// A 3×3 matrix with an offset per row, the only matrix that `AToB0` can store.
  package init(_ context: Context, matrix: [Double], offset: [Double]) throws(LittleCMSError) {
    precondition(matrix.count == 9 && offset.count == 3)
    unsafe try self.init(
      "cmsStageAllocMatrix", cmsStageAllocMatrix(context.handle, 3, 3, matrix, offset), context)
  }

  /// A table from three channels to three, 0…65,535 for 0…1, last input channel fastest, with tetrahedral
  /// interpolation. Wraps `cmsStageAllocCLut16bit`.
  package init(_ context: Context, table: [UInt16], pointsPerSide: Int) throws(LittleCMSError) {
    precondition((2...255).contains(pointsPerSide) && table.count == pointsPerSide * pointsPerSide * pointsPerSide * 3)
    let handle = unsafe cmsStageAllocCLut16bit(context.handle, UInt32(pointsPerSide), 3, 3, table)
    unsafe try self.init("cmsStageAllocCLut16bit", handle, context)
  }

  /// The same curve on each channel. Wraps `cmsStageAllocToneCurves`, which copies the curve.
  package init(_ curve: borrowing ToneCurve, channels: Int) throws(LittleCMSError) {
    unsafe try self.init(curves: Array(repeating: curve.handle, count: channels), curve.context)
  }

  /// One curve for every channel except the last, which has its own.
  package init(_ curve: borrowing ToneCurve, channels: Int, last: borrowing ToneCurve) throws(LittleCMSError) {
    unsafe try self.init(
      curves: Array(repeating: curve.handle, count: channels - 1) + [last.handle], curve.context)
  }

  private init(curves: [OpaquePointer?], _ context: Context) throws(LittleCMSError) {
    unsafe precondition(Pipeline.possibleChannels.contains(curves.count))
    let handle = unsafe cmsStageAllocToneCurves(context.handle, UInt32(curves.count), curves)
    unsafe try self.init("cmsStageAllocToneCurves", handle, context)
  }

  deinit { if let handle = unsafe handle { unsafe cmsStageFree(handle) } }

  /// Releases the C stage, which the caller must then free.
  consuming func release() -> OpaquePointer? {
    defer { unsafe handle = nil }
    return unsafe handle
  }
}
