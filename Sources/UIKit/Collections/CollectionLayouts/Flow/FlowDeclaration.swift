import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// What a flow layout and its delegate say about sections, turned into the declarations of the core.
@MainActor
struct FlowDeclaration {
  let layout: UICollectionViewFlowLayout
  let collectionView: UICollectionView
  let delegate: (any UICollectionViewDelegateFlowLayout)?
  let container: FlowContainer
  let metrics: FlowMetrics

  init(_ layout: UICollectionViewFlowLayout, in collectionView: UICollectionView) {
    self.layout = layout
    self.collectionView = collectionView
    delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    container = FlowContainer(of: collectionView, for: layout)
    metrics = FlowMetrics(of: layout)
  }

  /// Everything about a section with `count` items; notes whether the delegate said their sizes.
  func section(_ section: Int, count: Int, _ hasDelegateSizes: inout Bool) -> FlowSection {
    var declared = boundaries(ofSection: section)
    declared.items = items(inSection: section, 0..<count, &hasDelegateSizes)
    return declared
  }

  /// Items of a section; notes whether the delegate said their sizes.
  func items(
    inSection section: Int,
    _ range: Range<Int>,
    _ hasDelegateSizes: inout Bool
  ) -> FlowItems {
    guard let items = itemsOfDelegate(inSection: section, range) else {
      return itemsOfProperties(count: range.count)
    }
    hasDelegateSizes = true
    return items
  }

  /// Everything about a section but its items; it has none.
  func boundaries(ofSection section: Int) -> FlowSection {
    FlowSection(
      items: .none,
      insets: insets(ofSection: section),
      lineSpacing: Double(lineSpacing(ofSection: section)),
      itemSpacing: Double(itemSpacing(ofSection: section)),
      header: boundary(headerSize(ofSection: section)),
      footer: boundary(footerSize(ofSection: section))
    )
  }

  /// Items whose sizes are those of the properties; O(1) for any count.
  func itemsOfProperties(count: Int) -> FlowItems {
    metrics.measuresItems
      ? .estimated(count: count, size: Size(metrics.assumedItemSize))
      : .uniform(count: count, size: Size(metrics.itemSize))
  }

  /// Items of a section with the sizes that the delegate says, or nil if it has no method for them.
  ///
  /// The first call shows whether there is one.
  func itemsOfDelegate(inSection section: Int, _ range: Range<Int>) -> FlowItems? {
    guard let delegate, let firstItem = range.first else { return nil }
    let engine = collectionView.engine
    // The delegate does not know of an item that is moved interactively, or that the data source does not have.
    func path(_ item: Int) -> IndexPath? {
      engine.counting.modelPath(of: ShownPath(section: section, item: item)).map { IndexPath($0) }
    }
    guard let firstPath = path(firstItem) else { return nil }
    let firstSize: CGSize? = engine.turns.using(.dataSource) {
      delegate.collectionView?(collectionView, layout: layout, sizeForItemAt: firstPath)
    }
    guard let firstSize else { return nil }
    func size(_ item: Int) -> CGSize {
      guard let path = path(item) else { return metrics.itemSize }
      return engine.turns.using(.dataSource) {
        delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)
      }
    }
    return .mixed(count: range.count) { item in
      itemSize(item == 0 ? firstSize : size(firstItem + item))
    }
  }

  /// What a size of the delegate means.
  private func itemSize(_ size: CGSize) -> FlowItemSize {
    if size == FlowMetrics.automaticSize { return .estimated(Size(metrics.assumedItemSize)) }
    return metrics.measuresItems ? .estimated(Size(size)) : .exact(Size(size))
  }

  private func boundary(_ size: CGSize) -> FlowBoundary {
    guard size == FlowMetrics.automaticSize else { return .fixed(Double(size[container.axis])) }
    return .estimated(Double(FlowMetrics.assumedSize[container.axis]))
  }

  private func insets(ofSection section: Int) -> Insets {
    let insets =
      delegate?.collectionView(collectionView, layout: layout, insetForSectionAt: section)
      ?? metrics.sectionInset
    return Insets(
      top: Double(insets.top) + container.guide.top,
      leading: Double(insets.left) + container.guide.leading,
      bottom: Double(insets.bottom) + container.guide.bottom,
      trailing: Double(insets.right) + container.guide.trailing
    )
  }

  private func lineSpacing(ofSection section: Int) -> CGFloat {
    delegate?.collectionView(
      collectionView,
      layout: layout,
      minimumLineSpacingForSectionAt: section
    ) ?? metrics.lineSpacing
  }

  private func itemSpacing(ofSection section: Int) -> CGFloat {
    delegate?.collectionView(
      collectionView,
      layout: layout,
      minimumInteritemSpacingForSectionAt: section
    ) ?? metrics.interitemSpacing
  }

  private func headerSize(ofSection section: Int) -> CGSize {
    delegate?.collectionView(
      collectionView,
      layout: layout,
      referenceSizeForHeaderInSection: section
    ) ?? metrics.headerSize
  }

  private func footerSize(ofSection section: Int) -> CGSize {
    delegate?.collectionView(
      collectionView,
      layout: layout,
      referenceSizeForFooterInSection: section
    ) ?? metrics.footerSize
  }
}
