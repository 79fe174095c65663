import SourceText
import Testing

@Suite struct JSONLimitTests {
  @Test(arguments: [(-1, true), (0, true), (1, false)])
  func `each limit holds at its value and not one further`(over: Int, fits: Bool) {
    let texts: [(WritableKeyPath<JSONReader.Limits, Int>, Int, String, String)] = [
      (
        \.depth, 512, String(repeating: "[", count: 512 + over) + String(repeating: "]", count: 512 + over),
        "--limit depth"
      ),
      (\.bytes, 100, "[" + String(repeating: " ", count: 98 + over) + "]", "--limit bytes"),
      (\.string, 50, "\"" + String(repeating: "a", count: 50 + over) + "\"", "--limit string"),
      (\.string, 50, "{\"" + String(repeating: "a", count: 50 + over) + "\":1}", "--limit string"),
      (\.string, 50, "\"\\n" + String(repeating: "a", count: 48 + over) + "\"", "--limit string"),
      (\.members, 20, "{" + (0..<20 + over).map { "\"\($0)\":0" }.joined(separator: ",") + "}", "--limit tokens"),
      (\.values, 20, "[" + (0..<19 + over).map(String.init).joined(separator: ",") + "]", "--limit tokens"),
    ]
    for (limit, value, text, flag) in texts {
      var limits = JSONReader.Limits()
      limits[keyPath: limit] = value
      let reading = Reading(text, limits: limits)
      #expect((reading.document != nil) == fits, "\(flag)")
      if !fits {
        #expect(
          reading.message?.contains(" \(value)") == true
            && reading.message?.hasSuffix("raise it with \(flag)=N") == true)
      }
    }
  }

  @Test func `the defaults are those that are documented`() {
    let limits = JSONReader.Limits()
    #expect((limits.depth, limits.bytes, limits.string) == (512, 16 << 20, 64 << 10))
    #expect((limits.members, limits.values) == (200_000, 1_000_000))
  }

  @Test(arguments: [("[", 512), ("{\"\":", 512 * 4), ("[[],", 511 * 4 + 1)])
  func `a million levels are refused at once`(level: String, offset: Int) {
    let reading = Reading(String(repeating: level, count: 1_000_000), .lenient)
    #expect(reading.message == "nested deeper than the limit of 512 levels; raise it with --limit depth=N")
    #expect(reading.error?.range.lowerBound == offset)
  }

  @Test func `two hundred thousand keys take linear time, repeated or not`() {
    let different = "{" + (0..<200_000).map { "\"\($0)\":0" }.joined(separator: ",") + "}"
    #expect(Reading(different).document?.notes.isEmpty == true)
    // On one line, where each position counts from its start.
    let same = "{" + String(repeating: "\"k\":0,", count: 199_999) + "\"k\":0}"
    let document = Reading(same).document
    #expect(document?.notes.count == JSONReader.noteCount)
  }

  @Test func `a file of nothing but comments costs no more than some notes`() {
    let document = Reading(String(repeating: "//\n", count: 100_000) + "1", .lenient).document
    #expect(document?.notes.count == JSONReader.noteCount)
  }
}
