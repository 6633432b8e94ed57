import CoreGraphics
import Foundation

extension UIView {
  /// The class, the place and what is out of the ordinary about the view, as Apple's platforms print it.
  final var summary: String {
    let parts = [identity] + unusualProperties + ["layer = <CALayer: \(Self.address(ownLayer))>"]
    return parts.joined(separator: "; ")
  }

  private final var identity: String {
    let name = Self.className(type(of: self))
    let base = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .lazy.map { Self.className($0.subjectType) }
      .first { !$0.contains(".") }
    guard let base, base != name else { return "\(name): \(Self.address(self))" }
    return "\(name): \(Self.address(self)); baseClass = \(base)"
  }

  private final var unusualProperties: [String] {
    var parts = ["frame = \(Self.text(frame))"]
    if let describedText { parts.append("text = '\(describedText)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(Self.text(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let recognizers = gestureRecognizers, !recognizers.isEmpty {
      parts.append("gestureRecognizers = <NSArray: \(Self.address(self))>")
    }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    return parts
  }

  /// The class of an object and where it is, such as `<App.Row: 0x7f9c>`.
  static func name(_ object: AnyObject) -> String {
    "<\(className(type(of: object))): \(address(object))>"
  }

  /// The name of a class with its module, and without where it is one of UIKit's.
  private static func className(_ type: Any.Type) -> String {
    let name = String(reflecting: type)
    return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
  }

  private static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.width)) \(text(rect.height)))"
  }

  /// A number without a fraction of zero.
  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15
      ? String(Int(number)) : String(Double(number))
  }

  /// Numbers in braces, such as `{0, 44}`.
  static func list(_ numbers: CGFloat...) -> String {
    "{" + numbers.map(text).joined(separator: ", ") + "}"
  }
}
