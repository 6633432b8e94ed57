// swift-tools-version: 6.1
import PackageDescription

/// One list of settings for every Swift target, so that none is laxer than another.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// UIKit, its geometry and the backend of programs without a screen, for kits: those of this package only where a platform has none of
/// its own.
let uikit: [Target.Dependency] = ["UIKit", "CoreGraphics", "TesseraHeadless"].map {
  .target(
    name: $0,
    condition: .when(platforms: [.linux, .windows, .android, .wasi, .openbsd])
  )
}

/// A list system, without package access, so that it uses nothing that Apple's UIKit does not have.
func kit(_ name: String, core: Bool = true) -> Target {
  .target(
    name: name,
    dependencies: (core ? ["TesseraCore"] : []) + uikit,
    path: "Kits/\(name)/Sources",
    packageAccess: false,
    swiftSettings: strict
  )
}

/// The names of a list system that others have, for code that was written for that one.
func names(_ name: String, _ dependencies: [String], path: String? = nil) -> Target {
  .target(
    name: name,
    dependencies: dependencies.map { .target(name: $0) },
    path: "Compatibility/\(path ?? "\(name)/Sources")",
    packageAccess: false,
    swiftSettings: strict
  )
}

/// The tests of such names, in the language mode of the code that uses them.
func namesTests(_ name: String, _ others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "UIKit", "TesseraTestSupport"] + others,
    path: "Compatibility/\(name)/Tests",
    swiftSettings: [.swiftLanguageMode(.v5)]
  )
}

/// The tests of a list system.
func kitTests(_ name: String, _ others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "UIKit", "CoreGraphics", "TesseraTestSupport"] + others,
    path: "Kits/\(name)/Tests",
    exclude: listings.contains(name) ? ["Listing"] : [],
    swiftSettings: strict
  )
}

/// The listings of the articles about a list system, in the language mode of the articles.
func listingTests(_ name: String) -> Target {
  .testTarget(
    name: "\(name)ListingTests",
    dependencies: [.target(name: name), "UIKit", "TesseraTestSupport"],
    path: "Kits/\(name)/Tests/Listing",
    swiftSettings: [.swiftLanguageMode(.v5)]
  )
}

let listings = ["SectionControllers", "ListAdapters", "SectionAdapters", "WidgetLists"]

/// The tests of one area of UIKit: a module for each, so that a change compiles one of them.
func uikitTests(_ area: String, _ others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "UIKit\(area)Tests",
    dependencies: [
      "UIKit", "CoreGraphics", "TesseraCore", "TesseraEngine", "TesseraHeadless",
      "TesseraTestSupport", "UIKitTestSupport",
    ] + others,
    swiftSettings: strict
  )
}

/// A part of the gallery and of the examples: programs that use the libraries as any other program does.
func desktop(
  _ name: String,
  _ folder: String,
  _ dependencies: [Target.Dependency],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Desktop/\(folder)",
    resources: resources,
    packageAccess: false,
    swiftSettings: strict
  )
}

func desktopProgram(
  _ name: String,
  _ folder: String,
  _ dependencies: [Target.Dependency],
  settings: [SwiftSetting] = strict
) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies,
    path: "Desktop/\(folder)",
    packageAccess: false,
    swiftSettings: settings
  )
}

func desktopTests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies,
    path: "Desktop/Tests/\(name)",
    packageAccess: false,
    swiftSettings: strict
  )
}

let package = Package(
  name: "Tessera",
  products: [
    .library(name: "TesseraCore", targets: ["TesseraCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    // With the backend of programs and tests that start with none, which UIKit finds where it is linked.
    .library(name: "UIKit", targets: ["UIKit", "TesseraHeadless"]),
    .library(name: "TesseraHeadless", targets: ["TesseraHeadless"]),
    .library(name: "QuartzCore", targets: ["QuartzCore", "TesseraHeadless"]),
    .library(name: "Tessera", targets: ["Tessera", "TesseraHeadless"]),
    .library(name: "TesseraGTK", targets: ["TesseraGTK", "TesseraHeadless"]),
    .library(name: "CGTK", targets: ["CGTK"]),
    .library(name: "TesseraTestSupport", targets: ["TesseraTestSupport"]),
    .library(
      name: "TesseraGTKTestSupport",
      targets: ["TesseraGTKTestSupport", "TesseraHeadless"]
    ),
    .library(name: "ConversationLayout", targets: ["ConversationLayout"]),
    .library(name: "SectionControllers", targets: ["SectionControllers"]),
    .library(name: "ListAdapters", targets: ["ListAdapters"]),
    .library(name: "SectionAdapters", targets: ["SectionAdapters"]),
    .library(name: "WidgetLists", targets: ["WidgetLists"]),
    .library(name: "MessageViews", targets: ["MessageViews"]),
    .library(name: "ContentOffsetRegulation", targets: ["ContentOffsetRegulation"]),
    .library(name: "IGListKit", targets: ["IGListKit", "IGListDiffKit", "IGListSwiftKit"]),
    .library(name: "ChatLayout", targets: ["ChatLayout"]),
    // For the benchmarks.
    .library(
      name: "GalleryScreens",
      targets: ["GalleryPlayback", "GalleryScreens", "GallerySupport"]
    ),
  ],
  traits: [
    .trait(name: "InternalChecks", description: "Verify every invariant after every mutation.")
  ]
)

// MARK: - Libraries

package.targets += [
  .target(name: "TesseraCore", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
  .target(name: "TesseraEngine", dependencies: ["TesseraCore"], swiftSettings: strict),
  .target(name: "CTesseraRuntime"),
  .target(
    name: "CoreGraphics",
    dependencies: ["_Testing_CoreGraphics"],
    swiftSettings: strict
  ),
  .target(
    name: "_Testing_CoreGraphics",
    path: "Sources/TestingOverlays/CoreGraphics",
    swiftSettings: strict
  ),
  .target(
    name: "_Testing_UIKit",
    path: "Sources/TestingOverlays/UIKit",
    swiftSettings: strict
  ),
  .target(
    name: "UIKit",
    dependencies: [
      "TesseraCore", "TesseraEngine", "CoreGraphics", "CTesseraRuntime", "_Testing_UIKit",
    ],
    swiftSettings: strict
  ),
  .target(name: "TesseraHeadless", dependencies: ["CoreGraphics", "UIKit"], swiftSettings: strict),
  .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: strict),
  .target(name: "Tessera", dependencies: ["TesseraCore", "UIKit"], swiftSettings: strict),
  .systemLibrary(name: "CGTKLibrary", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
  .target(name: "CGTK", dependencies: ["CGTKLibrary"]),
  .target(name: "TesseraGTK", dependencies: ["CGTK", "UIKit"], swiftSettings: strict),
]

// MARK: - Kits

package.targets += [
  kit("ConversationLayout"),
  kit("SectionControllers"),
  kit("ListAdapters"),
  kit("SectionAdapters", core: false),
  kit("WidgetLists"),
  kit("MessageViews", core: false),
  kit("ContentOffsetRegulation"),
  kitTests("ConversationLayout", ["Tessera", "TesseraCore"]),
  kitTests("SectionControllers", ["TesseraCore"]),
  kitTests("ListAdapters", ["SectionControllers", "TesseraCore"]),
  kitTests("SectionAdapters"),
  kitTests("WidgetLists", ["TesseraCore", "TesseraGTK"]),
  kitTests("MessageViews"),
  kitTests("ContentOffsetRegulation", ["TesseraCore"]),
  listingTests("SectionControllers"),
  listingTests("ListAdapters"),
  listingTests("SectionAdapters"),
  listingTests("WidgetLists"),
]

// MARK: - Names of other list systems

package.targets += [
  names("IGListKit", ["SectionControllers", "TesseraCore", "UIKit", "CoreGraphics"]),
  names("IGListDiffKit", ["IGListKit"], path: "IGListDiffKit"),
  names("IGListSwiftKit", ["IGListKit"], path: "IGListSwiftKit"),
  namesTests("IGListKit", ["IGListDiffKit", "IGListSwiftKit"]),
  names("ChatLayout", ["ConversationLayout", "UIKit", "CoreGraphics"]),
  namesTests("ChatLayout"),
]

// MARK: - Tests

package.targets += [
  .target(
    name: "TesseraTestSupport",
    dependencies: ["TesseraCore", "TesseraHeadless", "UIKit"],
    path: "Tests/TesseraTestSupport",
    swiftSettings: strict
  ),
  .target(
    name: "TesseraGTKTestSupport",
    dependencies: ["TesseraGTK", "UIKit"],
    path: "Tests/TesseraGTKTestSupport",
    swiftSettings: strict
  ),
  // Fixtures that the tests of several areas of UIKit share.
  .target(
    name: "UIKitTestSupport",
    dependencies: [
      "TesseraCore", "TesseraEngine", "TesseraHeadless", "UIKit", "CoreGraphics",
      "TesseraTestSupport",
    ],
    path: "Tests/UIKitTestSupport",
    swiftSettings: strict
  ),
  // Without a view: the engine runs on plain doubles.
  .testTarget(
    name: "TesseraEngineTests",
    dependencies: ["TesseraCore", "TesseraEngine", "TesseraTestSupport"],
    swiftSettings: strict
  ),
  .testTarget(
    name: "TesseraCoreTests",
    dependencies: ["TesseraCore", "TesseraTestSupport"],
    // Tests read it where it lies.
    exclude: ["Constraints/ConstraintCases.txt"],
    swiftSettings: strict
  ),
  uikitTests("Collection"),
  uikitTests("Controller", ["NoBackendProgram"]),
  uikitTests("Data"),
  uikitTests("Drawing"),
  uikitTests("Interaction"),
  uikitTests("Layout"),
  uikitTests("Text"),
  uikitTests("Update"),
  uikitTests("View"),
  // Code as it is written for Apple's platforms, in the language mode of most of it.
  .testTarget(
    name: "PortedCodeTests",
    dependencies: ["UIKit", "CoreGraphics", "QuartzCore", "TesseraTestSupport"],
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  .testTarget(
    name: "TesseraTests",
    dependencies: ["Tessera", "TesseraCore", "UIKit", "TesseraTestSupport"],
    swiftSettings: strict
  ),
  // With no backend that UIKit could start.
  .executableTarget(
    name: "NoBackendProgram",
    dependencies: ["UIKit"],
    path: "Tests/NoBackendProgram",
    swiftSettings: strict
  ),
  .executableTarget(
    name: "WindowProbe",
    dependencies: ["CGTK", "TesseraGTK", "TesseraHeadless", "UIKit"],
    path: "Tests/WindowProbe",
    swiftSettings: strict
  ),
  // Without Tessera, in C.
  .executableTarget(
    name: "GTKProgram",
    dependencies: ["CGTKLibrary"],
    path: "Tests/GTKProgram"
  ),
  .testTarget(
    name: "TesseraGTKTests",
    dependencies: [
      "CGTK", "GTKProgram", "TesseraGTK", "TesseraGTKTestSupport", "TesseraHeadless",
      "TesseraTestSupport", "UIKit", "WindowProbe",
    ],
    swiftSettings: strict
  ),
]

// MARK: - The gallery and examples

package.targets += [
  .systemLibrary(
    name: "CSQLite",
    path: "Desktop/Gallery/CSQLite",
    pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"])]
  ),
  desktop(
    "GallerySupport",
    "Gallery/Support",
    ["CGTK", "CSQLite"],
    resources: [
      .copy("Conversation/Sample"), .copy("Library/Books"), .copy("Pictures/Landscapes"),
      .copy("Store/Resources"),
    ]
  ),
  desktop(
    "GalleryScreens",
    "Gallery/Screens",
    [
      "GallerySupport", "ConversationLayout", "ListAdapters", "MessageViews", "SectionAdapters",
      "SectionControllers", "UIKit", "Tessera", "TesseraCore", "TesseraTestSupport", "WidgetLists",
    ]
  ),
  desktop(
    "GalleryPlayback",
    "Gallery/Playback",
    ["GalleryScreens", "GallerySupport", "TesseraHeadless", "UIKit"]
  ),
  desktop("GalleryToolkit", "Gallery/Toolkit", ["GalleryScreens", "CGTK", "TesseraGTK", "UIKit"]),
  desktopProgram(
    "gallery",
    "Gallery/Program",
    [
      "GalleryPlayback", "GalleryScreens", "GallerySupport", "GalleryToolkit", "TesseraGTK",
      "UIKit",
    ]
  ),
  // With what a program has by the products UIKit and TesseraGTK.
  desktopProgram("QuickStart", "Examples/QuickStart", ["TesseraGTK", "TesseraHeadless", "UIKit"]),
  desktopProgram("FirstApp", "Examples/FirstApp", ["TesseraGTK", "TesseraHeadless", "UIKit"]),
  desktop(
    "CitiesWidget",
    "Examples/CitiesWidget",
    ["CGTK", "TesseraGTK", "TesseraHeadless", "UIKit"]
  ),
  // In C.
  desktopProgram("EmbeddedList", "Examples/EmbeddedList", ["CitiesWidget", "CGTK"], settings: []),
  desktopProgram(
    "GalleryProbe",
    "Tests/GalleryProbe",
    [
      "GalleryScreens", "GallerySupport", "GalleryToolkit", "CGTK", "Tessera", "TesseraGTK",
      "UIKit",
    ]
  ),
  desktopTests("GallerySupportTests", ["GallerySupport"]),
  desktopTests("QuickStartTests", ["QuickStart", "TesseraHeadless", "UIKit"]),
  // The listings of the guides.
  desktopTests(
    "GuideTests",
    [
      "ContentOffsetRegulation", "ConversationLayout", "FirstApp", "ListAdapters", "MessageViews",
      "SectionAdapters", "SectionControllers", "TesseraGTK", "TesseraGTKTestSupport",
      "TesseraHeadless", "TesseraTestSupport", "UIKit", "WidgetLists",
    ]
  ),
  desktopTests(
    "GalleryTests",
    [
      "EmbeddedList", "GalleryPlayback", "GalleryProbe", "GalleryScreens", "GallerySupport",
      "SectionAdapters", "Tessera", "TesseraGTK", "TesseraHeadless", "TesseraTestSupport", "UIKit",
      "WidgetLists",
    ]
  ),
]

// MARK: - From nothing

// For `make test`, which builds once and then runs for minutes. Compiling a module in one go takes a fifth less than file by file, and
// the tests run in a third of the time with optimised libraries. But a change of one file compiles its whole module again. While you
// work on a module, use `Scripts/run-tests UIKitViewTests`, which compiles file by file.
if Context.environment["TESSERA_WHOLE_MODULES"] != nil {
  let optimised: Set = [
    "TesseraCore", "TesseraEngine", "CoreGraphics", "UIKit", "Tessera", "TesseraGTK",
    "TesseraHeadless", "ConversationLayout", "TesseraTestSupport", "UIKitTestSupport",
  ]
  for target in package.targets where target.type == .test || optimised.contains(target.name) {
    // See Scripts/Support/pipelining. That LLVM looks through its own code for faults of the compiler takes a twentieth of the time.
    let whole = [
      "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2",
      "-driver-filelist-threshold=100000", "-Xfrontend", "-disable-llvm-verify",
    ]
    // Assertions stay, with their messages. Without optimisation across modules the interface of a module is there before its code.
    let level =
      target.type == .test
      ? ["-no-emit-module-separately-wmo"] : ["-O", "-assert-config", "Debug", "-disable-cmo"]
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(whole + level)]
  }
}
