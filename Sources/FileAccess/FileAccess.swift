/// Files and streams of the operating system; only this target calls it.
///
/// Paths are text. A system's paths are bytes that need not be UTF-8; ``PathText`` converts them to text and back
/// without loss, so that they can be opened, shown and reported. Use ``FileAccess/arguments`` instead of
/// `CommandLine.arguments`, which loses those bytes.
package enum FileAccess {}
