/// Pieces of one colour that stand side by side as letters do, and how much of them looks like writing.
struct WrittenWords {
  /// Pixels in words.
  private(set) var area = 0
  /// How many words.
  private(set) var count = 0

  /// More pieces than this are not put together: what they are shows in the first ones. Engineering choice.
  private static let most = 2_000

  /// Puts small pieces together along lines of text.
  init(_ pieces: [PicturePiece], width pictureWidth: Int, scale: PictureScale) {
    // From the left, so that a word grows by its next letter.
    let letters = pieces.prefix(Self.most).sorted { ($0.left, $0.top, $0.right) < ($1.left, $1.top, $1.right) }
    var words: [PicturePiece] = []
    for letter in letters {
      if let index = words.lastIndex(where: { Self.continues($0, letter, scale) }) {
        words[index].formUnion(letter)
      } else {
        words.append(letter)
      }
    }
    for word in words where Self.isWritten(word, pictureWidth, scale) {
      area += word.area
      count += 1
    }
  }

  /// Whether a piece stands on the line of a word, right behind it. Of thin strokes only scraps have all of the ink, so
  /// neither need be a letter. Engineering choices: no line is higher than a title, no gap wider than a space.
  private static func continues(_ word: PicturePiece, _ letter: PicturePiece, _ scale: PictureScale) -> Bool {
    let height = max(word.bottom, letter.bottom) - min(word.top, letter.top) + 1
    return height < scale.stretch && Double(letter.left - word.right) <= 6 * scale.factor
  }

  /// Rows through a word cross many strokes: rows through a symbol or a line cross one. Engineering choices; letters are at
  /// least five pixels high to be read.
  private static func isWritten(_ word: PicturePiece, _ pictureWidth: Int, _ scale: PictureScale) -> Bool {
    Double(word.height) >= 5 * scale.factor && word.width * 2 >= word.height * 3
      && word.runs * 5 >= word.height * 6 && word.width * 4 <= pictureWidth * 3
      && word.area * 2 <= word.width * word.height
  }
}
