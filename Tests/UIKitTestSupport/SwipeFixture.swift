import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// A window of 375 × 600 with a plain list whose rows have swipe actions.
///
/// Rows are 44 points high. *Trash*, destructive, and *Mute* are at the trailing side and *Read* at the leading side,
/// each 74 points wide, unless a test says otherwise.
@MainActor
final class SwipeFixture {
  let base: ListLayoutFixture
  let actions: SwipeActions
  /// Where the touch is that holds a row.
  private var held = CGPoint.zero

  init(
    _ counts: [Int] = [40],
    isRightToLeft: Bool = false,
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain
  ) {
    let actions = SwipeActions()
    self.actions = actions
    base = ListLayoutFixture(
      counts,
      isRightToLeft: isRightToLeft,
      listConfiguration(appearance) {
        $0.leadingSwipeActionsConfigurationProvider = {
          actions.answer(actions.leading, "leading", $0)
        }
        $0.trailingSwipeActionsConfigurationProvider = {
          actions.answer(actions.trailing, "trailing", $0)
        }
      }
    )
  }

  /// Puts the list at the start of a scroll view that is a window's width wider than the window.
  func embed() -> UIScrollView {
    let outer = UIScrollView(frame: view.frame)
    outer.contentSize = CGSize(width: 750, height: 600)
    base.fixture.show(outer)
    outer.addSubview(view)
    rest()
    return outer
  }

  var view: UICollectionView { base.view }
  var backend: HeadlessBackend { base.fixture.backend }
  var screen: HeadlessWindow { base.fixture.screen }

  func cell(_ item: Int) -> UICollectionViewListCell? { base.cell(item) }

  /// How far the content of a row is moved to the left; nil if the row is not on screen.
  func aside(_ item: Int) -> CGFloat? {
    cell(item).map { $0.frame.minX - $0.contentView.convert(.zero, to: view).x }
  }

  /// The rows that are not where they belong, from top to bottom.
  var movedRows: [Int] {
    view.indexPathsForVisibleItems.map(\.item).sorted().filter { aside($0) != 0 }
  }

  /// The items whose cells say that they are swiped.
  var swipedRows: [Int] {
    view.indexPathsForVisibleItems.map(\.item).sorted().filter {
      cell($0)?.configurationState.isSwiped == true
    }
  }

  /// The buttons of a row from left to right, as they are on screen.
  func buttons(_ item: Int) -> [CGRect] {
    guard let cell = cell(item), let actions = cell.slide?.actions else { return [] }
    return actions.buttons.map { $0.convert($0.bounds, to: view) }.sorted { $0.minX < $1.minX }
  }

  /// A point of a row in the window.
  func place(_ item: Int, x: CGFloat = 200) -> CGPoint {
    let frame = cell(item)?.frame ?? .zero
    return view.convert(CGPoint(x: x, y: frame.midY), to: nil)
  }

  /// Moves everything that moves to its end.
  func rest() {
    backend.advanceUntilIdle()
    base.frame()
  }

  func update(_ changes: @escaping () -> Void) {
    view.performBatchUpdates(changes)
    rest()
  }
}

// What a person does.
extension SwipeFixture {
  /// Drags slowly from a point, in steps of 5 points at most, and rests there.
  ///
  /// Of a drag the first 10 points do not move anything.
  func drag(
    from start: CGPoint,
    by distance: CGVector,
    device: UIBackendPointerEvent.Device = .touch
  ) {
    screen.pointer(.pressed, at: start, device: device)
    let steps = max(1, Int((hypot(distance.dx, distance.dy) / 5).rounded(.up)))
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      backend.advance(by: HeadlessBackend.frameInterval)
      screen.pointer(
        .dragged,
        at: CGPoint(x: start.x + distance.dx * share, y: start.y + distance.dy * share),
        device: device
      )
    }
    backend.advance(by: 0.3)
  }

  /// Pulls a row by a distance, to the right if it is positive, and keeps hold of it.
  func hold(_ item: Int, by distance: CGFloat, device: UIBackendPointerEvent.Device = .touch) {
    let slop: CGFloat = distance < 0 ? -10 : 10
    held = place(item)
    drag(from: held, by: CGVector(dx: distance + slop, dy: 0), device: device)
    held.x += distance + slop
  }

  /// Lets go of what is held.
  func letGo(device: UIBackendPointerEvent.Device = .touch) {
    screen.pointer(.released, at: held, device: device)
  }

  /// Pulls a row by a distance, lets go, and waits until everything is at rest.
  func pull(_ item: Int, by distance: CGFloat, device: UIBackendPointerEvent.Device = .touch) {
    hold(item, by: distance, device: device)
    letGo(device: device)
    rest()
  }

  /// Opens the trailing actions of a row.
  func open(_ item: Int) { pull(item, by: -100) }

  func tap(_ point: CGPoint, device: UIBackendPointerEvent.Device = .touch) {
    screen.tap(at: point, device: device)
  }

  /// Presses a button of a row, counted from the left.
  func press(_ button: Int, of item: Int) {
    let frame = buttons(item)[button]
    tap(view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
  }

  /// What a touchpad sends for a movement of two fingers over a row.
  func moveFingers(
    over item: Int,
    _ steps: [CGVector],
    velocity: CGVector = .zero
  ) {
    let place = place(item)
    sendScroll(.fingersBegan, at: place)
    for step in steps {
      backend.advance(by: HeadlessBackend.frameInterval)
      sendScroll(.fingersMoved(step), at: place)
    }
    sendScroll(.fingersEnded(velocity: velocity), at: place)
    rest()
  }

  @discardableResult
  func sendScroll(
    _ movement: UIBackendScrollEvent.Movement,
    at place: CGPoint,
    modifiers: UIKeyModifierFlags = []
  ) -> Bool {
    screen.send(
      .scroll(
        UIBackendScrollEvent(
          movement,
          at: place,
          timestamp: backend.currentTime,
          modifiers: modifiers
        )
      )
    )
  }
}

/// The swipe actions of rows, and what was asked of them.
@MainActor
final class SwipeActions {
  var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  /// What a handler does besides saying that it was done; it is not said while there is something here.
  var handle: ((_ title: String, _ completion: @escaping (Bool) -> Void) -> Void)?
  private(set) var notes: [String] = []

  init() {
    leading = { [unowned self] _ in UISwipeActionsConfiguration(actions: [action("Read")]) }
    trailing = { [unowned self] _ in
      UISwipeActionsConfiguration(actions: [action("Trash", .destructive), action("Mute")])
    }
  }

  func action(
    _ title: String,
    _ style: UIContextualAction.Style = .normal
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [unowned self] action, _, completion in
      notes.append(action.title ?? "")
      if let handle { handle(title, completion) } else { completion(true) }
    }
  }

  func answer(
    _ provider: (IndexPath) -> UISwipeActionsConfiguration?,
    _ side: String,
    _ path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    notes.append("\(side) of \(path.item)?")
    return provider(path)
  }

  /// What was asked and done since the last call.
  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}
