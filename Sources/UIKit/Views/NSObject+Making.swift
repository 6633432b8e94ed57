import CTesseraRuntime
import Foundation

extension NSObject {
  /// Makes an object of a class that is known only at run time, through that class's `init()`.
  ///
  /// Swift lets a metatype call an initialiser only if it is `required`, which those of Apple's classes are not; see
  /// `UIView.make(_:frame:)`. A class without `init()` stops the program with Swift's message about that.
  static func made<Object: NSObject>(by type: Object.Type) -> Object {
    let object = tessera_make_object(unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }
}
