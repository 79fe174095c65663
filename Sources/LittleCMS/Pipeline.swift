import CLittleCMS

/// A sequence of stages, evaluated in 32-bit floats. Wraps `cmsPipeline`.
///
/// Sendable once built: `cmsPipelineEvalFloat` reads the stages and keeps intermediate values on the stack
/// (`_LUTevalFloat` in cmslut.c), and only the holder of the one mutable reference can append.
@safe package struct Pipeline: ~Copyable, @unchecked Sendable {
  let handle: OpaquePointer
  private let context: Context
  /// The number of input channels.
  package let inputChannels: Int
  /// The number of output channels.
  package private(set) var outputChannels: Int

  /// Up to `cmsMAXCHANNELS`.
  static let possibleChannels = 1...Int(cmsMAXCHANNELS)

  /// Creates a pipeline without stages and `channels` input channels. Wraps `cmsPipelineAlloc`.
  package init(_ context: Context, channels: Int) throws(LittleCMSError) {
    precondition(Self.possibleChannels.contains(channels))
    unsafe handle = try context.made(
      by: "cmsPipelineAlloc", cmsPipelineAlloc(context.handle, UInt32(channels), UInt32(channels)))
    self.context = context
    inputChannels = channels
    outputChannels = channels
  }

  deinit { unsafe cmsPipelineFree(handle) }

  /// Appends a stage, which the pipeline then owns. Wraps `cmsPipelineInsertStage`.
  ///
  /// - Precondition: It has as many input channels as the pipeline has output channels.
  package mutating func append(_ stage: consuming Stage) throws(LittleCMSError) {
    precondition(stage.inputChannels == outputChannels)
    outputChannels = stage.outputChannels
    guard unsafe cmsPipelineInsertStage(handle, cmsAT_END, stage.release()) != 0 else {
      throw context.failure(of: "cmsPipelineInsertStage")
    }
  }

  /// Evaluates any number of packed colours. Wraps `cmsPipelineEvalFloat`.
  ///
  /// - Parameters:
  ///   - input: `inputChannels` numbers per colour.
  ///   - output: room for `outputChannels` numbers per colour; traps on any other size.
  package func evaluate(_ input: Span<Float>, into output: inout MutableSpan<Float>) {
    let count = input.count / inputChannels
    precondition(count * inputChannels == input.count && count * outputChannels == output.count)
    unsafe input.withUnsafeBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        for index in 0..<count {
          unsafe cmsPipelineEvalFloat(source + index * inputChannels, target + index * outputChannels, handle)
        }
      }
    }
  }
}
