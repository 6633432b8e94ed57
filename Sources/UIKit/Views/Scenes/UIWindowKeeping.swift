public import Foundation

/// A delegate that may keep a window.
///
/// Apple's delegates of programs and scenes have an optional property `window`. Swift without Objective-C has none, so that the property is
/// told apart by its type: a class that declares `var window: UIWindow?` is found by this requirement, and code that asks the delegate by its
/// protocol, as in `delegate?.window??.rootViewController`, reads the optional of an optional that such a property has on Apple's platforms.
@preconcurrency @MainActor
public protocol UIWindowKeeping: NSObjectProtocol {
  /// The window that the delegate keeps.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowKeeping {
  /// `nil`; setting it has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}
