import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

@Suite("A list on screen", .withTheProgram)
@MainActor
struct ListScreenTests {
  @Test("scrolls to an object with its header, and to none that is unknown")
  func scrollTo() {
    final class Headed: PageController, ListSupplementaryViewSource {
      func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionHeader] }
      func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
        -> UICollectionReusableView
      {
        collectionContext?.dequeueReusableSupplementaryView(
          ofKind: elementKind,
          for: self,
          class: UICollectionReusableView.self,
          at: index
        ) ?? UICollectionReusableView(frame: .zero)
      }
      func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
        CGSize(width: 100, height: 10)
      }
    }
    let fixture = ListFixture((0..<40).map { Page("p\($0)", "\($0)") }) {
      $0.make = { _ in
        let controller = Headed()
        controller.supplementaryViewSource = controller
        return controller
      }
    }
    // Each section is 30 points high, 10 of which are its header.
    fixture.adapter.scroll(to: Page("p20"), animated: false)
    expectEqual(fixture.view.contentOffset.y, 610)
    let kinds = [UICollectionView.elementKindSectionHeader]
    fixture.adapter.scroll(to: Page("p20"), supplementaryKinds: kinds, animated: false)
    expectEqual(fixture.view.contentOffset.y, 600)
    fixture.adapter.scroll(
      to: Page("p20"),
      scrollPosition: .bottom,
      additionalOffset: 7,
      animated: false
    )
    // The section ends at 630; 200 fit on screen, and 7 more are asked for.
    expectEqual(fixture.view.contentOffset.y, 437)
    fixture.adapter.scroll(to: Page("unknown"), animated: false)
    expectEqual(fixture.view.contentOffset.y, 437)
    fixture.adapter.scroll(to: Page("p39"), animated: false)
    expectEqual(fixture.view.contentOffset.y, 1_000)
  }

  @Test("shows every row in each frame, however fast it scrolls")
  func fastScrolling() {
    let fixture = ListFixture((0..<500).map { Page("p\($0)", "\($0)") })
    for offset in [0, 5_000, 9_800, 40, 7_777, 3] as [CGFloat] {
      fixture.view.contentOffset.y = offset
      fixture.fixture.backend.makeFrame()
      // Rows are 20 points high, and the view 200.
      let rows = Int(offset / 20)...min(499, Int((offset + 199.9) / 20))
      expectEqual(fixture.texts, rows.map { "\($0)" })
    }
  }

  @Test("gives section controllers its size, cells, paths and selection")
  func context() throws {
    let fixture = ListFixture([Page("a", "1"), Page("b", rows: (0..<20).map { "\($0)" })])
    let controller = try #require(fixture.adapter.sectionController(forSection: 1))
    let context = try #require(controller.collectionContext)
    controller.inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(context.containerSize, CGSize(width: 100, height: 200))
    expectEqual(context.containerSize(for: controller), CGSize(width: 94, height: 196))
    expectEqual(context.visibleIndexes(for: controller), Array(0..<9))
    expectEqual(context.visibleCells(for: controller).count, 9)
    expectEqual(context.fullyVisibleCells(for: controller).count, 9)
    let cell = try #require(context.cellForItem(at: 2, sectionController: controller))
    expectEqual(context.index(for: cell, sectionController: controller), 2)
    #expect(context.cellForItem(at: 99, sectionController: controller) == nil)
    context.selectItem(at: 2, sectionController: controller, animated: false, scrollPosition: [])
    expectEqual(fixture.view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 1)])
    context.deselectItem(at: 2, sectionController: controller, animated: false)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    context.scroll(to: controller, at: 19, scrollPosition: .bottom, animated: false)
    expectEqual(fixture.view.contentOffset.y, 220)
  }

  @Test("lets items move within sections and into others that take them")
  func movingAcross() throws {
    final class Box: PageController {
      override func canMoveItem(at index: Int) -> Bool { true }
      override func canMoveItem(at sourceIndex: Int, to destinationIndex: Int) -> Bool {
        rows[sourceIndex] != "fixed"
      }
      override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
        rows.insert(rows.remove(at: sourceIndex), at: destinationIndex)
      }
      override func canInsertItem(
        from source: ListSectionController,
        at sourceIndex: Int,
        to index: Int
      ) -> Bool { (source as? Box)?.rows[sourceIndex] != "fixed" }
      override func removeObject(at index: Int) -> Any? { rows.remove(at: index) }
      override func insertObject(_ object: Any, at index: Int) {
        if let row = object as? String { rows.insert(row, at: index) }
      }
    }
    let fixture = ListFixture([Page("a", "1", "2"), Page("b", "3", "fixed")]) {
      $0.make = { _ in Box() }
    }
    func move(_ item: Int, _ section: Int, to y: CGFloat) {
      #expect(
        fixture.view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
      )
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
      fixture.view.endInteractiveMovement()
      fixture.settle()
    }
    move(0, 0, to: 35)
    expectEqual(fixture.texts, ["2", "1", "3", "fixed"])
    move(0, 0, to: 55)
    let boxes = (0..<2).compactMap { fixture.adapter.sectionController(forSection: $0) as? Box }
    expectEqual(boxes.map(\.rows.count), [1, 3])
    expectEqual(fixture.texts, boxes.flatMap(\.rows))
    let before = fixture.texts
    let place = try #require(boxes[1].rows.firstIndex(of: "fixed"))
    move(place, 1, to: 5)
    expectEqual(fixture.texts, before)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("moves whole sections of one item each, if there is a delegate for it")
  func movingSections() {
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
    #expect(fixture.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 55))
    fixture.view.endInteractiveMovement()
    fixture.settle()
    expectEqual(fixture.texts, ["2", "3", "1"])
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("asks section controllers whether and what a person selects")
  func selecting() throws {
    final class Choosy: PageController {
      var heard: [String] = []
      override func shouldSelectItem(at index: Int) -> Bool { index != 1 }
      override func didSelectItem(at index: Int) { heard.append("select \(index)") }
      override func didDeselectItem(at index: Int) { heard.append("deselect \(index)") }
      override func didHighlightItem(at index: Int) { heard.append("highlight \(index)") }
      override func didUnhighlightItem(at index: Int) { heard.append("unhighlight \(index)") }
    }
    let fixture = ListFixture([Page("a", "1", "2")]) { $0.make = { _ in Choosy() } }
    let controller = try #require(fixture.adapter.sectionController(forSection: 0) as? Choosy)
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    #expect(!fixture.adapter.collectionView(fixture.view, shouldSelectItemAt: path(1)))
    #expect(fixture.adapter.collectionView(fixture.view, shouldSelectItemAt: path(0)))
    #expect(!fixture.adapter.collectionView(fixture.view, shouldSelectItemAt: path(9)))
    fixture.adapter.autoDeselectEnabled = true
    fixture.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    fixture.adapter.collectionView(fixture.view, didHighlightItemAt: path(0))
    fixture.adapter.collectionView(fixture.view, didUnhighlightItemAt: path(0))
    fixture.adapter.collectionView(fixture.view, didSelectItemAt: path(0))
    fixture.adapter.collectionView(fixture.view, didDeselectItemAt: path(0))
    expectEqual(controller.heard, ["highlight 0", "unhighlight 0", "select 0", "deselect 0"])
    #expect(fixture.view.indexPathsForSelectedItems == nil)
  }

  @Test("prints its state, the same text for the same state")
  func debugger() {
    let fixture = ListFixture([Page("a", "1"), Page("b")])
    let wanted = """
      ListAdapter with 2 sections
        updater: ListAdapterUpdater, idle
        data source: ListFixture, collection view: UICollectionView
        working range: 0
        section 0: a, PageController, 1 items, visible
        section 1: b, PageController, 0 items
      """
    expectEqual(fixture.adapter.stateDescription, wanted)
    #expect(ListDebugger.dump().contains(wanted))
    fixture.adapter.performUpdates(animated: false)
    #expect(fixture.adapter.stateDescription.contains("scheduled objects, not animated"))
  }

  @Test("tells a performance delegate the beginning and the end of what takes time")
  func performance() {
    final class Watch: ListAdapterPerformanceDelegate {
      var heard: [String: Int] = [:]
      func note(_ name: String) { heard[name, default: 0] += 1 }
      func listAdapterWillCallDequeueCell(_ listAdapter: ListAdapter) { note("+cell") }
      func listAdapter(
        _ listAdapter: ListAdapter,
        didCallDequeue cell: UICollectionViewCell,
        on sectionController: ListSectionController,
        at index: Int
      ) { note("-cell") }
      func listAdapterWillCallDisplayCell(_ listAdapter: ListAdapter) { note("+display") }
      func listAdapter(_ listAdapter: ListAdapter, didCallDisplay cell: UICollectionViewCell) {
        note("-display")
      }
      func listAdapterWillCallEndDisplayCell(_ listAdapter: ListAdapter) { note("+end") }
      func listAdapter(_ listAdapter: ListAdapter, didCallEndDisplay cell: UICollectionViewCell) {
        note("-end")
      }
      func listAdapterWillCallSize(_ listAdapter: ListAdapter) { note("+size") }
      func listAdapter(
        _ listAdapter: ListAdapter,
        didCallSizeOn sectionController: ListSectionController,
        at index: Int
      ) { note("-size") }
      func listAdapterWillCallScroll(_ listAdapter: ListAdapter) { note("+scroll") }
      func listAdapter(_ listAdapter: ListAdapter, didCallScroll scrollView: UIScrollView) {
        note("-scroll")
      }
    }
    let watch = Watch()
    let fixture = ListFixture((0..<20).map { Page("p\($0)", "\($0)") }) {
      $0.adapter.performanceDelegate = watch
    }
    fixture.view.contentOffset.y = 100
    fixture.fixture.backend.makeFrame()
    for name in ["cell", "display", "end", "size", "scroll"] {
      #expect(watch.heard["+\(name)", default: 0] > 0, "\(name)")
      expectEqual(watch.heard["+\(name)"], watch.heard["-\(name)"], "\(name)")
    }
  }

  @Test("survives updates from inside every call")
  func fromEveryCall() {
    let fixture = ListFixture([Page("a", "1"), Page("b", "2")])
    final class Restless: PageController, ListDisplayDelegate {
      var poke: (() -> Void)?
      override func numberOfItems() -> Int {
        poke?()
        return super.numberOfItems()
      }
      override func sizeForItem(at index: Int) -> CGSize {
        poke?()
        return super.sizeForItem(at: index)
      }
      override func didUpdate(to object: Any) {
        poke?()
        super.didUpdate(to: object)
      }
      override func didSelectItem(at index: Int) { poke?() }
      func listAdapter(
        _ listAdapter: ListAdapter,
        willDisplay sectionController: ListSectionController
      ) { poke?() }
      func listAdapter(
        _ listAdapter: ListAdapter,
        didEndDisplaying sectionController: ListSectionController
      ) { poke?() }
    }
    var left = 60
    fixture.make = { _ in
      let controller = Restless()
      controller.displayDelegate = controller
      controller.poke = {
        guard left > 0 else { return }
        left -= 1
        fixture.objects =
          fixture.objects.count > 3
          ? Array(fixture.objects.dropFirst()) : fixture.objects + [Page("n\(left)", "\(left)")]
        fixture.adapter.performUpdates(animated: left % 2 == 0)
      }
      return controller
    }
    fixture.adapter.reloadData()
    for _ in 0..<100 { fixture.settle() }
    expectEqual(left, 0)
    expectEqual(fixture.texts, fixture.objects.compactMap { ($0 as? Page)?.rows.first })
    #expect(fixture.diagnostics.isEmpty)
  }
}
