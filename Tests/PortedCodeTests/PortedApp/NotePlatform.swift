#if canImport(UIKit) || os(tvOS)
  import UIKit
#endif

/// What differs between platforms.
@MainActor
enum NotePlatform {
  #if os(macOS)
    static let name = "Mac"
  #else
    static let name = "list"
  #endif

  #if os(iOS) || os(Linux)
    static let isTouched = true
  #else
    static let isTouched = false
  #endif

  static func isWide(_ view: UIView) -> Bool { view.bounds.width > 600 }
}
