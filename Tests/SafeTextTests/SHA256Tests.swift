import SafeText
import Testing

/// Vectors: NIST, Secure Hash Algorithm validation examples (FIPS 180-4 example computations) and the RFC 6234 test driver.
struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `the standard's messages have the standard's digests`(_ message: String, _ digest: String) {
    #expect(SHA256.hex(Array(message.utf8)) == digest)
  }

  @Test func `a message of many blocks has the standard's digest`() {
    // One million times the letter a.
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(SHA256.hex(message) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test(arguments: [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128])
  func `one bit changes the digest at every padding edge`(_ length: Int) {
    let message = [UInt8](repeating: 0, count: length)
    #expect(SHA256.digest(message) != SHA256.digest(message + [0]))
    #expect(SHA256.hex(message).utf8.count == 64)
  }
}
