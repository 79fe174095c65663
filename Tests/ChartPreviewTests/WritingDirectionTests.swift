import Testing

@testable import ChartPreview

struct WritingDirectionTests {
  @Test func `a legend runs with the script of its names`() {
    #expect(WritingDirection.runsRightToLeft(["تساقط الأمطار", "درجة الحرارة", "cost"]))
    #expect(WritingDirection.runsRightToLeft(["2024 עברית"]))
    #expect(!WritingDirection.runsRightToLeft(["تساقط", "cost", "revenue"]))
    #expect(!WritingDirection.runsRightToLeft(["1", "2"]) && !WritingDirection.runsRightToLeft([]))
  }
}
