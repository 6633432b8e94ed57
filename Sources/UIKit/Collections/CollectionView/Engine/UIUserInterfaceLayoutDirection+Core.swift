import TesseraCore

extension UIUserInterfaceLayoutDirection {
  /// The same for the core.
  var direction: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}
