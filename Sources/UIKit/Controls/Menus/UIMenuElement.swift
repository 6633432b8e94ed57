public import Foundation

/// Something that stands in a menu: an action, or a menu in it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is marked.
  public enum State: Int, Sendable {
    /// It is not.
    case off
    /// It is.
    case on
    /// Some of what it stands for is.
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing it leaves the menu open, which then shows what has changed in it.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var words: String
  var picture: UIImage?

  init(words: String, picture: UIImage?) {
    self.words = words
    self.picture = picture
  }

  /// The title of the element.
  open var title: String { words }

  /// The picture of the element; buttons display it, menus of a desktop do not.
  open var image: UIImage? { picture }
}
