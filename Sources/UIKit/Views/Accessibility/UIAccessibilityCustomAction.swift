public import Foundation

/// Something more that can be done with an element, besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does what the action says; returns whether that succeeded.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The words for the action.
  open var name: String
  /// A picture of the action; `nil` by default.
  open var image: UIImage?
  /// The closure that performs the action.
  open var actionHandler: ActionHandler?
  /// The object whose method performs the action, which is not held.
  open weak var target: AnyObject?
  /// The method that performs the action where there is no `actionHandler`.
  ///
  /// It takes nothing or the action. What it returns says whether it succeeded; one that returns nothing succeeds.
  open var selector: Selector?

  /// Creates an action with words and what it does.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with words, a picture and what it does.
  public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with words and the method of a target that performs it.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Creates an action with words, a picture and the method of a target that performs it.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Performs the action; returns whether that succeeded.
  final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, let selector, let result = selector.perform(on: target, with: self) else {
      return false
    }
    return result as? Bool ?? true
  }
}
