import Foundation

extension UIView {
  struct TraitState {
    var overriddenStyle: UIUserInterfaceStyle = .unspecified
    var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    /// What the view was told last; forgotten when the surroundings may have changed.
    var resolved: UITraitCollection?
  }

  var resolvedTraits: UITraitCollection {
    if let resolved = traitState.resolved { return resolved }
    let outer =
      superview?.traitCollection ?? (self as? UIWindow)?.windowTraits
      ?? UITraitCollection(UIApplication.shared.backend.environment)
    let traits =
      traitState.overriddenStyle == .unspecified
      ? outer
      : outer.merging(UITraitCollection(userInterfaceStyle: traitState.overriddenStyle))
    traitState.resolved = traits
    return traits
  }

  func overrideStyle(_ style: UIUserInterfaceStyle) {
    guard style != traitState.overriddenStyle else { return }
    traitState.overriddenStyle = style
    surroundingsDidChange()
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != traitState.semanticContentAttribute else { return }
    traitState.semanticContentAttribute = attribute
    setNeedsLayout()
    setNeedsDisplay()
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Finds out the surroundings of this view and what it holds again, and tells who has new ones.
  func surroundingsDidChange() {
    let old = traitState.resolved
    traitState.resolved = nil
    let new = traitCollection
    guard old != new else { return }
    applyBackgroundColor()
    setNeedsLayout()
    setNeedsDisplay()
    traitCollectionDidChange(old)
    for subview in subviews { subview.surroundingsDidChange() }
  }
}

/// What a view's content means for its direction.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the reading direction.
  case unspecified
  /// Buttons that play and wind; never mirrored.
  case playback
  /// Controls for directions in space; never mirrored.
  case spatial
  /// From left to right always.
  case forceLeftToRight
  /// From right to left always.
  case forceRightToLeft
}
