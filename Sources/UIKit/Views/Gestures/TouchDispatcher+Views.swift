import Foundation

extension TouchDispatcher {
  /// Whether the view that was touched knows of the touch.
  func isDelivering(_ touch: UITouch) -> Bool {
    guard case .delivering = delivery(of: touch) else { return false }
    return true
  }

  /// Whether the view does not know of the touch because a recogniser has to decide.
  func isHeld(_ touch: UITouch) -> Bool {
    guard case .held = delivery(of: touch) else { return false }
    return true
  }

  /// Tells views that touches are gone; touches they did not get yet they never get.
  func cancelTouchesInViews(_ cancelled: [UITouch]) {
    cancelHeldEndings { touch in cancelled.contains { $0 === touch } }
    for touch in cancelled {
      let delivery = delivery(of: touch)
      setDelivery(.withheld, of: touch)
      switch delivery {
      case .delayed(let countdown): countdown?.cancel()
      case .delivering: touch.view?.touchesCancelled([touch], with: uiEvent(for: touch))
      case .held, .withheld: break
      }
    }
  }

  private func delivery(of touch: UITouch) -> ActiveTouch.Delivery {
    active.first { $0.touch === touch }?.delivery ?? .withheld
  }

  private func setDelivery(_ delivery: ActiveTouch.Delivery, of touch: UITouch) {
    guard let index = active.firstIndex(where: { $0.touch === touch }) else { return }
    active[index].delivery = delivery
  }

  func deliverBegan(_ touch: UITouch, _ event: UIEvent) {
    guard isPending(touch), let view = touch.view else { return }
    guard !mustWaitToBegin(touch) else { return setDelivery(.held, of: touch) }
    let isSecond = active.contains {
      $0.touch !== touch && $0.touch.view === view && isDelivering($0.touch)
    }
    let scrollView = view.enclosingScrollView
    guard !isSecond || view.isMultipleTouchEnabled,
      scrollView?.touchesShouldBegin([touch], with: event, in: view) ?? true
    else { return setDelivery(.withheld, of: touch) }
    guard touch.type != .indirectPointer, scrollView?.delaysTouchesInContent == true else {
      return beginInView(touch)
    }
    let countdown = Countdown(for: ActiveTouch.contentDelay) { [weak self] in
      self?.beginInView(touch)
    }
    setDelivery(.delayed(countdown), of: touch)
  }

  /// Whether the view may still get the touch.
  private func isPending(_ touch: UITouch) -> Bool {
    switch delivery(of: touch) {
    case .delayed, .held: true
    case .delivering, .withheld: false
    }
  }

  private func beginInView(_ touch: UITouch) {
    guard isPending(touch) else { return }
    if case .delayed(let countdown) = delivery(of: touch) { countdown?.cancel() }
    setDelivery(.delivering, of: touch)
    touch.view?.touchesBegan([touch], with: uiEvent(for: touch))
  }

  func deliver(_ touch: UITouch, _ event: UIEvent) {
    switch touch.phase {
    case .began, .moved, .stationary:
      guard isDelivering(touch) else { return }
      touch.view?.touchesMoved([touch], with: event)
    case .ended:
      if !isHeld(touch) { beginInView(touch) }
      guard isDelivering(touch) || isHeld(touch) else { return }
      guard !mustWaitToEnd(touch) else {
        return heldEndings.append(HeldEnding(touch: touch, hasBegun: isDelivering(touch)))
      }
      beginInView(touch)
      touch.view?.touchesEnded([touch], with: event)
    case .cancelled:
      cancelTouchesInViews([touch])
    }
  }
}

extension UIView {
  /// The nearest scroll view around this view, not the view itself.
  var enclosingScrollView: UIScrollView? {
    var candidate = superview
    while let current = candidate {
      if let scrollView = current as? UIScrollView { return scrollView }
      candidate = current.superview
    }
    return nil
  }
}
