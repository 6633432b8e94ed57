public import CoreGraphics
public import Foundation

extension AttributeScopes {
  /// The attributes of text in views, for an `AttributedString`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text in views, for an `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance that is added between each character and the next.
    public let kern: KernAttribute
    /// The distance that is added between each character and the next; it takes precedence over `kern`.
    public let tracking: TrackingAttribute
    /// The distance of the letters above the baseline.
    public let baselineOffset: BaselineOffsetAttribute

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

    /// The colour of the line under a stretch of text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// Colours are the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSUnderlineColor"
    }

    /// The colour of the line through a stretch of text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// Colours are the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrikethroughColor"
    }

    /// The colour behind a stretch of text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// Colours are the values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }

    /// The distance that is added between each character of a stretch of text and the next.
    public enum KernAttribute: AttributedStringKey {
      /// Numbers of points are the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }

    /// The distance that is added between each character of a stretch of text and the next; it takes precedence over kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// Numbers of points are the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "CTTracking"
    }

    /// The distance of a stretch of text above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Numbers of points are the values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
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
    looks[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    looks[.underlineColor] = self[Looks.UnderlineColorAttribute.self]
    looks[.strikethroughColor] = self[Looks.StrikethroughColorAttribute.self]
    looks[.backgroundColor] = self[Looks.BackgroundColorAttribute.self]
    looks[.kern] = self[Looks.KernAttribute.self]
    looks[.tracking] = self[Looks.TrackingAttribute.self]
    looks[.baselineOffset] = self[Looks.BaselineOffsetAttribute.self]
    return looks
  }
}
