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

  /// The frameworks and modules of Apple's SDK for iOS and of its kin that neither Linux nor this package has.
  private static let others: Set = [
    "Accelerate", "Accessibility", "AccessorySetupKit", "Accounts", "ActivityKit",
    "AdAttributionKit", "AddressBook", "AddressBookUI", "AdServices", "AdSupport", "AlarmKit",
    "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency", "ARKit", "AssetsLibrary",
    "AudioToolbox", "AudioUnit", "AuthenticationServices", "AutomatedDeviceEnrollment",
    "AutomaticAssessmentConfiguration", "AVFAudio", "AVFoundation", "AVKit", "AVRouting",
    "BackgroundAssets", "BackgroundTasks", "BrowserEngineCore", "BrowserEngineKit", "BrowserKit",
    "BusinessChat", "CallKit", "CarKey", "CarPlay", "CFNetwork", "Charts", "Cinematic", "ClassKit",
    "ClockKit", "CloudKit", "ColorSync", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
    "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
    "CreateML", "CreateMLComponents", "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection",
    "DeclaredAgeRange", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck",
    "DeviceDiscoveryExtension", "DeviceDiscoveryUI", "DockKit", "EnergyKit", "EventKit",
    "EventKitUI", "ExposureNotification", "ExtensionFoundation", "ExtensionKit",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit",
    "FinanceKitUI", "FoundationModels", "GameController", "GameKit", "GameplayKit", "GameSave",
    "GLKit", "GroupActivities", "GSS", "HealthKit", "HealthKitUI", "HomeKit", "iAd",
    "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImageIO", "ImagePlayground",
    "InputMethodKit", "Intents", "IntentsUI", "IOKit", "IOSurface", "JavaScriptCore",
    "JournalingSuggestions", "LightweightCodeRequirements", "LinkPresentation",
    "LiveCommunicationKit", "LocalAuthentication", "LocalAuthenticationEmbeddedUI",
    "LockedCameraCapture", "MachO", "ManagedApp", "ManagedAppDistribution", "ManagedSettings",
    "ManagedSettingsUI", "MapKit", "MarketplaceKit", "Matter", "MatterSupport",
    "MediaAccessibility", "MediaExtension", "MediaPlayer", "MediaSetup", "MediaToolbox", "Messages",
    "MessageUI", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders",
    "MetalPerformanceShadersGraph", "MetricKit", "MLCompute", "MobileCoreServices",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NewsstandKit", "NotificationCenter", "OpenAL", "OpenGLES", "PaperKit",
    "PassKit", "PDFKit", "PencilKit", "PermissionKit", "Photos", "PhotosUI", "ProximityReader",
    "PushKit", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityFoundation",
    "RealityKit", "RelevanceKit", "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit",
    "SceneKit", "ScreenTime", "Security", "SecurityUI", "SensitiveContentAnalysis", "SensorKit",
    "SharedWithYou", "SharedWithYouCore", "ShazamKit", "simd", "Social", "SoundAnalysis", "Speech",
    "SpriteKit", "StickerFoundation", "StickerKit", "StoreKit", "SwiftData", "Symbols",
    "SystemConfiguration", "TabletopKit", "TelephonyMessagingKit", "ThreadNetwork", "TipKit",
    "Translation", "TranslationUIProvider", "Twitter", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision",
    "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WiFiAware",
    "WorkoutKit",
  ]

  /// Modules whose headers bring UIKit along on iOS, so that a file which imports one of them names it without an import.
  static let bringingUIKit: Set = [
    "AddressBookUI", "ARKit", "AuthenticationServices", "AVKit", "BrowserEngineKit", "CarPlay",
    "Charts", "ContactsUI", "CoreAudioKit", "CoreLocationUI", "DeviceDiscoveryUI", "EventKitUI",
    "FileProviderUI", "GameKit", "GLKit", "HealthKitUI", "HomeKit", "iAd", "IdentityLookupUI",
    "ImagePlayground", "IntentsUI", "LinkPresentation", "MapKit", "MediaPlayer", "Messages",
    "MessageUI", "MetalKit", "MultipeerConnectivity", "NotificationCenter", "PaperKit", "PassKit",
    "PDFKit", "PencilKit", "PhotosUI", "QuickLook", "RealityKit", "ReplayKit", "RoomPlan",
    "SafariServices", "SceneKit", "Social", "SpriteKit", "StickerKit", "StoreKit", "SwiftUI",
    "TipKit", "Twitter", "UserNotificationsUI", "VisionKit", "WebKit", "WidgetKit",
  ]

  /// Modules of which a submodule is imported as a whole here.
  static let whole: Set = ["UIKit", "QuartzCore", "CoreGraphics"]
}
