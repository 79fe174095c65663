// swift-tools-version: 6.3
//
// The layers of the project. Data flows one way: bytes → source tree → theme → measurements → findings → report.
// A target may depend on targets below it in this list and never on one above.

import PackageDescription

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let realModule: Target.Dependency = .product(name: "RealModule", package: "swift-numerics")

let package = Package(
  name: "palettecheck",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "palettecheck", targets: ["PaletteCheckMain"]),
    // The plugins find the command by the name of its target.
    .executable(name: "PaletteCheckMain", targets: ["PaletteCheckMain"]),
    .library(name: "PaletteCheck", targets: ["PaletteCheck"]),
    .plugin(name: "PaletteCheckBuildToolPlugin", targets: ["PaletteCheckBuildToolPlugin"]),
    .plugin(name: "PaletteCheckCommandPlugin", targets: ["PaletteCheckCommandPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
  ],
  targets: [
    .plugin(name: "PaletteCheckBuildToolPlugin", capability: .buildTool(), dependencies: ["PaletteCheckMain"]),
    .plugin(
      name: "PaletteCheckCommandPlugin",
      capability: .command(
        intent: .custom(verb: "palettecheck", description: "Check the colours of chart themes and asset catalogs.")),
      dependencies: ["PaletteCheckMain"]),
    // Not 'palettecheck': where file names ignore case, its build would overwrite that of the library 'PaletteCheck'.
    .executableTarget(name: "PaletteCheckMain", dependencies: ["PaletteCheckCLI"]),
    .target(name: "PaletteCheck", dependencies: ["PaletteRules", "Colorimetry", "SourceText"]),
    .target(
      name: "PaletteCheckCLI",
      dependencies: [
        "LanguageServer", "PaletteReports", "PaletteGate", "PaletteStudio", "ThemeFormats", "PaletteRules",
        "Colorimetry", "SourceText",
        "SafeText",
        "FileAccess",
        "KnownPalettes", "ImageSimulation", "PNGCodec", "ChartPreview", "ChartDescription",
        "PaletteCharts", "PangoCairo",
        argumentParser,
      ]),
    .target(
      name: "LanguageServer",
      dependencies: ["PaletteGate", "ThemeFormats", "PaletteRules", "Colorimetry", "SourceText", "SafeText"]),
    .target(
      name: "PaletteReports",
      dependencies: ["PaletteGate", "PaletteRules", "Colorimetry", "SourceText", "SafeText"],
      resources: [.embedInCode("JSON/report-1.schema.json")]),
    .target(
      name: "PaletteGate", dependencies: ["PaletteRules", "Colorimetry", "SourceText", "SafeText"],
      resources: [.embedInCode("Configuration/config-1.schema.json")]),
    .target(
      name: "PaletteStudio",
      dependencies: ["ChartPreview", "PaletteRules", "Colorimetry", "SourceText", "SafeText"],
      resources: [
        .embedInCode("Page/studio.html"), .embedInCode("Page/studio.css"), .embedInCode("Page/state.js"),
        .embedInCode("Page/readers.js"), .embedInCode("Page/picker.js"), .embedInCode("Page/studio.js"),
      ]),
    .target(
      name: "ChartPreview",
      dependencies: [
        "PaletteCharts", "PaletteRules", "Colorimetry", "ImageSimulation", "PNGCodec", "PangoCairo",
        "SafeText", "SourceText",
        realModule,
      ]),
    .target(
      name: "ChartDescription",
      dependencies: ["PaletteCharts", "PaletteRules", "Colorimetry", "SourceText", "SafeText", realModule],
      resources: [
        .embedInCode("Page/page.css"), .embedInCode("Page/figure.css"), .embedInCode("Page/walking.js"),
        .embedInCode("Page/tones.js"),
      ]),
    .target(
      name: "PaletteCharts",
      dependencies: ["PaletteRules", "Colorimetry", "SourceText", "SafeText", realModule],
      resources: [
        .embedInCode("Descriptor/chart-1.schema.json"), .embedInCode("ElementList/elements-1.schema.json"),
      ]),
    .target(
      name: "ThemeFormats",
      dependencies: [
        "PaletteRules", "ImageSimulation", "Colorimetry", "SourceText", realModule,
      ],
      exclude: ["Formats/DesignTokens/PaletteCheckTheme/theme-1.schema.json"]),
    .target(name: "ImageSimulation", dependencies: ["Colorimetry", "LittleCMS", "PNGCodec", realModule]),
    .target(name: "PaletteRules", dependencies: ["Colorimetry", "SourceText"]),
    .target(name: "Colorimetry", dependencies: ["SourceText", "LittleCMS", realModule]),
    .target(name: "KnownPalettes", resources: [.embedInCode("palettes")]),
    .target(name: "SourceText", dependencies: ["YAMLEvents"]),
    .target(name: "SafeText"),
    .target(name: "FileAccess", dependencies: ["CExtendedAttributes"]),
    .systemLibrary(name: "CExtendedAttributes"),
    .target(name: "YAMLEvents", dependencies: ["CLibYAML"]),
    .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "PNGCodec", dependencies: ["PNGShim"]),
    .target(name: "PNGShim", dependencies: ["CLibPNG"]),
    .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "PangoCairo", dependencies: ["CPangoCairo"]),
    .target(name: "CPangoCairo"),
    .target(name: "LittleCMS", dependencies: ["CLittleCMS"]),
    .systemLibrary(
      name: "CLittleCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),

    .testTarget(name: "PaletteCheckTests", dependencies: ["PaletteCheck", "PaletteRules"], exclude: ["PublicAPI.txt"]),
    .testTarget(
      name: "PaletteCheckCLITests",
      dependencies: [
        "PaletteCheckCLI", "PaletteReports", "PaletteStudio", "PaletteRules", "ThemeFormats", "KnownPalettes",
        "SourceText", "SafeText", "FileAccess", "PNGCodec", "WrittenPNG", "HostInMemory", argumentParser,
      ]),
    .target(
      name: "HostInMemory", dependencies: ["PaletteCheckCLI", "PaletteRules", "FileAccess", "PNGCodec"],
      path: "Tests/HostInMemory"),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "PaletteCheckCLI", "HostInMemory", "ThemeFormats", "PaletteRules", "SourceText",
        argumentParser,
      ]),
    .testTarget(
      name: "PaletteReportsTests",
      dependencies: ["PaletteReports", "PaletteGate", "PaletteRules", "Colorimetry", "SourceText", "HostileText"]),
    .testTarget(
      name: "PaletteGateTests", dependencies: ["PaletteGate", "PaletteRules", "Colorimetry", "SourceText", "SafeText"]),
    .testTarget(
      name: "ThemeFormatsTests",
      dependencies: ["ThemeFormats", "PaletteRules", "Colorimetry", "SourceText", "FileAccess"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "KnownPalettesTests",
      dependencies: [
        "KnownPalettes", "ThemeFormats", "PaletteRules", "Colorimetry", "SourceText", "SafeText", "FileAccess",
      ]),
    .testTarget(
      name: "PaletteStudioTests",
      dependencies: ["PaletteStudio", "ThemeFormats", "PaletteRules", "Colorimetry", "SourceText", "SafeText"]),
    .testTarget(
      name: "ChartPreviewTests",
      dependencies: [
        "ChartPreview", "PaletteCharts", "PangoCairo", "PaletteRules", "ImageSimulation", "Colorimetry", "SourceText",
        "PNGCodec",
        "FileAccess",
      ], exclude: ["Golden"]),
    .testTarget(
      name: "ChartDescriptionTests",
      dependencies: [
        "ChartDescription", "PaletteCharts", "PaletteRules", "Colorimetry", "SourceText", "SafeText", realModule,
      ]),
    .testTarget(
      name: "PaletteChartsTests",
      dependencies: ["PaletteCharts", "PaletteRules", "Colorimetry", "SourceText", "SafeText"], exclude: ["Fixtures"]),
    .testTarget(name: "PangoCairoTests", dependencies: ["PangoCairo"]),
    .testTarget(name: "PaletteRulesTests", dependencies: ["PaletteRules", "Colorimetry", "SourceText"]),
    .testTarget(name: "ColorimetryTests", dependencies: ["Colorimetry", "LittleCMS", "CLittleCMS", realModule]),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "FileAccess"]),
    .testTarget(name: "SafeTextTests", dependencies: ["SafeText", "SourceText", "HostileText"]),
    .target(name: "HostileText", path: "Tests/HostileText"),
    .testTarget(name: "FileAccessTests", dependencies: ["FileAccess", "CExtendedAttributes"]),
    .testTarget(name: "YAMLEventsTests", dependencies: ["YAMLEvents"]),
    .testTarget(
      name: "ImageSimulationTests",
      dependencies: ["ImageSimulation", "Colorimetry", "LittleCMS", "PNGCodec", "WrittenPNG", realModule]),
    .executableTarget(
      name: "ExhaustiveKernel", dependencies: ["ImageSimulation", "Colorimetry", "FileAccess"],
      path: "Tests/ExhaustiveKernel"),
    .executableTarget(
      name: "RepairReference",
      dependencies: ["KnownPalettes", "PaletteRules", "Colorimetry", "SourceText", realModule],
      path: "Tests/RepairReference"),
    .testTarget(name: "PNGCodecTests", dependencies: ["PNGCodec", "WrittenPNG"]),
    .target(name: "WrittenPNG", path: "Tests/WrittenPNG"),
    .testTarget(name: "LittleCMSTests", dependencies: ["LittleCMS"]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "HostInMemory", "HostileText", "WrittenPNG", "PaletteGate", "ThemeFormats", "PaletteRules", "ImageSimulation",
        "Colorimetry", "SourceText", "SafeText", "PNGCodec",
      ], path: "Tests/FuzzTargets"),
    .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "HostInMemory", "PaletteCharts"]),
  ],
  swiftLanguageModes: [.v6]
)

// libFuzzer is linked by 'make fuzz' only.
if Context.environment["PALETTECHECK_FUZZ"] != nil {
  package.targets += [
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets", "PaletteCharts", "FileAccess", "CLibFuzzer"], path: "Tests/Fuzz"),
    .systemLibrary(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
  ]
}

// The plugins run the command while a package builds, so that SwiftPM compiles every module a second time for them. 'make test' tries the
// modules and leaves the plugins to Tests/Integration/check_plugin.py.
if Context.environment["PALETTECHECK_WITHOUT_PLUGINS"] != nil {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0.name.hasSuffix("Plugin") }
}

// 'make sanitize' builds the tests that it names and what they need, not the whole three times over.
if let tests = Context.environment["PALETTECHECK_TESTS"] {
  var needed = Set(tests.split(separator: " ").map(String.init))
  var known = 0
  while needed.count > known {
    known = needed.count
    for target in package.targets where needed.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}

// 'make dist' links against the C library of an older system, which Packaging/linux/libraries prepares. Only the link differs.
// The Swift runtime needs one function of libstdc++ that GCC 10 lacks; the alias throws std::bad_alloc in place of its subclass
// std::bad_array_new_length. A build ID would depend on the name of the folder, which is in the debugging symbols.
if let libraries = Context.environment["PALETTECHECK_LIBRARIES"] {
  let gcc = "\(libraries)/sysroot/usr/lib/gcc/x86_64-linux-gnu/10"
  for target in package.targets where target.name == "PaletteCheckMain" {
    target.linkerSettings = [
      .unsafeFlags([
        "-Xclang-linker", "--sysroot=\(libraries)/sysroot", "-Xclang-linker", "--gcc-install-dir=\(gcc)",
        "-Xclang-linker", "-static-libgcc",
        "-Xlinker", "--defsym=_ZSt28__throw_bad_array_new_lengthv=_ZSt17__throw_bad_allocv",
        "-Xlinker", "--build-id=none",
      ])
    ]
  }
}

// One set of rules for every Swift target.
for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0458-strict-memory-safety.md
    .strictMemorySafety(),
  ]
}
