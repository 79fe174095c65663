// Drives one target with libFuzzer: `make fuzz`.
//
//   Fuzz --targets                     prints the names of the targets
//   Fuzz --target=json --seeds=DIR     writes where fuzzing begins into a folder
//   Fuzz --target=json [OPTIONS] DIR   fuzzes; libFuzzer reads its own options and passes over those with two dashes

import CLibFuzzer
import FileAccess
import FuzzTargets
import PaletteCharts

/// The target that the command line names.
private let target = FuzzTarget.all.first { $0.name == option("target") }

/// The value of an option with two dashes.
private func option(_ name: String) -> String? {
  let prefix = "--\(name)="
  return CommandLine.arguments.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
}

/// libFuzzer has a main of its own, which asks this first.
@c(LLVMFuzzerInitialize)
public func initialize(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>>
) -> CInt {
  if CommandLine.arguments.contains("--targets") {
    for target in FuzzTarget.all { print(target.name) }
    FileAccess.exit(0)
  }
  guard let target else {
    print("Fuzz --target=NAME, with a name that 'Fuzz --targets' prints")
    FileAccess.exit(2)
  }
  guard let folder = option("seeds") else { return 0 }
  do throws(FileError) {
    try FileAccess.createDirectory(folder)
    for (index, seed) in target.seeds.enumerated() {
      let output = try FileOutput("\(folder)/seed-\(index)")
      try output.append(seed)
      try output.commit()
    }
  } catch {
    print("\(folder): \(error)")
    FileAccess.exit(2)
  }
  FileAccess.exit(0)
}

/// libFuzzer gives an input.
@c(LLVMFuzzerTestOneInput)
public func takeInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  if let problem = target?.run(bytes) { fatalError(problem) }
  return 0
}

/// libFuzzer asks for another input: the target changes it, or lets libFuzzer's own function do so.
@c(LLVMFuzzerCustomMutator)
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int, _ seed: UInt32) -> Int {
  guard let target else { return unsafe LLVMFuzzerMutate(data, size, most) }
  var random = SeededNumbers(seed: UInt64(seed))
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  let mutant = target.mutant(of: input, mostBytes: most, using: &random) { bytes, most in
    for (index, byte) in bytes.enumerated() { unsafe data[index] = byte }
    let count = unsafe LLVMFuzzerMutate(data, bytes.count, most)
    bytes = unsafe Array(UnsafeBufferPointer(start: data, count: count))
  }
  for (index, byte) in mutant.enumerated() { unsafe data[index] = byte }
  return mutant.count
}
