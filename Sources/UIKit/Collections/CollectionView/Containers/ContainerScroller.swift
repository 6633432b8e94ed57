package import Foundation
import TesseraCore
import TesseraEngine

/// A section that scrolls by itself, by its index.
///
/// Offsets are content offsets of its scroll view: where reading goes from right to left they count from the left
/// edge of the content all the same.
@MainActor
package struct ContainerScroller {
  package let collectionView: UICollectionView
  package let section: Int

  init(collectionView: UICollectionView, section: Int) {
    self.collectionView = collectionView
    self.section = section
  }

  private var engine: CollectionEngine { collectionView.engine }
  private var scrollView: ContainerScrollView? { collectionView.sectionScrollView(section) }
  private var identity: ContainerIdentity<Before> { .section(OldSection(section)) }

  /// The container where it is scrolled to; nil if the section does not scroll by itself.
  private var placed: DeclaredContainers? {
    if engine.containers.declared[identity] != nil { return engine.containers.declared }
    return declaration.map { engine.arranging.placed([$0], by: engine.preparing.mirror) }
  }

  /// What the layout says of it now; nil if the section does not scroll by itself, or is not there.
  fileprivate var declaration: SectionContainer? {
    engine.answering.bringModelUpToDate()
    guard engine.validity > .replaced, engine.counting.knownCounts.items.indices.contains(section)
    else {
      return nil
    }
    return engine.layoutCalls.container(ofSection: section)
  }

  private var container: Container? { placed?[identity] }

  /// What it fills of the content of the collection view.
  package var frame: CGRect { container.map { CGRect($0.frame) } ?? .zero }

  package var contentSize: CGSize { container.map { CGSize($0.contentSize) } ?? .zero }

  package var contentOffset: CGPoint {
    scrollView?.contentOffset
      ?? container.map { CGPoint($0.offset) } ?? .zero
  }

  package var isTracking: Bool { scrollView?.isTracking ?? false }
  package var isDragging: Bool { scrollView?.isDragging ?? false }
  package var isDecelerating: Bool { scrollView?.isDecelerating ?? false }

  /// The place of rest that is nearest, counted from where reading begins; nil if the section rests anywhere.
  package var page: Int? { placed?.rests(of: identity)?.stop(nearest: Point(contentOffset)) }

  /// The number of places of rest; nil if the section rests anywhere.
  package var pageCount: Int? { placed?.rests(of: identity)?.stopCount }

  /// Goes to the offset inside the content that is nearest to `offset`.
  package func scroll(to offset: CGPoint, animated: Bool) {
    guard offset.isFinite else {
      return Diagnostics.report(
        .scrolling,
        """
        Section \(section) was to be scrolled to \(offset), which is ignored. Every number must be finite.
        """
      )
    }
    guard let rests = placed?.rests(of: identity) else { return }
    let target = rests.offset(nearest: Point(offset))
    if let scrollView { return scrollView.setContentOffset(CGPoint(target), animated: animated) }
    engine.mounting.didScroll(OldSection(section), to: target, rests)
  }

  /// Goes to a place of rest, the nearest one for a number past the ends.
  package func scroll(toPage page: Int, animated: Bool) {
    guard let target = placed?.rests(of: identity)?.offset(ofStop: page) else { return }
    scroll(to: CGPoint(target), animated: animated)
  }
}

extension UICollectionView {
  /// A section that scrolls by itself; nil if it does not, or is not there.
  package func containerScroller(ofSection section: Int) -> ContainerScroller? {
    let scroller = ContainerScroller(collectionView: self, section: section)
    return scroller.declaration == nil ? nil : scroller
  }
}
