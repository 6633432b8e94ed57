import Foundation

/// The tint of content in front of a material.
///
/// Pictures that are tinted, and what else takes the tint of the content view, are in the colour of the style. What has a colour of its own
/// keeps it: nothing is blended with what is behind.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  private let style: UIVibrancyEffectStyle

  /// Creates the effect of labels in front of a material.
  public init(blurEffect: UIBlurEffect) { style = .label }

  /// Creates an effect in front of a material.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.style = style }

  override var contentTint: UIColor? {
    switch style {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}

/// The kinds of content in front of a material.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Words.
  case label = 0
  /// Words of less importance.
  case secondaryLabel
  /// Words of little importance.
  case tertiaryLabel
  /// Words of least importance.
  case quaternaryLabel
  /// Areas.
  case fill
  /// Areas of less importance.
  case secondaryFill
  /// Areas of little importance.
  case tertiaryFill
  /// Lines.
  case separator
}
