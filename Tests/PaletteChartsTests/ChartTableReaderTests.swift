import PaletteCharts
import SourceText
import Testing

@Suite struct ChartTableReaderTests {
  private func read(_ text: String) throws(ChartTableError) -> ChartTable {
    try ChartTableReader.read(SourceFile(path: "data.csv", bytes: Array(text.utf8)))
  }

  @Test func `reads a column a series, an empty cell as a gap`() throws {
    let table = try read("month,Coast,Valley\nJan,234,61\nFeb,,66.5\r\n\nMar,-1e2,54\n")
    #expect(table.xTitle == "month")
    #expect(table.labels == ["Jan", "Feb", "Mar"])
    #expect(table.positions == nil)
    #expect(table.columns.map(\.name) == ["Coast", "Valley"])
    #expect(table.columns.map(\.values) == [[234, nil, -100], [61, 66.5, 54]])
    #expect(table.range == -100...234)
  }

  @Test func `reads increasing numbers in the first column as positions`() throws {
    #expect(try read("year,A\n1917,1\n1920,2\n").positions == [1917, 1920])
    #expect(try read("year,A\n1920,1\n1917,2\n").positions == nil)
  }

  @Test func `takes decimal commas between semicolons`() throws {
    #expect(try read("x;A\na;1,5\n").columns[0].values == [1.5])
  }

  @Test(
    arguments: [
      ("", nil, "is empty"),
      ("month\nJan\n", "1:1", "has one column"),
      ("month,A\n", "1:1", "no row below"),
      ("1,2\n3,4\n", "1:3", "begins with numbers"),
      ("m,A,B\nJan,1\n", "2:5", "this row has 2 cells, the header 3"),
      ("m,A\nJan,1,9\n", "2:7", "this row has 3 cells, the header 2"),
      ("m,A\nJan,12 mm\n", "2:5", "'12 mm' is no number"),
      ("m,A\nJan,nan\n", "2:5", "'nan' is no number"),
      ("m,A\nJan,0x10\n", "2:5", "'0x10' is no number"),
      ("m,A\nJan,1e300\n", "2:5", "too large"),
    ] as [(String, String?, String)])
  func `reports position and error`(text: String, place: String?, message: String) {
    let error = #expect(throws: ChartTableError.self) { try read(text) }
    #expect(error?.message.contains(message) == true)
    #expect(error?.position.map { "\($0.line):\($0.column)" } == place)
  }

  @Test func `refuses what nobody could draw`() {
    let wide = "x," + (1...300).map { "s\($0)" }.joined(separator: ",") + "\n1\n"
    #expect(throws: ChartTableError.self) { try read(wide) }
    let long = "x,A\n" + String(repeating: "a,1\n", count: ChartTableReader.mostRows + 1)
    #expect(throws: ChartTableError.self) { try read(long) }
  }
}
