import Testing

@testable import LittleCMS

@Suite struct PipelineTests {
  private func evaluate(_ pipeline: borrowing Pipeline, _ input: [Float]) -> [Float] {
    var output = [Float](
      repeating: .nan, count: input.count / pipeline.inputChannels * pipeline.outputChannels)
    var span = output.mutableSpan
    pipeline.evaluate(input.span, into: &span)
    return output
  }

  @Test func `without stages what goes in comes out`() throws {
    let pipeline = try Pipeline(Context(), channels: 3)
    #expect(evaluate(pipeline, [0.1, -2, 3, 4, 5, 6]) == [0.1, -2, 3, 4, 5, 6])
  }

  @Test func `stages run in the order they were appended, for every colour`() throws {
    let context = try Context()
    var pipeline = try Pipeline(context, channels: 2)
    try pipeline.append(Stage(context, matrix: [1, 1, 3, -1, 2, 0], rows: 3, columns: 2))
    let square = try ToneCurve(context, parametricType: 1, [2])
    let same = try ToneCurve(context, segments: [.init()])
    try pipeline.append(Stage(same, channels: 3, last: square))
    #expect(pipeline.outputChannels == 3)
    #expect(evaluate(pipeline, [1, 2, 0.5, 0.25]) == [3, 1, 4, 0.75, 1.25, 1])
    #expect(evaluate(pipeline, []).isEmpty)
  }

  @Test func `handles outlive the names they were made from`() throws {
    func make() throws(LittleCMSError) -> Pipeline {
      let context = try Context()
      var pipeline = try Pipeline(context, channels: 1)
      try pipeline.append(Stage(ToneCurve(context, segments: [.init(scale: 3)]), channels: 1))
      return pipeline
    }
    #expect(evaluate(try make(), [2]) == [6])
  }
}
