import CoreGraphics
import Foundation
import TesseraCore

extension UIScrollView {
  struct Refreshing {
    var control: UIRefreshControl?
    /// The room that content leaves at the top for a control that refreshes.
    var inset: CGFloat = 0
  }

  /// Behind everything but what fills the view.
  private static var refreshControlPosition: CGFloat { -CGFloat(Int32.max) * 1.5 }

  func setRefreshControl(_ control: UIRefreshControl?) {
    let old = refreshing.control
    guard control !== old else { return }
    refreshing.control = nil
    old?.removeFromSuperview()
    refreshing.control = control
    if let control {
      control.ownLayer.zPosition = Self.refreshControlPosition
      insertSubview(control, at: 0)
    }
    refreshDidChange()
    placeRefreshControl()
  }

  /// A refresh has begun or ended, or another control says so.
  ///
  /// Content that stands in the room of the control when that goes is animated out of it. All other content stays.
  func refreshDidChange() {
    let inset = refreshing.control?.isRefreshing == true ? UIRefreshControl.height : 0
    guard inset != refreshing.inset else { return placeRefreshControl() }
    refreshing.inset = inset
    let rest = restingOffset(nearest: contentOffset)
    if case .idle = activity, rest != contentOffset, canAnimateScrolling { animateOffset(to: rest) }
    keepHoldOfContent()
    adjustedContentInsetMayHaveChanged()
    edgesDidChange()
    placeRefreshControl()
  }

  /// Shows content at the top with the room for a control that refreshes.
  private func revealRefreshControl() {
    let top = -adjustedContentInset.top
    guard contentOffset.y == top + refreshing.inset else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true)
  }

  /// Begins a refresh for F5 and Control with R; returns whether it did, or one goes on.
  func refresh(with presses: Set<UIPress>) -> Bool {
    guard let control = refreshing.control, control.isEnabled,
      presses.contains(where: { $0.key?.asksForRefresh == true })
    else { return false }
    if control.refresh(), control.isRefreshing { revealRefreshControl() }
    return true
  }

  /// Places the control above the content, or at the top of the view if the content is pulled further down.
  func placeRefreshControl() {
    guard let control = refreshing.control else { return }
    let top = contentOffset.y + adjustedContentInset.top - refreshing.inset
    control.frame = CGRect(
      x: contentOffset.x,
      y: min(-UIRefreshControl.height, top),
      width: bounds.width,
      height: UIRefreshControl.height
    )
    control.contentWasPulled(by: -top)
  }

  /// A hand has moved the content: far enough past the top, that begins a refresh.
  func refreshIfPulled() {
    guard let control = refreshing.control, isDragging else { return }
    let top = contentOffset.y + adjustedContentInset.top - refreshing.inset
    if -top >= UIRefreshControl.height { control.refresh() }
  }
}

extension UIKey {
  fileprivate var asksForRefresh: Bool {
    let modifiers = modifierFlags.intersection([.control, .alternate, .command, .shift])
    return keyCode == .keyboardF5 && modifiers.isEmpty
      || keyCode == .keyboardR && modifiers == .control
  }
}
