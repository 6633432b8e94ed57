import CTesseraRuntime
import CoreGraphics
import Foundation

extension UIView {
  /// Makes a view of a class known only at run time, through that class's `init(frame:)`.
  ///
  /// Swift lets a metatype call an initialiser only if it is `required`, and then no subclass written
  /// for iOS, with `override init(frame:)`, would compile. The initialiser is found in the vtable of
  /// the class instead. A class that neither overrides nor inherits it traps with Swift's message
  /// about an unimplemented initialiser, as on iOS.
  static func make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
    let object = tessera_make_view(
      unsafeBitCast(viewClass as AnyClass, to: UnsafeRawPointer.self),
      tessera_view_init_method_descriptor(),
      tessera_view_class_descriptor(),
      Double(frame.origin.x),
      Double(frame.origin.y),
      Double(frame.size.width),
      Double(frame.size.height)
    )
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }
}
