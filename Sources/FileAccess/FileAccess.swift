/// Files and streams of the operating system: the only target that calls it.
///
/// Paths are text. Systems have paths of bytes that need not be UTF-8; ``PathText`` tells how such a path becomes text
/// and comes back unharmed, so it can be opened, shown and reported. Use ``FileAccess/arguments`` and not
/// `CommandLine.arguments`, which loses those bytes.
package enum FileAccess {}
