import ArgumentParser

extension CommandHost {
  /// Makes the folder that pictures go to, and those above it.
  ///
  /// - Returns: What was made, the uppermost first.
  /// - Throws: `ValidationError` when the folder cannot be created.
  func makePictureFolder(_ folder: String) throws -> [String] {
    guard folder != "-", !folder.isEmpty else {
      throw ValidationError("'\(folder)' is not a folder, and several pictures need one; name a folder")
    }
    do throws(HostError) { return try createDirectory(folder) } catch {
      throw ValidationError("'\(folder)' \(error.message)")
    }
  }

  /// Removes folders that were made, where nothing came into them.
  func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() { removeEmptyDirectory(folder) }
  }
}
