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
}
