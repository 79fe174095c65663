import FileAccess
import SourceText
import Testing

/// N. Seriot, JSONTestSuite (https://github.com/nst/JSONTestSuite, MIT): `y_` files must be read, `n_` files must be
/// refused, `i_` files may go either way. The files are not part of this repository; `JSON_TEST_SUITE` names the folder
/// that holds `test_parsing`.
@Suite(.enabled(if: FileAccess.environment("JSON_TEST_SUITE") != nil, "JSON_TEST_SUITE names no folder"))
struct JSONTestSuiteTests {
  @Test func `every file of the suite is read or refused as its name says`() throws {
    let folder = try #require(FileAccess.environment("JSON_TEST_SUITE")) + "/test_parsing"
    let files = try FileAccess.list(folder).files.filter { $0.hasSuffix(".json") }
    var counts = ["y_": 0, "n_": 0, "i_": 0]
    var readOfEither = 0
    for path in files {
      let bytes = try FileAccess.read(path, limit: 1 << 20)
      let name = String(path.split(separator: "/").last ?? "")
      let kind = String(name.prefix(2))
      counts[kind, default: 0] += 1
      var wasRead = true
      do throws(SourceError) {
        _ = try JSONReader.read(bytes, .strict)
      } catch {
        wasRead = false
        #expect(error.range.upperBound <= bytes.count, "\(name): the error lies outside the text")
        #expect(!error.message.isEmpty)
      }
      switch kind {
      case "y_": #expect(wasRead, "\(name) should be read")
      case "n_": #expect(!wasRead, "\(name) should be refused")
      default: readOfEither += wasRead ? 1 : 0
      }
    }
    print("JSONTestSuite:", counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }, "i_ read:", readOfEither)
    #expect(counts == ["y_": 95, "n_": 188, "i_": 35])
  }
}
