public import CoreGraphics
import Foundation

/// A class of views that generic code can create through a parameter.
///
/// Every view conforms; there is nothing to implement.
@preconcurrency @MainActor
public protocol UIViewCreating {}

extension UIView: UIViewCreating {}

extension UIViewCreating where Self: UIView {
  /// Creates a view through the `init(frame:)` of its class, which is found at run time.
  ///
  /// Makes `Content(frame: bounds)` work where `Content` is a generic parameter or `Self`, as it does on iOS:
  /// Swift by itself lets such code call `required` initialisers only, and views written for iOS say
  /// `override init(frame:)`. Where a class is named, its own initialiser is called, and this one is not.
  ///
  /// A class that has another designated initialiser and does not override this one traps with Swift's message
  /// about an unimplemented initialiser, as it does on iOS when a collection view makes it.
  ///
  /// - Parameter frame: The frame in the coordinates of the superview that the view will have.
  public init(frame: CGRect) {
    self = UIView.make(Self.self, frame: frame)
  }

  /// Creates a view at the origin, without size, through the `init(frame:)` of its class.
  ///
  /// Makes `Content()` work where `Content` is a generic parameter or `Self`; see `init(frame:)`. An `init()` that the class declares
  /// itself is called where the class is named, and not here.
  public init() { self.init(frame: .zero) }
}
