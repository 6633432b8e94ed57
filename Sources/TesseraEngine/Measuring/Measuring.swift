package import TesseraCore

/// How far an element is with finding its size.
package enum Sizing: Equatable {
  /// The view was not asked yet.
  case unasked
  /// The layout took an answer that differed from its own; the view is asked again.
  case asking(SizeNegotiation)
  /// View and layout agree on a size, or the layout does not take another.
  case settled(Size)
  /// The view kept changing its mind; what counts is its largest answer.
  ///
  /// `proposedFor` is the size that the layout had when it was last given that answer.
  case frozen(Size, proposedFor: Size?)

  /// What view and layout have said to each other so far.
  package struct SizeNegotiation: Equatable {
    var rounds = 0
    /// The largest width and height that the view answered.
    var largest = Size.zero
    var lastOriginal: Size?
    var lastAnswer: Size?

    /// How often a view may answer with yet another size.
    static var maximumRounds: Int { 8 }

    /// Whether an answer looks like the size that the layout has made of the one before: less than half a pixel
    /// differs.
    func settles(on size: Size, with answer: Size, displayScale: Double) -> Bool {
      rounds > 0 && abs(answer.width - size.width) * displayScale < 0.5
        && abs(answer.height - size.height) * displayScale < 0.5
    }

    func adding(original: Size, answer: Size) -> SizeNegotiation {
      SizeNegotiation(
        rounds: rounds + 1,
        largest: Size(
          width: max(largest.width, answer.width),
          height: max(largest.height, answer.height)
        ),
        lastOriginal: original,
        lastAnswer: answer
      )
    }
  }

  /// What to do about an element that the layout has given `size`.
  package func step(for size: Size) -> Step {
    switch self {
    case .unasked: .ask(SizeNegotiation())
    case .asking(let negotiation): .ask(negotiation)
    case .settled(let settled): settled == size ? .nothing : .ask(SizeNegotiation())
    case .frozen(let largest, let proposedFor):
      largest == size || proposedFor == size ? .nothing : .propose(largest)
    }
  }

  /// What to do about the size of an element.
  package enum Step: Equatable {
    case nothing
    case ask(SizeNegotiation)
    case propose(Size)
  }

  /// Where the element stands after the view answered `answer` for `original` in `negotiation`.
  ///
  /// The layout was asked meanwhile and said whether it takes the answer.
  package static func after(
    _ negotiation: SizeNegotiation,
    original: Size,
    answer: Size,
    isTaken: Bool
  ) -> Sizing {
    guard isTaken, answer != original else { return .settled(original) }
    // A layout that makes of the same answer the same size again will not come closer.
    if negotiation.lastOriginal == original, negotiation.lastAnswer == answer {
      return .settled(original)
    }
    return .asking(negotiation.adding(original: original, answer: answer))
  }
}

/// The sides of an element that its layout has decided on and that no view is asked about.
package struct FixedSides: OptionSet, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // By their numbers: a literal of an array is made by generic code where another module writes it, for each of the attributes of a list.

  /// The view is asked about both sides.
  package static var none: FixedSides { FixedSides(rawValue: 0) }
  package static var width: FixedSides { FixedSides(rawValue: 1) }
  package static var height: FixedSides { FixedSides(rawValue: 2) }
  /// No view is asked at all.
  package static var both: FixedSides { FixedSides(rawValue: 3) }
}

/// The phase in which views are asked for their sizes.
package final class Measuring: ArrangedPhase {
  package let arranging: Arranging

  init(_ arranging: Arranging) { self.arranging = arranging }
}

extension Measuring {
  /// What came of asking views for their sizes.
  package struct Measurement {
    /// Whether the layout took a size.
    var isTaken = false
    /// Whether that was above the fold or in front of what is held, so that what is seen may move.
    var movesWhatIsSeen = false
  }

  /// The edge of what nothing covers at which reading begins, or that of something behind it.
  private struct Fold {
    private var edge: Double
    private let axis: Axis
    private let isReversed: Bool

    init(_ uncovered: Rect, along axis: Axis, isReversed: Bool) {
      self.axis = axis
      self.isReversed = axis == .horizontal && isReversed
      edge = self.isReversed ? uncovered.maxX : uncovered.origin[axis]
    }

    /// Moves the edge to where something begins, if that is behind it.
    mutating func move(toStartOf frame: Rect) {
      edge = isReversed ? min(edge, frame.maxX) : max(edge, frame.origin[axis])
    }

    /// Whether something begins in front of the edge, so that its size moves what is behind.
    func isCrossed(by frame: Rect) -> Bool {
      isReversed ? frame.maxX > edge : frame.origin[axis] < edge
    }
  }

  /// Asks the visible views that have not found their size for it.
  ///
  /// Each view is asked, then the layout, one after the other; the layout prepares once for all of
  /// them. `begin` is called before the layout takes the first size, when it cannot have moved anything yet; it says
  /// where what is held is, if anything is. Where no view asks for another size, nothing has to be held.
  func measureVisible(begin: () -> Rect? = { nil }) -> Measurement {
    var measurement = Measurement()
    guard validity == .shown else { return Measurement(isTaken: true) }
    let asked = session.arrangement.unsettledElements(in: scene)
    guard !asked.isEmpty else { return measurement }
    var fold = Fold(uncoveredRect, along: axis, isReversed: session.mirror != .off)
    var hasBegun = false
    func beginOnce() {
      guard !hasBegun else { return }
      hasBegun = true
      if let held = begin() { fold.move(toStartOf: held) }
      arranging.chooseContainerAnchors(
        whereMeasured: session.arrangement.measuredElements(in: scene)
      )
    }
    for arranged in asked where !isOvertaken {
      guard let element = views[arranged.key],
        element.sizing.step(for: arranged.answer.extent) != .nothing
      else { continue }
      guard measure(element, arranged, willTake: beginOnce) else { continue }
      measurement.isTaken = true
      if fold.isCrossed(by: restingFrame(of: arranged)) { measurement.movesWhatIsSeen = true }
    }
    if validity == .replaced {
      beginOnce()
      measurement.isTaken = true
    }
    if !measurement.isTaken, !isOvertaken { noteSettled() }
    return measurement
  }

  private func restingFrame(of arranged: ArrangedElement) -> Rect {
    arranging.restingFrame(
      of: arranged.answer.element,
      arranged.frame,
      in: arranged.container
    )
  }

  /// Takes note of which views may still want another size.
  private func noteSettled() {
    let rest = unsettledRest()
    session.settleSizes(except: rest)
  }

  /// The views that were not in sight, or have changed their mind while others were asked.
  private func unsettledRest() -> Set<ElementIdentity<Before>> {
    let arrangement = session.arrangement
    var rest: Set<ElementIdentity<Before>> = []
    func look(at key: ElementIdentity<Before>) {
      guard let element = views[key], let arranged = arrangement[key],
        arranged.isMeasured, element.sizing.step(for: arranged.answer.extent) != .nothing
      else { return }
      rest.insert(key)
    }
    switch arrangement.unsettled {
    case .all: for key in views.mounted.keys { look(at: key) }
    case .some(let keys): for key in keys { look(at: key) }
    }
    return rest
  }

  /// Has every view asked for its size again that has found it, because the layout has other room.
  package func measureAgain() {
    sizes.ask(
      views.mounted.values.filter {
        guard case .settled = $0.sizing else { return false }
        return true
      }
    )
  }

  /// Has a view that knew its size asked for it again in the next round.
  ///
  /// One that is being asked already hears nothing new, and one that kept changing its mind stays at
  /// its largest answer.
  package func sizeMayDiffer(_ element: MountedElement) {
    guard sizes.asksAgain, views.shows(element),
      case .settled = element.sizing
    else { return }
    sizes.ask(element)
    session.unsettle()
    host.setNeedsLayout()
  }

  /// Goes one step with an element; answers whether the layout took another size.
  private func measure(
    _ element: MountedElement,
    _ arranged: ArrangedElement,
    willTake: () -> Void
  ) -> Bool {
    let original = arranged.answer
    switch element.sizing.step(for: original.extent) {
    case .nothing: return false
    case .propose(let size):
      element.take(.frozen(size, proposedFor: original.extent))
      guard let preferred = door.copy(of: original) else {
        return false
      }
      preferred.rect = Rect(origin: preferred.rect.origin, size: size)
      return propose(preferred, for: original, willTake: willTake)
    case .ask(let negotiation):
      return ask(element, arranged, negotiation, willTake: willTake)
    }
  }

  private func ask(
    _ element: MountedElement,
    _ arranged: ArrangedElement,
    _ negotiation: Sizing.SizeNegotiation,
    willTake: () -> Void
  ) -> Bool {
    let original = arranged.answer
    let size = original.extent
    guard let copy = door.copy(of: arranged.shown) else {
      return false
    }
    element.view.prepareForMeasuring()
    let preferred = element.proposing(copy.extent) {
      door.preferredAttributes(of: element.view, copy)
    }
    let answer = preferred.extent
    guard preferred.isShowable else {
      element.take(.settled(size))
      reportAnswer(element, answer, size)
      return false
    }
    let isEmpty = answer.width == 0 || answer.height == 0
    sizes.noteMeasured(element.key, isEmpty: isEmpty)
    if arranged.answer !== arranged.shown { preferred.middle.x = original.middle.x }
    if arranged.container != .root { preferred.middle.y = original.middle.y }
    let scale = host.displayScale
    if answer != size, negotiation.settles(on: size, with: answer, displayScale: scale) {
      element.take(.settled(size))
      return false
    }
    if negotiation.rounds + 1 >= Sizing.SizeNegotiation.maximumRounds, answer != size {
      let last = negotiation.adding(original: size, answer: answer)
      return freeze(element, last, original, willTake: willTake)
    }
    let isTaken = propose(preferred, for: original, willTake: willTake)
    element.take(.after(negotiation, original: size, answer: answer, isTaken: isTaken))
    return isTaken
  }

  /// Ends the search of a view that never answers the same, at its largest answer.
  private func freeze(
    _ element: MountedElement,
    _ negotiation: Sizing.SizeNegotiation,
    _ original: any ElementAttributes,
    willTake: () -> Void
  ) -> Bool {
    reportRestless(element, negotiation)
    element.take(.frozen(negotiation.largest, proposedFor: nil))
    guard original.extent != negotiation.largest,
      let preferred = door.copy(of: original)
    else { return false }
    element.take(.frozen(negotiation.largest, proposedFor: original.extent))
    preferred.rect = Rect(origin: preferred.rect.origin, size: negotiation.largest)
    return propose(preferred, for: original, willTake: willTake)
  }

  /// Gives the layout the size a view asks for; answers whether it took it.
  private func propose(
    _ preferred: any ElementAttributes,
    for original: any ElementAttributes,
    willTake: () -> Void
  ) -> Bool {
    guard validity > .replaced, layoutCalls.takes(preferred, insteadOf: original),
      validity > .replaced
    else { return false }
    willTake()
    layoutCalls.take(preferred, insteadOf: original)
    return true
  }

  /// Reports a view that never answers the same, once and not each time that its element comes into view.
  private func reportRestless(_ element: MountedElement, _ negotiation: Sizing.SizeNegotiation) {
    guard issueLog.notes("restless \(element.element.description)") else { return }
    report(
      .layout,
      """
      \(element.view.typeName), \(element.element.description), asked for another size in each of \
      \(negotiation.rounds) rounds, the last time for \(negotiation.lastAnswer ?? .zero); it stays at \
      \(negotiation.largest), its largest.
      """
    )
  }

  private func reportAnswer(_ element: MountedElement, _ answer: Size, _ kept: Size) {
    guard issueLog.notes("answer \(element.element.description)") else { return }
    report(
      .layout,
      """
      \(element.view.typeName), \(element.element.description), asked for the size \(answer); it \
      keeps \(kept). Both sides must be finite and not below zero.
      """
    )
  }
}

/// Which views have found their sizes, and how long the others may go on.
///
/// An owner of the engine's state. How far a view is with its size is its own `Sizing`; which of them are looked at is
/// in the arrangement, so that a view is asked again only through here.
package final class SizeSearch {
  /// Whether views are asked again that say that their size may differ.
  package private(set) var asksAgain = true
  @exclusivity(unchecked) private var rounds = RoundBudget()
  /// Whether the pass before has not ended in all its rounds, though each of them came closer to the end.
  private var isContinued = false
  /// The bounds in which the rounds of this frame are used up.
  @exclusivity(unchecked) private var exhaustedBounds: Rect?
  private let session: LayoutSession

  init(_ session: LayoutSession) { self.session = session }

  /// Views are asked again from now on that say that their size may differ, or none is.
  package func take(asksAgain: Bool) { self.asksAgain = asksAgain }

  /// Marks an element to be measured again.
  package func ask(_ element: MountedElement) {
    element.forgetSize()
    session.unsettleSize(of: element.key)
  }

  /// Marks elements, and all others that were not looked at yet, to be measured again.
  package func ask(_ elements: some Sequence<MountedElement>) {
    for element in elements { element.forgetSize() }
    session.unsettleSizes()
  }
}

extension SizeSearch {
  /// A pass begins to go in rounds.
  func beginRounds() {
    isContinued = rounds.isLong
    rounds = RoundBudget()
  }

  /// Ends a round; returns whether there may be another one.
  func endRound() -> Bool { rounds.endRound() }

  /// No pass is to go in rounds in these bounds before the next frame.
  func exhaustRounds(in bounds: Rect) { exhaustedBounds = bounds }

  /// Another frame begins.
  func renewRounds() { exhaustedBounds = nil }

  /// Whether the next frame is to be waited for in these bounds.
  func areRoundsExhausted(in bounds: Rect) -> Bool { exhaustedBounds == bounds }

  /// How many rounds have ended.
  var roundCount: Int { rounds.count }

  /// Whether something keeps changing that comes no closer to an end, or ever more is placed, pass after pass.
  var areRestless: Bool { rounds.isRestless || rounds.isLong && isContinued }

  /// An element was measured, and has an extent or none.
  func noteMeasured(_ key: ElementIdentity<Before>, isEmpty: Bool) {
    rounds.noteMeasured(key, isEmpty: isEmpty)
  }
}

/// How many rounds a pass may take until nothing changes any more.
///
/// A round in which an element with an extent is measured for the first time is not idle: its view fills a part of the visible
/// rectangle, so such rounds come to an end by themselves. Idle rounds show that something keeps changing. A pass of very many
/// rounds goes on in the next frame.
package struct RoundBudget {
  /// How many rounds have ended.
  package private(set) var count = 0
  private var idleRounds = 0
  private var emptyRounds = 0
  private var measured: Set<ElementIdentity<Before>> = []
  private var empty: Set<ElementIdentity<Before>> = []
  private var progress = (measured: 0, empty: 0)

  /// Rounds that measure nothing new.
  static var idleLimit: Int { 24 }
  /// Rounds that measure nothing new but elements without an extent, of which there may be any number.
  private static var emptyLimit: Int { 50 }
  /// Rounds in all: rows of two points, of which one more comes into view in each, fill the height of a large display.
  private static var limit: Int { 1_000 }

  /// Notes that an element was measured, and whether it has an extent.
  mutating func noteMeasured(_ element: ElementIdentity<Before>, isEmpty: Bool) {
    if isEmpty { empty.insert(element) } else { measured.insert(element) }
  }

  /// Ends a round; returns whether there may be another one.
  mutating func endRound() -> Bool {
    count += 1
    if measured.count == progress.measured {
      if empty.count == progress.empty { idleRounds += 1 } else { emptyRounds += 1 }
    }
    progress = (measured.count, empty.count)
    return !isRestless && !isLong && emptyRounds < Self.emptyLimit
  }

  /// Whether something keeps changing that comes no closer to an end.
  package var isRestless: Bool { idleRounds >= Self.idleLimit }

  /// Whether there were as many rounds as a frame may have, which may all have come closer to the end.
  var isLong: Bool { count >= Self.limit }
}

/// The elements whose views may want another size than the layout has for them.
package enum UnsettledElements: Equatable {
  case all
  case some(Set<ElementIdentity<Before>>)

  package mutating func insert(_ key: ElementIdentity<Before>) {
    guard case .some(var keys) = self else { return }
    // Empty meanwhile, so that the set is changed in place.
    self = .all
    keys.insert(key)
    self = .some(keys)
  }

  /// Forgets what it knows and takes `others`.
  ///
  /// The memory is kept where there are none, as in each frame that scrolls.
  package mutating func replace(with others: Set<ElementIdentity<Before>>) {
    guard others.isEmpty, case .some(var keys) = self else {
      self = .some(others)
      return
    }
    self = .all
    keys.removeAll(keepingCapacity: true)
    self = .some(keys)
  }

  package func contains(_ key: ElementIdentity<Before>) -> Bool {
    switch self {
    case .all: true
    case .some(let keys): keys.contains(key)
    }
  }
}
