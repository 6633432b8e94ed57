import CoreGraphics
import Foundation

extension UIScrollView {
  struct Zooming {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var bounces = true
    /// There while the limits leave room between them.
    var recognizer: ScrollPinchGestureRecognizer?
    var phase = Phase.rest

    /// What changes the scale over a time.
    enum Phase {
      case rest
      case pinching(ZoomPinch)
      /// On its way from past a limit back to it.
      case bouncing(number: Int)
      /// On its way to where the program has sent it.
      case animating(number: Int)
    }

    /// How many animations have been started, which tells them apart.
    var animationCount = 0

    var pinch: ZoomPinch? {
      guard case .pinching(let pinch) = phase else { return nil }
      return pinch
    }

    var isAnimating: Bool {
      guard case .animating = phase else { return false }
      return true
    }

    var isBouncing: Bool {
      guard case .bouncing = phase else { return false }
      return true
    }

    func isAnimation(_ number: Int) -> Bool {
      switch phase {
      case .bouncing(number), .animating(number): true
      case .rest, .pinching, .bouncing, .animating: false
      }
    }
  }

  /// A pinch that zooms a view.
  struct ZoomPinch {
    weak var view: UIView?
    /// The scale when it began.
    let startScale: CGFloat
    /// What the fingers are on, in the coordinates of the view.
    let anchor: CGPoint
  }

  /// How long a zoom of the program takes, in seconds.
  static let zoomDuration: TimeInterval = 1 / 3
  /// How long it takes from past a limit of the scale back to it, in seconds.
  static let zoomBounceDuration: TimeInterval = 0.25

  /// The view that the delegate has zoomed, while it is in the content.
  var viewForZooming: UIView? {
    var view: UIView?
    tellDelegate("viewForZooming(in:)") { view = $0.viewForZooming(in: self) }
    guard let view, view !== self, view.isDescendant(of: self) else { return nil }
    return view
  }

  func setZoomLimits(minimum: CGFloat, maximum: CGFloat) {
    guard minimum.isFinite, minimum > 0, maximum.isFinite, maximum > 0 else {
      return reportUnusable("limits of the zoom scale", "\(minimum)…\(maximum)")
    }
    zooming.minimum = minimum
    zooming.maximum = maximum
    updatePinchRecognizer()
  }

  private func updatePinchRecognizer() {
    let canZoom = zooming.maximum > zooming.minimum
    guard canZoom != (zooming.recognizer != nil) else { return }
    if let recognizer = zooming.recognizer {
      removeGestureRecognizer(recognizer)
      zooming.recognizer = nil
    } else {
      let recognizer = ScrollPinchGestureRecognizer()
      recognizer.addHandlerClosure { [weak self] _ in self?.pinchDidChange() }
      zooming.recognizer = recognizer
      addGestureRecognizer(recognizer)
    }
  }

  private func clampedZoomScale(_ scale: CGFloat) -> CGFloat {
    min(max(scale, zooming.minimum), max(zooming.minimum, zooming.maximum))
  }

  /// The middle of what shows, from the view's top left corner.
  private var middleOfView: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: (bounds.width + inset.left - inset.right) / 2,
      y: (bounds.height + inset.top - inset.bottom) / 2
    )
  }

  func zoom(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite, scale > 0 else { return reportUnusable("zoom scale", scale) }
    guard let view = viewForZooming else { return }
    let middle = middleOfView
    let anchor = convert(contentOffset + middle, to: view)
    zoom(view, to: clampedZoomScale(scale), keeping: anchor, at: middle, animated: animated)
  }

  func zoom(showing rect: CGRect, animated: Bool) {
    guard let view = viewForZooming else { return }
    let inset = adjustedContentInset
    let room = CGSize(
      width: max(0, bounds.width - inset.horizontal),
      height: max(0, bounds.height - inset.vertical)
    )
    let widest = rect.width > 0 ? room.width / rect.width : .infinity
    let highest = rect.height > 0 ? room.height / rect.height : .infinity
    let scale = clampedZoomScale(min(widest, highest))
    let anchor = CGPoint(x: rect.midX, y: rect.midY)
    zoom(view, to: scale, keeping: anchor, at: middleOfView, animated: animated)
  }

  private func zoom(
    _ view: UIView,
    to scale: CGFloat,
    keeping anchor: CGPoint,
    at place: CGPoint,
    animated: Bool
  ) {
    endZooming()
    holdStill()
    guard animated, canAnimateScrolling else {
      return applyZoom(scale, of: view, keeping: anchor, at: place)
    }
    tellWillBeginZooming(view)
    zooming.animationCount += 1
    zooming.phase = .animating(number: zooming.animationCount)
    animateZoom(within: Self.zoomDuration) {
      self.applyZoom(scale, of: view, keeping: anchor, at: place)
    }
  }

  private func animateZoom(within duration: TimeInterval, _ changes: @escaping () -> Void) {
    let number = zooming.animationCount
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      changes()
    } completion: { [weak self] _ in
      guard let self, zooming.isAnimation(number) else { return }
      endZooming()
    }
  }

  /// Ends a zoom that goes on, with the scale inside its limits.
  func stopZooming() {
    if case .rest = zooming.phase { return }
    if let view = viewForZooming {
      let middle = middleOfView
      let anchor = convert(contentOffset + middle, to: view)
      view.ownLayer.removeAllAnimations()
      ownLayer.removeAllAnimations()
      applyZoom(clampedZoomScale(zoomScale), of: view, keeping: anchor, at: middle)
    }
    endZooming()
  }

  /// Ends a zoom that goes on, where it has come to, and tells the delegate.
  private func endZooming() {
    if case .rest = zooming.phase { return }
    zooming.phase = .rest
    let view = viewForZooming
    let scale = zoomScale
    tellDelegate("scrollViewDidEndZooming(_:with:atScale:)") {
      $0.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  private func tellWillBeginZooming(_ view: UIView) {
    tellDelegate("scrollViewWillBeginZooming(_:with:)") {
      $0.scrollViewWillBeginZooming(self, with: view)
    }
  }

  /// Scales `view` about its top left corner, and scrolls so that its point `anchor` stands at `place` of this view.
  private func applyZoom(
    _ scale: CGFloat,
    of view: UIView,
    keeping anchor: CGPoint,
    at place: CGPoint
  ) {
    guard scale > 0, scale.isFinite else { return }
    let corner = view.frame.origin
    let hasChanged = view.transform.zoomScale != scale
    view.transform = view.transform.zoomed(to: scale)
    let moved = view.frame
    view.center.x += corner.x - moved.minX
    view.center.y += corner.y - moved.minY
    content.size = view.frame.size
    let target = convert(anchor, from: view)
    move(to: restingOffset(nearest: CGPoint(x: target.x - place.x, y: target.y - place.y)))
    adjustmentMayHaveChanged()
    edgesDidChange()
    observedPropertiesMayHaveChanged()
    window?.scrollRangeDidChange()
    guard hasChanged else { return }
    tellDelegate("scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
  }
}

extension UIScrollView {
  private func pinchDidChange() {
    guard let pinch = zooming.recognizer else { return }
    switch pinch.state {
    case .began:
      beginPinch(pinch)
      follow(pinch)
    case .changed: follow(pinch)
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = viewForZooming else { return }
    endZooming()
    // Fingers that dragged this content, or what it is in, zoom it now.
    for scrollView in scrollViews { scrollView.endAllDragging() }
    holdStill()
    zooming.phase = .pinching(
      ZoomPinch(
        view: view,
        startScale: view.transform.zoomScale / pinch.scale,
        anchor: pinch.location(in: view)
      )
    )
    tellWillBeginZooming(view)
  }

  private func follow(_ recognizer: ScrollPinchGestureRecognizer) {
    guard let pinch = zooming.pinch, let view = pinch.view else { return }
    let asked = pinch.startScale * recognizer.scale
    let bounces = zooming.bounces && !recognizer.isTurnedByWheel
    let place = recognizer.location(in: self)
    applyZoom(
      bounces ? resistedZoomScale(asked) : clampedZoomScale(asked),
      of: view,
      keeping: pinch.anchor,
      at: CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    )
  }

  /// The scale that shows where fingers ask for one past a limit: the further out, the less they get.
  ///
  /// Of the factor by which they are past it, the square root counts.
  private func resistedZoomScale(_ scale: CGFloat) -> CGFloat {
    let nearest = clampedZoomScale(scale)
    guard scale > 0, nearest > 0 else { return nearest }
    return nearest * (scale / nearest).squareRoot()
  }

  private func endPinch() {
    guard let pinch = zooming.pinch else { return }
    let scale = clampedZoomScale(zoomScale)
    guard let view = pinch.view, scale != zoomScale else { return endZooming() }
    zooming.animationCount += 1
    zooming.phase = .bouncing(number: zooming.animationCount)
    let place = convert(pinch.anchor, from: view)
    let shown = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    animateZoom(within: Self.zoomBounceDuration) {
      self.applyZoom(scale, of: view, keeping: pinch.anchor, at: shown)
    }
  }
}

extension CGAffineTransform {
  /// How much longer a horizontal line becomes.
  var zoomScale: CGFloat { hypot(a, b) }

  /// The same with another scale; what is neither turned nor mirrored gets exactly that one.
  fileprivate func zoomed(to scale: CGFloat) -> CGAffineTransform {
    guard b != 0 || c != 0 || a <= 0 || a != d else {
      return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: tx, ty: ty)
    }
    guard zoomScale > 0 else { return CGAffineTransform(scaleX: scale, y: scale) }
    let factor = scale / zoomScale
    return CGAffineTransform(
      a: a * factor,
      b: b * factor,
      c: c * factor,
      d: d * factor,
      tx: tx,
      ty: ty
    )
  }
}
