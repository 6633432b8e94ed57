public import Foundation

/// The diagnostics about surfaces that do not keep their contract.
public enum SurfaceDiagnostics {
  /// A surface asks for another size whenever it gets one.
  public static func endlessSizes(of name: String) -> String {
    "\(name) asks for another size each time it gets one; it keeps the size it has now."
  }

  /// A surface asks for a length that no screen has.
  public static func greatLength(of name: String, width: CGFloat, height: CGFloat) -> String {
    "\(name) asks for \(Int(width)) × \(Int(height)) points; no side is made longer than 32,767."
  }
}
