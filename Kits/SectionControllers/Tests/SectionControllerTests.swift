import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

@Suite("A section controller", .withTheProgram)
@MainActor
struct SectionControllerTests {
  @Test("has its context in the initialiser if the data source makes it, and none elsewhere")
  func contextInInitialiser() {
    var found: [Bool] = []
    let fixture = ListFixture([Page("a", "1")]) { fixture in
      fixture.make = { _ in
        let controller = PageController()
        found.append(controller.collectionContext != nil)
        return controller
      }
    }
    expectEqual(found, [true])
    #expect(PageController().collectionContext == nil)
    expectEqual(PageController().section, NSNotFound)
    #expect(fixture.adapter.sectionController(forSection: 0)?.collectionContext != nil)
  }

  @Test("has one item of size zero unless it says something else")
  func defaults() {
    let controller = ListSectionController()
    expectEqual(controller.numberOfItems(), 1)
    expectEqual(controller.sizeForItem(at: 0), .zero)
    #expect(!controller.canMoveItem(at: 0))
    #expect(controller.shouldSelectItem(at: 0))
    expectEqual(controller.inset, .zero)
  }

  @Test("has sizes that are not negative, and none for items that are not there")
  func sizes() {
    let fixture = ListFixture([Page("a", "1")]) {
      $0.make = { _ in
        let controller = PageController()
        controller.height = -5
        return controller
      }
    }
    #expect(
      fixture.adapter.sizeForItem(at: IndexPath(item: 0, section: 0))
        == CGSize(width: 100, height: 0)
    )
    for path in [IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 3)] {
      expectEqual(fixture.adapter.sizeForItem(at: path), .zero)
    }
  }

  @Test("keeps distances from the edges and between lines")
  func spacing() {
    let fixture = ListFixture([Page("a", "1", "2"), Page("b", "3")]) {
      $0.make = { _ in
        let controller = PageController()
        controller.inset = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        controller.minimumLineSpacing = 3
        return controller
      }
    }
    // 10 above, 20 high, 3 between; 20 high, 5 below and 10 above the next section.
    expectEqual(fixture.cells.map(\.frame.minY), [10, 33, 68])
  }

  @Test("makes supplementary views of the kinds that it lists, and is asked for no others")
  func supplementaryViews() {
    final class Source: PageController, ListSupplementaryViewSource {
      var asked: [String] = []
      func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionHeader] }
      func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
        -> UICollectionReusableView
      {
        asked.append(elementKind)
        return collectionContext?.dequeueReusableSupplementaryView(
          ofKind: elementKind,
          for: self,
          class: UICollectionReusableView.self,
          at: index
        ) ?? UICollectionReusableView(frame: .zero)
      }
      func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
        CGSize(width: 100, height: 30)
      }
    }
    let controller = Source()
    controller.supplementaryViewSource = controller
    let fixture = ListFixture([Page("a", "1")]) { $0.make = { _ in controller } }
    expectEqual(controller.asked, [UICollectionView.elementKindSectionHeader])
    expectEqual(fixture.cells.first?.frame.minY, 30)
    #expect(
      controller.collectionContext?.viewForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: 0,
        sectionController: controller
      ) != nil
    )
  }

  @Test(
    "hears when its first view comes on screen and its last one goes, also after it has left the list"
  )
  func displaying() {
    final class Watcher: ListDisplayDelegate, ListAdapterDelegate {
      var heard: [String] = []
      func listAdapter(
        _ listAdapter: ListAdapter,
        willDisplay sectionController: ListSectionController
      ) { heard.append("+ section") }
      func listAdapter(
        _ listAdapter: ListAdapter,
        didEndDisplaying sectionController: ListSectionController
      ) { heard.append("- section") }
      func listAdapter(
        _ listAdapter: ListAdapter,
        willDisplay sectionController: ListSectionController,
        cell: UICollectionViewCell,
        at index: Int
      ) { heard.append("+ cell \(index)") }
      func listAdapter(
        _ listAdapter: ListAdapter,
        didEndDisplaying sectionController: ListSectionController,
        cell: UICollectionViewCell,
        at index: Int
      ) { heard.append("- cell \(index)") }
      func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int) {
        heard.append("+ \((object as? Page)?.id ?? "")")
      }
      func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int) {
        heard.append("- \((object as? Page)?.id ?? "") \(index)")
      }
    }
    let watcher = Watcher()
    let fixture = ListFixture([Page("a", "1", "2")]) {
      $0.adapter.delegate = watcher
      $0.make = { _ in
        let controller = PageController()
        controller.displayDelegate = watcher
        return controller
      }
    }
    expectEqual(watcher.heard, ["+ a", "+ section", "+ cell 0", "+ cell 1"])
    watcher.heard = []
    fixture.show([])
    expectEqual(Set(watcher.heard), ["- cell 0", "- cell 1", "- a -1", "- section"])
    expectEqual(watcher.heard.suffix(2), ["- a -1", "- section"])
  }

  @Test("enters and leaves the working range once for each crossing")
  func workingRange() {
    final class Watcher: ListWorkingRangeDelegate {
      var heard: [String] = []
      func listAdapter(
        _ listAdapter: ListAdapter,
        sectionControllerWillEnterWorkingRange sectionController: ListSectionController
      ) { heard.append("+\(sectionController.section)") }
      func listAdapter(
        _ listAdapter: ListAdapter,
        sectionControllerDidExitWorkingRange sectionController: ListSectionController
      ) { heard.append("-\(sectionController.section)") }
    }
    let watcher = Watcher()
    let fixture = ListFixture((0..<40).map { Page("p\($0)", "\($0)") }, workingRangeSize: 2) {
      $0.make = { _ in
        let controller = PageController()
        controller.workingRangeDelegate = watcher
        return controller
      }
    }
    expectEqual(Set(watcher.heard), Set((0..<12).map { "+\($0)" }))
    expectEqual(watcher.heard.count, 12)
    watcher.heard = []
    fixture.view.contentOffset.y = 60
    fixture.fixture.backend.makeFrame()
    // Sections 3 to 12 are on screen, and two more on each side are near.
    expectEqual(Set(watcher.heard), ["+12", "+13", "+14", "-0"])
    expectEqual(watcher.heard.count, 4)
  }

  @Test("hears of scrolling while it is on screen")
  func scrolling() {
    final class Watcher: ListScrollDelegate {
      var heard: Set<Int> = []
      var drags = 0
      func listAdapter(
        _ listAdapter: ListAdapter,
        didScroll sectionController: ListSectionController
      ) { heard.insert(sectionController.section) }
      func listAdapter(
        _ listAdapter: ListAdapter,
        willBeginDragging sectionController: ListSectionController
      ) { drags += 1 }
      func listAdapter(
        _ listAdapter: ListAdapter,
        didEndDragging sectionController: ListSectionController,
        willDecelerate decelerate: Bool
      ) { drags += 1 }
    }
    let watcher = Watcher()
    let fixture = ListFixture((0..<40).map { Page("p\($0)", "\($0)") }) {
      $0.make = { _ in
        let controller = PageController()
        controller.scrollDelegate = watcher
        return controller
      }
    }
    fixture.view.contentOffset.y = 10
    expectEqual(watcher.heard, Set(0..<10))
    fixture.adapter.scrollViewWillBeginDragging(fixture.view)
    expectEqual(watcher.drags, fixture.adapter.visibleSectionControllers().count)
  }

  @Test("says how its items come and go")
  func transitions() {
    final class Watcher: ListTransitionDelegate {
      var heard: [String] = []
      func listAdapter(
        _ listAdapter: ListAdapter,
        customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
        sectionController: ListSectionController,
        at index: Int
      ) -> UICollectionViewLayoutAttributes {
        heard.append("+\(index)")
        attributes.alpha = 0.25
        return attributes
      }
      func listAdapter(
        _ listAdapter: ListAdapter,
        customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
        sectionController: ListSectionController,
        at index: Int
      ) -> UICollectionViewLayoutAttributes {
        heard.append("-\(index)")
        return attributes
      }
    }
    let watcher = Watcher()
    let fixture = ListFixture([Page("a", "1")], layout: ListTransitionFlowLayout()) {
      $0.make = { _ in
        let controller = PageController()
        controller.transitionDelegate = watcher
        return controller
      }
    }
    watcher.heard = []
    fixture.show([Page("b", "2")])
    #expect(watcher.heard.contains("+0"))
    #expect(watcher.heard.contains("-0"))
  }

  @Test("finds its size by its cell in a layout with an estimated size")
  func selfSizing() {
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = CGSize(width: 100, height: 37)
        return layoutAttributes
      }
    }
    final class Sizeless: ListSectionController {
      override func cellForItem(at index: Int) -> UICollectionViewCell {
        let cell: Tall? = collectionContext?.dequeueReusableCell(for: self, at: index)
        return cell ?? super.cellForItem(at: index)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 20)
    let fixture = ListFixture([Page("a"), Page("b")], layout: layout) {
      $0.make = { _ in Sizeless() }
    }
    expectEqual(fixture.view.visibleCells.map(\.frame.minY).sorted(), [0, 37])
  }

  @Test("that says another size after an update has it")
  func changedSize() throws {
    let fixture = ListFixture([Page("a", "1"), Page("b", "2")])
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? PageController
    )
    controller.height = 50
    fixture.show([Page("a", "1!"), Page("b", "2")])
    expectEqual(fixture.cells.map(\.frame.minY), [0, 50])
    controller.height = 30
    controller.collectionContext?.invalidateLayout(for: controller)
    fixture.settle()
    expectEqual(fixture.cells.map(\.frame.minY), [0, 30])
  }

  @Test("is made of a cell class and closures, or of types")
  func single() {
    final class Typed: ListBindingSingleSectionController<Page, TextCell> {
      var selected: [String] = []
      override func configureCell(_ cell: TextCell, with object: Page) { cell.text = object.id }
      override func size(for object: Page) -> CGSize { CGSize(width: 100, height: 20) }
      override func didSelectItem(with object: Page) { selected.append(object.id) }
    }
    let fixture = ListFixture([Page("a"), Page("b")]) {
      $0.make = { object in
        if (object as? Page)?.id == "a" { return Typed() }
        return ListSingleSectionController(cellClass: TextCell.self) { item, cell in
          (cell as? TextCell)?.text = "closure \((item as? Page)?.id ?? "")"
        } sizeBlock: { _, context in
          CGSize(width: context?.containerSize.width ?? 0, height: 20)
        }
      }
    }
    expectEqual(fixture.texts, ["a", "closure b"])
    let typed = fixture.adapter.sectionController(forSection: 0) as? Typed
    #expect(typed?.isDisplayingCell == true)
    expectEqual(typed?.object?.id, "a")
    fixture.adapter.collectionView(fixture.view, didSelectItemAt: IndexPath(item: 0, section: 0))
    expectEqual(typed?.selected, ["a"])
  }

  @Test("is stacked from others, each of which counts from 0")
  func stacked() throws {
    final class Tail: PageController {
      var selected: [Int] = []
      override func didUpdate(to object: Any) { rows = ["x", "y"] }
      override func didSelectItem(at index: Int) { selected.append(index) }
    }
    let head = PageController()
    let tail = Tail()
    let fixture = ListFixture([Page("a", "1", "2"), Page("b", "3")]) {
      $0.make = { object in
        guard (object as? Page)?.id == "a" else { return PageController() }
        return ListStackedSectionController(sectionControllers: [head, tail])
      }
    }
    expectEqual(fixture.texts, ["1", "2", "x", "y", "3"])
    let cells = fixture.cells
    fixture.adapter.collectionView(fixture.view, didSelectItemAt: IndexPath(item: 3, section: 0))
    expectEqual(tail.selected, [1])
    tail.collectionContext?.performBatch(animated: true) { context in
      tail.rows.remove(at: 0)
      context.delete(in: tail, at: [0])
    }
    fixture.settle()
    expectEqual(fixture.texts, ["1", "2", "y", "3"])
    #expect(fixture.cells[2] === cells[3])
    fixture.show([Page("a", "1", "2", "2b"), Page("b", "3")])
    expectEqual(fixture.texts, ["1", "2", "2b", "x", "y", "3"])
    expectEqual(tail.section, 0)
    #expect(fixture.diagnostics.isEmpty)
  }
}
