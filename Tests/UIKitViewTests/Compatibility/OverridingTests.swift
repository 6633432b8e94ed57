import Foundation
import TesseraTestSupport
import Testing
import UIKit

// The module is imported as an app imports it: a member that is not open makes this file fail to
// compile. What it takes is what subclasses of list screens override.

/// A view that overrides what views let subclasses override, and tells which of it was called.
private final class TellingView: UIView {
  var calls: [String] = []

  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! { didSet { calls.append("tintColor") } }
  override var contentMode: ContentMode { didSet { calls.append("contentMode") } }
  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { calls.append("semanticContentAttribute") }
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { calls.append("overrideUserInterfaceStyle") }
  }
  override var layoutMargins: UIEdgeInsets { didSet { calls.append("layoutMargins") } }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { calls.append("directionalLayoutMargins") }
  }
  override var isUserInteractionEnabled: Bool {
    didSet { calls.append("isUserInteractionEnabled") }
  }
  override var autoresizingMask: AutoresizingMask { didSet { calls.append("autoresizingMask") } }
  override func setNeedsLayout() {
    calls.append("setNeedsLayout")
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    calls.append("layoutIfNeeded")
    super.layoutIfNeeded()
  }
  override func addSubview(_ view: UIView) {
    calls.append("addSubview")
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    calls.append("insertSubview")
    super.insertSubview(view, at: index)
  }
  override func bringSubviewToFront(_ view: UIView) {
    calls.append("bringSubviewToFront")
    super.bringSubviewToFront(view)
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    calls.append("addGestureRecognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }
}

/// A collection view that overrides what apps override of scroll and collection views.
private final class TellingCollectionView: UICollectionView {
  var calls: [String] = []

  override var contentInset: UIEdgeInsets { didSet { calls.append("contentInset") } }
  override var contentSize: CGSize { didSet { calls.append("contentSize") } }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override var isScrollEnabled: Bool { didSet { calls.append("isScrollEnabled") } }
  override var isDragging: Bool { super.isDragging }
  override var isTracking: Bool { super.isTracking }
  override var isDecelerating: Bool { super.isDecelerating }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override var allowsSelection: Bool { didSet { calls.append("allowsSelection") } }
  override func reloadData() {
    calls.append("reloadData")
    super.reloadData()
  }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("dequeueReusableCell")
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    super.cellForItem(at: indexPath)
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    calls.append("selectItem")
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    calls.append("scrollToItem")
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
}

@MainActor
private final class Rows: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

/// Three rows of 40 points.
private final class RowLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 120) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 40, width: 100, height: 40)
    return attributes
  }
}

@Suite("A subclass")
@MainActor
struct OverridingTests {
  @Test("may override what UIKit lets it override of a view, and is called")
  func view() {
    let view = TellingView()
    view.layoutIfNeeded()
    view.calls = []
    view.addSubview(UIView())
    view.insertSubview(UIView(), at: 0)
    view.bringSubviewToFront(view.subviews[0])
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.layoutIfNeeded()
    view.tintColor = .red
    view.isUserInteractionEnabled = false
    view.layoutMargins = .zero
    #expect(view.calls.contains("setNeedsLayout"))
    expectEqual(
      view.calls.filter { $0 != "setNeedsLayout" },
      [
        "addSubview", "insertSubview", "bringSubviewToFront", "addGestureRecognizer",
        "layoutIfNeeded", "tintColor", "isUserInteractionEnabled", "directionalLayoutMargins",
        "layoutMargins",
      ]
    )
  }

  @Test("may override what UIKit lets it override of a collection view, and is called")
  func collectionView() {
    let fixture = Fixture()
    let view = TellingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 60),
      collectionViewLayout: RowLayout()
    )
    let rows = Rows()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    fixture.window.addSubview(view)
    fixture.backend.makeFrame()
    // That the data source was set is no call of the program's.
    #expect(!view.calls.contains("reloadData"))
    expectEqual(view.calls.filter { $0 == "dequeueReusableCell" }.count, 2)
    #expect(view.calls.contains("contentSize"))
    view.calls = []
    view.selectItem(
      at: IndexPath(item: 2, section: 0),
      animated: false,
      scrollPosition: .bottom
    )
    expectEqual(view.calls.prefix(2), ["selectItem", "scrollToItem"])
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
  }
}
