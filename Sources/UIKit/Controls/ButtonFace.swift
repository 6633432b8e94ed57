import CoreGraphics
import Foundation

/// What a button shows in one state.
struct ButtonFace {
  var title: String?
  /// The words with looks of their own, which come before the title.
  var attributedTitle: NSAttributedString?
  var subtitle: String?
  var image: UIImage?
  /// Behind everything.
  var backgroundImage: UIImage?
  var foreground: UIColor
  /// How much of the strength of words and picture is left, 0…1.
  var opacity: CGFloat = 1
  /// How much of the strength of the picture is left beside that, 0…1.
  var imageOpacity: CGFloat = 1
  var background: UIBackgroundConfiguration?
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var transformers = Transformers()

  /// What makes looks out of those that the face would have.
  struct Transformers: Hashable {
    var title: UIConfigurationTextAttributesTransformer?
    var subtitle: UIConfigurationTextAttributesTransformer?
    var imageColor: UIConfigurationColorTransformer?
  }

  /// What a button with a configuration shows.
  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let colors = ButtonColors(configuration, state: state, tint: tint)
    title = configuration.title
    subtitle = configuration.subtitle
    image = configuration.image
    foreground = colors.foreground
    opacity = state.contains(.highlighted) ? 0.75 : 1
    let beside = UIImage.SymbolConfiguration(font: configuration.buttonSize.titleFont)
    symbolConfiguration =
      configuration.preferredSymbolConfigurationForImage.map { beside.applying($0) } ?? beside
    transformers = Transformers(
      title: configuration.titleTextAttributesTransformer,
      subtitle: configuration.subtitleTextAttributesTransformer,
      imageColor: configuration.imageColorTransformer
    )
    background = configuration.background
    background?.backgroundColor = configuration.background.backgroundColor ?? colors.background
    background?.strokeColor = configuration.background.strokeColor ?? tint
  }

  /// What a button without configuration shows.
  init(
    _ contents: ButtonContents,
    type: UIButton.ButtonType,
    state: UIControl.State,
    tint: UIColor
  ) {
    title = contents.titles[state]
    attributedTitle = contents.attributedTitle(for: state)
    image = contents.images[state]
    backgroundImage = contents.backgroundImages[state]
    let plain: UIColor = type == .custom ? .white : tint
    let dimmed: UIColor = type == .custom ? .white : .tertiaryLabel
    let own = contents.titleColors.value(exactlyFor: state) ?? contents.titleColors[.normal]
    foreground = own ?? (state.contains(.disabled) ? dimmed : plain)
    let dims = state.contains(.highlighted) && type != .custom
    opacity = dims && contents.titleColors.value(exactlyFor: state) == nil ? 0.3 : 1
    // The tint colour says it for the others.
    let isPaler = type == .custom && contents.adjustsImage(for: state)
    imageOpacity = isPaler ? 0.5 : 1
  }
}

extension ButtonFace {
  /// Whether the other face needs the same room as this one.
  ///
  /// Looks that the app makes may be larger in one state than in another.
  func hasContent(of other: ButtonFace) -> Bool {
    title == other.title && attributedTitle == other.attributedTitle
      && subtitle == other.subtitle && image == other.image
      && backgroundImage?.size == other.backgroundImage?.size
      && transformers.title == nil && transformers.subtitle == nil
  }
}

/// Values for states of a control; a state without one has that of the normal state.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }

  func value(exactlyFor state: UIControl.State) -> Value? { values[state] }
}

/// What a button without configuration was given for each state.
struct ButtonContents {
  var titles = StateValues<String>()
  var titleColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var attributedTitles = StateValues<NSAttributedString>()
  var backgroundImages = StateValues<UIImage>()
  var adjustsImageWhenHighlighted = true
  var adjustsImageWhenDisabled = true

  /// Whether the picture looks different in a state for which there is none of its own.
  func adjustsImage(for state: UIControl.State) -> Bool {
    guard images.value(exactlyFor: state) == nil else { return false }
    return adjustsImageWhenHighlighted && state.contains(.highlighted)
      || adjustsImageWhenDisabled && state.contains(.disabled)
  }

  /// The words with looks of their own, unless the state has a title of its own and none of these.
  func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    let isPlain =
      titles.value(exactlyFor: state) != nil && attributedTitles.value(exactlyFor: state) == nil
    return isPlain ? nil : attributedTitles[state]
  }
}

/// The colours of a button with a configuration.
private struct ButtonColors {
  var foreground: UIColor
  var background: UIColor

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let style = configuration.style.shown(isSelected: state.contains(.selected))
    let base = configuration.baseBackgroundColor
    switch style {
    case .plain:
      foreground = configuration.baseForegroundColor ?? tint
      background = base ?? .clear
    case .gray:
      foreground = configuration.baseForegroundColor ?? tint
      background = base ?? .secondarySystemFill
    case .tinted:
      foreground = configuration.baseForegroundColor ?? tint
      background = (base ?? tint).withAlphaComponent(0.18)
    case .filled:
      foreground = configuration.baseForegroundColor ?? .white
      background = base ?? tint
    }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if style != .plain { background = .tertiarySystemFill }
    } else if state.contains(.highlighted), style != .plain {
      background = background.strengthened(by: style == .filled ? 0.75 : 1.5)
    }
  }
}

extension UIButton.Configuration.Style {
  /// A chosen button has a background that one that is not chosen lacks.
  fileprivate func shown(isSelected: Bool) -> Self {
    guard isSelected else { return self }
    return self == .plain || self == .gray ? .tinted : .filled
  }
}

extension UIColor {
  /// This colour with its opacity multiplied.
  fileprivate func strengthened(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.cgColor(in: traits)
      return UIColor(cgColor: color).withAlphaComponent(min(1, color.alpha * factor))
    }
  }
}
