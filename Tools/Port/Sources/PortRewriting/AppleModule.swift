/// Apple's modules that are not on Linux.
enum AppleModule {
  /// Whether a module is Apple's and not here.
  static func isAbsent(_ name: String) -> Bool { name == "ObjectiveC" || row(of: name) != nil }

  /// The row of Porting.md for a module that is not here, or `nil`.
  static func row(of name: String) -> String? {
    if let row = rows[name] { return row }
    return others.contains(name) ? "import UserNotifications" : nil
  }

  private static let rows = [
    "SwiftUI": "import SwiftUI", "Combine": "import Combine", "os": "import os",
    "OSLog": "import os", "CoreData": "import CoreData",
  ]

  private static let others: Set = [
    "AVFoundation", "AVKit", "ActivityKit", "AppKit", "AuthenticationServices", "CloudKit",
    "Contacts", "ContactsUI", "CoreBluetooth", "CoreImage", "CoreLocation", "CoreMedia", "CoreML",
    "CoreMotion", "CoreText", "CoreSpotlight", "EventKit", "GameKit", "HealthKit", "ImageIO",
    "Intents", "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "Metal",
    "MetalKit", "MobileCoreServices", "Network", "PDFKit", "PassKit", "Photos", "PhotosUI",
    "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security", "SpriteKit", "StoreKit",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "WebKit", "WidgetKit",
  ]

  /// Modules of which a submodule is imported as a whole here.
  static let whole: Set = ["UIKit", "QuartzCore", "CoreGraphics"]
}
