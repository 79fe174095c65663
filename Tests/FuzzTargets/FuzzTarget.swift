/// A part of the program that takes bytes from strangers, as a fuzzer calls it: with any bytes, looking for a trap, a report
/// of a sanitizer, or a broken promise.
///
/// `make fuzz` drives every target with libFuzzer and the address sanitizer; `make test` with a fixed number of mutants.
package struct FuzzTarget: Sendable {
  /// How a fuzzer changes an input.
  package enum Mutation: Sendable {
    /// Any byte may change.
    case bytes
    /// The input stays a JSON text of a theme: members, values, keys and colours change (``TreeMutation``).
    case tree
    /// The chunks of a PNG file change and keep right checksums (``PictureMutation``).
    case picture
  }

  /// A name for the command line.
  package let name: String
  /// How its inputs change.
  package let mutation: Mutation
  /// Where to begin: small inputs of our own making.
  package let seeds: [[UInt8]]
  /// Takes an input; returns what is wrong with the result, or nil.
  package let run: @Sendable ([UInt8]) -> String?

  init(
    _ name: String, _ mutation: Mutation = .bytes, seeds: [String], run: @escaping @Sendable ([UInt8]) -> String?
  ) {
    self.init(name, mutation, bytes: seeds.map { Array($0.utf8) }, run: run)
  }

  init(
    _ name: String, _ mutation: Mutation = .bytes, bytes seeds: [[UInt8]], run: @escaping @Sendable ([UInt8]) -> String?
  ) {
    (self.name, self.mutation, self.seeds, self.run) = (name, mutation, seeds, run)
  }

  /// Every target.
  package static let all: [FuzzTarget] =
    syntaxes + [colors, themes, texts, configuration, baseline, escaping, pictures, charts, command, editor, studio]

  /// A changed input, for the same target.
  ///
  /// - Parameters:
  ///   - mutateBytes: changes bytes: libFuzzer's own function, or ``ByteMutation``.
  package func mutant(
    of input: [UInt8], mostBytes: Int, using random: inout some RandomNumberGenerator,
    mutateBytes: (inout [UInt8], Int) -> Void
  ) -> [UInt8] {
    var mutant: [UInt8]?
    switch mutation {
    case .bytes: break
    case .tree: mutant = TreeMutation.mutant(of: input, using: &random)
    case .picture: mutant = PictureMutation.mutant(of: input, using: &random)
    }
    if let mutant, mutant.count <= mostBytes { return mutant }
    var bytes = input
    mutateBytes(&bytes, mostBytes)
    return bytes
  }
}
