public import Foundation

extension NSObject {
  /// The name of the class with that of its module, as in `"App.BookCell"`; Foundation for Linux has it for objects alone.
  ///
  /// Much code for iOS takes it for a reuse identifier.
  public static func description() -> String { String(reflecting: self) }
}
