public import Foundation

extension NSAttributedString {
  /// Creates a text without letters, as `NSAttributedString()` does on Apple's platforms.
  ///
  /// Foundation for Linux has no initialiser without arguments, and an extension cannot add one that overrides that of `NSObject`.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
