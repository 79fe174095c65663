import Testing

@testable import PaletteCheckCLI

/// What a name of a commit means in a repository.
struct GitMeaningsTests {
  /// The error for a name in a repository with these references, each with its commit; nil where the name means one.
  private func error(_ name: String, _ references: [String: String], objects: [String] = []) -> String? {
    do throws(HostError) {
      try GitMeanings(of: name) { arguments in
        switch arguments[0] {
        case "for-each-ref": references.keys.filter(arguments.contains).sorted()
        case "remote": ["origin"]
        case "rev-parse" where arguments[1].hasPrefix("--disambiguate="): objects
        default: [arguments.last.flatMap { references[String($0.dropLast("^{commit}".count))] } ?? ""]
        }
      }.requireOne()
      return nil
    } catch {
      return error.message
    }
  }

  private static let branch = "refs/remotes/origin/main"

  @Test(arguments: [
    ("origin/main", [branch: "1"]), ("origin/main", [branch: "1", "refs/tags/origin/main": "1"]),
    ("main", ["refs/tags/main": "1"]), ("main", ["refs/tags/main": "1", branch: "1"]),
    ("main", ["refs/heads/main": "1", branch: "2"]),
    (branch, [branch: "1", "refs/tags/origin/main": "2"]), ("HEAD", ["refs/tags/HEAD": "1", "refs/heads/HEAD": "2"]),
    (String(repeating: "a", count: 40), ["refs/tags/" + String(repeating: "a", count: 40): "1"]), ("nothing", [:]),
  ])
  func `a name that means one commit is taken`(_ name: String, _ references: [String: String]) {
    #expect(error(name, references) == nil)
  }

  @Test(arguments: [
    ("origin/main", [branch: "1", "refs/tags/origin/main": "2"]),
    ("origin/main~2", [branch: "1", "refs/heads/origin/main": "2"]),
    ("origin/main@{1}", [branch: "1", "refs/heads/origin/main": "2"]),
    ("main^", ["refs/tags/main": "1", "refs/heads/main": "2"]),
    ("main", ["refs/tags/main": "1", branch: "2"]),
  ])
  func `a name that means several is refused with all of them`(_ name: String, _ references: [String: String]) {
    let words = error(name, references) ?? ""
    #expect(references.keys.allSatisfy(words.contains), "\(words)")
  }

  @Test(arguments: [
    ("origin/main", "refs/tags/origin/main"), ("origin/main", "refs/heads/origin/main"),
    (branch, "refs/tags/" + branch),
  ])
  func `what only looks like the branch of a remote is refused`(_ name: String, _ reference: String) {
    #expect(error(name, [reference: "1"])?.contains(reference) == true)
  }

  @Test func `a branch named as the beginning of a commit is refused`() {
    #expect(error("5c0f1a2", ["refs/heads/5c0f1a2": "1"], objects: ["5c0f1a2bbb"]) != nil)
    #expect(error("5c0f1a2", ["refs/heads/5c0f1a2": "1"]) == nil)
  }
}
