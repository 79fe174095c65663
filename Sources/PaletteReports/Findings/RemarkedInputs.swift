/// Sentences about inputs of a run: each once, with the first inputs that it holds for and their number.
struct RemarkedInputs {
  /// One sentence.
  struct Remark {
    /// Untrusted.
    let text: String
    /// The first paths; untrusted.
    fileprivate(set) var paths: [String]
    /// Of all paths.
    fileprivate(set) var count: Int
    fileprivate var last: Int
  }

  /// In the order in which they were remarked first.
  private(set) var remarks: [Remark] = []
  private var indices: [String: Int] = [:]
  private let mostPaths: Int

  /// - Parameter mostPaths: How many paths of each sentence are kept: thousands may share one.
  init(mostPaths: Int) { self.mostPaths = mostPaths }

  /// Adds a sentence about an input, once.
  ///
  /// - Parameter input: Its number; those of one sentence come in order.
  mutating func add(_ text: String, about input: Int, path: @autoclosure () -> String) {
    guard let index = indices[text] else {
      indices[text] = remarks.count
      remarks.append(Remark(text: text, paths: [path()], count: 1, last: input))
      return
    }
    guard remarks[index].last != input else { return }
    remarks[index].last = input
    remarks[index].count += 1
    if remarks[index].paths.count < mostPaths { remarks[index].paths.append(path()) }
  }
}
