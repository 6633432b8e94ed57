import CoreGraphics
import TesseraCore
import TesseraEngine

extension ContainerView: @MainActor SectionView {
  var sectionContent: any ElementParent { scrollView }

  var sectionOffset: Point { Point(scrollView.contentOffset) }

  var rests: ContainerRests? { scrollView.rests }

  var movingDistance: Point? {
    switch scrollView.activity {
    case .idle, .tracking(hasCaught: false): return nil
    case .tracking, .dragging, .decelerating, .animating:
      return scrollView.rests?.distance(of: sectionOffset)
    }
  }

  func arrive() { scrollView.arrive() }

  func holdStill() { scrollView.holdStill() }
}

extension UICollectionView {
  /// The scroll view of a section that scrolls by itself; `nil` while it is out of sight.
  func sectionScrollView(_ section: Int) -> ContainerScrollView? {
    (engine.containerView(of: section) as? ContainerView)?.scrollView
  }
}
