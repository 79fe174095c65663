/// What `--report` can write, by the word that names it.
enum ReportFormat: String, CaseIterable {
  case json, sarif, junit, gitlab, checkstyle, github, markdown, html
}
