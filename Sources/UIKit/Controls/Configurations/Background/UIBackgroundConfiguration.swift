import CoreGraphics
public import Foundation

/// The background behind the content of a view, as a value.
///
/// From back to front there are a shadow, a colour, a picture, a view of the app's own and a line. What
/// is not set follows the style and the state it was last updated for.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  let style: BackgroundStyle
  private var fill: Adjustable<UIColor?>
  private var shape: Adjustable<CGFloat>
  private var insets: Adjustable<NSDirectionalEdgeInsets>

  /// A view of the app's own, in front of colour and picture; it fills the background.
  public var customView: UIView?
  /// Makes the colour that is shown out of `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The edges at which the layout margins of the view are added to `backgroundInsets`.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A picture in front of the colour.
  public var image: UIImage?
  /// The placement of the picture in the background; stretched by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The shadow; by default it is not seen.
  public var shadowProperties = UIShadowProperties()
  /// The colour of the line around the background; `nil`, the default, is the view's tint colour.
  public var strokeColor: UIColor?
  /// Makes the colour of the line that is shown out of `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line, in points; 0, which draws none, by default.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the line lies outside of the background, in points; negative values are inside, 0 by default.
  public var strokeOutset: CGFloat = 0

  init(_ style: BackgroundStyle) {
    self.style = style
    fill = Adjustable(style.color(.none))
    shape = Adjustable(style.cornerRadius)
    insets = Adjustable(style.insets)
  }

  /// The colour; `nil` is the view's tint colour, or for a button what its style says.
  ///
  /// A colour that is set stays in all states.
  public var backgroundColor: UIColor? {
    get { fill.value }
    set { fill.value = newValue }
  }

  /// The radius of the corners of the background, the line and the custom view, in points.
  public var cornerRadius: CGFloat {
    get { shape.value }
    set { shape.value = newValue }
  }

  /// The radius that was set; `nil` where the style decides.
  var ownCornerRadius: CGFloat? { shape.own }

  /// The distances of the background from the edges of the view, in points; negative values extend beyond them.
  public var backgroundInsets: NSDirectionalEdgeInsets {
    get { insets.value }
    set { insets.value = newValue }
  }

  /// The colour that is shown in a view with a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line that is shown in a view with a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// This background as it is in a state, with everything that was set kept as it was set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    updated.fill.standard = style.color(ConfigurationConditions(state))
    return updated
  }
}

/// The shadow of a background.
public struct UIShadowProperties: Hashable, Sendable {
  /// The colour; opaque black by default.
  public var color = UIColor.black
  /// The opacity, 0…1; 0, which casts no shadow, by default.
  public var opacity: CGFloat = 0
  /// The blur radius of the shadow, in points; 0 by default.
  public var radius: CGFloat = 0
  /// The offset of the shadow, in points; zero by default.
  public var offset = CGSize.zero

  /// Creates a shadow that is not seen.
  public init() {}
}
