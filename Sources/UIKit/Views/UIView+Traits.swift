import Foundation

extension UIView {
  struct TraitState {
    var overrides = UITraitOverrides()
    var registrations: [TraitChangeRegistration] = []
    var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    /// The traits that were computed last; `nil` when the superview's may have changed.
    var resolved: UITraitCollection?
  }

  var resolvedTraits: UITraitCollection {
    if let resolved = traitState.resolved { return resolved }
    let outer =
      superview?.traitCollection ?? (self as? UIWindow)?.windowTraits
      ?? UITraitCollection(UIApplication.shared.backend.environment)
    let traits = overriding(outer)
    traitState.resolved = traits
    return traits
  }

  private func overriding(_ outer: UITraitCollection) -> UITraitCollection {
    var values = outer.values
    if let controller = hierarchy.controller {
      values = values.merging(controller.content.traitOverrides)
    }
    values = values.merging(traitState.overrides)
    return values == outer.values ? outer : UITraitCollection(values)
  }

  func overrideTraits(_ overrides: UITraitOverrides) {
    guard overrides != traitState.overrides else { return }
    changeOverrides { traitState.overrides = overrides }
  }

  /// Reports the traits that are others after `change`, in this view and below it.
  func changeOverrides(_ change: () -> Void) {
    let old = traitCollection
    change()
    traitState.resolved = old
    surroundingsDidChange()
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != traitState.semanticContentAttribute else { return }
    traitState.semanticContentAttribute = attribute
    directionDidChangeInConstraints()
    setNeedsLayout()
    setNeedsDisplay()
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(
      in: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// Runs `body` while `UITraitCollection.current` is that of this view, as UIKit documents it for
  /// layout and for changes of the surroundings and the tint.
  func inOwnSurroundings(_ body: () -> Void) {
    let traits = traitCollection
    if traits == .current { body() } else { traits.performAsCurrent(body) }
  }

  /// Computes the traits of this view and its subviews again, and reports those that have changed.
  ///
  /// A view whose traits were never read counts as having had the ones it would have returned.
  ///
  /// - Parameter outer: What the superview had; the desktop's for `nil`.
  func surroundingsDidChange(from outer: UITraitCollection? = nil) {
    let old =
      traitState.resolved
      ?? overriding(outer ?? UITraitCollection(UIApplication.shared.backend.environment))
    traitState.resolved = nil
    let new = traitCollection
    guard old != new else { return }
    guard new.isReported(after: old) else {
      return subviews.forEach { $0.surroundingsDidChange(from: old) }
    }
    if old.layoutDirection != new.layoutDirection { directionDidChangeInConstraints() }
    applyBackgroundColor()
    setNeedsLayout()
    setNeedsDisplay()
    inOwnSurroundings {
      traitCollectionDidChange(old)
      reportTraitChanges(from: old)
      hierarchy.controller?.traitCollectionDidChange(old)
      hierarchy.controller?.reportTraitChanges(from: old)
    }
    for subview in subviews { subview.surroundingsDidChange(from: old) }
  }
}

extension UITraitCollection {
  /// Whether these traits are reported to a view that had others: the room of the first window it comes into is no change.
  fileprivate func isReported(after old: UITraitCollection) -> Bool {
    var former = old.values
    if former.horizontalSizeClass == .unspecified {
      former.horizontalSizeClass = horizontalSizeClass
    }
    if former.verticalSizeClass == .unspecified { former.verticalSizeClass = verticalSizeClass }
    return former != values
  }
}

/// The relation of a view's content to the layout direction.
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

extension UISemanticContentAttribute {
  /// The direction of content in surroundings of a direction.
  func direction(in surroundings: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection
  {
    switch self {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: surroundings
    }
  }
}
