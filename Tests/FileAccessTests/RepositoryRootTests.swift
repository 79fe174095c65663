import FileAccess
import Testing

@Suite struct RepositoryRootTests {
  @Test func `the nearest directory with an entry .git is the root`() throws {
    let directory = try TemporaryDirectory()
    directory.directory(".git")
    directory.directory("a")
    let inner = directory.directory("a/inner")
    directory.file("a/inner/.git", "gitdir: elsewhere")
    directory.directory("a/inner/b")
    let deep = directory.file("a/inner/b/theme.json")
    let shallow = directory.file("a/theme.json")
    #expect(RepositoryRoot.containing(deep) == inner)
    #expect(RepositoryRoot.containing(inner) == inner)
    #expect(RepositoryRoot.containing(shallow) == directory.path)
    #expect(RepositoryRoot.containing(directory.link("link.json", to: "a/inner/b/theme.json")) == inner)
    #expect(RepositoryRoot.containing(directory.path + "/none") == nil)
  }

  @Test func `a file outside any repository has none`() throws {
    #expect(RepositoryRoot.containing("/dev/null") == nil)
  }
}
