import Foundation

/// A method as an element of a menu, which is called on the first responder that has it.
///
/// It is looked for as without a target in `UIApplication.sendAction(_:to:from:for:)`, with the command as the sender.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method; `nil` for a key command with a closure.
  open private(set) var action: Selector?
  /// A value of the app's choice that tells commands with the same method apart.
  open private(set) var propertyList: Any?
  /// A longer title that says what the command is for; `nil` by default.
  ///
  /// It is kept, and shown nowhere.
  open var discoverabilityTitle: String?
  /// The attributes of the command; none by default.
  open var attributes: Attributes
  /// Whether the command is marked in a menu; `.off` by default.
  open var state: State

  /// Creates a command that calls `action`.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(
      Face(title: title, image: image, attributes: attributes, state: state),
      action,
      propertyList
    )
    self.discoverabilityTitle = discoverabilityTitle
  }

  struct Face {
    var title = ""
    var image: UIImage?
    var attributes: Attributes = []
    var state = State.off
  }

  init(_ face: Face, _ action: Selector?, _ propertyList: Any?) {
    self.action = action
    self.propertyList = propertyList
    attributes = face.attributes
    state = face.state
    super.init(words: face.title, picture: face.image)
  }

  /// The title of the command.
  open override var title: String {
    get { words }
    set { words = newValue }
  }

  /// The picture of the command.
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }

  /// Calls the method on the first responder, or the first from `origin` on, that has it.
  func perform(from origin: UIResponder?) {
    guard let action, !attributes.contains(.disabled) else { return }
    UIApplication.shared.send(action, to: nil, from: self, event: nil, origin: origin)
  }

  /// What stands for the command in a menu that is presented.
  var menuAction: UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [self] action in
      perform(from: action.sender as? UIResponder)
    }
  }
}
