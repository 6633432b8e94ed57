import CoreGraphics
import Foundation

// How changes of layers come about and animate.
extension CALayer {
  /// Changes the model in one animated part, or at once outside animation blocks.
  func update(_ key: LayerKey, _ change: (inout LayerProperties) -> Void) {
    var changed = model
    change(&changed)
    guard changed != model || replacesRepetition(of: key) else { return }
    let before = model
    model = changed
    if key == .bounds, before.bounds.size != changed.bounds.size { contentSizeDidChange() }
    if let transaction = presentAnimation(of: key, from: before), window != nil {
      animate(key, from: before, transaction)
    }
    invalidate(key)
  }

  /// How what is changed now animates: as an animation block says, or as the transaction does for layers of no view.
  private func presentAnimation(
    of key: LayerKey,
    from former: LayerProperties
  ) -> UIViewAnimationTransaction? {
    guard view == nil else { return UIViewAnimationTransaction.current }
    // Most changes are made before the layer is shown, and cost nothing more.
    guard rare?.activity.wasShown == true,
      animatesImplicitly(model.changedProperty(from: former, key: key))
    else { return nil }
    return CATransaction.implicitAnimation()
  }

  /// Whether a change that is none ends an animation that plays more than once.
  private func replacesRepetition(of key: LayerKey) -> Bool {
    !animations.isEmpty && view != nil && UIViewAnimationTransaction.current != nil
      && animations.repeats(key)
  }

  private func animate(
    _ key: LayerKey,
    from before: LayerProperties,
    _ transaction: UIViewAnimationTransaction
  ) {
    let application = UIApplication.shared
    transaction.timing.timeline?.note(key, of: self, before, view?.backgroundColor)
    let moment = presentMoment
    let replaced = animations.removeRepeating(key, at: moment, otherThan: transaction)
    let delta = before.delta(from: model, key: key) + replaced.rest
    animations.add(key, delta: delta, transaction, at: moment)
    application.animationClock.start(self)
    for animation in replaced.ended { animation.transaction.animationDidEnd(finished: false) }
  }

  /// Starts an animation of a part that the model has no part in.
  ///
  /// - Parameters:
  ///   - key: The part.
  ///   - change: How far the part is from the model at the start.
  ///   - fraction: Until when it is as far, as a fraction of the animation; `nil` for one that comes evenly nearer.
  ///   - transaction: The timing.
  func show(
    _ key: LayerKey,
    changedBy change: SIMD16<Double>,
    until fraction: Double? = nil,
    _ transaction: UIViewAnimationTransaction
  ) {
    transaction.timing.timeline?.note(key, of: self, model, view?.backgroundColor)
    animations.add(
      fraction.map { LayerAnimation(key: key, change, until: $0, transaction) }
        ?? LayerAnimation(key: key, delta: change, transaction: transaction),
      at: presentMoment
    )
    UIApplication.shared.animationClock.start(self)
    invalidate(key)
  }

  /// Changes a part of the model that never animates.
  func updateDirectly(_ change: (inout LayerProperties) -> Void) {
    var changed = model
    change(&changed)
    guard changed != model else { return }
    let isPlacement =
      changed.isHidden != model.isHidden || changed.zPosition != model.zPosition
      || changed.anchorPoint != model.anchorPoint || changed.isDoubleSided != model.isDoubleSided
    model = changed
    guard isPlacement, let enclosingLayer else { return invalidateOwn() }
    enclosingLayer.invalidateSubtree()
  }

  /// Keeps the layer on screen while `transaction` runs although it is hidden; not any more for `nil`.
  func leave(with transaction: UIViewAnimationTransaction?) {
    guard transaction != nil || rare != nil else { return }
    ownRare.leaving = transaction
  }

  /// Whether the layer is hidden and still on screen.
  var isLeaving: Bool {
    guard let leaving = rare?.leaving, model.isHidden else { return false }
    return leaving.isRunning
  }

  /// Goes what another layer in its place still has to go to its position and its size, at the same speed.
  func joinMovement(of other: CALayer) {
    join(other) { $0.key == .position || $0.key == .bounds ? $0 : nil }
  }

  /// Goes what a layer around it still has to go; or the same way back, so that it stays where it is.
  func joinMovement(ofContentOf other: CALayer, isReversed: Bool = false) {
    join(other) { $0.movementOfContent(isReversed: isReversed) }
  }

  private func join(_ other: CALayer, as change: (LayerAnimation) -> LayerAnimation?) {
    guard !other.animations.isEmpty else { return }
    let lead = presentMoment.inLayer - other.presentMoment.inLayer
    animations.join(other.animations, lead: lead, as: change)
    guard !animations.isEmpty else { return }
    UIApplication.shared.animationClock.start(self)
    for key in animations.keys { invalidate(key) }
  }

  /// When a part of the layer comes to rest; `nil` when it does not move.
  func endOfMovement(of key: LayerKey) -> TimeInterval? {
    animations.isEmpty ? nil : animations.end(of: key)
  }

  /// Drops what animations have ended by the time of a frame; answers whether any is left that moves by itself.
  func advanceAnimations(in frame: inout AnimationFrame) -> Bool {
    var place = frame.place(of: self)
    if !animations.isEmpty {
      if animations.changePicture {
        backendCache.own = nil
        backendCache.subtree = nil
      }
      frame.invalidateSurroundings(of: self, place)
    }
    let ended = animations.removeEnded(at: place.moment)
    for animation in ended { animation.transaction.animationDidEnd(finished: true) }
    let addedGoOn = advanceAddedAnimations(to: place.moment.inLayer)
    let mayHaveCalled = !ended.isEmpty || rare != nil
    // Code of the app may have been called, also where nothing is left to move.
    if mayHaveCalled { frame.forgetSurroundings() }
    guard addedGoOn || !animations.isEmpty else { return false }
    if mayHaveCalled { place = frame.place(of: self) }
    return addedGoOn && !place.isTimeStopped
      || animations.isMoving(evenWithoutTime: place.isTimeStopped)
  }

  /// Drops those that a property animator moves and answers them; the caller tells their transactions.
  func removeAnimations(of timeline: AnimatorTimeline) -> [LayerAnimation] {
    let removed = animations.remove(of: timeline)
    for key in Set(removed.map(\.key)) { invalidate(key) }
    return removed
  }

  /// The properties on screen at the time of the frame.
  var shown: LayerProperties {
    let properties =
      animations.isEmpty ? model : animations.applied(to: model, at: presentMoment)
    return rare == nil ? properties : animated(properties)
  }
}

extension CALayer {
  func invalidate(_ key: LayerKey) {
    guard key.isPlacement, let enclosingLayer else { return invalidateOwn() }
    enclosingLayer.invalidateSubtree()
  }

  /// Says that what the layer itself draws has changed.
  func invalidateOwn() {
    backendCache.own = nil
    invalidateSubtree()
  }

  /// Says that a picture of the layer with its sublayers is out of date, up to the window.
  ///
  /// Stops at the first layer above that has no such picture: then none above it has one either,
  /// unless that layer is hidden, and then the change is not visible.
  func invalidateSubtree() {
    backendCache.subtree = nil
    var layer = enclosingLayer
    while let current = layer, current.backendCache.subtree != nil {
      current.backendCache.subtree = nil
      layer = current.enclosingLayer
    }
    window?.setNeedsDisplay()
  }
}
