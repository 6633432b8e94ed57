import CoreGraphics
import Foundation
import TesseraCore

/// A change of everything at once: a batch of updates, another layout, or another size.
///
/// What was on screen before and what is on screen afterwards are two values, and `translation` leads
/// from one to the other. An element in both keeps its view, which travels from where it is on screen
/// to where it belongs.
@MainActor
final class AnimatedUpdate {
  let cause: Cause
  let before: ScreenSnapshot
  /// Whether nothing moves: what comes fades in, what goes fades out, what stays is in its place.
  let reducesMotion = UIApplication.shared.backend.environment.reducesMotion
  var translation = ElementTranslation.none
  /// Where the offset goes; until the commit, because then it is there.
  var aim = Aim(.offset)
  var phase = Phase.settling
  /// What the layout said last; `nil` until it was asked.
  var contentSize: CGSize?
  /// How far the offset has gone, and all views with it.
  var appliedDelta = CGVector.zero
  private var arrivals = Arrivals()
  /// Elements that were on screen and are no more, or are shown by other views.
  var removed: [ScreenSnapshot.Entry] = []
  private var places = AskedPlaces()

  /// What changes.
  enum Cause {
    /// The data.
    case update
    /// The layout; this one gives way.
    case layout(UICollectionViewLayout)
    /// The size of the view.
    case bounds
    /// What the layout says, without a change of anything that it depends on.
    case invalidation
  }

  /// Whether an element that comes into view comes from where the same layout had it before.
  var keepsElements: Bool {
    switch cause {
    case .update, .invalidation: true
    case .layout, .bounds: false
    }
  }

  init(_ cause: Cause, before: ScreenSnapshot) {
    self.cause = cause
    self.before = before
  }
}

extension AnimatedUpdate {
  /// Where the offset goes.
  struct Aim {
    var hold: Hold
    /// What the layout and the delegate want, in addition to what holds still; `nil` until asked.
    ///
    /// Once the offset has gone it is what the content had no room for.
    var requestedDelta: CGVector?
    /// What the layout has added since, while elements found their sizes.
    var adjustment = CGVector.zero
    /// How far the offset goes, as far as is known by now.
    var offsetDelta = CGVector.zero
    /// How much farther it would go if there were room.
    var clampedDelta = CGVector.zero

    init(_ hold: Hold) { self.hold = hold }
  }

  /// How far the change is.
  enum Phase {
    /// What will be on screen is found out; nothing has moved.
    case settling
    /// The offset is where it shall be.
    case committed
  }

  /// Takes a movement of the offset that the layout asks for while nothing has moved yet.
  ///
  /// Answers `false` once the offset is where it shall be: then it is moved at once.
  func takes(_ adjustment: CGPoint) -> Bool {
    // What is held stands still whatever has moved it.
    if isHolding { return true }
    guard case .settling = phase else { return false }
    aim.adjustment.dx += adjustment.x
    aim.adjustment.dy += adjustment.y
    return true
  }

  /// What is left of a movement that the layout asks for when the offset is where it shall be.
  ///
  /// In UIKit what layouts ask for is lost while cells find their sizes in an update, and layouts that know
  /// it ask for all of it again from inside `finalizeCollectionViewUpdates()`.
  func rest(of adjustment: CGPoint) -> CGPoint {
    defer { aim.adjustment = .zero }
    return CGPoint(x: adjustment.x - aim.adjustment.dx, y: adjustment.y - aim.adjustment.dy)
  }

  /// Whether the app has chosen something that stands still, whatever the layout wants.
  ///
  /// The layout may place it only when it is asked for the last time.
  var isHolding: Bool {
    if case .anchor(let held, _) = aim.hold { held.isFirm } else { false }
  }

  /// Whether nothing but the offset is held, or the place in mirrored content.
  var keepsOffset: Bool {
    switch aim.hold {
    case .offset: true
    case .anchor(let held, _): !held.isFirm
    case .centre: false
    }
  }

  /// Aims anew after the last call of the layout: what was held still is, or else `held`, or the offset.
  ///
  /// The offset goes on to where the content has had no room for it, if there is room now.
  func aimAgain(_ held: HeldAnchor?) {
    if isHolding, case .anchor(var former, let map) = aim.hold {
      former.applied = appliedDelta
      aim.hold = .anchor(former, through: map)
    } else {
      let requestedDelta = held?.isFirm == true ? .zero : aim.requestedDelta ?? .zero
      aim = Aim(held.map { .anchor($0, through: nil) } ?? .offset)
      aim.requestedDelta = requestedDelta
    }
  }

  /// Takes the offset to be on its way; what there is no room for is still wanted.
  ///
  /// What is held says by itself where it belongs.
  func takeOffsetDelta() -> CGVector {
    defer { aim.offsetDelta = .zero }
    phase = .committed
    if !isHolding { aim.requestedDelta = aim.clampedDelta }
    return aim.offsetDelta
  }

  /// Notes that the offset has gone by `moved`, and that there was no room for `rest`, which is still wanted.
  func note(moved: CGVector, rest: CGVector) {
    appliedDelta.dx += moved.dx
    appliedDelta.dy += moved.dy
    guard case .committed = phase, !isHolding, let requestedDelta = aim.requestedDelta else {
      return
    }
    aim.requestedDelta = CGVector(dx: requestedDelta.dx + rest.dx, dy: requestedDelta.dy + rest.dy)
  }

  /// What the eye holds on to.
  enum Hold {
    /// The offset itself, as long as there is content.
    case offset
    /// An element comes to the middle.
    case centre(CollectionElement)
    /// What the anchoring policy says; the map leads from when it was chosen to now.
    case anchor(HeldAnchor, through: IndexMap?)
  }

  /// Where an element comes from, as the layout said it.
  struct Start {
    /// The layout's own object, which it may change until the animation begins.
    let attributes: UICollectionViewLayoutAttributes?
    /// Where the element was to stand when the layout was asked.
    let frame: CGRect
  }

  /// What the layout was asked about the ends of all ways, each once.
  private struct AskedPlaces {
    var starts: [ElementIdentity<Before>: Start] = [:]
    var ends: [ElementIdentity<Before>: UICollectionViewLayoutAttributes] = [:]
    /// Where elements were going to stand when the layout was asked where they go.
    var defaultEnds: [ElementIdentity<Before>: CGRect] = [:]
    var hasAskedForEnds = false
  }

  /// Where an element comes from, by its key after the change; `nil` when nobody has asked.
  func start(of key: ElementIdentity<Before>) -> Start? { places.starts[key] }

  func note(_ start: Start, of key: ElementIdentity<Before>) { places.starts[key] = start }

  /// Where the layout wants an element to go, by its key before the change.
  func end(of key: ElementIdentity<Before>) -> UICollectionViewLayoutAttributes? {
    places.ends[key]
  }

  func note(end: UICollectionViewLayoutAttributes?, of key: ElementIdentity<Before>) {
    places.ends[key] = end
  }

  /// Whether `end` is where an element was going to stand anyhow when the layout was asked.
  func isDefault(_ end: UICollectionViewLayoutAttributes, of key: ElementIdentity<Before>) -> Bool {
    end.transform.isIdentity && end.frame == places.defaultEnds[key]
  }

  func note(defaultEnd: CGRect, of key: ElementIdentity<Before>) {
    places.defaultEnds[key] = defaultEnd
  }

  /// How far the offset goes in all, as far as is known by now.
  var wholeOffsetDelta: CGVector {
    CGVector(dx: appliedDelta.dx + aim.offsetDelta.dx, dy: appliedDelta.dy + aim.offsetDelta.dy)
  }

  /// Views that have come into view in any round.
  private struct Arrivals {
    var entering: [MountedElement] = []
    /// How many of those that enter stand where they come from.
    var placedCount = 0
    var returning: [Departure] = []
  }

  /// Views that were made for the change.
  var entering: [MountedElement] { arrivals.entering }

  func note(entering element: MountedElement) { arrivals.entering.append(element) }

  /// Views that were on their way out and came back, in a round that need not have been the last.
  var returning: [Departure] { arrivals.returning }

  func note(returning departure: Departure) { arrivals.returning.append(departure) }

  /// The views that do not stand where they come from yet; each is answered once.
  func takeUnplaced() -> ArraySlice<MountedElement> {
    defer { arrivals.placedCount = arrivals.entering.count }
    return arrivals.entering[arrivals.placedCount...]
  }

  /// Whether it is the first time; the ends are asked for once.
  func takeTurnToAskForEnds() -> Bool {
    defer { places.hasAskedForEnds = true }
    return !places.hasAskedForEnds
  }
}
