import CoreGraphics
import Foundation

extension UIView {
  /// The views in this one, and itself, that Tab stops at, in the order in which they are read.
  ///
  /// A view comes before what it holds. Views that are hidden, clear or take no touches are left out with all they hold.
  var keyStopsInReadingOrder: [UIView] {
    guard takesTouches else { return [] }
    if let cover { return cover.keyStopsInReadingOrder }
    let own = isTabStop ? [self] : []
    return own + subviewsInReadingOrder.flatMap(\.keyStopsInReadingOrder)
  }

  /// The subview in front of everything in the view, which alone is reached by keys and read.
  var cover: UIView? { subviews.last { $0.coversWhatIsBehind && !$0.isHidden } }

  /// The subviews as they are read: by where they stand.
  var subviewsByPlace: [UIView] {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ReadingOrder(isRightToLeft: isRightToLeft).indices(of: subviews.map(\.frame))
      .map { subviews[$0] }
  }

  /// Scrolls every scroll view around this one so that it is visible.
  func scrollIntoSight() {
    var outer = superview
    while let view = outer {
      if let scrollView = view as? UIScrollView { scrollView.reveal(self) }
      outer = view.superview
    }
  }
}
