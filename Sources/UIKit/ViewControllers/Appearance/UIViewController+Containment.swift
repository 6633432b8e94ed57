import CoreGraphics
import Foundation

/// Two children of a container, one of which takes the other's place.
struct ChildExchange {
  let from: UIViewController
  let to: UIViewController
  let completion: ((Bool) -> Void)?
}

extension UIViewController {
  func takeIn(_ child: UIViewController) {
    guard child !== self else {
      return Diagnostics.report(
        .layout,
        "\(type(of: self)) was to be a child of itself; nothing was changed."
      )
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containment.parent = self
    child.containment.passage = .movingToParent
  }

  func leaveParent() {
    guard let parent = containment.parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    containment.passage = .none
    didMove(toParent: nil)
  }

  func exchange(
    _ exchange: ChildExchange,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?
  ) {
    let (old, new) = (exchange.from, exchange.to)
    guard old.parent === self, new.parent === self, let place = old.view.superview else {
      return Diagnostics.report(
        .layout,
        """
        \(type(of: self)) was to show \(type(of: new)) in place of \(type(of: old)). Both have to be its children, and \
        the view of the latter in a superview; nothing was changed.
        """
      )
    }
    let isAnimated = animations != nil && duration > 0
    let isOnScreen = appearance.hasAppeared && shouldAutomaticallyForwardAppearanceMethods
    if isOnScreen {
      old.beginAppearanceTransition(false, animated: isAnimated)
      new.beginAppearanceTransition(true, animated: isAnimated)
    }
    new.view.frame = old.view.frame
    place.insertSubview(new.view, aboveSubview: old.view)
    UIView.animate(
      withDuration: animations == nil ? 0 : duration,
      delay: 0,
      options: options,
      animations: { animations?() },
      completion: { finished in
        old.view.removeFromSuperview()
        place.layoutIfNeeded()
        for child in [old, new] where child.appearance.isOfContainer {
          child.endAppearanceTransition()
        }
        exchange.completion?(finished)
      }
    )
  }

  func passOnMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.passOnMemoryWarning() }
  }

  /// Tells the children that have another size when the view has `size`.
  func passOnTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.viewIfLoaded?.bounds.size != childSize else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
}
