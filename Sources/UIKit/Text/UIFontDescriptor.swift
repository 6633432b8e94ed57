import CoreGraphics
public import Foundation

/// A description of a font, from which similar fonts with other traits are made.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Ways in which a font differs from the plain one of its family.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Letters are semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All letters are as wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the desktop's fonts.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The design of interfaces.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters with round ends; desktops have no such font.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters that are all as wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    fileprivate var backendDesign: UIBackendFont.Design? {
      switch self {
      case .default: .system
      case .serif: .serif
      case .monospaced: .monospaced
      default: nil
      }
    }
  }

  let backendFont: UIBackendFont

  init(_ font: UIBackendFont) { backendFont = font }

  /// The system font in the size and weight that `style` has by default.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The system font in the size and weight that `style` has in some surroundings; in the present ones for `nil`.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size of the letters, in points.
  public var pointSize: CGFloat { backendFont.pointSize }

  /// The ways in which the font differs from the plain one; those of a named family are not known
  /// beyond weight and slant.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if backendFont.isItalic { traits.insert(.traitItalic) }
    if backendFont.weight >= 600 { traits.insert(.traitBold) }
    if backendFont.family == nil, backendFont.design == .monospaced {
      traits.insert(.traitMonoSpace)
    }
    return traits
  }

  /// The same font with exactly these traits; `nil` for a named family that would have to change its
  /// widths.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = backendFont
    font.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      font.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
    }
    if symbolicTraits.contains(.traitMonoSpace) {
      guard font.family == nil else { return nil }
      font.design = .monospaced
    } else if font.design == .monospaced {
      font.design = .system
    }
    return UIFontDescriptor(font)
  }

  /// The same font in another design; `nil` for a named family, and for a design that the desktop has no font of, which is
  /// `rounded`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard backendFont.family == nil, let design = design.backendDesign else { return nil }
    var font = backendFont
    font.design = design
    return UIFontDescriptor(font)
  }

  /// The same size, weight and slant in another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var font = backendFont
    font.family = newFamily
    font.design = .system
    return UIFontDescriptor(font)
  }

  /// The same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var font = backendFont
    font.pointSize = newPointSize
    return UIFontDescriptor(font)
  }

  /// Whether two descriptors mean the same font.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.backendFont == backendFont
  }

  /// A number that equal descriptors share.
  public override var hash: Int { backendFont.hashValue }
}

extension UIFont {
  /// Creates the font that `descriptor` means, in `pointSize`, or for 0 in the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.backendFont
    if pointSize != 0 { font.pointSize = pointSize }
    self.init(font)
  }

  /// The description of this font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(backendFont) }
}
