import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Layouts as they are written on top of the flow layout everywhere.
@Suite("A subclass of the flow layout")
@MainActor
struct FlowLayoutSubclassTests {
  @Test("aligns items to the left by changing copies of the attributes")
  func leftAligned() {
    let source = SizingSource()
    source.size = { CGSize(width: 90 + 10 * CGFloat($0.item % 3), height: 20) }
    let fixture = FlowFixture([5], layout: LeftAlignedLayout(), source: source)
    fixture.show()
    // Widths 90, 100, 110, 90, 100: two lines of three and two.
    expectEqual(frames(fixture), [[0, 0], [100, 0], [210, 0], [0, 30], [100, 30]])
  }

  @Test("may change attributes in place, frame by frame, without adding up")
  func inPlace() {
    let layout = CarouselLayout()
    let fixture = FlowFixture([20], width: 100, height: 50, layout: layout)
    layout.scrollDirection = .horizontal
    fixture.show()
    for offset in [0, 10, 20, 30, 40, 30, 20, 10, 0] {
      fixture.view.contentOffset.x = CGFloat(offset)
      fixture.frame()
      let shown = fixture.view.visibleCells.compactMap { $0 as? FlowCell }
      for cell in shown {
        guard let path = cell.path else { continue }
        let natural = CGFloat(path.item) * 60
        expectEqual(cell.frame.midX, natural + 25)
        expectEqual(cell.alpha, CarouselLayout.alpha(at: natural - CGFloat(offset)))
      }
    }
  }

  @Test("prepares properties that depend on the width")
  func preparesByWidth() {
    let fixture = FlowFixture([6], layout: ColumnLayout())
    fixture.show()
    expectEqual(
      fixture.layout.itemFrames(3),
      [[0, 0, 100, 100], [110, 0, 100, 100], [220, 0, 100, 100]]
    )
    fixture.view.frame.size.width = 260
    fixture.frame()
    expectEqual(
      fixture.layout.itemFrames(3),
      [[0, 0, 80, 80], [90, 0, 80, 80], [180, 0, 80, 80]]
    )
  }

  @Test("overrides properties instead of setting them")
  func overridesProperties() {
    let fixture = FlowFixture([3], layout: TallLayout())
    fixture.show()
    expectEqual(fixture.layout.itemFrames(2), [[0, 0, 320, 33], [0, 33, 320, 33]])
  }

  @Test("adds decoration views and attributes of its own")
  func decorates() {
    let fixture = FlowFixture([3], layout: DecoratedLayout())
    fixture.show()
    let attributes = fixture.layout.layoutAttributesForElements(in: fixture.view.bounds) ?? []
    expectEqual(attributes.count, 4)
    expectEqual(
      attributes.compactMap { ($0 as? TintedAttributes)?.tint },
      ["blue", "blue", "blue"]
    )
    let shade = fixture.view.subviews.first { $0 is ShadeView }
    expectEqual(shade?.frame, CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  @Test("snaps to items when scrolling ends")
  func snaps() {
    let fixture = FlowFixture([20], width: 100, height: 50, layout: CarouselLayout())
    fixture.layout.scrollDirection = .horizontal
    fixture.show()
    let target = fixture.layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 130, y: 0),
      withScrollingVelocity: .zero
    )
    expectEqual(target, CGPoint(x: 120, y: 0))
  }

  private func frames(_ fixture: FlowFixture) -> [[Double]] {
    (0..<fixture.source.counts[0]).map { item in
      let frame = fixture.view.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
      return [Double(frame.minX), Double(frame.minY)]
    }
  }
}

private final class LeftAlignedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    var left: CGFloat = 0
    var line = -CGFloat.infinity
    for item in attributes ?? [] {
      if item.frame.minY >= line { left = sectionInset.left }
      item.frame.origin.x = left
      left += item.frame.width + minimumInteritemSpacing
      line = max(item.frame.maxY, line)
    }
    return attributes
  }
}

/// Fades and shifts what is away from the middle, and changes what `super` answered in place.
private final class CarouselLayout: UICollectionViewFlowLayout {
  static func alpha(at distance: CGFloat) -> CGFloat { max(0.25, 1 - abs(distance) / 256) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    let start = collectionView?.bounds.minX ?? 0
    for item in attributes ?? [] {
      item.alpha *= Self.alpha(at: item.frame.minX - start)
      item.transform = item.transform.scaledBy(x: 0.5, y: 0.5)
    }
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let rect = CGRect(origin: proposed, size: collectionView?.bounds.size ?? .zero)
    let starts = super.layoutAttributesForElements(in: rect.insetBy(dx: -100, dy: 0))?
      .map { $0.center.x - 25 }
    let nearest = starts?.min { abs($0 - proposed.x) < abs($1 - proposed.x) }
    return CGPoint(x: nearest ?? proposed.x, y: proposed.y)
  }
}

private final class ColumnLayout: UICollectionViewFlowLayout {
  override func prepare() {
    let width = collectionView?.bounds.width ?? 0
    let side = (width - 2 * minimumInteritemSpacing) / 3
    itemSize = CGSize(width: side, height: side)
    super.prepare()
  }
}

private final class TallLayout: UICollectionViewFlowLayout {
  override var itemSize: CGSize {
    get { CGSize(width: 320, height: 33) }
    set {}
  }

  override var minimumLineSpacing: CGFloat {
    get { 0 }
    set {}
  }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = ""

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }
}

private final class ShadeView: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class DecoratedLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    register(ShadeView.self, forDecorationViewOfKind: "shade")
  }

  required init?(coder: NSCoder) { nil }

  override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let items = super.layoutAttributesForElements(in: rect) else { return nil }
    for item in items { (item as? TintedAttributes)?.tint = "blue" }
    let shade = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "shade",
      with: IndexPath(item: 0, section: 0)
    )
    shade.frame = CGRect(origin: .zero, size: collectionViewContentSize)
    shade.zIndex = -1
    return items + [shade]
  }
}
