import CoreGraphics
import TesseraCore

// Members that UIScrollView declares under the same name satisfy the rest of the protocol.
extension UICollectionView: CollectionHost {
  var displayScale: CGFloat { traitCollection.displayScale }

  func restingOffsets(contentSize: CGSize) -> RestingOffsets {
    let present = content.size
    content.size = contentSize
    defer { content.size = present }
    let limits = limits
    return RestingOffsets(horizontal: limits.horizontal, vertical: limits.vertical)
  }

  func pageOffset(nearest offset: CGPoint) -> CGPoint? {
    isPagingEnabled ? pageOffset(from: offset, velocity: .zero) : nil
  }

  var isInWindow: Bool { window != nil }

  func performAtNextFrame(_ work: @escaping () -> Void) {
    UIApplication.shared.animationClock.performAtNextFrame(work)
  }

  var reducesMotion: Bool { UIApplication.shared.backend.environment.reducesMotion }

  var contentView: UIView { self }

  var appSubviews: [UIView] {
    subviews.filter {
      !($0 is UICollectionReusableView) && !$0.isOverlay && $0 !== backgroundView
    }
  }

  func receive(_ news: EngineNews) {
    switch news {
    case .placesChanged: prefetching.layoutDidChange()
    case .placesWillChange: swiping.close()
    case .countsRead: indexTitles.areOutdated = true
    case .passEnded: keepScrollTarget()
    case .swipedRowLost: swiping.forget()
    case .pickedUpItemMoved: movementInput.scroller.follow()
    }
  }
}
