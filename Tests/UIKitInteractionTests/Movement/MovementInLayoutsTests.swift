import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An interactive movement in layouts")
@MainActor
struct MovementInLayoutsTests {
  @Test("crosses sections, down and up again")
  func sections() {
    // a 20…70, b 70…120 · x 140…190, y 190…240 · m 260…310
    let fixture = MovementFixture(["a b", "x y", "m"], layout: MovementFixture.list(header: 20))
    fixture.lift("a")
    fixture.hold(150, 135)
    expectEqual(fixture.shown, ["b", "[a] x y", "m"])
    fixture.hold(150, 225)
    expectEqual(fixture.shown, ["b", "x y [a]", "m"])
    fixture.hold(150, 300)
    expectEqual(fixture.shown, ["b", "x y", "m [a]"])
    fixture.hold(150, 250)
    expectEqual(fixture.shown, ["b", "x y", "[a] m"])
    fixture.hold(150, 30)
    expectEqual(fixture.shown, ["[a] b", "x y", "m"])
    fixture.hold(150, 225)
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.shown, ["b", "x y a", "m"])
    expectEqual(fixture.data, ["b", "x y a", "m"])
    expectEqual(fixture.view.contentSize.height, 310)
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("reaches a section without items, by its header (C44)")
  func emptySection() {
    let fixture = MovementFixture(["a b", "", "m"], layout: MovementFixture.list(header: 40))
    // header 0, a 40, b 90, header 140…180, header 180…220, m 220…270
    fixture.lift("a")
    fixture.hold(150, 165)
    expectEqual(fixture.shown, ["b", "[a]", "m"])
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data, ["b", "a", "m"])
    fixture.lift("b")
    fixture.hold(150, 30)
    expectEqual(fixture.shown, ["[b]", "a", "m"])
    fixture.end()
  }

  @Test("goes to the cell under the hand in a grid")
  func grid() {
    let fixture = MovementFixture(["a b c d e f g h"], layout: MovementFixture.grid())
    fixture.lift("a")
    fixture.hold(160, 25)
    expectEqual(fixture.shown, ["b [a] c d e f g h"])
    fixture.hold(160, 80)
    expectEqual(fixture.shown, ["b c d e [a] f g h"])
    fixture.hold(280, 130)
    expectEqual(fixture.shown, ["b c d e f g h [a]"])
    fixture.hold(20, 60)
    expectEqual(fixture.shown, ["b c d [a] e f g h"])
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.place("a"), CGRect(x: 0, y: 50, width: 100, height: 50))
    fixture.end()
  }

  @Test("goes along lines that run down in a grid that scrolls sideways")
  func horizontalGrid() {
    let fixture = MovementFixture(
      ["a b c d e f g h i j"],
      layout: MovementFixture.grid(.horizontal)
    )
    // Columns of eight.
    expectEqual(fixture.place("i"), CGRect(x: 100, y: 0, width: 100, height: 50))
    fixture.lift("a")
    fixture.hold(50, 130)
    expectEqual(fixture.shown, ["b c [a] d e f g h i j"])
    fixture.hold(150, 80)
    expectEqual(fixture.shown, ["b c d e f g h i j [a]"])
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.place("a"), CGRect(x: 100, y: 50, width: 100, height: 50))
    fixture.end()
  }

  @Test("is mirrored with a layout that reads from right to left")
  func rightToLeft() {
    let layout = MirroringFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let fixture = MovementFixture(["a b c d e f"], layout: layout, isRightToLeft: true)
    expectEqual(fixture.place("a")?.minX, 200)
    fixture.lift("a")
    fixture.hold(60, 40)
    fixture.frame()
    expectEqual(fixture.shown, ["b c [a] d e f"])
    expectEqual(fixture.cell("a")?.center, CGPoint(x: 60, y: 40))
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.place("a"), CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(fixture.place("b"), CGRect(x: 200, y: 0, width: 100, height: 50))
    fixture.end()
  }

  @Test("takes the sizes along, and does not go to and fro between two (C37, C44)")
  func variedSizes() {
    let fixture = MovementFixture(["a b c"])
    fixture.source.sizes = ["b": CGSize(width: 300, height: 200)]
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.frame()
    // a 0…50, b 50…250, c 250…300; in the place of b its middle would be at 225.
    fixture.lift("a")
    fixture.hold(150, 120)
    expectEqual(fixture.shown, ["[a] b c"])
    for _ in 0..<3 {
      fixture.hold(150, 130)
      expectEqual(fixture.shown, ["b [a] c"])
      fixture.hold(150, 131)
    }
    fixture.rest()
    expectEqual(fixture.place("b"), CGRect(x: 0, y: 0, width: 300, height: 200))
    expectEqual(fixture.place("c"), CGRect(x: 0, y: 250, width: 300, height: 50))
    fixture.hold(150, 119)
    expectEqual(fixture.shown, ["[a] b c"])
    fixture.end()
  }

  @Test("asks the delegate for sizes by the paths of the data")
  func sizesAnew() {
    let fixture = MovementFixture(["a b c"])
    fixture.source.sizes = ["a": CGSize(width: 300, height: 80)]
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.frame()
    fixture.lift("a")
    fixture.hold(150, 150)
    expectEqual(fixture.shown, ["b c [a]"])
    fixture.source.sizes["b"] = CGSize(width: 300, height: 30)
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.place("b")?.height, 30)
    expectEqual(fixture.place("a")?.height, 80)
    fixture.end()
  }

  @Test("calls a layout of the app's own in this order (C37)")
  func customLayout() {
    let layout = NotingLayout()
    let fixture = MovementFixture(["a b c"], layout: layout)
    layout.notes = []
    fixture.lift("a")
    expectEqual(
      layout.notes,
      [
        "moving 0.0>0.0 at 25 from 25", "invalidate 0.0>0.0", "prepare", "picked up 0.0 at 25",
      ]
    )
    layout.notes = []
    fixture.hold(150, 40)
    fixture.frame()
    expectEqual(
      layout.notes,
      [
        "target 0.0 at 40", "moving 0.0>0.0 at 40 from 25", "invalidate 0.0>0.0", "prepare",
        "picked up 0.0 at 40",
      ]
    )
    layout.notes = []
    fixture.hold(150, 90)
    expectEqual(
      layout.notes,
      [
        "target 0.0 at 90", "moving 0.0>0.1 at 90 from 40", "invalidate 0.0>0.1 counts",
        "prepare", "updates 0.0>0.1", "picked up 0.1 at 90", "finalize", "prepare",
        "picked up 0.1 at 90",
      ]
    )
    fixture.frame()
    layout.notes = []
    fixture.view.cancelInteractiveMovement()
    expectEqual(
      layout.notes,
      [
        "ending 0.1>0.0 cancelled", "invalidate 0.1>0.0 counts", "prepare", "updates 0.1>0.0",
        "finalize", "prepare",
      ]
    )
    fixture.rest()
    fixture.lift("a")
    fixture.hold(150, 90)
    fixture.frame()
    layout.notes = []
    fixture.view.endInteractiveMovement()
    expectEqual(layout.notes, ["ending 0.1>0.1", "invalidate 0.1>0.1", "prepare"])
    fixture.end()
  }

  @Test("is known to its layout by the path at which it is shown, in every call about it (C37)")
  func indexSpaceOfTheLayout() {
    let layout = NotingLayout()
    let fixture = MovementFixture(["a b c d e f g h i j k l"], layout: layout)
    fixture.lift("a")
    fixture.hold(150, 140)
    fixture.rest()
    // In the data a is still the first, where b is shown now.
    #expect(fixture.shown[0].hasPrefix("b c [a] d"))
    layout.invalidateLayout()
    fixture.frame()
    fixture.view.contentOffset.y = 30
    fixture.frame()
    fixture.hold(150, 190)
    fixture.rest()
    fixture.view.frame.size.height = 300
    fixture.frame()
    fixture.view.performBatchUpdates {
      fixture.sections = [["a", "b", "new", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]]
      fixture.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    fixture.rest()
    expectEqual(Set(layout.movedNames), ["a"])
    fixture.end()
  }

  @Test("looks as a layout says it does, and as usual where that cannot be shown")
  func looks() {
    let layout = NotingLayout()
    layout.pickedUpAlpha = 0.5
    let fixture = MovementFixture(["a b c"], layout: layout)
    fixture.lift("b")
    expectEqual(fixture.cell("b")?.alpha, 0.5)
    layout.pickedUpAlpha = .nan
    fixture.hold(150, 80)
    fixture.frame()
    expectEqual(fixture.diagnostics.count, 1)
    expectEqual(fixture.cell("b")?.alpha, 1)
    expectEqual(fixture.cell("b")?.center, CGPoint(x: 150, y: 80))
    fixture.view.cancelInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.shown, ["a b c"])
    fixture.end()
  }
}

/// A flow layout that the collection view mirrors.
private final class MirroringFlowLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A list of rows of 50 points in one section, written the obvious way, that notes what movements ask.
@MainActor
private final class NotingLayout: UICollectionViewLayout {
  var notes: [String] = []
  var pickedUpAlpha: CGFloat = 1
  /// What the cells show that the collection view has at the paths of the moved item.
  var movedNames: [String] = []
  private var count = 0

  override var collectionViewContentSize: CGSize {
    CGSize(width: 300, height: CGFloat(count) * 50)
  }

  override func prepare() {
    notes.append("prepare")
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 300, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.overlaps(rect) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let step = short(
      context.previousIndexPathsForInteractivelyMovingItems ?? [],
      context.targetIndexPathsForInteractivelyMovingItems ?? []
    )
    notes.append("invalidate \(step)\(context.invalidateDataSourceCounts ? " counts" : "")")
    super.invalidateLayout(with: context)
  }

  private func short(_ previous: [IndexPath], _ target: [IndexPath]) -> String {
    "\(previous.map(\.short).joined())>\(target.map(\.short).joined())"
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    let moves = updateItems.map {
      short(
        [$0.indexPathBeforeUpdate].compactMap(\.self),
        [$0.indexPathAfterUpdate].compactMap(\.self)
      )
    }
    notes.append("updates \(moves.joined(separator: " "))")
  }

  override func finalizeCollectionViewUpdates() { notes.append("finalize") }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    notes.append("target \(previousIndexPath.short) at \(Int(position.y))")
    return super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath,
      withPosition: position
    )
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    // What is asked twice in a row is noted once.
    let note = "picked up \(indexPath.short) at \(Int(position.y))"
    if notes.last != note { notes.append(note) }
    if let cell = collectionView?.cellForItem(at: indexPath) as? MovableCell {
      movedNames.append(cell.name)
    }
    let attributes = super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath,
      withTargetPosition: position
    )
    attributes.alpha = pickedUpAlpha
    return attributes
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let step = short(previousIndexPaths, targetIndexPaths)
    notes.append("moving \(step) at \(Int(targetPosition.y)) from \(Int(previousPosition.y))")
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let step = short(previousIndexPaths, indexPaths)
    notes.append("ending \(step)\(movementCancelled ? " cancelled" : "")")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths,
      previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled
    )
  }
}
