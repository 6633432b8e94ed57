// swift-tools-version: 6.1
import PackageDescription

/// One list of settings for every Swift target, so that none is laxer than another.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// UIKit and its geometry, for kits: those of this package only where a platform has none of its own.
let uikit: [Target.Dependency] = ["UIKit", "CoreGraphics"].map {
  .target(
    name: $0,
    condition: .when(platforms: [.linux, .windows, .android, .wasi, .openbsd])
  )
}

let package = Package(
  name: "Tessera",
  products: [
    .library(name: "TesseraCore", targets: ["TesseraCore"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "Tessera", targets: ["Tessera"]),
    .library(name: "TesseraGTK", targets: ["TesseraGTK"]),
    .library(name: "CGTK", targets: ["CGTK"]),
    .library(name: "TesseraTestSupport", targets: ["TesseraTestSupport"]),
    .library(name: "ConversationLayout", targets: ["ConversationLayout"]),
    .library(name: "SectionControllers", targets: ["SectionControllers"]),
    .library(name: "ListAdapters", targets: ["ListAdapters"]),
    .library(name: "SectionAdapters", targets: ["SectionAdapters"]),
    .library(name: "WidgetLists", targets: ["WidgetLists"]),
    .library(name: "MessageViews", targets: ["MessageViews"]),
    .library(name: "ContentOffsetRegulation", targets: ["ContentOffsetRegulation"]),
  ],
  traits: [
    .trait(name: "InternalChecks", description: "Verify every invariant after every mutation.")
  ],
  targets: [
    .target(name: "TesseraCore", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
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
      dependencies: ["TesseraCore", "CoreGraphics", "CTesseraRuntime", "_Testing_UIKit"],
      swiftSettings: strict
    ),
    .target(name: "QuartzCore", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "Tessera", dependencies: ["TesseraCore", "UIKit"], swiftSettings: strict),
    .systemLibrary(
      name: "CGTKLibrary",
      pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]
    ),
    .target(name: "CGTK", dependencies: ["CGTKLibrary"]),
    .target(name: "TesseraGTK", dependencies: ["CGTK", "UIKit"], swiftSettings: strict),
    // Without package access, so that it uses nothing that Apple's UIKit does not have.
    .target(
      name: "ConversationLayout",
      dependencies: ["TesseraCore"] + uikit,
      path: "Kits/ConversationLayout/Sources",
      packageAccess: false,
      swiftSettings: strict
    ),
    .target(
      name: "SectionControllers",
      dependencies: ["TesseraCore"] + uikit,
      path: "Kits/SectionControllers/Sources",
      packageAccess: false,
      swiftSettings: strict
    ),
    .target(
      name: "ListAdapters",
      dependencies: ["TesseraCore"] + uikit,
      path: "Kits/ListAdapters/Sources",
      packageAccess: false,
      swiftSettings: strict
    ),
    .target(
      name: "SectionAdapters",
      dependencies: uikit,
      path: "Kits/SectionAdapters/Sources",
      packageAccess: false,
      swiftSettings: strict
    ),
    .target(
      name: "WidgetLists",
      dependencies: ["TesseraCore"] + uikit,
      path: "Kits/Widgets/Sources",
      packageAccess: false,
      swiftSettings: strict
    ),
    .target(
      name: "MessageViews",
      dependencies: uikit,
      path: "Kits/MessageViews/Sources",
      packageAccess: false,
      swiftSettings: strict
    ),
    .target(
      name: "ContentOffsetRegulation",
      dependencies: ["TesseraCore"] + uikit,
      path: "Kits/ContentOffsetRegulation/Sources",
      packageAccess: false,
      swiftSettings: strict
    ),
    .target(
      name: "TesseraTestSupport",
      dependencies: ["TesseraCore", "UIKit"],
      path: "Tests/TesseraTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "TesseraCoreTests",
      dependencies: ["TesseraCore", "TesseraTestSupport"],
      // Tests read it where it lies.
      exclude: ["Constraints/ConstraintCases.txt"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "CoreGraphics", "TesseraTestSupport"],
      swiftSettings: strict
    ),
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
    .testTarget(
      name: "ConversationLayoutTests",
      dependencies: [
        "ConversationLayout", "Tessera", "TesseraCore", "UIKit", "CoreGraphics",
        "TesseraTestSupport",
      ],
      path: "Kits/ConversationLayout/Tests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SectionControllersTests",
      dependencies: [
        "SectionControllers", "TesseraCore", "UIKit", "CoreGraphics", "TesseraTestSupport",
      ],
      path: "Kits/SectionControllers/Tests",
      exclude: ["Listing"],
      swiftSettings: strict
    ),
    // Listings are compiled in the language mode of their articles.
    .testTarget(
      name: "SectionControllersListingTests",
      dependencies: ["SectionControllers", "UIKit", "TesseraTestSupport"],
      path: "Kits/SectionControllers/Tests/Listing",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "ListAdaptersTests",
      dependencies: [
        "ListAdapters", "SectionControllers", "TesseraCore", "UIKit", "CoreGraphics",
        "TesseraTestSupport",
      ],
      path: "Kits/ListAdapters/Tests",
      exclude: ["Listing"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ListAdaptersListingTests",
      dependencies: ["ListAdapters", "UIKit", "TesseraTestSupport"],
      path: "Kits/ListAdapters/Tests/Listing",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "SectionAdaptersTests",
      dependencies: ["SectionAdapters", "UIKit", "CoreGraphics", "TesseraTestSupport"],
      path: "Kits/SectionAdapters/Tests",
      exclude: ["Listing"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SectionAdaptersListingTests",
      dependencies: ["SectionAdapters", "UIKit", "TesseraTestSupport"],
      path: "Kits/SectionAdapters/Tests/Listing",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "WidgetListsTests",
      dependencies: [
        "WidgetLists", "TesseraCore", "TesseraGTK", "UIKit", "CoreGraphics", "TesseraTestSupport",
      ],
      path: "Kits/Widgets/Tests",
      exclude: ["Listing"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "WidgetListsListingTests",
      dependencies: ["WidgetLists", "UIKit", "TesseraTestSupport"],
      path: "Kits/Widgets/Tests/Listing",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "MessageViewsTests",
      dependencies: ["MessageViews", "UIKit", "CoreGraphics", "TesseraTestSupport"],
      path: "Kits/MessageViews/Tests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "ContentOffsetRegulationTests",
      dependencies: [
        "ContentOffsetRegulation", "TesseraCore", "UIKit", "CoreGraphics", "TesseraTestSupport",
      ],
      path: "Kits/ContentOffsetRegulation/Tests",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "WindowProbe",
      dependencies: ["CGTK", "TesseraGTK", "UIKit"],
      path: "Tests/WindowProbe",
      swiftSettings: strict
    ),
    .testTarget(
      name: "TesseraGTKTests",
      dependencies: ["CGTK", "TesseraGTK", "TesseraTestSupport", "UIKit", "WindowProbe"],
      swiftSettings: strict
    ),
  ]
)
