public import Foundation

/// A button of an alert, and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The styles of an action.
  public enum Style: Int, Sendable {
    /// Something usual.
    case `default` = 0
    /// Nothing is to be done; Escape does it too. An alert has at most one such action.
    case cancel = 1
    /// Something is destroyed.
    case destructive = 2
  }

  /// The words on the button.
  open private(set) var title: String?
  /// The style of the action.
  open private(set) var style: Style
  /// Whether the action can be chosen; `true` by default.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  private let handler: ((UIAlertAction) -> Void)?
  /// What shows the action.
  weak var button: UIButton?

  /// Creates an action; `handler` is called once the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func perform() { handler?(self) }
}

extension UIAlertAction: @preconcurrency NSCopying {
  /// Returns an action that says and does the same, and is in no alert.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
