// Compares StringSearch.swift, compiled under the names below, with the standard library over every short text of a small
// alphabet: characters of several scalars, parts of such characters, line breaks of two bytes.
//
//   Packaging/linux/build compiles and runs it before it links.

let alphabet = ["a", "e", "\u{301}", "é", "\r", "\n", "한", "👩", "\u{200d}"]

/// Every text of up to so many parts.
func texts(upTo count: Int) -> [String] {
  var all = [""]
  var longest = [""]
  for _ in 0..<count {
    longest = longest.flatMap { start in alphabet.map { start + $0 } }
    all += longest
  }
  return all
}

var compared = 0
func expect(_ holds: Bool, _ function: String, _ text: String, _ other: String) {
  compared += 1
  if !holds { fatalError("\(function): \(text.debugDescription), \(other.debugDescription)") }
}

for text in texts(upTo: 3) {
  for other in texts(upTo: 2) {
    expect(text.contains(other) == text.ownContains(other), "contains", text, other)
    let sub = text.dropFirst()
    expect(sub.contains(other) == sub.ownContains(other), "contains of a part", text, other)
    expect(text.firstRange(of: other) == text.ownFirstRange(of: other), "firstRange", text, other)
    for limit in [0, 1, 2, .max] {
      let expected = text.replacing(other, with: "·x", maxReplacements: limit)
      let found = text.ownReplacing(other, with: "·x", maxReplacements: limit)
      expect(expected.utf8.elementsEqual(found.utf8), "replacing", text, other)
    }
  }
}
let numbers = [1, 2, 1, 2, 3]
for other in [[], [1], [1, 2], [2, 3], [4]] {
  let (expected, found) = (numbers.replacing(other, with: [9]), numbers.ownReplacing(other, with: [9]))
  expect(expected == found, "replacing", "\(numbers)", "\(other)")
}
print("ok   string search: \(compared) results as the standard library's")
