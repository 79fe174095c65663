/// What the manual page says beside the flags. Lines of ``rest`` that begin with a full stop are mdoc(7), others text.
enum ManualProse {
  /// Paragraphs of text.
  static let description = [
    """
    palettecheck reads the colours of a chart theme, works out which of them readers will confuse, reports them in words with \
    the measured figures, and fails the build when asked to. Without a command it checks.
    """,
    """
    A theme is a file of design tokens, the theme of a chart library or a dashboard, an asset catalog, a list of \
    colours, or a theme in a format of its own. palettecheck recognises it by its contents.
    """,
    "palettecheck fetches nothing and executes nothing; the files that a theme refers to must lie in its repository.",
  ]

  /// Sections after the options.
  static let rest = [
    [
      ".Sh ENVIRONMENT", ".Bl -tag -width Ds",
      ".It Ev NO_COLOR", "When it is set and not empty, text has no colour.",
      ".It Ev FORCE_COLOR , CLICOLOR_FORCE", "When one is set and neither empty nor 0, text has colour.",
      ".It Ev COLORTERM", "When it is truecolor or 24bit, samples of colours may be shown.",
      ".It Ev TERM", "When it is dumb, text has no colour.", ".El",
    ],
    [
      ".Sh EXIT STATUS", ".Bl -tag -width Ds",
      ".It 0", "Every check ran, and nothing at or above --fail-on was found.",
      ".It 1", "Every check ran, and something was found.",
      ".It 2",
      """
      The job could not be done: a wrong flag, an input that cannot be read or holds no chart colours, an output that \
      cannot be written. If both apply, the code is 2.
      """,
      ".It 130 , 143", "A signal ended the process.", ".El",
    ],
    [
      ".Sh EXAMPLES", "Check every theme below a directory, and fail on warnings too:", ".Pp",
      ".Dl palettecheck check tokens \\-\\-fail\\-on warning", ".Pp",
      "Check the files of a change:", ".Pp",
      ".Dl git diff \\-z \\-\\-name\\-only main | palettecheck check \\-\\-files\\-from \\- \\-\\-allow\\-empty", ".Pp",
      "Show a change of colours that passes:", ".Pp", ".Dl palettecheck fix theme.json \\-\\-diff", ".Pp",
      "See a picture as readers with deuteranopia do:", ".Pp",
      ".Dl palettecheck simulate chart.png \\-\\-vision deutan \\-o seen.png",
    ],
    [
      ".Sh STANDARDS",
      """
      W3C, Web Content Accessibility Guidelines 2.2 (contrast and the use of colour); ISO/CIE 11664-6:2022 (colour \
      difference); Brettel, Viénot and Mollon 1997, Viénot, Brettel and Mollon 1999, and Machado, Oliveira and Fernandes \
      2009 (colour vision). The command 'palettecheck explain' names the sources of each rule.
      """,
    ],
  ]
}
