public import CoreGraphics
import Foundation

/// A class of views that generic code can create through a parameter.
///
/// Every view conforms; there is nothing to implement.
@preconcurrency @MainActor
public protocol UIViewCreating {}

extension UIView: UIViewCreating {}

// Inside of an initialiser of a protocol nothing tells the class that it is called on, if that is the value of a variable, as in
// `types[0].init(frame:)`: `Self` is what the variable is declared as. A static method has it as `self`, and is called in the same way,
// so that the initialisers are other names of static methods.

extension UIViewCreating where Self: UIView {
  /// Creates a view through the `init(frame:)` of its class, which is found at run time.
  ///
  /// Makes `Content(frame: bounds)` work where `Content` is a generic parameter or `Self`, and `types[0].init(frame: bounds)`, as it does
  /// on iOS: Swift by itself lets such code call `required` initialisers only, and views written for iOS say
  /// `override init(frame:)`. Where a class is named, its own initialiser is called, and this one is not.
  ///
  /// A class that has another designated initialiser and does not override this one traps with Swift's message
  /// about an unimplemented initialiser, as it does on iOS when a collection view makes it.
  ///
  /// - Parameter frame: The frame in the coordinates of the superview that the view will have.
  @_silgen_name("tessera_make_view_by_its_type")
  public init(frame: CGRect)

  /// Creates a view at the origin, without size, through the `init(frame:)` of its class.
  ///
  /// Makes `Content()` work where `Content` is a generic parameter or `Self`; see `init(frame:)`. An `init()` that the class declares
  /// itself is called where the class is named, and not here.
  @_silgen_name("tessera_make_empty_view_by_its_type")
  public init()

  @_silgen_name("tessera_make_view_by_its_type")
  @usableFromInline
  static func madeByType(frame: CGRect) -> Self { UIView.make(self, frame: frame) }

  @_silgen_name("tessera_make_empty_view_by_its_type")
  @usableFromInline
  static func madeByType() -> Self { UIView.make(self, frame: .zero) }
}
