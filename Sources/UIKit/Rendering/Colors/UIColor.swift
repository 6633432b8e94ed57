public import CoreGraphics
public import Foundation

/// A colour, fixed or one that depends on the surroundings it is shown in.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Content: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    case pair(light: UIColor, dark: UIColor)
  }

  private let header = FoundationHeader()
  private let content: Content

  /// Creates a fixed colour from sRGB components, each clamped to 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a fixed grey, 0 (black) … 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Creates a fixed colour from hue, saturation and brightness, each 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ shift: CGFloat) -> CGFloat {
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = max(0, min(position, 4 - position, 1))
      return brightness * (1 - saturation * distance)
    }
    content = .fixed(
      CGColor(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    )
  }

  /// Creates a fixed colour.
  public init(cgColor: CGColor) { content = .fixed(cgColor) }

  /// Creates a colour that `dynamicProvider` chooses for the surroundings it is shown in.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
  }

  /// Creates a colour that is `light` on light backgrounds and `dark` on dark ones; it equals others of the same two.
  init(light: UIColor, dark: UIColor) { content = .pair(light: light, dark: dark) }

  /// The fixed colour that this one is in the given surroundings.
  ///
  /// If a provider returns another dynamic colour, that is resolved as well, at most 16 times; a
  /// colour that cannot be resolved is black.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0..<16 {
      switch color.content {
      case .fixed: return color
      case .dynamic(let provider): color = provider(traitCollection)
      case .pair(let light, let dark):
        color = traitCollection.userInterfaceStyle == .dark ? dark : light
      }
    }
    return .black
  }

  /// This colour with another opacity, still dynamic if it was.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic, .pair:
      UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// The fixed colour that this one is in the current surroundings.
  open var cgColor: CGColor { cgColor(in: .current) }

  /// Reads the shares of red, green and blue; answers `true`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads how light a grey is; answers `false` and reads nothing for a colour that is no grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads hue, saturation and brightness, each 0…1, greys with the hue 0; answers `true`.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let greatest = max(color.red, color.green, color.blue)
    let span = greatest - min(color.red, color.green, color.blue)
    hue?.pointee = Self.hue(of: color, greatest: greatest, span: span)
    saturation?.pointee = greatest > 0 ? span / greatest : 0
    brightness?.pointee = greatest
    alpha?.pointee = color.alpha
    return true
  }

  /// Sets the colour of fills and strokes in the current context, resolved in the current surroundings: in `draw(_:)`, those of the view.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills in the current context.
  open func setFill() { CGContext.current(toDraw: "setFill()")?.setFillColor(cgColor) }

  /// Sets the colour of strokes in the current context.
  open func setStroke() { CGContext.current(toDraw: "setStroke()")?.setStrokeColor(cgColor) }

  func cgColor(in traits: UITraitCollection) -> CGColor {
    switch resolvedColor(with: traits).content {
    case .fixed(let color): color
    case .dynamic, .pair: CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    }
  }

  func backendColor(in traits: UITraitCollection) -> UIBackendColor {
    UIBackendColor(cgColor(in: traits))
  }

  /// Whether two colours are fixed and the same, are read from the same colours of a catalog, or are the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (content, other.content) {
    case (.fixed(let color), .fixed(let otherColor)): return color == otherColor
    case (.pair(let light, let dark), .pair(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    default: return self === other
    }
  }

  /// A number that equal colours share.
  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .pair(let light, let dark): [light, dark].hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }

  /// The components of a fixed colour, or the address of one that depends on its surroundings.
  open override var description: String {
    guard case .fixed(let color) = content else { return "<UIDynamicProviderColor: \(address)>" }
    let components = [color.red, color.green, color.blue, color.alpha].map(Self.text(of:))
    return "UIExtendedSRGBColorSpace " + components.joined(separator: " ")
  }

  /// A component in the form of Apple's descriptions: whole ones without a point.
  private static func text(of component: Double) -> String {
    component == component.rounded() ? String(Int(component)) : String(component)
  }

  final var address: String { "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) }
}
