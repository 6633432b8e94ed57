import Foundation

extension UIView {
  struct TraitState {
    var overriddenStyle: UIUserInterfaceStyle = .unspecified
    var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    /// What the view was told last; forgotten when the surroundings may have changed.
    var resolved: UITraitCollection?
  }

  /// The surroundings of the view: the superview's, changed by what this view overrides.
  public var traitCollection: UITraitCollection {
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

  /// Light or dark for this view and what it holds, whatever the surroundings say.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.overriddenStyle }
    set {
      guard newValue != traitState.overriddenStyle else { return }
      traitState.overriddenStyle = newValue
      surroundingsDidChange()
    }
  }

  /// What the view's content means for its direction; unspecified by default.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { traitState.semanticContentAttribute }
    set {
      guard newValue != traitState.semanticContentAttribute else { return }
      traitState.semanticContentAttribute = newValue
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// The direction in which the view arranges its content.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
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
