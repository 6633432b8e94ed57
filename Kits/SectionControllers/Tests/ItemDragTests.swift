import CoreGraphics
import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

/// A long press with which an app lets people move items, as its users write it.
private final class MoveGesture: UILongPressGestureRecognizer {
  override var state: State {
    didSet { follow() }
  }

  private func follow() {
    guard let list = view as? UICollectionView else { return }
    let place = location(in: list)
    switch state {
    case .began:
      if let path = list.indexPathForItem(at: place) {
        _ = list.beginInteractiveMovementForItem(at: path)
      }
    case .changed: list.updateInteractiveMovementTargetPosition(place)
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    case .possible, .failed: break
    @unknown default: break
    }
  }
}

/// Rows that move within their section and into others, but for those that are called fixed.
private final class BoxController: PageController {
  override func canMoveItem(at index: Int) -> Bool { rows[index] != "fixed" }
  override func canMoveItem(at sourceIndex: Int, to destinationIndex: Int) -> Bool { true }
  override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    rows.insert(rows.remove(at: sourceIndex), at: destinationIndex)
  }
  override func canInsertItem(
    from source: ListSectionController,
    at sourceIndex: Int,
    to index: Int
  ) -> Bool { !rows.contains("full") }
  override func removeObject(at index: Int) -> Any? { rows.remove(at: index) }
  override func insertObject(_ object: Any, at index: Int) {
    if let row = object as? String { rows.insert(row, at: index) }
  }
}

extension ListFixture {
  fileprivate func send(_ action: UIBackendPointerEvent.Action, _ y: CGFloat) {
    let event = UIBackendPointerEvent(
      action,
      at: CGPoint(x: 50, y: y),
      timestamp: fixture.backend.currentTime,
      device: .touch,
      button: 1
    )
    _ = fixture.screen.send(.pointer(event))
    fixture.backend.makeFrame()
  }

  /// Presses at a height, rests until the item there is picked up, and drags it to another, point by point.
  fileprivate func pickUp(_ start: CGFloat, to end: CGFloat) {
    send(.pressed, start)
    fixture.backend.advance(by: 0.7)
    let step: CGFloat = start < end ? 5 : -5
    for y in stride(from: start + step, through: end, by: step) { send(.dragged, y) }
  }

  fileprivate func drag(_ start: CGFloat, to end: CGFloat) {
    pickUp(start, to: end)
    send(.released, end)
    settle()
  }

  /// The rows of each section.
  fileprivate var rows: [[String]] {
    (0..<view.numberOfSections).map {
      (adapter.sectionController(forSection: $0) as? PageController)?.rows ?? []
    }
  }
}

@Suite("An item of a section controller that is dragged", .withTheProgram)
@MainActor
struct ItemDragTests {
  /// Rows of 20 points.
  private func show(_ pages: [Page]) -> ListFixture {
    let fixture = ListFixture(pages) { $0.make = { _ in BoxController() } }
    fixture.view.addGestureRecognizer(MoveGesture())
    return fixture
  }

  @Test("goes where it is put down in its section")
  func withinSection() {
    let fixture = show([Page("a", "1", "2", "3"), Page("b", "4")])
    let dragged = fixture.cell("1")
    fixture.drag(10, to: 50)
    expectEqual(fixture.rows, [["2", "3", "1"], ["4"]])
    expectEqual(fixture.texts, ["2", "3", "1", "4"])
    #expect(fixture.cell("1") === dragged)
    fixture.drag(50, to: 10)
    expectEqual(fixture.rows, [["1", "2", "3"], ["4"]])
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("goes into another section that takes it, and back")
  func acrossSections() {
    let fixture = show([Page("a", "1", "2"), Page("b", "3", "4")])
    let dragged = fixture.cell("1")
    // Beyond the middle of 3 it stands behind that.
    fixture.drag(10, to: 55)
    expectEqual(fixture.rows, [["2"], ["3", "1", "4"]])
    expectEqual(fixture.texts, ["2", "3", "1", "4"])
    #expect(fixture.cell("1") === dragged)
    fixture.drag(50, to: 5)
    expectEqual(fixture.rows, [["1", "2"], ["3", "4"]])
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("does not go into a section that takes none, and an item that stays is not picked up")
  func refused() {
    let fixture = show([Page("a", "1", "fixed"), Page("b", "full", "4")])
    fixture.drag(10, to: 70)
    expectEqual(fixture.rows[1], ["full", "4"])
    expectEqual(fixture.rows[0].sorted(), ["1", "fixed"])
    let place = CGFloat((fixture.texts.firstIndex(of: "fixed") ?? 0) * 20 + 10)
    let before = fixture.rows
    fixture.drag(place, to: place == 10 ? 30 : 10)
    expectEqual(fixture.rows, before)
    expectEqual(fixture.texts, before.flatMap(\.self))
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("goes back when the press is taken away")
  func cancelled() {
    let fixture = show([Page("a", "1", "2"), Page("b", "3")])
    fixture.pickUp(10, to: 35)
    expectEqual(fixture.cell("1")?.frame.midY, 35)
    fixture.send(.cancelled, 35)
    fixture.settle()
    expectEqual(fixture.cells.map(\.frame.minY), [0, 20, 40])
    expectEqual(fixture.rows, [["1", "2"], ["3"]])
    expectEqual(fixture.texts, ["1", "2", "3"])
  }

  @Test("is put down into what an update has made of the list meanwhile, and none is lost")
  func updatedMeanwhile() {
    let fixture = show([Page("a", "1", "2"), Page("b", "3", "4")])
    fixture.pickUp(10, to: 30)
    fixture.show([Page("n", "0"), Page("a", "1", "2"), Page("b", "3", "4")])
    fixture.send(.dragged, 70)
    fixture.send(.released, 70)
    fixture.settle()
    expectEqual(fixture.rows.flatMap(\.self).sorted(), ["0", "1", "2", "3", "4"])
    expectEqual(fixture.texts, fixture.rows.flatMap(\.self))
  }

  @Test("hands its view model on in a binding section controller")
  func binding() throws {
    let list = CompanyList(["Star", "Sun", "Moon"])
    let fixture = ListFixture([list]) { $0.make = { _ in CompaniesController() } }
    fixture.view.addGestureRecognizer(MoveGesture())
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? CompaniesController
    )
    fixture.drag(10, to: 50)
    expectEqual(controller.moves, [[0, 2]])
    expectEqual(fixture.texts, ["Sun ▸", "Moon ▸", "Star ▸"])
  }

  @Test("takes its whole section along if that is its one item and a delegate takes the order")
  func sections() {
    final class Mover: ListAdapterMoveDelegate {
      weak var fixture: ListFixture?
      func listAdapter(
        _ listAdapter: ListAdapter,
        move object: Any,
        from previousObjects: [any ListDiffable],
        to objects: [any ListDiffable]
      ) { fixture?.objects = objects }
    }
    final class Movable: PageController {
      override func canMoveItem(at index: Int) -> Bool { true }
    }
    let mover = Mover()
    let fixture = ListFixture([Page("a", "1"), Page("b", "2"), Page("c", "3")]) {
      $0.make = { _ in Movable() }
      $0.adapter.moveDelegate = mover
    }
    mover.fixture = fixture
    fixture.view.addGestureRecognizer(MoveGesture())
    fixture.drag(10, to: 55)
    expectEqual(fixture.texts, ["2", "3", "1"])
    expectEqual(fixture.objects.compactMap { ($0 as? Page)?.id }, ["b", "c", "a"])
    #expect(fixture.diagnostics.isEmpty)
  }
}
