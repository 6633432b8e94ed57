import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

/// Records which objects come near what is on screen, and which leave again.
private final class Watcher: ListWorkingRangeDelegate {
  var heard: [String] = []

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  ) { heard.append("+\(name(sectionController))") }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerDidExitWorkingRange sectionController: ListSectionController
  ) { heard.append("-\(name(sectionController))") }

  private func name(_ controller: ListSectionController) -> String {
    (controller as? PageController)?.rows.first ?? "?"
  }
}

@Suite("A working range", .withTheProgram)
@MainActor
struct WorkingRangeTests {
  private func pages(_ count: Int) -> [Page] { (0..<count).map { Page("p\($0)", "\($0)") } }

  private func list(
    _ count: Int,
    updater: ListAdapterUpdater = ListAdapterUpdater(),
    _ watcher: Watcher
  ) -> ListFixture {
    ListFixture(pages(count), updater: updater, workingRangeSize: 2) {
      $0.make = { _ in
        let controller = PageController()
        controller.workingRangeDelegate = watcher
        return controller
      }
    }
  }

  /// How often each of some objects has come near.
  private func entries(_ heard: [String]) -> [String: Int] {
    heard.filter { $0.hasPrefix("+") }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  // Rows are 20 points high and the view 200: ten objects are on screen, and two more on each side are near.
  @Test(
    "takes a reload to fewer objects, whichever are on screen",
    arguments: [(20, 15, 200), (3, 0, 0), (40, 1, 600), (12, 11, 40)]
  )
  func fewerObjects(_ before: Int, _ after: Int, _ offset: CGFloat) {
    let watcher = Watcher()
    let fixture = list(before, watcher)
    fixture.view.contentOffset.y = offset
    fixture.fixture.backend.makeFrame()
    fixture.objects = pages(after)
    fixture.adapter.reloadData()
    fixture.settle()
    expectEqual(fixture.view.numberOfSections, after)
    let last = max(0, CGFloat(after) * 20 - 200)
    expectEqual(fixture.view.contentOffset.y, min(offset, last))
    expectEqual(fixture.adapter.visibleObjects().count, min(after, 10))
    // Who came near and has not left is near what is on screen now.
    let near = watcher.heard.reduce(into: [String: Int]()) { counts, event in
      counts[String(event.dropFirst()), default: 0] += event.hasPrefix("+") ? 1 : -1
    }
    let first = max(0, after - 12)
    let shown = Set((first..<after).map { "\($0)" })
    expectEqual(Set(near.filter { $0.value != 0 }.keys), shown)
    #expect(near.values.allSatisfy { $0 == 0 || $0 == 1 })
  }

  @Test("is entered once by each object of a reload, after those before have left it")
  func sameCount() {
    let watcher = Watcher()
    let fixture = list(20, watcher)
    watcher.heard = []
    fixture.adapter.reloadData()
    fixture.settle()
    let near = Dictionary(uniqueKeysWithValues: (0..<12).map { ("+\($0)", 1) })
    expectEqual(entries(watcher.heard), near)
    #expect(watcher.heard.prefix(12).allSatisfy { $0.hasPrefix("-") })
    expectEqual(watcher.heard.count, 24)
  }

  @Test("is neither left nor entered by section controllers that a reload keeps")
  func keptControllers() {
    let watcher = Watcher()
    let fixture = list(20, updater: ListReloadDataUpdater(), watcher)
    watcher.heard = []
    fixture.adapter.performUpdates(animated: true)
    fixture.settle()
    #expect(watcher.heard.isEmpty)
    let other = list(20, watcher)
    other.updater.reloadThreshold = 0
    watcher.heard = []
    other.show(Array(pages(20).dropFirst()))
    // The first object leaves, and the thirteenth comes near.
    expectEqual(watcher.heard.sorted(), ["+12", "-0"])
  }

  @Test("is left by everything when the list goes to another view")
  func otherView() {
    let watcher = Watcher()
    let fixture = list(20, watcher)
    watcher.heard = []
    let other = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 40),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    fixture.adapter.collectionView = other
    expectEqual(watcher.heard.sorted(), (0..<12).map { "-\($0)" }.sorted())
    #expect(fixture.adapter.visibleObjects().isEmpty)
    watcher.heard = []
    fixture.fixture.show(other)
    // Two objects are on screen, and two more are near.
    expectEqual(watcher.heard.sorted(), (0..<4).map { "+\($0)" })
  }
}
