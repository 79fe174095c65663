/// Configurations that are right, and that are wrong in one place each.
enum ConfigurationSamples {
  static let right = [
    #"{ "version": 1 }"#,
    #"{ "version": 1, "$schema": "schemas/config-1.schema.json", "extends": "base.json" }"#,
    """
    // Comments and trailing commas are fine.
    { "version": 1, /* here too */
      "extends": ["a.json", "b/c.json"], "include": ["tokens/**"], "exclude": ["**/generated/**"],
      "failOn": "warning", "maxWarnings": 3, "baseline": "known.json", "modes": ["light"], "contexts": ["theme=dark"], }
    """,
    #"{ "version": 1, "rules": { "PC201": "warning", "greyscale-confusion": "off" } }"#,
    #"{ "version": 1, "thresholds": { "PC201": 10, "mark-contrast": 4.5, "PC208": 1, "PC105": 21 } }"#,
    #"{ "version": 1, "vision": { "kinds": ["deutan", "grey"], "severity": 0.7 } }"#,
    #"{ "version": 1, "vision": { "severity": "sweep" } }"#,
    #"{ "version": 1, "vision": { "flare": 0.1 } }"#,
    """
    { "version": 1, "sets": [
      { "name": "categorical", "tokens": ["chart.series.*"], "background": ["surface.card", "#ffffff"], "marks": "line",
        "encodings": { "chart.series.a": { "symbol": "cross", "dash": [6, 3] }, "*": { "label": "direct" } },
        "adjacent": "order", "maxSeries": 6 },
      { "name": "heat", "kind": "sequential", "tokens": ["/chart/heat"] } ] }
    """,
    """
    { "version": 1, "roles": { "series": ["data.*"], "background": ["bg"], "good": ["up"], "bad": ["down"],
                               "ramps": ["heat.*"] },
      "text": [{ "tokens": ["text.*"], "on": ["bg"], "size": "large" }],
      "pairs": [{ "foreground": ["focus"], "background": ["bg"], "atLeast": 3, "why": "the focus ring" }] }
    """,
    """
    { "version": 1, "waiverPolicy": { "maxDays": 90, "requireOwner": true, "allowNever": false },
      "waivers": [{ "rule": "PC201", "tokens": ["a", "b"], "reason": "the brand changes in spring", "owner": "design",
                    "expires": "2027-03-01", "atLeast": 1.2, "ticket": "12", "modes": ["light"], "vision": ["deutan"] }] }
    """,
  ]

  /// A text, where its fault is, and a part of what is reported.
  static let wrong: [(text: String, place: String, words: String)] = [
    (#"[]"#, "1:1", "a configuration must be an object, not an array"),
    (#"{}"#, "1:1", "'version' is missing"),
    (#"{ "version": 2 }"#, "1:14", "'version' must be 1"),
    ("{\n  \"version\": 1,\n\n  \"rule\": {} }", "4:3", "unknown key 'rule' in a configuration, did you mean 'rules'?"),
    (#"{ "version": 1, "extends": 3 }"#, "1:28", "'extends' must be a path"),
    (#"{ "version": 1, "extends": [""] }"#, "1:29", "from 1 to 1024 characters"),
    (#"{ "version": 1, "include": "tokens" }"#, "1:28", "'include' must be a list"),
    (#"{ "version": 1, "exclude": [1] }"#, "1:29", "an entry of 'exclude' must be a string, not 1"),
    (#"{ "version": 1, "failOn": "errors" }"#, "1:27", "'failOn' must be one of error, warning, info, never"),
    (#"{ "version": 1, "maxWarnings": -1 }"#, "1:32", "'maxWarnings' must be a whole number from 0"),
    (#"{ "version": 1, "maxWarnings": 1.5 }"#, "1:32", "whole number"),
    (#"{ "version": 1, "rules": { "PC201": "warn" } }"#, "1:37", "the level of 'PC201' must be one of"),
    (#"{ "version": 1, "rules": [] }"#, "1:26", "'rules' must be an object"),
    (#"{ "version": 1, "thresholds": [] }"#, "1:31", "'thresholds' must be an object"),
    (
      #"{ "version": 1, "thresholds": { "PC201": "8" } }"#, "1:42",
      "the threshold of 'PC201' must be a number from 1 to 100"
    ),
    (#"{ "version": 1, "thresholds": { "PC102": 22 } }"#, "1:42", "must be a number from 1 to 21, not 22"),
    (#"{ "version": 1, "thresholds": { "PC203": 0.5 } }"#, "1:42", "must be a number from 1 to 100, not 0.5"),
    (#"{ "version": 1, "thresholds": { "PC301": 8 } }"#, "1:33", "rule 'PC301' has no threshold that may be set"),
    (#"{ "version": 1, "thresholds": { "PC2O1": 8 } }"#, "1:33", "unknown rule 'PC2O1', did you mean 'PC201'?"),
    (#"{ "version": 1, "threshold": { "PC201": 8 } }"#, "1:17", "did you mean 'thresholds'?"),
    (#"{ "version": 1, "vision": { "kinds": [] } }"#, "1:38", "'kinds' must be a list of one or more"),
    (#"{ "version": 1, "vision": { "kinds": ["deuteran"] } }"#, "1:39", "a kind of vision must be one of"),
    (#"{ "version": 1, "vision": { "severity": 2 } }"#, "1:41", "'severity' must be a number from 0 to 1"),
    (#"{ "version": 1, "vision": { "flare": 10 } }"#, "1:38", "'flare' must be a share of the screen's white"),
    (#"{ "version": 1, "vision": { "model": "auto" } }"#, "1:29", "unknown key 'model' in 'vision'"),
    (#"{ "version": 1, "sets": [{ "tokens": ["a"] }] }"#, "1:26", "a set needs 'name'"),
    (#"{ "version": 1, "sets": [{ "name": "a" }] }"#, "1:26", "a set needs 'tokens'"),
    (#"{ "version": 1, "sets": [{ "name": "a", "tokens": [] }] }"#, "1:51", "'tokens' must be a list of 1 to"),
    (
      #"{ "version": 1, "sets": [{ "name": "a", "tokens": ["b"], "kind": "status" }] }"#, "1:66",
      "'kind' must be one of"
    ),
    (#"{ "version": 1, "sets": [{ "name": "a", "tokens": ["b"], "mark": "bar" }] }"#, "1:58", "did you mean 'marks'?"),
    (
      #"{ "version": 1, "sets": [{ "name": "a", "tokens": ["b"], "encodings": { "*": ["dash"] } }] }"#, "1:78",
      "an entry of 'encodings' must be an object"
    ),
    (#"{ "version": 1, "roles": { "serie": ["a"] } }"#, "1:28", "did you mean 'series'?"),
    (#"{ "version": 1, "roles": { "series": "a" } }"#, "1:38", "'series' must be a list"),
    (#"{ "version": 1, "text": [{ "tokens": ["a"] }] }"#, "1:26", "'on' is missing here"),
    (#"{ "version": 1, "pairs": [{ "foreground": ["a"], "background": ["b"] }] }"#, "1:27", "needs 'atLeast'"),
    (
      #"{ "version": 1, "pairs": [{ "foreground": ["a"], "background": ["b"], "atLeast": 30 }] }"#, "1:82",
      "'atLeast' must be a number from 1 to 21"
    ),
    (#"{ "version": 1, "waiverPolicy": { "maxDays": 0 } }"#, "1:46", "'maxDays' must be a whole number from 1 to 3650"),
    (#"{ "version": 1, "waivers": {} }"#, "1:28", "'waivers' must be a list"),
    (#"{ "version": 1, "baseline": 1 }"#, "1:29", "'baseline' must be a string"),
  ]

  /// Wrong in a way that a schema cannot tell.
  static let senseless: [(text: String, place: String, words: String)] = [
    (
      #"{ "version": 1, "rules": { "PC201": "error", "red-green-confusion": "off" } }"#, "1:46",
      "'red-green-confusion' and an earlier key both set PC201; leave one of them"
    ),
    ("{ \"version\": 1,", "1:16", "expected"),
    ("", "1:1", ""),
    (#"{ "version": 1, "rules": { "PC2O1": "off" } }"#, "1:28", "unknown rule 'PC2O1', did you mean 'PC201'?"),
    (
      #"{ "version": 1, "thresholds": { "PC201": 9, "red-green-confusion": 10 } }"#, "1:45",
      "the threshold of PC201 is set twice"
    ),
    (#"{ "version": 1, "rules": { "PC001": "off" } }"#, "1:37", "is always an error"),
    (#"{ "version": 1, "failOn": "info", "failOn": "never" }"#, "1:35", "'failOn' appears twice in a configuration"),
    (
      #"{ "version": 1, "sets": [{ "name": "a", "tokens": ["b"] }, { "name": "a", "tokens": ["c"] }] }"#, "1:60",
      "there is a set 'a' already"
    ),
    (
      #"{ "version": 1, "roles": { "series": ["a"] }, "sets": [{ "name": "a", "tokens": ["b"] }] }"#, "1:38",
      "both say what the series are"
    ),
  ]
}
