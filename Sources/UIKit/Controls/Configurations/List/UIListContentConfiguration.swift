import CoreGraphics
public import Foundation

/// Text, a second text and a picture, as rows, headers and footers of lists show them.
///
/// The functions that create one choose its fonts, colours and distances by its purpose, until others are set. Colours that were not set
/// follow the state the configuration was last updated for. A ``UIListContentView`` shows it; its documentation describes the layout.
public struct UIListContentConfiguration: Hashable {
  let style: ListContentStyle
  private var primary = TextContent.none
  private var secondary = TextContent.none

  /// A picture at the edge where reading begins.
  public var image: UIImage?
  /// The style of the picture.
  public var imageProperties: ImageProperties
  /// The style of the text.
  public var textProperties: TextProperties
  /// The style of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The directions in which the margins of the view around the content count as well.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distances of the content from the edges of its view, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is placed beside the text, at the other edge, if there is space.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between picture and text, in points.
  public var imageToTextPadding: CGFloat
  /// The least distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of the content, 0…1; 1 by default.
  public var alpha: CGFloat = 1

  /// Text with or without looks of its own.
  enum TextContent: Hashable {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  init(_ style: ListContentStyle) {
    self.style = style
    let measures = style.measures
    imageProperties = ImageProperties(style)
    textProperties = TextProperties(style.text)
    secondaryTextProperties = TextProperties(style.secondaryText)
    directionalLayoutMargins = measures.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = measures.imagePadding
    textToSecondaryTextHorizontalPadding = measures.horizontalPadding
    textToSecondaryTextVerticalPadding = measures.verticalPadding
  }

  /// The plain text; setting it drops the attributes of `attributedText`.
  public var text: String? {
    get { primary.string }
    set { primary = newValue.map(TextContent.plain) ?? .none }
  }

  /// The attributed text; where it has no attribute, `textProperties` applies.
  ///
  /// `nil` when the text has none.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { primary = TextContent(newValue) }
  }

  /// The plain secondary text; setting it drops the attributes of `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondary.string }
    set { secondary = newValue.map(TextContent.plain) ?? .none }
  }

  /// The attributed secondary text; where it has no attribute, `secondaryTextProperties` applies.
  ///
  /// `nil` when the text has none.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { secondary = TextContent(newValue) }
  }

  var words: TextContent { primary }
  var secondaryWords: TextContent { secondary }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// A `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// This content as it is in a state: paler when disabled, with all that was set as it was set.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let conditions = ConfigurationConditions(state)
    var updated = self
    updated.textProperties.standardColor = style.text.color(conditions)
    updated.secondaryTextProperties.standardColor = style.secondaryText.color(conditions)
    updated.imageProperties.standardTintColor = conditions.isDisabled ? .tertiaryLabel : nil
    return updated
  }
}

extension UIListContentConfiguration.TextContent {
  init(_ attributed: NSAttributedString?) {
    // A copy, for a mutable string may change later.
    self = attributed.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
  }

  var string: String? {
    switch self {
    case .none: nil
    case .plain(let string): string
    case .attributed(let attributed): attributed.string
    }
  }

  var attributed: NSAttributedString? {
    guard case .attributed(let attributed) = self else { return nil }
    return attributed
  }

  var isEmpty: Bool { string?.isEmpty ?? true }

  @MainActor
  func show(in label: UILabel) {
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = string
    }
  }

  /// These words with their letters changed, looks kept.
  func transformed(
    by transform: UIListContentConfiguration.TextProperties.TextTransform
  ) -> Self {
    switch self {
    case .none: return .none
    case .plain(let string): return .plain(transform.applied(to: string))
    case .attributed(let attributed):
      guard transform != .none else { return self }
      let changed = NSMutableAttributedString(string: "")
      let whole = NSRange(location: 0, length: attributed.length)
      attributed.enumerateAttributes(in: whole) { attributes, range, _ in
        let part = attributed.attributedSubstring(from: range).string
        changed.append(
          NSAttributedString(string: transform.applied(to: part), attributes: attributes)
        )
      }
      return .attributed(changed)
    }
  }
}
