import HostInMemory
import SourceText
import Testing

@testable import PaletteCheckCLI

/// The claims of short tables, by what a reader would say of them.
@Suite struct SpokenSummaryTests {
  /// The claims of each sentence of a table's summary.
  private func claims(_ table: String) throws -> [SourceNode] {
    let host = FakeHost(["t.csv": table])
    try #require(host.run("describe t.csv -o out") == 0, "\(host.result.error)")
    let root = try JSONReader.read(try #require(host.bytes("out/summary.json")), .strict).root
    return (root["sentences"]?.items ?? []).flatMap { $0["claims"]?.items ?? [] }
  }

  private func table(_ values: [Double]) -> String {
    "year,value\n" + values.enumerated().map { "\(2015 + $0.offset),\($0.element)\n" }.joined()
  }

  @Test(arguments: [[10.0, 10, 10, 10, 90, 10, 10], [20, 20, 20, 95, 20, 20]])
  func `one value beside equal ones is an exception and no course`(values: [Double]) throws {
    let kinds = try claims(table(values)).compactMap { $0["kind"]?.string }
    #expect(kinds.contains("equalExcept") && !kinds.contains("course"))
  }

  @Test func `the last value of few that falls is a turn`() throws {
    let course = try #require(
      try claims(table([3, 4, 7, 11, 15, 19, 21, 20])).first { $0["kind"]?.string == "course" })
    #expect(course["legs"]?.items?.compactMap { $0["direction"]?.string } == ["rising", "falling"])
  }

  @Test func `means of other years are not compared`() throws {
    let rows =
      "year,A,B,C\n2018,1,9,5\n2019,2,8,6\n2020,3,7,5\n2021,4,6,4\n2022,5,,3\n2023,6,,2\n2024,7,,4\n2025,8,,5\n"
    #expect(try !claims(rows).contains { $0["kind"]?.string == "averages" })
  }

  @Test func `points in a table with semicolons may divide thousands`() {
    let host = FakeHost(["t.csv": "Monat;Umsatz\n1;1.234\n2;1.180\n3;1.310\n"])
    #expect(host.run("describe t.csv -o out") == 2 && host.result.error.contains("--decimal"))
    #expect(host.run("describe t.csv -o out --decimal comma") == 0)
  }
}
