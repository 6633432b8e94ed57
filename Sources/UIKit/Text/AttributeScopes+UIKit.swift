public import Foundation

extension AttributeScopes {
  /// The looks that text of views can have, as attributes of an `AttributedString`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The looks that text of views can have, as attributes of an `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font of a stretch of text.
    public enum FontAttribute: AttributedStringKey {
      /// Fonts are the values.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }

    /// The colour of a stretch of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// Colours are the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }

    /// The line under a stretch of text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// Styles of lines are the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }

    /// The line through a stretch of text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// Styles of lines are the values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of views by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// The looks in the container as those of an `NSAttributedString`.
  var looks: [NSAttributedString.Key: Any] {
    typealias Looks = AttributeScopes.UIKitAttributes
    var looks: [NSAttributedString.Key: Any] = [:]
    if let font = self[Looks.FontAttribute.self] { looks[.font] = font }
    if let color = self[Looks.ForegroundColorAttribute.self] { looks[.foregroundColor] = color }
    if let line = self[Looks.UnderlineStyleAttribute.self] {
      looks[.underlineStyle] = line.rawValue
    }
    if let line = self[Looks.StrikethroughStyleAttribute.self] {
      looks[.strikethroughStyle] = line.rawValue
    }
    return looks
  }
}
