public import Foundation

/// The closure that an action calls with itself.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with the words and the picture that stand for it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action; unique unless given.
  open private(set) var identifier: Identifier
  /// A longer title that says what the action is for; `nil` by default.
  ///
  /// It is kept, and shown nowhere.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu; none by default.
  open var attributes: Attributes
  /// Whether the action is marked in a menu; `.off` by default.
  open var state: State
  /// The control that had the action performed last; `nil` before the first time.
  open var sender: Any? { lastSender }
  private weak var lastSender: AnyObject?
  private let handler: UIActionHandler

  private static var lastNumber = 0

  /// Creates an action that calls `handler`.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.lastNumber += 1
    self.identifier = identifier ?? Identifier("action-\(Self.lastNumber)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(words: title, picture: image)
  }

  /// The title of the action.
  open override var title: String {
    get { words }
    set { words = newValue }
  }

  /// The picture of the action.
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }

  func perform(from sender: AnyObject?) {
    lastSender = sender
    handler(self)
  }
}

extension UIAction: @preconcurrency NSCopying {
  /// Returns an action with the same identifier that says and does the same, and can be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title,
      image: image,
      identifier: identifier,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state,
      handler: handler
    )
  }
}
