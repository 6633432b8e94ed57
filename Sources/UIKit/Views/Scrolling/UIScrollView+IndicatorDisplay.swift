import CoreGraphics
import Foundation
import TesseraCore

extension UIScrollView {
  /// How long indicators stay after the content has come to rest, in seconds.
  static let indicatorRest: TimeInterval = 0.8
  /// How long they take to fade, in seconds.
  static let indicatorFade: TimeInterval = 0.25

  func showIndicators() {
    switch indicators.visibility {
    case .shown: return
    case .fading(let countdown): countdown.cancel()
    case .hidden: break
    }
    guard window != nil, Axis.allCases.contains(where: hasIndicator) else { return }
    indicators.visibility = .shown
    UIView.performWithoutAnimation {
      for axis in Axis.allCases where hasIndicator(along: axis) {
        let view = indicators.views[axis] ?? makeIndicator(along: axis)
        view.isHidden = false
        view.alpha = 1
      }
      placeIndicators()
    }
  }

  func fadeIndicatorsLater() {
    guard case .shown = indicators.visibility, case .idle = activity else { return }
    let isInUse = Axis.allCases.contains {
      indicators.views[$0].map { $0.isWide || $0.isHeld } ?? false
    }
    guard !isInUse else { return }
    indicators.visibility = .fading(
      Countdown(for: Self.indicatorRest) { [weak self] in self?.fadeIndicators() }
    )
  }

  private func fadeIndicators() {
    indicators.visibility = .hidden
    UIView.animate(withDuration: Self.indicatorFade) {
      for axis in Axis.allCases { self.indicators.views[axis]?.alpha = 0 }
    } completion: { [weak self] _ in
      self?.hideFadedIndicators()
    }
  }

  private func hideFadedIndicators() {
    for axis in Axis.allCases {
      guard let view = indicators.views[axis], view.alpha == 0 else { continue }
      view.isHidden = true
    }
  }

  /// Takes the indicators away at once, as when the view leaves its window.
  func hideIndicators() {
    if case .fading(let countdown) = indicators.visibility { countdown.cancel() }
    indicators.visibility = .hidden
    for axis in Axis.allCases {
      indicators.views[axis]?.isWide = false
      indicators.views[axis]?.isHidden = true
    }
  }

  /// Puts the indicators where they belong at the present offset.
  func placeIndicators() {
    for axis in Axis.allCases {
      guard let view = indicators.views[axis], !view.isHidden else { continue }
      view.isHidden = !hasIndicator(along: axis)
      let frame = indicatorFrame(along: axis)
      view.frame = frame
      view.show(indicatorGeometry(along: axis, in: frame), offset: contentOffset[axis])
    }
  }

  private func hasIndicator(along axis: Axis) -> Bool {
    let limits = limits[axis]
    return indicators.shows[axis] && limits.upper > limits.lower
  }

  private func makeIndicator(along axis: Axis) -> ScrollIndicator {
    let view = ScrollIndicator(axis: axis, color: indicatorColor)
    indicators.views[axis] = view
    addSubview(view)
    return view
  }

  var indicatorColor: UIColor {
    switch indicatorStyle {
    case .default: .label
    case .black: .black
    case .white: .white
    }
  }

  /// The strip of an indicator, in content coordinates.
  func indicatorFrame(along axis: Axis) -> CGRect {
    let insets = indicators.insets[axis] + (indicators.followsSafeArea ? adjustment : .zero)
    let other = axis.crossing
    let corner = hasIndicator(along: other) ? ScrollIndicator.thickness : 0
    let thickness = ScrollIndicator.thickness
    guard axis == .vertical else {
      return CGRect(
        x: bounds.minX + insets.left,
        y: bounds.maxY - insets.bottom - thickness,
        width: max(0, bounds.width - insets.horizontal - corner),
        height: thickness
      )
    }
    let isAtLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isAtLeft ? bounds.minX + insets.left : bounds.maxX - insets.right - thickness,
      y: bounds.minY + insets.top,
      width: thickness,
      height: max(0, bounds.height - insets.vertical - corner)
    )
  }

  private func indicatorGeometry(
    along axis: Axis,
    in frame: CGRect
  ) -> ScrollIndicatorGeometry {
    ScrollIndicatorGeometry(
      trackLength: Double(frame.size[axis] - 2 * ScrollIndicator.margin),
      viewportLength: Double(visibleLength(along: axis)),
      limits: limits[axis]
    )
  }
}

extension UIScrollView {
  func indicatorWasDragged(along axis: Axis, knobStart: CGFloat) {
    var offset = contentOffset
    let geometry = indicatorGeometry(along: axis, in: indicatorFrame(along: axis))
    offset[axis] = CGFloat(geometry.offset(forKnobStart: Double(knobStart)))
    setContentOffset(offset, animated: false)
  }

  func scrollByPage(along axis: Axis, isForward: Bool) {
    scroll { changed, offset in
      guard changed == axis else { return offset }
      guard !isPagingEnabled else {
        return nextPage(after: offset, along: axis, isForward: isForward)
      }
      let page = visibleLength(along: axis) * Self.pagePart
      return isForward ? offset + page : offset - page
    }
  }

  func showIndicators(hoveredAt location: CGPoint?) {
    guard isScrollEnabled else { return }
    let isHeld = Axis.allCases.contains { indicators.views[$0]?.isHeld ?? false }
    guard !isHeld else { return }
    let hovered = Axis.allCases.filter { axis in
      hasIndicator(along: axis) && location.map(indicatorFrame(along: axis).contains) ?? false
    }
    if !hovered.isEmpty { showIndicators() }
    for axis in Axis.allCases {
      indicators.views[axis]?.isWide = hovered.contains(axis)
    }
    fadeIndicatorsLater()
  }
}
