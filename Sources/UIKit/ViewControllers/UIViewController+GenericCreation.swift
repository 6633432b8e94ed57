import Foundation

/// A class of view controllers that is created through its type.
///
/// Every view controller conforms; there is nothing to implement.
@preconcurrency @MainActor
public protocol UIViewControllerCreating {}

extension UIViewController: UIViewControllerCreating {}

extension UIViewControllerCreating where Self: UIViewController {
  /// Creates a controller through the `init(nibName:bundle:)` of its class, which is found at run time.
  ///
  /// Makes `types[0].init()` work where `types` are of type `UIViewController.Type`, and `Controller()` where `Controller` is a generic
  /// parameter or `Self`, as they do on iOS: Swift by itself lets such code call `required` initialisers only. Where a class is named, its
  /// own initialiser is called, and this one is not.
  ///
  /// A class with designated initialisers of its own that does not override `init(nibName:bundle:)` traps with Swift's message about
  /// an unimplemented initialiser.
  @_silgen_name("tessera_make_controller_by_its_type")
  public init()

  // The same by another name; see `UIViewCreating`.
  @_silgen_name("tessera_make_controller_by_its_type")
  @usableFromInline
  static func madeByType() -> Self { NSObject.made(by: self) }
}
