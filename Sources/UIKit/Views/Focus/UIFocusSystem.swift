import CoreGraphics
public import Foundation

/// Knows what has the focus in a window, and moves it there in code.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private weak var window: UIWindow?

  init(_ window: UIWindow) { self.window = window }

  /// The system of the window that an environment is in; `nil` outside of windows.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    guard let view = environment as? UIView else { return nil }
    return (view as? UIWindow ?? view.window).map { UIFocusSystem($0) }
  }

  /// The view that has the focus; `nil` while a pointer is used, or a text has the keys.
  open var focusedItem: (any UIFocusItem)? { window?.focusedView }

  /// Moves the focus to a view of the window, or an item of a collection view to its cell, if that takes it.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let view = environment as? UIView, view.window === window else { return }
    if let cell = view as? UICollectionViewCell, let list = cell.superview?.enclosingCollectionView,
      let path = list.item(of: cell)
    {
      list.moveFocus(to: path)
      return
    }
    window?.giveKeys(to: view)
  }
}

extension UIWindow {
  /// The view that keys were moved to, while that shows.
  var focusedView: UIView? {
    if let list = firstResponder as? UICollectionView { return list.selection.focusedCell }
    return keyFocus.view
  }

  /// Tells views that the focus has moved from one of them to another.
  func tellFocus(from previous: UIView?, to next: UIView?, _ context: UIFocusUpdateContext) {
    let coordinator = UIFocusAnimationCoordinator()
    var told: Set<ObjectIdentifier> = []
    for start in [next, previous] {
      var view = start
      while let current = view, told.insert(ObjectIdentifier(current)).inserted {
        current.didUpdateFocus(in: context, with: coordinator)
        view = current.superview
      }
    }
    coordinator.run()
  }

  /// Shows the ring that a view with the focus has now.
  func focusEffectDidChange(of view: UIView) {
    if let cell = view as? UICollectionViewCell {
      guard cell.isFocusedByKeys else { return }
      cell.isFocusedByKeys = false
      cell.isFocusedByKeys = true
    } else if keyFocus.view === view {
      showKeyFocus(on: view)
    }
  }
}
