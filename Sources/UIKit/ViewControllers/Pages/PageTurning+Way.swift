import CoreGraphics
import Foundation

// Pages that a person turns to, and the end of every way.
extension PageTurning: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging || scrollView.isDecelerating || scrollView.isScrollAnimating else {
      return
    }
    pagesMoved()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A touch may have caught the pages.
    if !scrollView.isTracking { settle() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}
