public import CoreGraphics
import Foundation

/// An element of a window as assistive technologies see it, with the elements in it.
///
/// The tree of a window has one for the window at its root. Children are in the order in which they are read.
public struct UIBackendAccessibilityNode: Hashable, Sendable {
  /// Tells elements of a window apart, as long as they are on screen.
  ///
  /// A cell that shows another item is another element.
  public struct Identifier: Hashable, Sendable {
    let number: Int

    /// Creates an identity from a number that no other element of the window has.
    public init(number: Int) { self.number = number }
  }

  /// The kinds of elements.
  public enum Role: String, Hashable, Sendable {
    /// The window.
    case window
    /// A bar with a title and buttons.
    case bar
    /// A sheet or an alert, in front of everything else in the window.
    case dialog
    /// Elements that belong together.
    case group
    /// Rows below each other.
    case list
    /// Cells beside and below each other.
    case grid
    /// A row of a list.
    case row
    /// A cell of a grid.
    case cell
    /// The title of a section or a screen.
    case heading
    /// Text that does not change by itself.
    case text
    /// A picture.
    case image
    /// Something to press.
    case button
    /// Something that leads elsewhere.
    case link
    /// Something that is on or off.
    case toggle
    /// A value that can be increased and decreased.
    case slider
    /// A text of one line that can be edited.
    case textField
    /// A text of one line to search for.
    case searchField
    /// A text of many lines.
    case textArea
    /// The progress of something.
    case progress
    /// The content of a surface, which is read as the library underneath has it.
    case widget
    /// A text that is to be read out.
    case alert
  }

  /// The states of an element; `nil` for one that it cannot have.
  public struct States: Hashable, Sendable {
    /// Whether the element is selected.
    public var isSelected: Bool?
    /// Whether something that is on or off is on.
    public var isOn: Bool?
    /// Whether what belongs to the element shows.
    public var isExpanded: Bool?
    /// Whether the element does what it is there for.
    public var isEnabled = true
    /// Whether keys act on the element, or an app has sent the reader to it.
    public var isFocused = false
    /// Whether keys can be brought to the element.
    public var isFocusable = false
    /// Whether what is beside the element is out of reach.
    public var isModal = false
  }

  /// The position of a row or a cell among the others of its list, the first one at 1.
  public struct Position: Hashable, Sendable {
    /// The number of the element.
    public var index: Int
    /// The number of items, in all sections.
    public var count: Int
  }

  /// A value and its bounds, as numbers.
  public struct ValueRange: Hashable, Sendable {
    /// The value.
    public var value: Double
    /// The least value.
    public var minimum: Double
    /// The greatest value.
    public var maximum: Double

    /// Creates a value between two bounds.
    public init(_ value: Double, from minimum: Double, to maximum: Double) {
      (self.value, self.minimum, self.maximum) = (value, minimum, maximum)
    }
  }

  /// The identity of the element.
  public var identifier: Identifier
  /// The kind of the element.
  public var role: Role
  /// The words that name the element; empty where there are none.
  public var label: String
  /// The value of the element as words; empty where there is none.
  public var value = ""
  /// The value as a number, of an element that UIKit knows one of.
  public var range: ValueRange?
  /// The effect of activating the element; empty where that is not said.
  public var hint = ""
  /// The states of the element.
  public var states = States()
  /// The position of the element in its list.
  public var position: Position?
  /// The actions of the element.
  public var actions: [UIBackendAccessibilityAction] = []
  /// The surface that stands in the place of the element, if one does; it is read in it.
  public var surface: ObjectIdentifier?
  /// The part of the element that shows, in the coordinates of the window.
  public var frame: CGRect
  /// The elements in this one.
  public var children: [UIBackendAccessibilityNode] = []

  /// Creates an element with nothing in it that one can do nothing with.
  public init(identifier: Identifier, role: Role, label: String, frame: CGRect) {
    self.identifier = identifier
    self.role = role
    self.label = label
    self.frame = frame
  }

  /// Value, hint and position as words, for a reader that takes a name and one text more.
  public var summary: String {
    var parts = [value, hint].filter { !$0.isEmpty }
    if let position {
      let noun = role == .cell ? "item" : "row"
      parts.append("\(noun) \(Self.words(position.index)) of \(Self.words(position.count))")
    }
    return parts.joined(separator: ", ")
  }

  /// A number with a comma before each group of three digits.
  private static func words(_ number: Int) -> String {
    let digits = Array(String(number))
    let groups = digits.indices.map { index in
      let isStart = index > 0 && (digits.count - index).isMultiple(of: 3)
      return (isStart ? "," : "") + String(digits[index])
    }
    return groups.joined()
  }
}

/// Something that an assistive technology does with an element.
public enum UIBackendAccessibilityAction: Hashable, Sendable {
  /// Does what a tap does.
  case activate
  /// Brings the keys to the element.
  case focus
  /// Makes the value larger.
  case increment
  /// Makes the value smaller.
  case decrement
  /// Sets a value that can be increased and decreased; not among the actions of an element, as it comes with its range.
  case set(Double)
  /// Scrolls on by a page.
  case scrollForward
  /// Scrolls back by a page.
  case scrollBackward
  /// Goes back, or takes away what is in front.
  case escape
  /// One of the element's own actions, by its place and its words.
  case custom(Int, String)

  /// The words for the action.
  public var name: String {
    switch self {
    case .activate: "activate"
    case .focus: "focus"
    case .increment: "increment"
    case .decrement: "decrement"
    case .set: "set"
    case .scrollForward: "scroll forward"
    case .scrollBackward: "scroll backward"
    case .escape: "dismiss"
    case .custom(_, let name): name
    }
  }
}
