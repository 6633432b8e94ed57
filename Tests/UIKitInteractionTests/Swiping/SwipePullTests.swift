import CoreGraphics
import Foundation
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A row that is pulled aside")
@MainActor
struct SwipePullTests {
  nonisolated private static let devices: [UIBackendPointerEvent.Device] = [.touch, .pen, .mouse]

  @Test("follows a finger, a pen and a mouse", arguments: devices)
  func follows(device: UIBackendPointerEvent.Device) {
    let fixture = SwipeFixture()
    fixture.hold(2, by: -50, device: device)
    expectEqual(fixture.aside(2), 50)
    expectEqual(fixture.movedRows, [2])
    expectEqual(fixture.swipedRows, [2])
    expectEqual(fixture.view.contentOffset, .zero)
    fixture.letGo(device: device)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    #expect(fixture.swipedRows.isEmpty)
  }

  /// Its buttons are 148 points wide.
  @Test(
    "rests open from half of its buttons on, and closed before",
    arguments: [(73, 0), (75, 148), (148, 148)] as [(CGFloat, CGFloat)]
  )
  func rests(pull: CGFloat, rest: CGFloat) {
    let fixture = SwipeFixture()
    fixture.pull(2, by: -pull)
    expectEqual(fixture.aside(2), rest)
    expectEqual(fixture.swipedRows, (rest == 0 ? [] : [2]))
    expectEqual((fixture.cell(2)?.slide == nil), (rest == 0))
  }

  @Test("opens when it is flicked, and closes when it is flicked back")
  func flick() {
    let fixture = SwipeFixture()
    let place = fixture.place(2)
    fixture.screen.drag(from: place, to: CGPoint(x: place.x - 40, y: place.y), duration: 0.05)
    fixture.rest()
    expectEqual(fixture.aside(2), 148)
    fixture.screen.drag(from: place, to: CGPoint(x: place.x + 40, y: place.y), duration: 0.05)
    fixture.rest()
    expectEqual(fixture.aside(2), 0)
  }

  @Test("glides from where it was let go, and is caught on its way")
  func caught() throws {
    let fixture = SwipeFixture()
    fixture.hold(2, by: -100)
    fixture.letGo()
    expectEqual(fixture.aside(2), 100)
    fixture.backend.advance(by: 0.05)
    let shown = try #require(fixture.aside(2))
    #expect(shown > 100 && shown < 148)
    let place = fixture.place(2)
    fixture.screen.pointer(.pressed, at: place)
    fixture.screen.pointer(.dragged, at: CGPoint(x: place.x - 10, y: place.y))
    expectEqual(fixture.aside(2), shown)
    fixture.screen.pointer(.dragged, at: CGPoint(x: place.x - 15, y: place.y))
    #expect(abs((fixture.aside(2) ?? 0) - shown - 5) < 1e-9)
  }

  @Test("is pulled further when it is open, and back, but not to the other side")
  func again() {
    let fixture = SwipeFixture()
    fixture.open(2)
    fixture.hold(2, by: 40)
    expectEqual(fixture.aside(2), 108)
    fixture.letGo()
    fixture.rest()
    expectEqual(fixture.aside(2), 148)
    fixture.hold(2, by: 250)
    expectEqual(fixture.aside(2), 0)
    fixture.letGo()
    fixture.rest()
    #expect(fixture.swipedRows.isEmpty)
    expectEqual(fixture.actions.take(), ["trailing of 2?"])
  }

  /// 0.6 · 375 = 225.
  @Test("performs its first action past 0.6 of its width, which covers the others")
  func fullSwipe() {
    let fixture = SwipeFixture()
    fixture.pull(2, by: -224)
    expectEqual(fixture.actions.take(), ["trailing of 2?"])
    expectEqual(fixture.aside(2), 148)
    fixture.hold(2, by: -78)
    expectEqual(fixture.aside(2), 226)
    expectEqual(fixture.buttons(2).map(\.minX), [149, 149])
    #expect(fixture.actions.take().isEmpty)
    fixture.letGo()
    expectEqual(fixture.actions.take(), ["Trash"])
    fixture.backend.advance(by: 0.4)
    expectEqual(fixture.aside(2), 375)
  }

  @Test("uncovers the other actions when it is pulled back before it is let go")
  func takenBack() {
    let fixture = SwipeFixture()
    fixture.hold(2, by: -230)
    let place = fixture.place(2)
    expectEqual(fixture.buttons(2)[0].minX, fixture.buttons(2)[1].minX)
    fixture.screen.pointer(.dragged, at: CGPoint(x: place.x - 200, y: place.y))
    fixture.backend.advance(by: 0.3)
    expectEqual(fixture.buttons(2).map(\.width), [95, 95])
  }

  /// 52 points beyond the buttons show 375 · (1 − 1 / (52 · 0.55 / 375 + 1)).
  @Test("is held back beyond its buttons without a full swipe")
  func rubberBand() {
    let fixture = SwipeFixture()
    fixture.actions.trailing = { [actions = fixture.actions] _ in
      let configuration = UISwipeActionsConfiguration(
        actions: [actions.action("Trash", .destructive), actions.action("Mute")]
      )
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    fixture.hold(2, by: -200)
    let resistance: CGFloat = 52 * 0.55 / 375 + 1
    let shown: CGFloat = 148 + 375 - 375 / resistance
    #expect(abs((fixture.aside(2) ?? 0) - shown) < 1e-9)
    fixture.letGo()
    fixture.rest()
    expectEqual(fixture.aside(2), 148)
    expectEqual(fixture.actions.take(), ["trailing of 2?"])
  }

  @Test("shows the leading actions on the other side")
  func leading() {
    let fixture = SwipeFixture()
    fixture.pull(2, by: 60)
    expectEqual(fixture.actions.take(), ["leading of 2?"])
    expectEqual(fixture.aside(2), -74)
    expectEqual(fixture.buttons(2), [CGRect(x: 0, y: 88, width: 74, height: 44)])
  }

  @Test("has its first action at the edge, in rows as high as the row")
  func buttons() {
    let fixture = SwipeFixture()
    fixture.open(2)
    expectEqual(
      fixture.buttons(2),
      [
        CGRect(x: 227, y: 88, width: 74, height: 44), CGRect(x: 301, y: 88, width: 74, height: 44),
      ]
    )
    fixture.press(1, of: 2)
    expectEqual(fixture.actions.take(), ["trailing of 2?", "Trash"])
  }

  @Test("is mirrored where reading goes from right to left")
  func rightToLeft() {
    let fixture = SwipeFixture(isRightToLeft: true)
    fixture.pull(2, by: 100)
    expectEqual(fixture.actions.take(), ["trailing of 2?"])
    expectEqual(fixture.aside(2), -148)
    fixture.press(0, of: 2)
    expectEqual(fixture.actions.take(), ["Trash"])
    fixture.rest()
    fixture.pull(3, by: -60)
    expectEqual(fixture.actions.take(), ["leading of 3?"])
    expectEqual(fixture.aside(3), 74)
  }

  /// 17.3 across and 10 down are 30°.
  @Test("is pulled by a drag that is nearer to it than to the way down, and scrolls otherwise")
  func directionLock() {
    let fixture = SwipeFixture()
    fixture.drag(from: fixture.place(2), by: CGVector(dx: -86.5, dy: -50))
    expectEqual(fixture.swipedRows, [2])
    expectEqual(fixture.view.contentOffset, .zero)
    let other = SwipeFixture()
    other.drag(from: other.place(2), by: CGVector(dx: -50, dy: -86.5))
    #expect(other.swipedRows.isEmpty)
    #expect(other.view.contentOffset.y > 70)
    #expect(other.actions.take().isEmpty)
  }

  @Test("stays where it is without actions on that side")
  func noActions() {
    let fixture = SwipeFixture()
    fixture.actions.trailing = { $0.item == 2 ? nil : UISwipeActionsConfiguration(actions: []) }
    for item in [2, 3] {
      fixture.hold(item, by: -100)
      #expect(fixture.movedRows.isEmpty)
      fixture.letGo()
      fixture.rest()
    }
    expectEqual(fixture.actions.take(), ["trailing of 2?", "trailing of 3?"])
    fixture.pull(2, by: 60)
    expectEqual(fixture.aside(2), -74)
  }

  @Test("is not pulled in a list without providers, nor asked about")
  func noProviders() {
    let fixture = ListLayoutFixture([10], listConfiguration(.plain))
    #expect(!fixture.view.swiping.mayPull(fixture.cell(2)))
    let configuration = listConfiguration(.plain) {
      $0.trailingSwipeActionsConfigurationProvider = { _ in nil }
    }
    let other = ListLayoutFixture([10], configuration)
    #expect(other.view.swiping.mayPull(other.cell(2)))
  }

  @Test("is not pressed any more, nor selected")
  func selection() {
    let fixture = SwipeFixture()
    fixture.screen.pointer(.pressed, at: fixture.place(2), device: .mouse)
    #expect(fixture.cell(2)?.isHighlighted == true)
    fixture.screen.pointer(.released, at: CGPoint(x: 500, y: 900), device: .mouse)
    fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
    fixture.hold(3, by: -100, device: .mouse)
    #expect(fixture.cell(3)?.isHighlighted == false)
    fixture.letGo(device: .mouse)
    fixture.rest()
    #expect(fixture.view.indexPathsForSelectedItems == nil)
  }

  @Test("does not move while the collection view is edited")
  func editing() {
    let fixture = SwipeFixture()
    fixture.open(2)
    fixture.view.isEditing = true
    fixture.rest()
    #expect(fixture.swipedRows.isEmpty)
    fixture.pull(3, by: -100)
    #expect(fixture.swipedRows.isEmpty)
  }

  @Test("arrives at once with reduced motion")
  func reducedMotion() {
    let fixture = SwipeFixture()
    fixture.backend.environment.reducesMotion = true
    fixture.hold(2, by: -100)
    fixture.letGo()
    expectEqual(fixture.aside(2), 148)
  }

  @Test("clips, and moves everything in it but the buttons")
  func content() throws {
    let fixture = SwipeFixture([3], .insetGrouped)
    fixture.cell(0)?.accessories = [.disclosureIndicator()]
    fixture.base.frame()
    let cell = try #require(fixture.cell(0))
    let places = cell.subviews.map { $0.convert($0.bounds, to: fixture.view).minX }
    fixture.hold(0, by: -50)
    #expect(cell.clipsToBounds)
    expectEqual(cell.bounds.origin, .zero)
    expectEqual(cell.frame, CGRect(x: 16, y: 18, width: 343, height: 44))
    let others = cell.subviews.filter { !($0 is SwipeActionsView) }
    expectEqual(others.map { $0.convert($0.bounds, to: fixture.view).minX }, places.map { $0 - 50 })
    cell.setNeedsLayout()
    fixture.base.frame()
    expectEqual(others.map { $0.convert($0.bounds, to: fixture.view).minX }, places.map { $0 - 50 })
    fixture.letGo()
    fixture.rest()
    expectEqual(cell.subviews.map { $0.convert($0.bounds, to: fixture.view).minX }, places)
    // The first row of a group has round corners.
    #expect(cell.clipsToBounds)
    let plain = SwipeFixture()
    plain.pull(1, by: -60)
    #expect(plain.cell(1)?.clipsToBounds == false)
  }

  @Test("leaves room for itself beside many and long buttons")
  func manyButtons() {
    let fixture = SwipeFixture()
    fixture.actions.trailing = { [actions = fixture.actions] _ in
      UISwipeActionsConfiguration(
        actions: (0..<9).map { actions.action(String(repeating: "Long ", count: $0 + 1)) }
      )
    }
    fixture.pull(2, by: -300)
    #expect(abs((fixture.aside(2) ?? 0) - (375 - 44)) < 1e-9)
    #expect(fixture.buttons(2).allSatisfy { $0.width > 30 && $0.maxX <= 375.001 })
  }

  @Test("keeps its buttons beside it in another width", arguments: [700, 60, 1] as [CGFloat])
  func resizes(width: CGFloat) {
    let fixture = SwipeFixture()
    fixture.open(2)
    fixture.screen.resize(to: CGSize(width: width, height: 600))
    fixture.view.frame.size.width = width
    fixture.rest()
    let extent = min(148, max(width / 2, width - 44))
    #expect(abs((fixture.aside(2) ?? 0) - extent) < 1e-9)
    #expect(abs((fixture.buttons(2).last?.maxX ?? 0) - width) < 1e-9)
  }

  @Test("does nothing in a list without a width")
  func noWidth() {
    let fixture = SwipeFixture()
    fixture.open(2)
    fixture.view.frame.size.width = 0
    fixture.rest()
    fixture.view.frame.size.width = 375
    fixture.rest()
    #expect([0, 148].contains(fixture.aside(2)))
  }

  @Test("is pulled rather than what scrolls sideways around the list, if it has actions there")
  func outerScrollView() {
    let fixture = SwipeFixture()
    fixture.actions.leading = { _ in nil }
    let outer = fixture.embed()
    fixture.pull(2, by: -100)
    expectEqual(fixture.movedRows, [2])
    expectEqual(outer.contentOffset, .zero)
    fixture.pull(2, by: 100)
    fixture.moveFingers(over: 3, Array(repeating: CGVector(dx: 20, dy: 0), count: 5))
    expectEqual(fixture.movedRows, [3])
    expectEqual(outer.contentOffset, .zero)
    fixture.moveFingers(over: 3, Array(repeating: CGVector(dx: -20, dy: 0), count: 8))
    fixture.actions.trailing = { _ in nil }
    fixture.pull(2, by: -100)
    #expect(fixture.movedRows.isEmpty)
    expectEqual(outer.contentOffset.x, 100)
    fixture.moveFingers(over: 2, [CGVector(dx: 30, dy: 0)])
    expectEqual(outer.contentOffset.x, 130)
  }

  @Test("is not pulled in sections that scroll by themselves, and in horizontal layouts")
  func otherLayouts() {
    for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
      let fixture = SwipeFixture()
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = direction
      let list = listConfiguration(.plain) { [actions = fixture.actions] in
        $0.trailingSwipeActionsConfigurationProvider = {
          actions.answer(actions.trailing, "trailing", $0)
        }
      }
      fixture.view.collectionViewLayout = UICollectionViewCompositionalLayout(
        sectionProvider: { _, environment in
          let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
          if direction == .vertical { section.orthogonalScrollingBehavior = .continuous }
          return section
        },
        configuration: configuration
      )
      fixture.rest()
      fixture.drag(from: CGPoint(x: 200, y: 22), by: CGVector(dx: -100, dy: 0))
      #expect(fixture.swipedRows.isEmpty)
      #expect(fixture.actions.take().isEmpty)
    }
  }

  @Test("is moved by the mouse along it, and picked up across, where items can be put in order")
  func ordering() {
    let fixture = SwipeFixture()
    let source = OrderedSource()
    source.counts = [40]
    fixture.view.dataSource = source
    fixture.rest()
    fixture.hold(2, by: -60, device: .mouse)
    expectEqual(fixture.swipedRows, [2])
    fixture.letGo(device: .mouse)
    fixture.rest()
    fixture.drag(from: fixture.place(3), by: CGVector(dx: 0, dy: 60), device: .mouse)
    #expect(fixture.view.engine.movement != nil)
    #expect(fixture.swipedRows.isEmpty)
  }
}

/// Rows that can be put in order by pressing them.
@MainActor
private final class OrderedSource: NSObject, UICollectionViewDataSource, ItemOrdering {
  private let rows = ListSource()
  var ordersItemsByHand: Bool { true }
  var counts: [Int] {
    get { rows.counts }
    set { rows.counts = newValue }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    rows.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { rows.collectionView(collectionView, cellForItemAt: indexPath) }
}
