// swift-tools-version: 6.1
import PackageDescription

/// The same settings as in the package that is measured.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "TesseraBenchmarks",
  products: [
    .executable(name: "benchmark", targets: ["benchmark"])
  ],
  dependencies: [
    .package(name: "Tessera", path: "..")
  ],
  targets: [
    .target(name: "CCounters"),
    .target(
      name: "CListView",
      dependencies: [.product(name: "CGTK", package: "Tessera")]
    ),
    .executableTarget(
      name: "GTKListProgram",
      dependencies: ["CListView"],
      // A program in C loads no library of Swift.
      linkerSettings: [.unsafeFlags(["-static-stdlib"])]
    ),
    .target(
      name: "WindowLists",
      dependencies: [
        "CListView",
        .product(name: "UIKit", package: "Tessera"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "TesseraListProgram",
      dependencies: [
        "CListView",
        "WindowLists",
        .product(name: "TesseraGTK", package: "Tessera"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "BenchmarkSupport",
      dependencies: ["CCounters"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "BenchmarkSupport",
        "WindowLists",
        .product(name: "ConversationLayout", package: "Tessera"),
        .product(name: "GalleryScreens", package: "Tessera"),
        .product(name: "ListAdapters", package: "Tessera"),
        .product(name: "SectionAdapters", package: "Tessera"),
        .product(name: "SectionControllers", package: "Tessera"),
        .product(name: "Tessera", package: "Tessera"),
        .product(name: "TesseraCore", package: "Tessera"),
        .product(name: "TesseraGTK", package: "Tessera"),
        .product(name: "TesseraHeadless", package: "Tessera"),
        .product(name: "TesseraTestSupport", package: "Tessera"),
        .product(name: "UIKit", package: "Tessera"),
        .product(name: "WidgetLists", package: "Tessera"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "FrameCost",
      dependencies: [
        .product(name: "TesseraGTK", package: "Tessera"),
        .product(name: "UIKit", package: "Tessera"),
      ],
      swiftSettings: strict
    ),
  ]
)
