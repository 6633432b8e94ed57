import CoreGraphics
import Foundation
import TesseraCore

/// The collection view that shows the rows of a table, in the part of its content that is in sight.
///
/// The table scrolls: offset, insets, indicators, gestures and what a delegate hears of scrolling are its own. This view fills the bounds
/// of the table and has them as its own bounds, so that both have the same coordinates, and has the table do what moves the content.
final class TableList: UICollectionView {
  init(_ declaration: TableDeclaration) {
    super.init(frame: .zero, collectionViewLayout: declaration.layout)
    register(TableRow.self, forCellWithReuseIdentifier: TableRow.identifier)
    for kind in TableBoundary.kinds {
      register(
        TableBoundary.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: TableBoundary.identifier
      )
    }
    // The background is that of the table.
    backgroundColor = nil
    isScrollEnabled = false
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The table whose rows these are.
  var table: UITableView? { content.scroller as? UITableView }

  /// Behind everything that is put into the table.
  private static var depth: CGFloat { -CGFloat(Int32.max) * 2 }

  func show(in table: UITableView) {
    content.scroller = table
    ownLayer.zPosition = Self.depth
    table.insertSubview(self, at: 0)
    dataSource = table.bridge
    delegate = table.bridge
    showContent(in: table.bounds)
  }

  /// Shows the part of the content that the table has as its bounds.
  func showContent(in bounds: CGRect) {
    content.knownOffset = bounds.origin
    changeGeometry(bounds: bounds, center: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { content.scroller?.contentOffset = newValue }
  }

  override var contentSize: CGSize {
    get { super.contentSize }
    set {
      super.contentSize = newValue
      content.scroller?.contentSize = newValue
    }
  }

  override var adjustedContentInset: UIEdgeInsets {
    content.scroller?.adjustedContentInset ?? super.adjustedContentInset
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    content.scroller?.setContentOffset(contentOffset, animated: animated)
  }

  override func enter(_ activity: ScrollActivity) { content.scroller?.enter(activity) }

  override func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { content.scroller?.touchesShouldBegin(touches, with: event, in: view) ?? true }
}
