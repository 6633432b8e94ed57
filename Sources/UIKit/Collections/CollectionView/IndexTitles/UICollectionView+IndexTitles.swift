import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// What a collection view knows of the titles of its index.
struct IndexTitles {
  /// Whether the data source has to be asked again.
  var areOutdated = true
  /// Shows them; `nil` where there are none.
  var bar: IndexTitleBar?
  /// How far from the trailing edge they cover cells, in points.
  var coveredWidth: CGFloat = 0
}

extension UICollectionView {
  /// Asks for the titles of the index if the data has changed, and places it.
  func layOutIndexTitles() {
    if indexTitles.areOutdated, window != nil {
      indexTitles.areOutdated = false
      show(askedIndexTitles ?? [])
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    indexTitles.bar?.place(in: CGRect(engine.uncoveredRect), isMirrored: isMirrored)
    // Cells that scroll sideways go below it.
    let width = engine.axis == .vertical ? indexTitles.bar?.bounds.width ?? 0 : 0
    guard width != indexTitles.coveredWidth else { return }
    indexTitles.coveredWidth = width
    for subview in subviews { subview.safeAreaMayHaveChanged() }
  }

  /// Keeps contents of cells clear of the index.
  func addingIndexTitles(to insets: UIEdgeInsets) -> UIEdgeInsets {
    guard indexTitles.coveredWidth > 0 else { return insets }
    var insets = insets
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      insets.left += indexTitles.coveredWidth
    } else {
      insets.right += indexTitles.coveredWidth
    }
    return insets
  }

  private func show(_ titles: [String]) {
    guard titles != indexTitles.bar?.titles ?? [] else { return }
    indexTitles.bar?.removeFromSuperview()
    indexTitles.bar = nil
    guard !titles.isEmpty else { return }
    let bar = IndexTitleBar(titles: titles)
    bar.onSelect = { [weak self] in self?.goToIndexTitle(at: $0) }
    // Beside the indicators, which are those of the view that scrolls; both have the same coordinates.
    scroller.addSubview(bar)
    indexTitles.bar = bar
  }

  /// Has the item of a title stand at the start, below the header of its section if that would cover it.
  private func goToIndexTitle(at index: Int) {
    guard let titles = indexTitles.bar?.titles, titles.indices.contains(index),
      let path = item(ofTitle: titles[index], at: index)
    else { return }
    let isVertical = engine.axis == .vertical
    scroll(to: path, at: isVertical ? .top : .left, animated: false)
    guard isVertical else { return }
    layoutIfNeeded()
    let shown = engine.shownPath(of: path)
    let start = ShownPath(section: shown.section, item: 0)
    let header = engine.answering.currentAttributes(
      for: .supplementaryView(UICollectionView.elementKindSectionHeader, start)
    )
    guard let header, let item = engine.answering.currentAttributes(for: .cell(shown)) else {
      return
    }
    guard path.item == 0 || header.rect.overlaps(item.rect) else { return }
    // How much room there is above the item; more than none where the content has ended.
    let room = CGFloat(item.rect.minY) - bounds.minY - adjustedContentInset.top
    contentOffset.y -= max(
      0,
      min(CGFloat(header.rect.height) - room, contentOffset.y + adjustedContentInset.top)
    )
  }
}
