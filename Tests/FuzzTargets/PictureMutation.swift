import WrittenPNG

/// Changes a PNG file chunk by chunk, so that it gets past the checksums: PNG (third edition) 5.3.
enum PictureMutation {
  private static let names = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "tEXt",
    "zTXt", "iTXt", "bKGD", "hIST", "pHYs", "sPLT", "eXIf", "tIME", "acTL", "fcTL", "fdAT",
  ]

  /// Another file; nil when the input has no chunks.
  static func mutant(of input: [UInt8], using random: inout some RandomNumberGenerator) -> [UInt8]? {
    var chunks = chunks(of: input)
    guard !chunks.isEmpty else { return nil }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0..<chunks.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0 where chunks.count > 1: chunks.remove(at: index)
      case 1: chunks.insert(chunks[index], at: Int.random(in: 0...chunks.count, using: &random))
      case 2: chunks[index].name = names.randomElement(using: &random) ?? "IDAT"
      case 3: chunks.swapAt(index, Int.random(in: 0..<chunks.count, using: &random))
      default: ByteMutation.change(&chunks[index].data, most: 1 << 16, using: &random)
      }
    }
    return WrittenPNG.file(chunks)
  }

  private static func chunks(of bytes: [UInt8]) -> [(name: String, data: [UInt8])] {
    guard bytes.starts(with: WrittenPNG.signature) else { return [] }
    var (chunks, rest) = ([(name: String, data: [UInt8])](), bytes.dropFirst(8))
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard length <= rest.count - 12 else { break }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append((name, Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }
}
