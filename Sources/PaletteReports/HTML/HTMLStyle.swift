import SafeText

/// The page's style: light, dark, printed, with forced colours, and 320 px wide.
///
/// Levels differ by weight and by a word, not by hue, because readers of the page may not distinguish hues. One accent
/// colour marks links. Text has a contrast of at least 7:1, secondary text of at least 4.5:1.
enum HTMLStyle {
  /// The style sheet, with a final line break.
  static let sheet: HTML = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --raised: #f5f5f7; --line: #d2d2d7; --ink: #1d1d1f; --quiet: #5c5c61; --accent: #0058b9;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #101012; --raised: #1c1c1f; --line: #3a3a3e; --ink: #f5f5f7; --quiet: #a9a9af; --accent: #7ab8ff; }
    }
    @media (prefers-contrast: more) { :root { --line: currentColor; --quiet: var(--ink); } }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem) 2.5rem; max-width: 66rem;
      background: var(--ground); color: var(--ink); overflow-wrap: anywhere;
      font: 1.0625rem/1.55 -apple-system, BlinkMacSystemFont, system-ui, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif;
    }
    a { color: var(--accent); text-underline-offset: .15em; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
    main:focus { outline: none; }
    .skip { position: absolute; left: -100vw; top: 0; padding: .75rem 1rem; background: var(--ground); }
    .skip:focus { left: 0; }
    code { font: .9em/1.4 var(--mono); }
    bdi { unicode-bidi: isolate; }

    header { padding: clamp(1.5rem, 4vw, 2.75rem) 0 1.75rem; }
    .verdict {
      display: inline-block; margin: 0; padding: .25rem .85rem; border: 2px solid var(--ink); border-radius: 2rem;
      font-weight: 600;
    }
    .verdict.fails { background: var(--ink); color: var(--ground); }
    h1 {
      margin: 1rem 0 .75rem; max-width: 24em; font-size: clamp(2rem, 5vw, 2.75rem); line-height: 1.08; font-weight: 700;
      letter-spacing: -.022em; text-wrap: balance;
    }
    .about { margin: 0; max-width: 48em; font-size: 1.25rem; line-height: 1.45; color: var(--quiet); }
    .figures { display: flex; flex-wrap: wrap; gap: 1rem 2.75rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
    .figures li { color: var(--quiet); font-size: .9375rem; }
    .figures strong {
      display: block; color: var(--ink); font-size: 2rem; line-height: 1.15; font-weight: 600;
      font-variant-numeric: tabular-nums;
    }

    nav { border-block: 1px solid var(--line); padding: .6rem 0; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0; padding: 0; list-style: none; }
    nav a { display: inline-block; padding: .3rem 0; text-decoration: none; }
    nav a:hover { text-decoration: underline; }

    section { padding-top: 2.25rem; }
    h2 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.015em; }
    h3 { margin: 0 0 .6rem; font-size: 1.25rem; line-height: 1.35; }
    h3.plain { margin: 2rem 0 .75rem; font-size: 1.0625rem; }
    .rule { display: block; font: .875rem/1.5 var(--mono); color: var(--quiet); }
    p { margin: 0 0 1rem; max-width: 48em; }
    .quiet { color: var(--quiet); }
    article { padding: 1.5rem clamp(1rem, 3vw, 2rem); background: var(--raised); border-radius: 18px; }
    article + article, article + .card { margin-top: 1.25rem; }
    article > :last-child { margin-bottom: 0; }
    .card { padding: .45rem clamp(1rem, 3vw, 2rem); border-bottom: 1px solid var(--line); }
    .card[open] { padding-bottom: 1.25rem; }
    .card > p:first-of-type { margin-top: 1rem; }
    .card .rule { display: inline; margin-left: .35rem; font-weight: 400; }
    .mode, .mode + .note { margin-top: .6rem; }
    details > summary + * { margin-top: .75rem; }
    article details { margin-bottom: 1rem; }
    .change { white-space: nowrap; }
    .change .color + .color::before { content: "\\2192"; }
    .level {
      display: inline-block; margin-right: .35rem; padding: .05rem .65rem; border: 2px solid transparent;
      border-radius: 1rem; font-size: .875rem; line-height: 1.5; vertical-align: .1em;
    }
    .level.error { background: var(--ink); border-color: var(--ink); color: var(--ground); }
    .level.warning { border-color: var(--ink); }
    .level.info { border-color: var(--line); font-weight: 500; }
    .place { font-size: .9375rem; color: var(--quiet); }
    .place code { color: var(--ink); }
    .fix { padding-left: 1rem; border-left: 3px solid var(--accent); }

    .pictures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr)); gap: 1.25rem; margin: 1.25rem 0; }
    .pictures.triptych { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 1rem; }
    figure { margin: 0; }
    figure img { display: block; width: 100%; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 12px; }
    .judged img { width: auto; }
    figcaption { padding-top: .45rem; font-size: .9375rem; color: var(--quiet); }

    .matrix { margin-bottom: .75rem; }
    .note { font-size: .9375rem; }
    .matrix ul { margin: 0; padding: 0; list-style: none; }
    .matrix li > div:first-child { font-size: .9375rem; line-height: 1.35; }
    .matrix li p { margin: .15rem 0 0; }
    .matrix ul > li { display: grid; grid-template-columns: 18rem minmax(0, 1fr); gap: 0 1.5rem; padding: 0 0 .5rem; }
    .cells { display: flex; }
    .heads { padding-left: 19.5rem; }
    .heads > div { display: flex; padding-bottom: .35rem; }
    .heads span { flex: 1; min-width: 0; padding: 0 .2rem; text-align: center; font-size: .8125rem; line-height: 1.25; }
    .marks span { padding: 0; font-size: .75rem; overflow-wrap: normal; }
    .cells { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; forced-color-adjust: none; }
    .cells i { flex: 1; min-height: 36px; font-style: normal; text-align: center; }
    .arcs { position: relative; }
    .arcs svg { display: block; width: 100%; height: 100%; }
    .arcs path { fill: none; stroke: currentColor; stroke-width: 2; vector-effect: non-scaling-stroke; }
    .arcs b {
      position: absolute; transform: translate(-50%, -50%); padding: 0 .25rem; background: var(--ground);
      font-size: .8125rem; line-height: 1.2; font-variant-numeric: tabular-nums;
    }
    .matrix.wide ul > li { display: block; }
    .matrix.wide .heads { padding-left: 0; }
    .matrix.wide .seen { padding-top: .35rem; }
    .matrix ol { columns: 4 11rem; margin: .25rem 0 0; padding-left: 1.75rem; font-size: .9375rem; }

    .scroll { overflow-x: auto; margin: 0 0 1.25rem; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 1.25rem; }
    table { border-collapse: collapse; width: 100%; font-size: .9375rem; overflow-wrap: normal; }
    caption { padding: 0 0 .75rem; text-align: left; font-weight: 600; overflow-wrap: anywhere; }
    th, td { padding: .55rem 1.25rem .55rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
    th:last-child, td:last-child { padding-right: 0; }
    thead th { font-weight: 500; color: var(--quiet); white-space: nowrap; }
    tbody th { font-weight: 600; }
    .number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
    td, tbody th { min-width: 4.5rem; overflow-wrap: anywhere; }
    .evidence th, .checks th { min-width: 0; white-space: nowrap; }
    .color { display: inline-flex; align-items: center; gap: .45rem; margin-right: .6rem; white-space: nowrap; }
    .swatch {
      display: inline-block; flex: none; width: 1.25em; height: 1.25em; border: 1px solid var(--quiet); border-radius: 50%;
      forced-color-adjust: none;
    }
    .legend { display: flex; flex-wrap: wrap; gap: .1rem .85rem; padding-top: .2rem; color: var(--ink); }
    .legend .swatch { width: .8em; height: .8em; vertical-align: -.05em; }
    .series .color { flex-wrap: wrap; }
    .index th, .index td { padding-block: .3rem; vertical-align: middle; }
    .index tbody th { font-weight: 500; }
    .strip {
      display: inline-block; width: 9rem; height: 1rem; border: 1px solid var(--line); border-radius: 3px;
      vertical-align: middle; forced-color-adjust: none;
    }
    .body { scroll-margin-top: 5rem; }
    .theme { border-top: 1px solid var(--line); padding: .6rem 0; }
    .theme[open] { padding-bottom: 1.5rem; }
    summary { cursor: pointer; }
    summary [role="heading"] { font-size: 1.0625rem; font-weight: 600; line-height: 1.35; }
    .findings { margin: 1rem 0; padding: 0; list-style: none; }
    .findings li { margin: 0 0 .85rem; max-width: 60em; font-size: .9375rem; line-height: 1.5; }
    .reasons { margin: 0 0 1rem; padding-left: 1.25rem; max-width: 48em; }
    .reasons li { margin-bottom: .35rem; }
    footer { margin-top: 2.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); font-size: .9375rem; color: var(--quiet); }

    @media (max-width: 60rem) {
      .scroll table.series, .series tbody, .series tr, .series td, .series tbody th, .series caption { display: block; width: auto; text-align: left; }
      .series thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      .series tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
      .series td, .series tbody th { display: inline-block; min-width: 0; padding: .1rem 1.25rem .1rem 0; border: 0; white-space: normal; }
      .series tbody th { display: block; }
      .series td[data-label]::before { content: attr(data-label) ": "; color: var(--quiet); }
    }
    @media (max-width: 44rem) {
      .matrix ul > li { display: block; }
      .heads { padding-left: 0; }
      .heads.numbered, .heads.marks, .matrix.wide .arcs b { display: none; }
      .matrix .seen { padding-top: .35rem; }
    }
    @media (max-width: 34rem) {
      .matrix ol { columns: 2; }
      .index, .index tbody, .index tr, .index td, .index tbody th, .index caption,
      .scroll table, .scroll tbody, .scroll tr, .scroll td, .scroll tbody th, .scroll caption { display: block; width: auto; text-align: left; }
      .index thead, .scroll thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      .index tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
      .index td, .index tbody th { padding: .05rem 0; border: 0; white-space: normal; }
      .index td { display: inline-block; min-width: 0; padding-right: .75rem; }
      .index .strip { width: 5.5rem; }
      .index td.number::before { content: attr(data-label) " "; color: var(--quiet); }
      .scroll tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
      .scroll td, .scroll tbody th { padding: .1rem 0; border: 0; white-space: normal; }
      .scroll td:empty { display: none; }
      .checks td.number { display: inline-block; padding-right: 1.25rem; }
      .scroll td[data-label]::before { content: attr(data-label) ": "; color: var(--quiet); }
    }
    @media (forced-colors: active) {
      .verdict.fails, .level.error { background: Canvas; color: CanvasText; }
      .verdict, .level { border-color: CanvasText; }
      article { border: 1px solid CanvasText; }
    }
    @page { margin: 15mm; }
    @media print {
      :root { --ground: #ffffff; --raised: #ffffff; --line: #b5b5ba; --ink: #000000; --quiet: #3d3d41; --accent: #000000; }
      html { font-size: 10pt; }
      body { max-width: none; padding: 0; font-size: 1rem; }
      header { padding: 0 0 1rem; }
      h1 { font-size: 24pt; }
      nav, .skip { display: none; }
      section { padding-top: 1.5rem; }
      article { border: 1px solid var(--line); }
      h2, h3, caption, summary { break-after: avoid; break-inside: avoid; }
      article > h3 + p { break-after: avoid; }
      tr, figure, .findings li, .matrix li, .fix, .place { break-inside: avoid; }
      details::details-content { content-visibility: visible; }
      .pictures { grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); }
      .scroll { overflow: visible; }
      .verdict, .level, .swatch, .strip, .cells { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
    }

    """
}
