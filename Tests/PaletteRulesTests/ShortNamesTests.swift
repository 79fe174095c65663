import Testing

@testable import PaletteRules

@Suite struct ShortNamesTests {
  private func short(_ names: [String], _ letters: Int) -> [String] {
    ShortNames.fitting(names) { text, _ in text.count <= letters }
  }

  @Test func `names that fit stay whole`() {
    #expect(short(["revenue", "cost"], 7) == ["revenue", "cost"])
    #expect(short([], 3) == [])
  }

  @Test func `names that begin alike keep what tells them apart`() {
    #expect(short(["Customer number 7", "Customer number 12"], 11) == ["…number 7", "…number 12"])
    #expect(short(["Customer 7", "Customer 12"], 9) == ["…7", "…12"])
    #expect(short(["North-west region", "North-east region"], 16) == ["…west region", "…east region"])
  }

  @Test func `names that begin and end alike keep the middle, with as many words as fit`() {
    let names = ["Regional revenue of the northern division", "Regional revenue of the southern division"]
    #expect(short(names, 20) == ["…northern division", "…southern division"])
    #expect(short(names, 15) == ["…northern…", "…southern…"])
    let ends = ["Northern division of the revenue", "Southern division of the revenue"]
    #expect(short(ends, 22) == ["Northern division of…", "Southern division of…"])
    #expect(short(ends, 9) == ["Northern…", "Southern…"])
  }

  @Test func `a number keeps the word before it, and all names keep as many words`() {
    let names = (8...11).map { "Measuring station number \($0) at the river" }
    #expect(short(names, 13) == ["…number 8…", "…number 9…", "…number 10…", "…number 11…"])
    #expect(short(names, 14) == ["…number 8 at…", "…number 9 at…", "…number 10 at…", "…number 11 at…"])
  }

  @Test func `names without anything in common lose their middle`() {
    #expect(short(["Revenue of the northern division", "Cost"], 9) == ["Reve…sion", "Cost"])
  }

  @Test func `only the names that agree once shortened are distinguished further`() {
    let names = [
      "Regional revenue of the northern division", "Regional revenue of the southern division", "Regional cost",
    ]
    #expect(Set(short(names, 13)).count == 3)
    #expect(short(names, 13)[2] == "Regional cost")
  }

  @Test(arguments: 1...40) func `every name fits, and different names stay different in eight letters`(letters: Int) {
    let groups = [
      ["Quarterly net income of Ashford", "Quarterly net income of Ashton", "Quarterly gross income of Ashford"],
      ["a.b.c.series.one.default", "a.b.c.series.two.default", "a.b.c.series.three.default"],
      ["revenues", "revenue", "revenue of last year"],
      (1...24).map { "Measuring station number \($0) at the river" },
      ["تساقط الأمطار في الشمال", "تساقط الأمطار في الجنوب"],
      ["北部地域の四半期ごとの売上高", "南部地域の四半期ごとの売上高"],
      ["same name that is long", "same name that is long"],
    ]
    for names in groups {
      let short = short(names, letters)
      #expect(short.allSatisfy { $0.count <= letters })
      if letters >= 8 { #expect(Set(short).count == Set(names).count, "\(short)") }
    }
  }

  @Test func `a name of a megabyte is shortened too`() {
    let name = String(repeating: "wide ", count: 200_000)
    let short = short([name + "1", name + "2"], .max)
    #expect(Set(short).count == 2 && short.allSatisfy { $0.count <= 401 })
  }
}
