import PaletteRules
import Testing

private enum Sample: String, MessageKind {
  case plainWords = "nothing is missing"
  case tokensTaken = "‹count|token is|tokens are› taken from '‹path›'"
  case firstOnly = "no file matches '‹first›'‹rest? and # more›"
  case ramp = "a ramp‹isSorted?, sorted›"
}

struct MessageTests {
  @Test(arguments: [
    (Sample.plainWords(), "nothing is missing"),
    (Sample.tokensTaken(1, "a.json"), "1 token is taken from 'a.json'"),
    (Sample.tokensTaken(2, "a.json"), "2 tokens are taken from 'a.json'"),
    (Sample.firstOnly("a", 0), "no file matches 'a'"), (Sample.firstOnly("a", 3), "no file matches 'a' and 3 more"),
    (Sample.ramp(0), "a ramp"), (Sample.ramp(1), "a ramp, sorted"),
    (Sample.tokensTaken(1, "‹x›?#|"), "1 token is taken from '‹x›?#|'"),
  ])
  func `words have places for arguments, and arguments have none`(message: Message, text: String) {
    #expect(message.text == text)
  }

  @Test func `a message is known by its kind and its arguments`() {
    let one = Sample.firstOnly("a", 0)
    #expect(one == Sample.firstOnly("a", 0) && one != Sample.firstOnly("b", 0) && one != Sample.ramp(0))
    #expect(one.isA(Sample.firstOnly) && !one.isA(Sample.ramp) && one.arguments == ["a", "0"])
    #expect(one.id == "first-only" && Sample.ramp(1).id == "ramp")
  }
}
