package import TesseraCore

/// Shows that another layout takes over.
///
/// The order is: the new layout knows the collection view, hears that everything is invalid and
/// prepares; animated, both hear of each other; the offset; where elements go and come from; the end;
/// the old layout forgets the collection view.
package final class LayoutChangePass: ChangePass {
  package let engine: CollectionEngine
  package let cause: AnimatedUpdate.Cause
  private let oldLayout: any EngineLayout
  private let newLayout: any EngineLayout
  /// Where the offset goes; if it is given neither the layout nor the delegate is asked.
  private let offset: Point?
  private let isAnimated: Bool
  private let completion: ((Bool) -> Void)?

  init(
    _ engine: CollectionEngine,
    to newLayout: any EngineLayout,
    isAnimated: Bool,
    endingAt offset: Point?,
    completion: ((Bool) -> Void)?
  ) {
    self.engine = engine
    self.oldLayout = engine.layout
    self.newLayout = newLayout
    self.isAnimated = isAnimated
    self.offset = offset
    self.completion = completion
    cause = .layout(engine.layout)
  }

  package func carryOut(_ change: AnimatedUpdate) {
    // Attributes that were copied may have led to a third layout, which is the newest.
    guard layout === oldLayout else {
      newLayout.forgetOwner()
      return isAnimated ? start(ChangeTimeline(completions: [completion].compactMap { $0 })) : ()
    }
    if let offset {
      change.request(offset)
    } else if let centre = engine.elementInTheMiddle {
      change.center(centre)
    } else {
      change.hold(anchoring.placeInMirroredContent())
    }
    guard !isAnimated else { return travel(change) }
    guard install(change) else { return }
    aimUntilPlaced(change)
    change.moveOffset(nil)
  }

  /// Installs and prepares the new layout; returns `false` when everything was replaced meanwhile.
  private func install(_ change: AnimatedUpdate) -> Bool {
    session.take(newLayout)
    session.withdraw(to: .invalid)
    issueLog.clear()
    layoutCalls.invalidate(.anotherLayout)
    preparing.validate()
    guard validity > .replaced else { return false }
    change.askContentSize()
    sizes.ask(views.mounted.values)
    // Those on their way out may come back.
    sizes.ask(views.departures.lazy.map { $0.mounted })
    return validity > .replaced
  }

  /// Finds the offset of a change that is not animated.
  ///
  /// A layout that places sections as they are asked for becomes invalid by the question where an item stands, and
  /// its content longer.
  private func aimUntilPlaced(_ change: AnimatedUpdate) {
    for _ in 0..<CollectionEngine.maximumRounds where validity > .replaced {
      change.findOffset()
      guard preparing.validate(), validity > .replaced else { return }
      change.askContentSize()
    }
  }

  private func travel(_ change: AnimatedUpdate) {
    guard install(change) else {
      engine.release(oldLayout)
      return start(ChangeTimeline(completions: [completion].compactMap { $0 }))
    }
    let (outgoing, incoming) = (door.calls(to: oldLayout), door.calls(to: newLayout))
    outgoing.prepareForTransition(to: newLayout)
    incoming.prepareForTransition(from: oldLayout)
    for entry in change.before.entries {
      door.announceTransition(
        of: entry.mounted.view,
        from: oldLayout,
        to: newLayout,
        isOver: false
      )
    }
    change.settle()
    let timing = host.animations.timing(otherwise: timelines.timing)
    change.commit(timing: timing, completions: [arrival(change), completion].compactMap { $0 }) {
      outgoing.finalizeTransition()
      incoming.finalizeTransition()
    }
  }

  /// The completion of the animation: the old layout is released, and views are notified.
  private func arrival(_ change: AnimatedUpdate) -> (Bool) -> Void {
    { [engine = WeakReference(engine), oldLayout, newLayout, before = change.before] _ in
      engine.object?.release(oldLayout)
      for entry in before.entries {
        engine.object?.door.announceTransition(
          of: entry.mounted.view,
          from: oldLayout,
          to: newLayout,
          isOver: true
        )
      }
    }
  }

  private func start(_ timeline: ChangeTimeline) { mounting.start(timeline, nil) }
}

extension CollectionEngine {
  /// Puts another layout in place of the present one.
  ///
  /// With `offset` the content offset goes there, and neither the layout nor the delegate is asked.
  package func setLayout(
    _ newLayout: any EngineLayout,
    animated: Bool,
    endingAt offset: Point? = nil,
    completion: ((Bool) -> Void)?
  ) {
    let oldLayout = layout
    guard newLayout !== oldLayout else { return door.complete(completion, isFinished: true) }
    defer { abandonTransition(of: oldLayout) }
    host.receive(.placesWillChange)
    if canTransition, validity < .shown { layOut() }
    // The pass before may have led to another layout, or to a reload.
    guard canTransition, layout === oldLayout else {
      let present = layout
      door.calls(to: newLayout).takeOver()
      session.take(newLayout)
      release(present)
      replace()
      return door.complete(completion, isFinished: true)
    }
    door.calls(to: newLayout).takeOver()
    let isAnimated = animated && host.animations.areAnimationsEnabled
    perform(
      LayoutChangePass(
        self,
        to: newLayout,
        isAnimated: isAnimated,
        endingAt: offset,
        completion: completion
      )
    )
    guard !isAnimated else { return }
    release(oldLayout)
    layOut()
    door.complete(completion, isFinished: layout === newLayout)
  }

  /// The cell that is nearest to the middle of what nothing covers.
  var elementInTheMiddle: CollectionElement? {
    let visible = uncoveredRect
    func distance(_ element: MountedElement) -> Double {
      guard let shown = element.shown?.rect else { return .infinity }
      let frame = frameInRoot(shown, of: element.container)
      let middle = Point(x: frame.midX - visible.midX, y: frame.midY - visible.midY)
      return middle.x * middle.x + middle.y * middle.y
    }
    return views.sorted.filter { $0.key.kind == .cell }
      .min { distance($0) < distance($1) }?.element
  }
}
