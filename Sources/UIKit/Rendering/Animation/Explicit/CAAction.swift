public import Foundation

/// The action of a change of a property of a layer without a view.
@preconcurrency @MainActor
public protocol CAAction {
  /// Does it: `event` is the name of the property and `anObject` the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Adds the animation to the layer under the name of the property.
  ///
  /// Without a duration it lasts as long as the transaction says.
  @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let timing = CATransaction.implicitTiming()
    guard duration == 0, let timing, let copy = copy(with: nil) as? CAAnimation else {
      return layer.add(self, forKey: event)
    }
    copy.duration = timing.duration
    layer.add(copy, forKey: event)
  }
}

extension NSNull: CAAction {
  /// Does nothing: the property changes at once.
  @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Stands for the animation that a change has unless the layer says otherwise.
final class ImplicitAnimation: CABasicAnimation {}

extension CALayer {
  /// What happens for a change unless a subclass decides it.
  func usualAction(forKey event: String) -> (any CAAction)? {
    guard view == nil else { return nil }
    if let action = rare?.actions?[event] { return action is NSNull ? nil : action }
    return Self.defaultAction(forKey: event) ?? ImplicitAnimation(keyPath: event)
  }

  /// Whether a change of a property of a layer without a view animates as the transaction says; runs its action if it has
  /// another.
  func animatesImplicitly(_ event: String) -> Bool {
    guard view == nil, rare?.activity.wasShown == true, CATransaction.implicitTiming() != nil,
      let action = action(forKey: event)
    else { return false }
    if action is ImplicitAnimation { return true }
    action.run(forKey: event, object: self, arguments: nil)
    return false
  }
}

extension LayerProperties {
  /// The name of the property in which these differ from others in one part.
  func changedProperty(from other: LayerProperties, key: LayerKey) -> String {
    switch key {
    case .bounds: "bounds"
    case .position: "position"
    case .transform: "transform"
    case .sublayerTransform: "sublayerTransform"
    case .opacity: "opacity"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .border: border.width != other.border.width ? "borderWidth" : "borderColor"
    case .shadow:
      if shadow.opacity != other.shadow.opacity {
        "shadowOpacity"
      } else if shadow.radius != other.shadow.radius {
        "shadowRadius"
      } else {
        shadow.offset != other.shadow.offset ? "shadowOffset" : "shadowColor"
      }
    }
  }
}
