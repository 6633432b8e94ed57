package import TesseraCore

/// The phase in which the layout hears what is invalid, prepares, and says how large its content is.
package final class Preparing: EnginePhase {
  package let state: EngineState
  package let door: AppDoor
  package let counting: Counting

  init(_ counting: Counting) {
    state = counting.state
    door = counting.door
    self.counting = counting
  }
}

extension Preparing {
  /// Tells the layout what it does not know, and lets it prepare.
  ///
  /// The order is: everything is invalid, numbers are asked for, `prepare()`, the content size.
  ///
  /// A change that is under way does not take up a reload: the next pass does. Answers whether the
  /// layout has prepared.
  @discardableResult
  func validate() -> Bool {
    guard validity < .prepared, turn.update == nil || validity > .replaced else { return false }
    session.forgetDisplacement()
    turns.using(.presentation) {
      for _ in 0..<Self.maximumPreparations
      where validity < .prepared && (turn.update == nil || validity > .replaced) { prepareOnce() }
    }
    return true
  }

  /// How often a layout may become invalid by its own preparation before the next round.
  private static var maximumPreparations: Int { 3 }

  private func prepareOnce() {
    let isNew = validity == .replaced
    if isNew {
      views.beginGeneration()
      issueLog.clear()
      viewSupply.shrinkPools()
      session.kinds.keep(only: views.knownKeys)
      data.forget()
      // What is reported from inside the call takes it back.
      session.advance(to: .invalid)
      layoutCalls.invalidate(.everything)
      guard validity > .replaced else { return }
    }
    session.advance(to: .prepared)
    _ = counting.knownCounts
    guard validity > .replaced else { return }
    session.note(contentSize: nil)
    if isNew { counting.followCounts() }
    layoutCalls.prepare()
    session.note(layoutCalls.takeDisplacement())
  }

  /// The content size, as the layout says it, or as it was if that is of no use.
  func askContentSize() -> Size {
    var size = heldLayoutCalls.contentSize
    if !size.isFinite || size.width < 0 || size.height < 0 {
      report(.contentSize(size, kept: host.contentSize))
      size = host.contentSize
    }
    session.note(contentSize: size)
    return size
  }

  /// Mirrored elements stand elsewhere when they are mirrored about another width.
  func noteOtherMirror() {
    if validity > .prepared, session.mirror != mirror { session.withdraw(to: .prepared) }
  }

  package func report(_ fault: LayoutIssue) {
    guard issueLog.notes(fault.identity) else { return }
    report(.layout, fault.message(layout.typeName))
  }

  /// The part of the content of which places may be known while bounds show, in the layout's coordinates.
  ///
  /// A layout is asked about half as much again on each side, and the bounds may have moved on by half of themselves
  /// since.
  package func knownRect(around bounds: Rect) -> Rect {
    mirror.apply(bounds.grown(byWidth: bounds.width, height: bounds.height))
  }

  /// Where scrolling shall come to rest, as the layout wants it.
  package func restingOffset(proposed: Point, velocity: Point) -> Point {
    guard validity > .replaced else { return proposed }
    let target = layoutCalls.restingOffset(proposed: proposed, velocity: velocity)
    guard !target.isFinite else { return target }
    report(
      .layout,
      "\(layout.typeName) wants to come to rest at \(target); it will be \(proposed)."
    )
    return proposed
  }

  /// Whether left and right are exchanged between the layout and what is shown.
  ///
  /// The layout is asked for the size of its content at most once after it has prepared.
  package var mirror: ContentMirror {
    guard heldLayoutCalls.isMirrored(in: host.direction) else {
      return .off
    }
    let inset = host.adjustedContentInset
    // That of the layout, which is ahead of that of the view until a round has ended.
    let content = session.contentSize ?? askContentSize()
    return .on(
      width: Double(max(content.width, host.bounds.width - inset.leading - inset.trailing))
    )
  }
}

// What makes the layout invalid.
extension CollectionEngine {
  /// A layout has said that it is invalid, in a pass or outside of one.
  package func layoutDidInvalidate(
    _ invalidated: any EngineLayout,
    with context: any InvalidationContext
  ) {
    guard invalidated === layout else {
      let transition = layout.transition
      if transition?.isBetween(invalidated) == true { transition?.layoutDidInvalidate(invalidated) }
      return
    }
    if let moved = arranging.movedElements(context) {
      session.noteMoved(moved)
      return host.setNeedsLayout()
    }
    session.withdraw(to: .invalid)
    host.receive(.placesChanged)
    // Of an item that is moved interactively the data source knows nothing.
    if context.invalidateDataSourceCounts, context.movement == nil,
      context.reason != .anotherLayout
    {
      data.outdate()
    }
    applyAdjustments(of: context)
    host.setNeedsLayout()
  }

  /// Adds what a context says to the offset and the content size, at once.
  private func applyAdjustments(of context: any InvalidationContext) {
    let shift = context.offsetAdjustment
    let growth = context.sizeAdjustment
    guard shift.isFinite, growth.isFinite else {
      return report(
        .layout,
        """
        \(layout.typeName) adjusts the content offset by \(shift) and the content size by \
        \(growth); neither was done. Every number must be finite.
        """
      )
    }
    // A pass asks for the size in its next round; views that shrink one after the other must not have the
    // offset cut off in between.
    guard shift != .zero || growth != .zero && turn.isIdle else { return }
    guard let change = turn.update else { return adjust(by: shift, growth) }
    if let rest = change.takeAdjustment(shift) { adjust(by: rest, growth) }
  }

  private func adjust(by distance: Distance, _ growth: Size) {
    // Until the layout is asked for the new size, the content is taken to have grown by as much as it
    // has moved, or the new offset would be cut off at the old edge.
    let size = host.contentSize
    let grown = Size(
      width: size.width + (growth.width != 0 ? growth.width : max(0, distance.x)),
      height: size.height + (growth.height != 0 ? growth.height : max(0, distance.y))
    )
    if distance != .zero { offsetHold.noteAdjustment() }
    door.callOut(.adjustment, in: turns.indexSpace) {
      if let change = turn.update {
        host.animations.perform(in: nil) {
          change.shiftScreen(by: distance, size: grown)
        }
      } else {
        shiftOffset(by: distance, size: grown)
        views.shiftDepartures(by: distance)
      }
    }
  }

  /// Moves the offset, and notes what an edge of the content cuts off.
  private func shiftOffset(by distance: Distance, size: Size) {
    let start = host.bounds.origin
    host.shiftContent(by: distance, size: size)
    offsetHold.noteAdjustment(by: distance, from: start, to: host.bounds.origin)
  }
}

/// The answers of the layout, and how many of them are still valid.
///
/// An owner of the engine's state. Nothing here asks the layout: the passes do, and hand over what it answers.
package final class LayoutSession {
  @exclusivity(unchecked) package private(set) var layout: any EngineLayout
  /// The elements that the layout has placed in and around the visible area.
  @exclusivity(unchecked) package private(set) var arrangement = Arrangement.none
  /// How what is on screen follows from what the layout said of it.
  @exclusivity(unchecked) package private(set) var mirror = ContentMirror.off
  /// The content size, as the layout said it since it has prepared; `nil` until it is asked.
  @exclusivity(unchecked) package private(set) var contentSize: Size?
  /// Why the layout may have other places since it has prepared last.
  package private(set) var displacement = LayoutDisplacement.none
  /// The numbers that stand for kinds of views in the keys of elements.
  let kinds = KindTable()
  @exclusivity(unchecked) private var contentAxis = ContentAxis()
  @exclusivity(unchecked) private var standing = LayoutStanding()
  @exclusivity(unchecked) private var moved: [CollectionElement] = []
  @exclusivity(unchecked) private var boundsContext: (any InvalidationContext)?

  init(_ layout: any EngineLayout) { self.layout = layout }

  /// Another layout takes over.
  package func take(_ newLayout: any EngineLayout) {
    layout = newLayout
    contentSize = nil
    contentAxis.forget()
  }
}

// Validity.
extension LayoutSession {
  package var validity: LayoutValidity { standing.validity }

  /// The present moment, for a phase that begins.
  package var mark: LayoutStanding.Mark { standing.mark }

  /// Nothing beyond `validity` holds any more.
  package func withdraw(to validity: LayoutValidity) { standing.withdraw(to: validity) }

  /// The phase that leads to `validity` is done, unless something was withdrawn since `mark`.
  @discardableResult
  package func advance(to validity: LayoutValidity, since mark: LayoutStanding.Mark) -> Bool {
    standing.advance(to: validity, since: mark)
  }

  /// A phase in which nothing can have been withdrawn is done.
  package func advance(to validity: LayoutValidity) {
    standing.advance(to: validity, since: standing.mark)
  }

  /// Whether exactly the elements that show in `scene` have views.
  func isSettled(in scene: Scene) -> Bool { standing.stableBounds?.contains(scene) == true }

  /// Whether exactly the elements of one container that show in `scene` have views.
  func isSettled(_ container: ContainerIdentity<Before>, of scene: Scene) -> Bool {
    guard let container = scene[container] else { return false }
    return standing.stableBounds?.contains(container, of: scene) == true
  }

  /// Where containers can be without any coming or going; `nil` when that is not known.
  var stableBounds: SceneStableBounds? { standing.stableBounds }

  /// Exactly the elements that show have views as long as containers are inside of `bounds`.
  package func settle(in bounds: SceneStableBounds) { standing.settle(in: bounds) }

  /// Takes note that other elements may be visible than those that have views.
  func unsettle() { standing.settle(in: nil) }

  /// An element has come to stand at `frame`, which neither comes nor goes by that.
  package func narrow(_ container: ContainerIdentity<Before>, in scene: Scene, by frame: Rect) {
    standing.narrow(container, in: scene, by: frame)
  }
}

// The content.
extension LayoutSession {
  /// The axis along which the content scrolls, as its size told when it was shown last.
  package var axis: Axis { contentAxis.axis }

  /// Takes the size of the content; `nil` while the layout prepares.
  package func note(contentSize: Size?) { self.contentSize = contentSize }

  /// Takes note of the axis along which content scrolls that is shown in a room.
  func noteAxis(of contentSize: Size, in room: Size) {
    contentAxis.note(contentSize, in: room)
  }

  /// The layout prepares from here on for the same reason.
  func forgetDisplacement() { displacement = .none }

  /// The layout has prepared, and says why places may be other ones.
  package func note(_ displacement: LayoutDisplacement) { self.displacement.join(displacement) }
}

// Placed elements.
extension LayoutSession {
  /// Takes what the layout has placed in the collection view.
  package func take(_ arrangement: Arrangement) { self.arrangement = arrangement }

  /// Sets how places on screen follow from places in the layout.
  package func note(_ mirror: ContentMirror) { self.mirror = mirror }

  /// Takes what the layout has placed in a container.
  package func place(
    _ elements: [ArrangedElement],
    in container: ContainerIdentity<Before>,
    rect: Rect
  ) { arrangement.place(elements, in: container, rect: rect) }

  /// Takes another answer for one element; returns whether there was one before.
  package func replace(_ element: ArrangedElement) -> Bool { arrangement.replace(element) }

  /// Index paths mean something else: nothing is placed any more, and nothing has moved by itself.
  func forgetPlaces() {
    arrangement = .none
    moved = []
    unsettle()
  }

  /// The view of an element may want another size.
  func unsettleSize(of key: ElementIdentity<Before>) { arrangement.unsettle(key) }

  /// Every view may want another size.
  func unsettleSizes() { arrangement.unsettleAll() }

  /// Everything in sight but `keys` has the size that it wants.
  func settleSizes(except keys: Set<ElementIdentity<Before>>) { arrangement.settle(except: keys) }
}

// Elements that move while the layout is valid.
extension LayoutSession {
  /// Whether elements stand elsewhere although the layout is valid.
  var hasMovedElements: Bool { !moved.isEmpty }

  func noteMoved(_ elements: [CollectionElement]) { moved += elements }

  func takeMoved() -> [CollectionElement] {
    defer { moved = [] }
    return moved
  }
}

// A change of the bounds that is under way.
extension LayoutSession {
  /// Takes what the layout said of bounds that are about to be.
  package func noteInvalidation(byBounds context: any InvalidationContext) {
    boundsContext = context
  }

  func takeInvalidationByBounds() -> (any InvalidationContext)? {
    defer { boundsContext = nil }
    return boundsContext
  }
}

/// How much of what the layout said still holds.
package enum LayoutValidity: Int, Comparable {
  /// Nothing: the data or the layout are new, and the layout has to be told so.
  case replaced
  /// The layout has to prepare.
  case invalid
  /// The layout is prepared and has to be asked for its elements.
  case prepared
  /// The arrangement is new; views do not show it yet.
  case arranged
  /// What is on screen is what the layout says.
  case shown

  package static func < (one: LayoutValidity, other: LayoutValidity) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// The validity of the layout, which comes forward only if nothing took it back meanwhile.
///
/// Every question may be answered by code that reloads, invalidates or sets another layout. A phase takes
/// a mark before its first question and advances with it; what was withdrawn in between stays withdrawn.
package struct LayoutStanding {
  private var progress = Progress.below(.replaced)
  private var withdrawals = 0

  /// How far the phases have come.
  private enum Progress {
    /// Not as far as `shown`.
    case below(LayoutValidity)
    /// Everything is shown; without any coming or going as long as the containers are inside of the bounds, if they
    /// are known.
    case shown(within: SceneStableBounds?)
  }

  /// A moment, by the number of withdrawals before it.
  package struct Mark: Equatable {
    fileprivate let withdrawals: Int
  }

  package var validity: LayoutValidity {
    switch progress {
    case .below(let validity): validity
    case .shown: .shown
    }
  }

  /// Where elements can be without any coming or going; `nil` when that is not known.
  var stableBounds: SceneStableBounds? {
    guard case .shown(let bounds) = progress else { return nil }
    return bounds
  }

  /// The present moment.
  package var mark: Mark { Mark(withdrawals: withdrawals) }

  /// Nothing beyond `validity` holds any more.
  package mutating func withdraw(to validity: LayoutValidity) {
    withdrawals &+= 1
    if validity < self.validity { progress = .below(validity) }
  }

  /// The phase that leads to `validity` is done, unless something was withdrawn since `mark`, before it.
  ///
  /// A phase leads on from the one before it, or is done again. Returns whether `validity` holds.
  @discardableResult
  package mutating func advance(to validity: LayoutValidity, since mark: Mark) -> Bool {
    guard mark == self.mark, self.validity.rawValue + 1 >= validity.rawValue else { return false }
    progress = validity == .shown ? .shown(within: nil) : .below(validity)
    return true
  }

  /// Takes where elements can be without any coming or going, if everything is shown.
  package mutating func settle(in bounds: SceneStableBounds?) {
    if case .shown = progress { progress = .shown(within: bounds) }
  }

  /// Takes an element into account that has come to stand at `frame`, which neither comes nor goes by that.
  package mutating func narrow(
    _ container: ContainerIdentity<Before>,
    in scene: Scene,
    by frame: Rect
  ) {
    guard case .shown(var bounds?) = progress else { return }
    // Unknown meanwhile, so that the bounds are changed in place.
    progress = .shown(within: nil)
    bounds.narrow(container, in: scene, by: frame)
    progress = .shown(within: bounds)
  }
}

/// Why a layout that has prepared may have places that differ from those before.
package enum LayoutDisplacement: Int {
  /// They do not differ.
  case none
  /// What was assumed was found to be otherwise; nothing has changed.
  case correction
  /// The data, the room or the layout have changed, or may have.
  case change

  /// Takes note of a further reason.
  package mutating func join(_ other: LayoutDisplacement) {
    if other.rawValue > rawValue { self = other }
  }
}
