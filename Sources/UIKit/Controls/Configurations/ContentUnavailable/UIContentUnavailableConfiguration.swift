import CoreGraphics
public import Foundation

/// The content of a view that stands in for what is not there: a list without items, a search without results.
///
/// A picture, a text, a second text and up to two buttons stand one below the other in the middle. Hand one to
/// `contentUnavailableConfiguration` of a view controller.
public struct UIContentUnavailableConfiguration: Hashable {
  /// The alignment of the content across.
  public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At the edge where reading begins.
    case natural
  }

  enum Style: Hashable { case empty, loading, search }

  let style: Style
  private var primary = UIListContentConfiguration.TextContent.none
  private(set) var secondary = UIListContentConfiguration.TextContent.none
  /// The text for what is searched for, until another is set.
  private var standardText: String?

  /// The picture; `nil` by default.
  public var image: UIImage?
  /// The style of the picture.
  public var imageProperties = ImageProperties()
  /// The style of the text.
  public var textProperties: TextProperties
  /// The style of the second text.
  public var secondaryTextProperties: TextProperties
  /// The alignment of the content across; in the middle by default.
  public var alignment = Alignment.center
  /// The axes in which the margins of the superview are kept as well; both by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 16,
    bottom: 16,
    trailing: 16
  )
  /// The distance between the picture and the text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  /// The appearance of the button, which is there once it has a title or a picture.
  public var button = UIButton.Configuration.plain()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  /// The appearance of the second button, which is there once it has a title or a picture.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The background; clear by default.
  public var background = UIBackgroundConfiguration.clear()

  private init(_ style: Style) {
    self.style = style
    let isLoading = style == .loading
    textProperties = TextProperties(
      font: isLoading ? .preferredFont(forTextStyle: .subheadline) : .emptyTitle,
      color: isLoading ? .secondaryLabel : .label
    )
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline),
      color: .secondaryLabel
    )
  }

  /// Nothing, for a picture and texts of the app.
  public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

  /// A wheel that turns, and *Loading…*.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = Self(.loading)
    configuration.standardText = "Loading…"
    return configuration
  }

  /// A magnifying glass, *No Results*, and the advice to search for something else.
  ///
  /// The text contains the search text once the configuration was updated for a state that has it.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = Self(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.standardText = "No Results"
    configuration.secondary = .plain("Check the spelling or try a new search.")
    return configuration
  }

  /// The text; setting it takes the place of `attributedText`.
  public var text: String? {
    get { words.string }
    set { primary = .plain(newValue ?? "") }
  }

  /// The text with attributes of its own; setting it takes the place of `text`.
  public var attributedText: NSAttributedString? {
    get { primary.attributed }
    set { primary = .init(newValue) }
  }

  /// The second text; setting it takes the place of `secondaryAttributedText`.
  public var secondaryText: String? {
    get { secondary.string }
    set { secondary = newValue.map { .plain($0) } ?? .none }
  }

  /// The second text with attributes of its own; setting it takes the place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { secondary.attributed }
    set { secondary = .init(newValue) }
  }

  var words: UIListContentConfiguration.TextContent {
    primary == .none ? standardText.map { .plain($0) } ?? .none : primary
  }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  /// A new view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// This configuration as it is in a state: that of a search says what was searched for, unless it was given another text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard style == .search else { return self }
    var updated = self
    let searched = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
    updated.standardText = searched.isEmpty ? "No Results" : "No Results for “\(searched)”"
    return updated
  }
}

extension UIContentUnavailableConfiguration {
  /// The style of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The treatment of text that does not fit; truncated at its end with an ellipsis by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, which is any number, by default.
    public var numberOfLines = 0
    /// Whether text that does not fit is drawn smaller, down to `minimumScaleFactor`; `false` by default.
    public var adjustsFontSizeToFitWidth = false
    /// The part of its size that text may be made smaller to, 0…1; 0, which keeps the size, by default.
    public var minimumScaleFactor: CGFloat = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The style of the picture.
  public struct ImageProperties: Hashable {
    /// The size and the weight of a symbol; a large one by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 48)
    /// The colour of templates and symbols; `nil` is the view's tint colour, a light grey the default.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners of the picture, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The size that the picture does not exceed, in points; a side of 0, the default, is no limit.
    public var maximumSize = CGSize.zero
  }

  /// The action of a button.
  public struct ButtonProperties: Hashable {
    /// The action of a press; `nil` by default.
    public var primaryAction: UIAction?
    /// The menu that a press opens; `nil` by default.
    public var menu: UIMenu?
    /// Whether the button can be pressed; `true` by default.
    public var isEnabled = true
  }
}

/// The state that a content-unavailable configuration depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The surroundings of the view.
  public var traitCollection: UITraitCollection
  /// The text in the search field of the controller; `nil` if there is none.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a controller in which nothing is searched for.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own; `nil` where none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}

extension UIFont {
  fileprivate static var emptyTitle: UIFont {
    .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold)
  }
}
