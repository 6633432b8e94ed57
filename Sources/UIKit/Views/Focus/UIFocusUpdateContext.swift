public import CoreGraphics
public import Foundation
import TesseraCore

/// An object that the focus can be on.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the focus may come here.
  var canBecomeFocused: Bool { get }
  /// The rectangle of the item, in the coordinates of what it is in.
  var frame: CGRect { get }
  /// The sign that the item has the focus; `nil` for none.
  var focusEffect: UIFocusEffect? { get }
}

/// An object that is notified when the focus comes, goes, or moves inside.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// Returns whether the focus may move; asked before it does.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved to, from, or inside this.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// The direction in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To what comes next, as with Tab.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To what came before, as with Shift and Tab.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first, as with Home.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last, as with End.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// From where to where the focus moves.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus; `nil` for none, or for one that is not on screen.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus; `nil` for none, or for one that is not on screen yet.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction in which the focus moves; empty where no key moves it.
  open private(set) var focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, _ heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }

  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// From which item of a collection view to which one the focus moves.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that gets the focus; `nil` when it leaves the collection view.
  open private(set) var nextFocusedIndexPath: IndexPath?
  /// The item that had the focus; `nil` when it comes from outside, or the item is gone.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  init(
    from previous: (path: DataPath?, cell: UIView?),
    to next: (path: DataPath?, cell: UIView?),
    _ heading: UIFocusHeading
  ) {
    previouslyFocusedIndexPath = previous.path.map { IndexPath($0) }
    nextFocusedIndexPath = next.path.map { IndexPath($0) }
    super.init(from: previous.cell, to: next.cell, heading)
  }
}

/// From which row of a table to which one the focus moves.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that gets the focus; `nil` when it leaves the table.
  open private(set) var nextFocusedIndexPath: IndexPath?
  /// The row that had the focus; `nil` when it comes from outside, or the row is gone.
  open private(set) var previouslyFocusedIndexPath: IndexPath?

  init(
    from previous: (path: IndexPath?, cell: UIView?),
    to next: (path: IndexPath?, cell: UIView?),
    _ heading: UIFocusHeading
  ) {
    previouslyFocusedIndexPath = previous.path
    nextFocusedIndexPath = next.path
    super.init(from: previous.cell, to: next.cell, heading)
  }
}

/// Animates what is changed because the focus has moved.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  private static let duration: TimeInterval = 0.15

  /// Adds changes that are animated while the focus moves, and what is done at the end.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      for animation in animations { animation() }
    } completion: { _ in
      for completion in completions { completion() }
    }
  }
}
