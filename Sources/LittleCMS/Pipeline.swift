import CLittleCMS

/// Stages one after another, evaluated in 32-bit floats. Wraps `cmsPipeline`.
///
/// Sendable once built: `cmsPipelineEvalFloat` reads the stages and keeps what is between them on the stack
/// (`_LUTevalFloat` in cmslut.c), and only a holder of the one mutable reference can append.
@safe package struct Pipeline: ~Copyable, @unchecked Sendable {
  let handle: OpaquePointer
  private let context: Context
  /// How many numbers go in.
  package let inputChannels: Int
  /// How many numbers come out.
  package private(set) var outputChannels: Int

  /// `cmsMAXCHANNELS`.
  package static let maximumChannels = Int(cmsMAXCHANNELS)

  /// Creates a pipeline without stages; `channels` numbers go in. Wraps `cmsPipelineAlloc`.
  package init(_ context: Context, channels: Int) throws(LittleCMSError) {
    guard (1...Pipeline.maximumChannels).contains(channels) else {
      throw LittleCMSError(function: "cmsPipelineAlloc", message: "\(channels) channels where 1 to 16 are allowed")
    }
    guard let handle = unsafe cmsPipelineAlloc(context.handle, UInt32(channels), UInt32(channels)) else {
      throw context.failure(of: "cmsPipelineAlloc")
    }
    unsafe self.handle = handle
    self.context = context
    inputChannels = channels
    outputChannels = channels
  }

  deinit { unsafe cmsPipelineFree(handle) }

  /// Adds a stage at the end, which the pipeline owns from then on. Wraps `cmsPipelineInsertStage`.
  ///
  /// Throws where the stage does not take as many channels as come out before it.
  package mutating func append(_ stage: consuming Stage) throws(LittleCMSError) {
    // Little CMS would link the stage first and complain afterwards.
    guard stage.inputChannels == outputChannels else {
      throw LittleCMSError(
        function: "cmsPipelineInsertStage",
        message: "a stage of \(stage.inputChannels) channels cannot follow \(outputChannels)")
    }
    outputChannels = stage.outputChannels
    guard unsafe cmsPipelineInsertStage(handle, cmsAT_END, stage.release()) != 0 else {
      throw context.failure(of: "cmsPipelineInsertStage")
    }
  }

  /// Evaluates as many colours as there are, one after another without gaps. Wraps `cmsPipelineEvalFloat`.
  ///
  /// - Parameters:
  ///   - input: `inputChannels` numbers a colour.
  ///   - output: room for `outputChannels` numbers for each of the same colours; a trap if it is of another size.
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
