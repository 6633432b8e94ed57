// swift-tools-version: 6.1
import PackageDescription

/// The same settings as in the package of the libraries.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let cgtk = Target.Dependency.product(name: "CGTK", package: "Tessera")
let tesseraGTK = Target.Dependency.product(name: "TesseraGTK", package: "Tessera")
let uikit = Target.Dependency.product(name: "UIKit", package: "Tessera")
let tesseraCore = Target.Dependency.product(name: "TesseraCore", package: "Tessera")
let tesseraTestSupport = Target.Dependency.product(name: "TesseraTestSupport", package: "Tessera")
let conversationLayout = Target.Dependency.product(name: "ConversationLayout", package: "Tessera")
let messageViews = Target.Dependency.product(name: "MessageViews", package: "Tessera")
let sectionControllers = Target.Dependency.product(name: "SectionControllers", package: "Tessera")
let listAdapters = Target.Dependency.product(name: "ListAdapters", package: "Tessera")
let sectionAdapters = Target.Dependency.product(name: "SectionAdapters", package: "Tessera")
let widgetLists = Target.Dependency.product(name: "WidgetLists", package: "Tessera")
let tessera = Target.Dependency.product(name: "Tessera", package: "Tessera")

let package = Package(
  name: "TesseraDesktop",
  products: [
    .executable(name: "gallery", targets: ["gallery"]),
    // For the benchmarks.
    .library(
      name: "GalleryScreens",
      targets: ["GalleryPlayback", "GalleryScreens", "GallerySupport"]
    ),
  ],
  dependencies: [
    .package(name: "Tessera", path: "..")
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite",
      path: "Gallery/CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    .target(
      name: "GallerySupport",
      dependencies: [cgtk, "CSQLite"],
      path: "Gallery/Support",
      resources: [
        .copy("Conversation/Sample"), .copy("Library/Books"), .copy("Store/Resources"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "GalleryScreens",
      dependencies: [
        "GallerySupport", conversationLayout, listAdapters, messageViews, sectionAdapters,
        sectionControllers, uikit, tessera, tesseraCore, tesseraTestSupport, widgetLists,
      ],
      path: "Gallery/Screens",
      swiftSettings: strict
    ),
    .target(
      name: "GalleryPlayback",
      dependencies: ["GalleryScreens", "GallerySupport", uikit],
      path: "Gallery/Playback",
      swiftSettings: strict
    ),
    .target(
      name: "GalleryToolkit",
      dependencies: ["GalleryScreens", cgtk, tesseraGTK, uikit],
      path: "Gallery/Toolkit",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryPlayback", "GalleryScreens", "GallerySupport", "GalleryToolkit", tesseraGTK, uikit,
      ],
      path: "Gallery/Program",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "QuickStart",
      dependencies: [tesseraGTK, uikit],
      path: "Examples/QuickStart",
      swiftSettings: strict
    ),
    .target(
      name: "CitiesWidget",
      dependencies: [cgtk, tesseraGTK, uikit],
      path: "Examples/CitiesWidget",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "EmbeddedList",
      dependencies: ["CitiesWidget", cgtk],
      path: "Examples/EmbeddedList"
    ),
    .executableTarget(
      name: "GalleryProbe",
      dependencies: [
        "GalleryScreens", "GallerySupport", "GalleryToolkit", cgtk, tessera, tesseraGTK, uikit,
      ],
      path: "Tests/GalleryProbe",
      swiftSettings: strict
    ),
    .testTarget(
      name: "GallerySupportTests",
      dependencies: ["GallerySupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "EmbeddedList", "GalleryPlayback", "GalleryProbe", "GalleryScreens", "GallerySupport",
        sectionAdapters, tessera, tesseraGTK, tesseraTestSupport, uikit, widgetLists,
      ],
      swiftSettings: strict
    ),
  ]
)
