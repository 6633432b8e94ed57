import Foundation

/// A key, alone or with others held down, that does something wherever the keys are.
///
/// Responders offer commands by `keyCommands`, from the first responder on; without one the chain begins at the
/// controller that is seen in front: what is presented, or what is on top of a navigation controller. What takes the key for itself comes first: a text takes what it can type and edit with, a
/// list takes arrows. A held key repeats its command.
///
/// A command calls a method, which is looked for as that of a `UICommand`, or a closure.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key with the arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with the arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with the arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with the arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key that deletes forward.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// The characters that the key types, or one of the names of keys that type nothing; an empty one matches nothing.
  ///
  /// Upper and lower case are the same. Return is "\r", Tab "\t" and the key that deletes backward "\u{8}".
  open private(set) var input: String?
  /// The modifier keys that are pressed, exactly: Shift, Control, Alt and the command key.
  ///
  /// The command key is Super; as keyboards have Control for what `.command` is on Apple's, Control does as well where
  /// no Control is asked for. Shift that is needed to type a character other than a letter is not asked for.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command is performed before the key does what it does in a text, a list or a control; `false` by default.
  ///
  /// So a text view can have Return send what is typed, while Shift with Return begins a line.
  open var wantsPriorityOverSystemBehavior = false
  private let handler: ((UIKeyCommand) -> Void)?

  /// Creates a command for a key.
  public init(
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags.intersection(Self.modifiers)
    self.handler = handler
    super.init(Face(), nil, nil)
  }

  /// Creates a command for a key that calls `action`.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(Face(), action, nil, input, modifierFlags)
  }

  /// Creates a command for a key that calls `action`, with words for a menu.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    let face = Face(title: title, image: image, attributes: attributes, state: state)
    self.init(face, action, propertyList, input, modifierFlags)
    self.discoverabilityTitle = discoverabilityTitle
  }

  private init(
    _ face: Face,
    _ action: Selector,
    _ propertyList: Any?,
    _ input: String,
    _ modifierFlags: UIKeyModifierFlags
  ) {
    self.input = input
    self.modifierFlags = modifierFlags.intersection(Self.modifiers)
    handler = nil
    super.init(face, action, propertyList)
  }

  private static let modifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  override func perform(from origin: UIResponder?) {
    guard let handler else { return super.perform(from: origin) }
    handler(self)
  }

  /// Whether a key with what is held down meanwhile is that of the command.
  func matches(_ key: UIKey) -> Bool {
    guard let input = input?.lowercased(), !input.isEmpty, key.inputs.contains(input),
      !attributes.contains(.disabled)
    else { return false }
    var held = key.modifierFlags.intersection(Self.modifiers)
    if input.count == 1, input == input.uppercased(), !UIKey.isNamed(input) { held.remove(.shift) }
    var wanted = modifierFlags
    if held == wanted { return true }
    guard wanted.contains(.command), !wanted.contains(.control) else { return false }
    wanted.remove(.command)
    wanted.insert(.control)
    return held == wanted
  }
}

extension UIKey {
  /// What a key command calls the key: what it types, or where that is no Latin letter the letter at its place.
  fileprivate var inputs: [String] {
    if let name = Self.names[keyCode] { return [name.lowercased()] }
    let typed = characters.lowercased()
    let letter = keyCode.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
    guard !typed.allSatisfy(\.isASCII) || typed.isEmpty, (0..<26).contains(letter) else {
      return [typed]
    }
    return [typed, String(UnicodeScalar(UInt8(0x61 + letter)))]
  }

  /// Whether an input is the name of a key, and not what it types.
  fileprivate static func isNamed(_ input: String) -> Bool { names.values.contains(input) }

  private static let names: [UIKeyboardHIDUsage: String] = [
    .keyboardUpArrow: UIKeyCommand.inputUpArrow,
    .keyboardDownArrow: UIKeyCommand.inputDownArrow,
    .keyboardLeftArrow: UIKeyCommand.inputLeftArrow,
    .keyboardRightArrow: UIKeyCommand.inputRightArrow,
    .keyboardEscape: UIKeyCommand.inputEscape,
    .keyboardHome: UIKeyCommand.inputHome,
    .keyboardEnd: UIKeyCommand.inputEnd,
    .keyboardPageUp: UIKeyCommand.inputPageUp,
    .keyboardPageDown: UIKeyCommand.inputPageDown,
    .keyboardDeleteForward: UIKeyCommand.inputDelete,
    .keyboardDeleteOrBackspace: "\u{8}",
    .keyboardReturnOrEnter: "\r",
    .keyboardTab: "\t",
  ]
}
