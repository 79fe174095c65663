/// Names that a stranger may give a colour or a file.
package let hostileTexts: [String] = [
  "", " ", "revenue", "grün 色 🎨", "e\u{301}", "\\", "\\n", "\\u{1b}", "%", "%0A", "%25", "100 %", "a,b:c",
  // Terminals.
  "\u{1B}[31mred", "\u{1B}[2J\u{1B}[H", "\u{1B}]8;;https://example.com\u{7}link\u{1B}]8;;\u{7}",
  "\u{1B}]52;c;cm0=\u{7}",
  "\u{1B}P+q544e\u{1B}\\", "\u{9B}31m", "\u{9D}0;title\u{9C}", "\u{85}", "bell\u{7}", "back\u{8}\u{8}\u{8}\u{8}space",
  "tab\tbed", "\u{7F}", "\0", "a\0b", "\u{E}\u{F}",
  // Lines and commands of CI systems.
  "\n", "\r", "\r\n", "pass\n::error::forged", "::error file=a::b", "\r::set-output name=a::b", "::stop-commands::x",
  "##[error]forged", "x ##[group]y", "###[command]z", "\u{2028}::error::x", "\u{2029}", "##vso[task.setvariable]",
  "\n##teamcity[buildStatus]", "section_start:0:x\r\u{1B}[0K",
  // Text turned round.
  "שלום", "مرحبا (1)", "\u{202E}txt.exe", "a\u{2066}b\u{2069}c", "\u{200F}\u{061C}",
  // Markup.
  "<script>alert(1)</script>", "</script><script>alert(1)", "<!--<script>", "\"><img src=x onerror=alert(1)>",
  "' onmouseover='alert(1)", "` onload=`alert(1)", "&lt;&amp;&#27;&", "]]>", "<![CDATA[", "<?xml?>", "<!DOCTYPE x>",
  "&#x1b;", "javascript:alert(1)", "<svg/onload=alert(1)>",
  // Markdown.
  "`", "``", "`a` ``b``", "a|b", "a\\|b", "[x](https://example.com)", "![x](y)", "@everyone", "**bold**", "# title",
  // Not characters.
  "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", String(decoding: [0xFDD0 as UInt16], as: UTF16.self), "\u{FEFF}bom", "\u{FFFD}",
  "\u{10FFFF}",
  // Paths.
  "../../etc/passwd", "//host/path", "a b?c#d", "C:\\x", "file:///etc", "50%25.json", "\u{10FFFF}.json",
  String(repeating: "A", count: 65_536), String(repeating: "\u{1B}", count: 1_000),
]

/// Whether a character may not stand raw in any output.
package func isControl(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value)
    || (0x2066...0x2069).contains(scalar.value)
}
