import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// A row that is moved aside, or is about to be.
@MainActor
struct SwipedRow {
  /// Tells rows that were opened one after the other apart.
  let number: Int
  let configuration: UISwipeActionsConfiguration
  let edge: SwipeEdge
}

/// Moves rows of a collection view aside for their swipe actions, one at a time.
///
/// Which item the row shows is in `FollowedPaths`; this is what is going on with it. How far it is moved is known
/// to its cell, while it has one.
///
/// | from | by | to |
/// | --- | --- | --- |
/// | closed, open | a touch or fingers on a touchpad pull along the row | held |
/// | held | it is let go | open, closed, or performing after a full swipe |
/// | closed | a wheel turns sideways, a key, the delete accessory | open |
/// | open | a button is pressed | performing |
/// | performing | the action has ended | closed, or leaving if it was destructive and was done |
/// | leaving | no batch deletes the row in ``longestLeaving`` | closed |
/// | any but closed | the content scrolls, a tap elsewhere, Escape, what is typed; the row is deleted, reloaded or out of sight | closed |
@MainActor
final class RowSwiping {
  let gesture = SwipeGestureRecognizer()
  let dismissal = SwipeDismissalRecognizer()
  unowned let view: UICollectionView
  private(set) var state = State.closed
  /// The row that a pull, a wheel or a key is about to move, by its item.
  var candidate: (path: DataPath, row: SwipedRow)?
  /// When a wheel was turned last that has moved a row.
  var lastTurn: TimeInterval?
  /// Watches while a row is open whether something is typed elsewhere.
  private var typing: TypingWatch?
  private var lastNumber = 0

  /// How long a row that a destructive action has done away with waits for the batch that deletes it, in seconds.
  static let longestLeaving: TimeInterval = 0.5

  /// What is going on with the row.
  enum State {
    case closed
    case held(SwipedRow, Pull)
    case open(SwipedRow)
    /// An action was called and has not said that it has ended.
    case performing(SwipedRow)
    /// A destructive action was done.
    case leaving(SwipedRow, Countdown)
  }

  /// What holds a row.
  struct Pull {
    let source: ScrollDrag.Source
    /// How far the row is pulled from where it is closed, in points.
    var distance: Double
  }

  init(_ view: UICollectionView) { self.view = view }

  /// Has the recognisers come before what is pressed to scroll.
  func install() {
    for recognizer in [gesture, dismissal] { view.addGestureRecognizer(recognizer) }
    gesture.addHandlerClosure { [weak self] _ in self?.gestureDidChange() }
    dismissal.addHandlerClosure { [weak self] recognizer in
      if recognizer.state == .ended { self?.close() }
    }
  }

  /// The row that is not closed; nil if all are.
  var row: SwipedRow? {
    switch state {
    case .closed: nil
    case .held(let row, _), .open(let row), .performing(let row), .leaving(let row, _): row
    }
  }

  /// What moves the content of that row's cell; nil while the cell is not on screen.
  var slide: CellSlide? {
    guard let row, let slide = view.swipedCell?.slide, slide.number == row.number else {
      return nil
    }
    return slide
  }

  /// A number for a row that may be opened.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

// What moves the row.
extension RowSwiping {
  /// Holds the candidate where it is, and closes the row that was open.
  func hold(_ source: ScrollDrag.Source) {
    guard let row = takeCandidate(), let slide else { return }
    let pull = Pull(source: source, distance: slide.travel.pull(forShown: slide.shown))
    state = .held(row, pull)
    slide.hold(at: slide.shown)
  }

  /// Opens the candidate, and closes the row that was open.
  func open() {
    guard let row = takeCandidate(), let slide else { return }
    state = .open(row)
    slide.go(to: .open, animated: true)
  }

  /// Makes the candidate the swiped row; returns it if it has a cell.
  private func takeCandidate() -> SwipedRow? {
    guard let (path, row) = candidate else { return nil }
    candidate = nil
    guard row.number != self.row?.number else { return row }
    close()
    guard let cell = view.cell(at: path) else { return nil }
    view.swipedItem = path
    state = .open(row)
    typing = TypingWatch { [weak self] in self?.typed(in: $0) }
    show(row, in: cell)
    return row
  }

  /// Shows the buttons of a row in a cell, closed as yet.
  private func show(_ row: SwipedRow, in cell: UICollectionViewCell) {
    cell.endSlide()
    cell.slide = CellSlide(row, in: cell) { [weak self] index in
      self?.perform(index, of: row)
    }
    cell.change { $0.isSwiped = true }
  }

  /// Pulls the row further by a distance, in points; negative ones bring it back.
  func pull(by distance: Double) {
    guard case .held(let row, var pull) = state, let slide, distance.isFinite else { return }
    pull.distance += distance
    state = .held(row, pull)
    slide.hold(at: slide.travel.shown(forPull: pull.distance))
  }

  /// Lets the row go that moves aside at a speed, in points per second.
  func release(velocity: Double) {
    guard case .held(let row, _) = state else { return }
    guard let slide else { return close() }
    switch slide.travel.rest(releasedAt: slide.shown, velocity: velocity) {
    case .closed: close(velocity: velocity)
    case .open:
      state = .open(row)
      slide.go(to: .open, velocity: velocity, animated: true)
    case .aside:
      state = .open(row)
      slide.go(to: .aside, velocity: velocity, animated: true)
      perform(0, of: row)
    }
  }

  /// Closes the row, if one is open.
  func close(velocity: Double = 0, animated: Bool = true) {
    guard row != nil else { return }
    let cell = view.swipedCell
    let slide = slide
    forget()
    slide?.go(to: .closed, velocity: velocity, animated: animated)
    cell?.change { $0.isSwiped = false }
  }

  /// The item of the row was deleted or reloaded, or has left the screen: its cell goes as it is.
  func forget() {
    let former = state
    state = .closed
    typing = nil
    candidate = nil
    view.swipedItem = nil
    switch former {
    case .held(_, let pull) where pull.source == .touch: GestureArbiter.cancel(gesture)
    case .leaving(_, let countdown): countdown.cancel()
    case .closed, .held, .open, .performing: break
    }
    guard let button = view.window?.firstResponder as? SwipeActionButton,
      button.isDescendant(of: view)
    else { return }
    _ = view.window?.makeFirstResponder(view)
  }

  /// A row that has left the screen is closed.
  func rowsWereLaidOut() {
    // In the middle of an update the row and its cell may count in different index spaces.
    guard row != nil, view.engine.turn.isIdle, view.swipedCell == nil else { return }
    forget()
  }

  /// A cell shows an item from now on: it looks as the row does.
  func show(in cell: UICollectionViewCell, at path: DataPath) {
    guard let row, path == view.swipedItem else {
      cell.change { $0.isSwiped = false }
      return cell.endSlide()
    }
    guard cell.slide?.number != row.number else { return }
    show(row, in: cell)
    var rest = SwipeTravel.Rest.open
    if case .leaving = state { rest = .aside }
    cell.slide?.go(to: rest, animated: false)
  }
}

// What the actions do.
extension RowSwiping {
  /// Performs an action of a row that is open, unless one is performed.
  func perform(_ index: Int, of row: SwipedRow) {
    guard case .open(let open) = state, open.number == row.number, let slide,
      slide.actions.buttons.indices.contains(index)
    else { return }
    state = .performing(row)
    let action = row.configuration.actions[index]
    view.engine.door.perform(action, from: slide.actions.buttons[index]) { [weak self] isDone in
      self?.actionDidEnd(row, isGone: isDone && action.style == .destructive)
    }
  }

  /// An action has ended; a row that is gone waits for the batch that deletes it.
  private func actionDidEnd(_ row: SwipedRow, isGone: Bool) {
    guard case .performing(let performing) = state, performing.number == row.number else { return }
    guard isGone else { return close() }
    slide?.go(to: .aside, animated: true)
    let countdown = Countdown(for: Self.longestLeaving) { [weak self] in self?.close() }
    state = .leaving(row, countdown)
  }
}

extension UICollectionView {
  /// The item whose row is moved aside by its swipe actions.
  var swipedItem: DataPath? {
    get { engine.data.followed.swiped }
    set { engine.data.followed.swiped = newValue }
  }

  /// The cell of that row; nil while it is not on screen.
  var swipedCell: UICollectionViewCell? { swipedItem.flatMap { cell(at: $0) } }
}
