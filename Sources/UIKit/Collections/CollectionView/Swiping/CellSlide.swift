import CoreGraphics
import Foundation
import TesseraCore

/// How far the content of a cell is moved aside, with the buttons that show beside it.
///
/// Everything in the cell moves: content, background, accessories and lines; the cell itself stays where it is
/// and clips. What moves by itself does so by the clock of the window, so that buttons are where they are seen.
@MainActor
final class CellSlide {
  /// The number of the swiped row that the cell shows.
  let number: Int
  let actions: SwipeActionsView
  /// Whether the cell clips while its content is not moved aside.
  var clipsAtRest: Bool
  private weak var cell: UICollectionViewCell?
  private let edge: SwipeEdge
  private let performsFirstAction: Bool
  /// How far the content is moved aside, in points.
  private(set) var shown = 0.0
  private var movement = Movement.resting(.closed)
  private var expansion = Expansion.resting(0)

  /// What the content is doing.
  private enum Movement {
    case held
    case resting(SwipeTravel.Rest)
    case gliding(SwipeGlide, since: TimeInterval, to: SwipeTravel.Rest)
  }

  /// How far the first button covers the others.
  private enum Expansion {
    case resting(Double)
    case changing(ScrollAnimation, since: TimeInterval)
  }

  /// Shows the buttons of `row` beside the content of `cell`, none of them yet.
  init(_ row: SwipedRow, in cell: UICollectionViewCell, press: @escaping (Int) -> Void) {
    number = row.number
    edge = row.edge
    performsFirstAction = row.configuration.performsFirstActionWithFullSwipe
    actions = SwipeActionsView(row.configuration.actions, edge: row.edge, press: press)
    clipsAtRest = cell.clipsToBounds
    self.cell = cell
    cell.clipsToBounds = true
    cell.addSubview(actions)
  }

  /// How the row follows a pull, in the width it has now.
  var travel: SwipeTravel {
    let size = rowSize
    return SwipeTravel(
      rowWidth: Double(size.width),
      extent: actions.arrangement(in: size).extent,
      performsFirstAction: performsFirstAction
    )
  }

  /// Whether the content is on its way back, or there.
  var isClosing: Bool {
    switch movement {
    case .resting(.closed), .gliding(_, _, to: .closed): true
    case .held, .resting, .gliding: false
    }
  }

  /// The origin of the content on screen, in the coordinates it has while it is not moved aside.
  var offset: CGFloat { CGFloat(shown * edge.sign) }

  /// Holds the content at a distance.
  func hold(at distance: Double) {
    movement = .held
    shown = distance
    expand(travel.isFullSwipe(distance))
    apply()
  }

  /// Goes to a place of rest, from the speed at which it is moved aside, in points per second.
  func go(to rest: SwipeTravel.Rest, velocity: Double = 0, animated: Bool) {
    actions.isUserInteractionEnabled = rest != .closed
    expand(rest == .aside)
    let glide = SwipeGlide(from: shown, velocity: velocity, to: travel.distance(of: rest))
    guard animated, canAnimate, glide.duration > 0 else { return come(to: rest) }
    movement = .gliding(glide, since: Self.now, to: rest)
    UIApplication.shared.animationClock.start(self)
  }

  /// The cell has another size, or another place: what rests stays at rest.
  func cellDidLayOut() {
    switch movement {
    case .resting(let rest): shown = travel.distance(of: rest)
    case .gliding(let glide, let start, let rest)
    where glide.target != travel.distance(of: rest):
      go(to: rest, velocity: glide.velocity(at: Self.now - start), animated: true)
    case .held, .gliding: break
    }
    apply()
  }

  /// Brings the content back at once, and takes the buttons away.
  func end() {
    UIApplication.shared.animationClock.stop(self)
    shown = 0
    UIViewAnimationTransaction.perform(in: nil) {
      actions.removeFromSuperview()
      cell?.moveContentAside(by: 0)
      cell?.clipsToBounds = clipsAtRest
    }
  }

  private func come(to rest: SwipeTravel.Rest) {
    movement = .resting(rest)
    guard rest != .closed else { cell?.endSlide(); return }
    shown = travel.distance(of: rest)
    apply()
  }

  private func apply() {
    UIViewAnimationTransaction.perform(in: nil) {
      cell?.moveContentAside(by: offset)
      actions.place(shown: shown, expansion: expansionShown, rowSize: rowSize)
      actions.layoutIfNeeded()
    }
  }

  private var canAnimate: Bool {
    cell?.window?.isOnScreen == true && UIView.areAnimationsEnabled
      && !UIApplication.shared.backend.environment.reducesMotion
  }

  private var rowSize: CGSize { cell?.bounds.size ?? .zero }

  private static var now: TimeInterval { UIApplication.shared.backend.currentTime }
}

extension CellSlide: FrameAnimator {
  func advanceFrame(to time: TimeInterval) -> Bool {
    guard cell != nil else { return false }
    if case .changing(let change, let start) = expansion, time - start >= change.duration {
      expansion = .resting(change.target)
    }
    if case .gliding(let glide, let start, let rest) = movement {
      guard time - start < glide.duration else {
        come(to: rest)
        return isExpanding
      }
      shown = max(0, glide.distance(at: time - start))
    }
    apply()
    return isMoving
  }

  private var isMoving: Bool {
    guard case .gliding = movement else { return isExpanding }
    return true
  }

  private var isExpanding: Bool {
    guard case .changing = expansion else { return false }
    return true
  }

  private var expansionShown: Double {
    switch expansion {
    case .resting(let share): share
    case .changing(let change, let start): change.offset(at: Self.now - start)
    }
  }

  private func expand(_ isExpanded: Bool) {
    let target: Double = isExpanded ? 1 : 0
    switch expansion {
    case .resting(target): return
    case .changing(let change, _) where change.target == target: return
    case .resting, .changing: break
    }
    guard canAnimate else { return expansion = .resting(target) }
    let change = ScrollAnimation(
      from: expansionShown,
      to: target,
      within: ScrollAnimation.quickDuration
    )
    expansion = .changing(change, since: Self.now)
    UIApplication.shared.animationClock.start(self)
  }
}

extension UICollectionViewCell {
  /// Moves everything in the cell; 0 brings it back.
  func moveContentAside(by offset: CGFloat) {
    ownLayer.update(.bounds) { $0.bounds.origin.x = offset }
  }

  /// Brings the content back at once, and takes the buttons away.
  func endSlide() {
    guard let slide else { return }
    slide.end()
    self.slide = nil
  }

  /// Says whether the cell clips while its content is not moved aside.
  func setClipsAtRest(_ clips: Bool) {
    if let slide { slide.clipsAtRest = clips } else { clipsToBounds = clips }
  }
}
