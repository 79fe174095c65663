import Testing

@testable import ChartPreview

struct NameTailsTests {
  @Test func `names that begin alike keep what tells them apart`() {
    #expect(NameTails.tails(of: ["Customer number 7", "Customer number 12"]) == ["…number 7", "…number 12"])
    #expect(NameTails.tails(of: ["Customer 7", "Customer 12"]) == ["…7", "…12"])
    #expect(NameTails.tails(of: ["North-west region", "North-east region"]) == ["…west region", "…east region"])
    #expect(NameTails.tails(of: ["revenue", "cost"]) == nil)
    #expect(NameTails.tails(of: ["revenues", "revenue"]) == nil)
    #expect(NameTails.tails(of: ["Customer number 7"]) == nil)
    #expect(NameTails.tails(of: []) == nil)
  }

  @Test func `a legend runs with the script of its names`() {
    #expect(NameTails.runRightToLeft(["تساقط الأمطار", "درجة الحرارة", "cost"]))
    #expect(NameTails.runRightToLeft(["2024 עברית"]))
    #expect(!NameTails.runRightToLeft(["تساقط", "cost", "revenue"]))
    #expect(!NameTails.runRightToLeft(["1", "2"]) && !NameTails.runRightToLeft([]))
  }
}
