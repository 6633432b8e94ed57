/// Where the content offset goes in one change of what is shown.
///
/// ```
///  present    free                     wanted        target
///     │        │── requested ── added ──▶│            │
///     │        │                         │◀─ clamped ─│
///     ├──────────────── offsetDelta ─────────────────▶│
/// ```
///
/// What is held says where the offset is free to go, as if the content had no edges. What the layout and the app
/// request is added, and what the layout adds while elements find their sizes; only the sum has to be inside the
/// content, which may still turn out to be longer or shorter. So everything is added up anew in each round, until
/// ``takeOffsetDelta()`` sends the offset on its way.
package struct OffsetAim: Sendable {
  /// The anchor while the offset is found.
  package var hold: Hold
  /// How far the offset goes, as far as is known by now.
  package private(set) var offsetDelta = Distance.zero
  /// How far the offset has gone already, and everything on screen with it.
  package private(set) var appliedDelta = Distance.zero
  /// The distance that the layout and the app request in addition to the anchor; nil until they were asked.
  ///
  /// Once the offset has gone it is what the content had no room for.
  private var requestedDelta: Distance?
  /// The distance that the layout has added since, while elements were measured.
  private var addedDelta = Distance.zero
  /// How much farther the offset would go if there were room.
  private var clampedDelta = Distance.zero
  private var phase = Phase.settling

  /// The kinds of anchors while the offset is found.
  package enum Hold: Sendable {
    /// The offset itself, as long as there is content.
    case offset
    /// An element, which comes to the middle.
    case center
    /// The anchor of the policy; the map leads from the state in which it was chosen to now.
    case anchor(HeldAnchor, through: IndexMap?)
  }

  /// How far the change is.
  private enum Phase {
    /// The visible content is being found; nothing has moved.
    case settling
    /// The offset is where it shall be.
    case committed
  }

  /// Creates an aim.
  package init(_ hold: Hold = .offset) { self.hold = hold }

  /// Whether the app has chosen something that stands still, whatever the layout wants.
  ///
  /// The layout may place it only when it is asked for the last time.
  package var isHolding: Bool {
    if case .anchor(let held, _) = hold { held.isFirm } else { false }
  }

  /// Whether nothing but the offset is held, or the place in mirrored content.
  private var keepsOffset: Bool {
    switch hold {
    case .offset: true
    case .anchor(let held, _): !held.isFirm
    case .center: false
    }
  }

  /// How far the offset goes in all, as far as is known by now.
  package var wholeDelta: Distance { appliedDelta + offsetDelta }
}

// Each round, in this order.
extension OffsetAim {
  /// The element whose place is needed next; nil if none is held.
  package var target: ElementIdentity<After>? {
    if case .anchor(let held, let map) = hold { held.target(through: map) } else { nil }
  }

  /// Where the offset would go by what is held, had the content no edges.
  ///
  /// - Parameters:
  ///   - frame: Where the ``target`` is on screen, or the element that comes to the middle; nil if that is not
  ///     known, which keeps the offset.
  ///   - visible: What is visible now, with the content size there will be.
  /// - Returns: The content offset.
  package func freeOffset(holding frame: Rect?, in visible: VisibleGeometry) -> Point {
    let offset = visible.bounds.origin
    switch hold {
    case .offset: return offset
    case .anchor(let held, _): return held.offset(holding: frame, in: visible, clamped: false)
    case .center:
      guard let frame else { return offset }
      let insets = visible.insets
      let width = visible.bounds.width - insets.leading - insets.trailing
      let height = visible.bounds.height - insets.top - insets.bottom
      return Point(
        x: frame.midX - width / 2 - insets.leading,
        y: frame.midY - height / 2 - insets.top
      )
    }
  }

  /// Whether the layout and the app were asked what they request, which they are once.
  package var isAnswered: Bool { requestedDelta != nil }

  /// Returns the offset that is proposed to them where the anchor leads to `free`.
  ///
  /// The offset itself is proposed as it is, though there may be less content now: a request of an end of the content
  /// is not the same as no request.
  ///
  /// - Parameters:
  ///   - free: Where what is held leads to.
  ///   - limits: Where the content comes to rest; nil while it moves or is dragged.
  /// - Returns: The content offset.
  package func proposal(for free: Point, within limits: RestingOffsets?) -> Point {
    keepsOffset ? free : limits?.nearest(to: free) ?? free
  }

  /// Requests an offset, whatever was held, without asking the layout and the app.
  package mutating func request(_ offset: Point, from present: Point) {
    hold = .offset
    requestedDelta = Distance(from: present, to: offset)
  }

  /// Sets the request of the layout and the app to nothing, without asking them.
  package mutating func requestNothing() { requestedDelta = .zero }

  /// Takes their answer to a proposal; one that is the proposal requests nothing.
  package mutating func note(answer: Point, to proposal: Point, from free: Point) {
    requestedDelta = answer == proposal ? .zero : Distance(from: free, to: answer)
  }

  /// Finds out how far the offset goes from `present`, if what is held leads to `free`.
  package mutating func aim(
    from present: Point,
    free: Point,
    within limits: RestingOffsets?
  ) {
    let beyond = (requestedDelta ?? .zero, addedDelta)
    let wanted = Point(
      x: free.x + beyond.0.x + beyond.1.x,
      y: free.y + beyond.0.y + beyond.1.y
    )
    let target = limits?.nearest(to: wanted) ?? wanted
    offsetDelta = Distance(from: present, to: target)
    clampedDelta = Distance(from: target, to: wanted)
  }
}

// What happens in between.
extension OffsetAim {
  /// Takes a movement of the offset that the layout asks for; returns what is left to do of it at once.
  ///
  /// Nothing is left of it while nothing has moved, and where something is held, which stands still whatever has
  /// moved it. In UIKit what layouts ask for is lost while cells find their sizes in an update, and layouts that
  /// rely on that ask for all of it again from inside `finalizeCollectionViewUpdates()`: of that the part is left
  /// that was not taken before.
  package mutating func takeAdjustment(_ adjustment: Distance) -> Distance? {
    if isHolding { return nil }
    switch phase {
    case .settling:
      addedDelta = addedDelta + adjustment
      return nil
    case .committed:
      defer { addedDelta = .zero }
      return Distance(x: adjustment.x - addedDelta.x, y: adjustment.y - addedDelta.y)
    }
  }

  /// Takes the offset to be on its way, and returns how far it goes; what there is no room for is still wanted.
  ///
  /// What is held says by itself where it belongs.
  package mutating func takeOffsetDelta() -> Distance {
    defer { offsetDelta = .zero }
    phase = .committed
    if !isHolding { requestedDelta = clampedDelta }
    return offsetDelta
  }

  /// Notes that the offset has gone by `moved`, and that there was no room for `rest`, which is still wanted.
  package mutating func note(moved: Distance, rest: Distance) {
    appliedDelta = appliedDelta + moved
    guard case .committed = phase, !isHolding, let requestedDelta else { return }
    self.requestedDelta = requestedDelta + rest
  }

  /// Aims anew after the last call of the layout: what was held is, or else `held`, or the offset.
  ///
  /// The offset goes on to where the content has had no room for it, if there is room now.
  package mutating func aimAgain(_ held: HeldAnchor?) {
    if isHolding, case .anchor(let former, let map) = hold {
      hold = .anchor(former.applied(appliedDelta), through: map)
      return
    }
    requestedDelta = held?.isFirm == true ? .zero : requestedDelta ?? .zero
    hold = held.map { .anchor($0, through: nil) } ?? .offset
    addedDelta = .zero
    offsetDelta = .zero
    clampedDelta = .zero
  }
}
