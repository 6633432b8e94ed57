import CoreGraphics
public import Foundation

extension UIFontDescriptor {
  /// The name of something that a descriptor says about a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of a family or of one of its members as in `Inter-Bold`, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight, slant and symbolic traits, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait in the dictionary of `AttributeName.traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// `UIFontDescriptor.SymbolicTraits`, or the number of their bits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant of letters, a number; any above 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Creates a descriptor of the system font in 12 points, but for what `attributes` say.
  ///
  /// Attributes with other names, and values of other types, say nothing.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let base = UIFontDescriptor(UIBackendFont(pointSize: 12))
    self.init(base.font(adding: attributes))
  }

  /// Creates a descriptor by the name of a family, or of one of its members; see `UIFont.init(name:size:)`.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The same font but for what `attributes` say; see `init(fontAttributes:)`.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font(adding: attributes))
  }

  /// Returns the descriptor's value for `attribute`; `nil` for the family and name of a system font.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// All that the descriptor says; a system font has neither family nor name.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: pointSize]
    attributes[.family] = backendFont.family
    attributes[.name] = backendFont.family
    let traits: [TraitKey: Any] = [
      .symbolic: symbolicTraits.rawValue,
      .weight: UIFont.Weight(cssWeight: backendFont.weight).rawValue,
      .slant: backendFont.isItalic ? 1.0 : 0,
    ]
    attributes[.traits] = traits
    return attributes
  }

  private func font(adding attributes: [AttributeName: Any]) -> UIBackendFont {
    var descriptor = self
    if let name = attributes[.name] as? String, let font = UIFont(name: name, size: pointSize) {
      descriptor = font.fontDescriptor
    }
    if let family = attributes[.family] as? String { descriptor = descriptor.withFamily(family) }
    if let size = Self.number(attributes[.size]), size > 0, size.isFinite {
      descriptor = descriptor.withSize(size)
    }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let bits = Self.bits(traits[.symbolic]) {
      descriptor = descriptor.withSymbolicTraits(bits) ?? descriptor
    }
    var font = descriptor.backendFont
    if let weight = traits[.weight] as? UIFont.Weight {
      font.weight = weight.cssWeight
    } else if let weight = Self.number(traits[.weight]) {
      font.weight = UIFont.Weight(weight).cssWeight
    }
    if let slant = Self.number(traits[.slant]) { font.isItalic = slant > 0 }
    return font
  }

  private static func bits(_ value: Any?) -> SymbolicTraits? {
    if let traits = value as? SymbolicTraits { return traits }
    if let bits = value as? UInt32 { return SymbolicTraits(rawValue: bits) }
    return number(value).flatMap { UInt32(exactly: $0) }.map(SymbolicTraits.init)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
