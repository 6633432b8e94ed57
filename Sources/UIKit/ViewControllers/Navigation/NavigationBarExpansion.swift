import CoreGraphics
import Foundation
import TesseraCore

/// The extent of the bar of a navigation controller above one of its controllers.
///
/// Below the row of buttons there may be a large title and a search bar. They go as the content of the controller is scrolled, and come
/// back at its top: the bar ends where the content begins, so that the safe area, the inset of the scroll view and what is pinned follow.
@MainActor
final class NavigationBarExpansion {
  /// The heights of what is below the row of buttons, in points.
  struct Parts: Equatable {
    var largeTitle: CGFloat = 0
    var search: CGFloat = 0
    /// Whether the search bar goes as well.
    var hidesSearch = true

    var largest: CGFloat { largeTitle + search }
    var smallest: CGFloat { hidesSearch ? 0 : search }
  }

  /// The height of a large title, in points.
  static let largeTitleHeight: CGFloat = 52

  private weak var controller: UIViewController?
  private weak var scrollView: UIScrollView?
  private(set) var parts = Parts()
  /// The height of the row of buttons; 0 where it is hidden.
  private(set) var row: CGFloat = 0
  /// The height of what shows below it.
  private(set) var shown: CGFloat = 0
  /// How far the content is pulled down beyond its top.
  private(set) var pulled: CGFloat = 0

  init(of controller: UIViewController) { self.controller = controller }

  /// How far the bar covers the view of the controller.
  var extent: CGFloat { row + shown }

  /// The heights of what shows of the large title, and of the search bar, which goes first.
  var heights: (largeTitle: CGFloat, search: CGFloat) {
    let search = parts.hidesSearch ? max(0, shown - parts.largeTitle) : parts.search
    return (shown - search, search)
  }

  /// Takes other parts; content at its top stays there.
  func update(_ parts: Parts, row: CGFloat, following scrollView: UIScrollView?) {
    let isNew = scrollView !== self.scrollView
    guard isNew || parts != self.parts || row != self.row else { return }
    let isAtTop =
      scrollView.map { $0.contentOffset.y <= -$0.content.reportedAdjustedInset.top } ?? true
    if isNew {
      self.scrollView?.content.follower = nil
      scrollView?.content.follower = self
    }
    self.scrollView = scrollView
    (self.parts, self.row) = (parts, row)
    shown = parts.largest
    pulled = 0
    if !isAtTop { shown = shownNow }
    controller?.viewIfLoaded?.safeAreaMayHaveChanged()
    controller?.viewIfLoaded?.setNeedsLayout()
  }

  /// Leaves the controller, whose view stays as it is.
  func leave() {
    scrollView?.content.follower = nil
    controller?.content.barExpansion = nil
    if controller?.isViewLoaded == true { controller?.content.coveredEdges.top += extent }
  }

  /// Where all of the bar shows, as an offset; `nil` if the content does not begin behind the bar.
  private var topOffset: CGFloat? {
    guard let scrollView, extent > 0, scrollView.adjustment.top >= extent else { return nil }
    return shown - parts.largest - scrollView.adjustedContentInset.top
  }

  private var scrolled: CGFloat {
    guard let scrollView, let topOffset else { return 0 }
    return scrollView.contentOffset.y - topOffset
  }

  private var shownNow: CGFloat {
    // A 64th of a point cannot be seen, and sums of those are exact: the limits of scrolling stay the same.
    let shown = (64 * (parts.largest - scrolled)).rounded() / 64
    return min(max(shown, parts.smallest), parts.largest)
  }
}

extension NavigationBarExpansion: ScrollFollower {
  var movesWithContent: Bool { parts.largest > parts.smallest }

  var hidden: CGFloat { topOffset == nil ? 0 : parts.largest - shown }

  func contentDidScroll() {
    guard parts.largest > 0 else { return }
    // A control that refreshes stands between the bar and the content.
    let follows = scrollView?.refreshControl == nil
    let (shown, pulled) = (shownNow, follows ? max(0, -scrolled) : 0)
    guard shown != self.shown || pulled != self.pulled else { return }
    (self.shown, self.pulled) = (shown, pulled)
    controller?.viewIfLoaded?.safeAreaMayHaveChanged()
    controller?.navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  func restingOffset(nearest proposed: CGFloat) -> CGFloat {
    guard let scrollView, let top = topOffset else { return proposed }
    let end = top + parts.largest - parts.smallest
    guard proposed > top, proposed < end else { return proposed }
    var stops = [top]
    if CGFloat(scrollView.limits.vertical.upper) >= end { stops.append(end) }
    if parts.hidesSearch, parts.search > 0, parts.largeTitle > 0 {
      stops.append(top + parts.search)
    }
    return stops.min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
  }
}
