import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

@Suite("Updates of a list", .withTheProgram)
@MainActor
struct ListUpdateTests {
  @Test("of a thousand calls in one turn ask for the objects once and complete in order")
  func coalesced() {
    let fixture = ListFixture([Page("a", "1")])
    let questions = fixture.questions
    var completed: [Int] = []
    fixture.objects = [Page("a", "1"), Page("b", "2")]
    for call in 0..<1_000 {
      fixture.adapter.performUpdates(animated: call % 2 == 0) { isFinished in
        if isFinished { completed.append(call) }
      }
    }
    expectEqual(fixture.questions, questions)
    fixture.settle()
    expectEqual(fixture.questions, questions + 1)
    expectEqual(completed, Array(0..<1_000))
    expectEqual(fixture.texts, ["1", "2"])
  }

  @Test("that are asked for while one is carried out are the next one, and none is lost")
  func reentrant() {
    let fixture = ListFixture([Page("a", "1")])
    var completed: [String] = []
    var depth = 0
    fixture.whenAsked = {
      guard depth < 3 else { return }
      depth += 1
      fixture.objects.append(Page("b\(depth)", "\(depth)"))
      fixture.adapter.performUpdates(animated: true) { _ in completed.append("inner") }
    }
    fixture.adapter.performUpdates(animated: true) { _ in
      completed.append("outer")
      fixture.objects.append(Page("z", "last"))
      fixture.adapter.performUpdates(animated: true) { _ in completed.append("from completion") }
    }
    fixture.settle()
    fixture.settle()
    expectEqual(completed, ["outer", "inner", "inner", "inner", "from completion"])
    expectEqual(fixture.texts, ["1", "1", "2", "3", "last"])
  }

  @Test("from inside a cell are carried out afterwards")
  func fromInsideACell() {
    final class Eager: PageController {
      var isDone = false
      var update: (() -> Void)?
      override func cellForItem(at index: Int) -> UICollectionViewCell {
        if !isDone {
          isDone = true
          update?()
        }
        return super.cellForItem(at: index)
      }
    }
    let fixture = ListFixture([Page("a", "1"), Page("b", "2")]) { fixture in
      fixture.make = { _ in
        let controller = Eager()
        controller.update = {
          fixture.objects.removeAll { ($0 as? Page)?.id == "a" }
          fixture.adapter.performUpdates(animated: true)
        }
        return controller
      }
    }
    fixture.settle()
    expectEqual(fixture.texts, ["2"])
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("are without animation if one of them is")
  func unanimated() {
    final class Listener: ListAdapterUpdateListener {
      var heard: [String] = []
      func listAdapter(
        _ listAdapter: ListAdapter,
        didFinish update: ListAdapterUpdateType,
        animated: Bool
      ) { heard.append("\(update) \(animated)") }
    }
    let listener = Listener()
    let fixture = ListFixture([Page("a", "1")])
    fixture.adapter.addUpdateListener(listener)
    fixture.adapter.addUpdateListener(listener)
    fixture.adapter.performUpdates(animated: true)
    fixture.adapter.performUpdates(animated: false)
    var order: [String] = []
    fixture.adapter.performUpdates(animated: true) { _ in order = listener.heard + ["completion"] }
    fixture.settle()
    expectEqual(order, ["performUpdates false", "completion"])
    fixture.adapter.reloadData()
    fixture.settle()
    expectEqual(listener.heard, ["performUpdates false", "reloadData true"])
    fixture.adapter.removeUpdateListener(listener)
    fixture.adapter.performUpdates(animated: true)
    fixture.settle()
    expectEqual(listener.heard.count, 2)
  }

  @Test("without a data source or a view are reported, and their completions hear false")
  func ignored() {
    let updater = ListAdapterUpdater()
    let adapter = ListAdapter(updater: updater, viewController: nil)
    var reports: [String] = []
    var answers: [Bool] = []
    adapter.diagnosticHandler = { reports.append($0) }
    adapter.performUpdates(animated: true) { answers.append($0) }
    adapter.reloadData { answers.append($0) }
    expectEqual(answers, [false, false])
    expectEqual(reports.count, 2)
    #expect(reports.first?.contains("has no collection view") == true)
  }

  @Test("of a list whose view goes meanwhile complete with false")
  func viewGone() {
    let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    var turns: [() -> Void] = []
    adapter.updater.schedule = { turns.append($0) }
    let source = ListFixture([Page("a", "1")])
    var view: UICollectionView? = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    adapter.collectionView = view
    adapter.dataSource = source
    var answers: [Bool] = []
    adapter.performUpdates(animated: true) { answers.append($0) }
    view = nil
    #expect(adapter.collectionView == nil)
    for turn in turns { turn() }
    expectEqual(answers, [false])
  }

  @Test("of a list whose data source goes meanwhile complete with false")
  func dataSourceGone() {
    let fixture = ListFixture([Page("a", "1")])
    var answers: [Bool] = []
    fixture.objects = []
    fixture.adapter.performUpdates(animated: true) { answers.append($0) }
    fixture.adapter.dataSource = nil
    fixture.settle()
    expectEqual(answers, [false])
  }

  @Test("wait the longer the more often they come, and not at all after a pause")
  func adaptive() {
    var time = 0.0
    var waits: [Double] = []
    var isVisible = true
    let schedule = ListAdaptiveSchedule(
      shortest: 1,
      longest: 4,
      isVisible: { isVisible },
      now: { time },
      after: { seconds, work in
        waits.append(seconds)
        work()
      }
    )
    func request(at seconds: Double) {
      time = seconds
      schedule.schedule {}
    }
    // At once; then 1, 2, 4 and 4 seconds after the one before, half a second of which has passed.
    for seconds in [10, 10.5, 11, 11.5, 12] { request(at: seconds) }
    expectEqual(waits, [0, 0.5, 1.5, 3.5, 3.5])
    request(at: 20)
    expectEqual(waits.last, 0)
    isVisible = false
    request(at: 22)
    expectEqual(waits.last, 2)
  }

  @Test("by a reload ask for the objects at once and make all section controllers anew")
  func reloadData() {
    let fixture = ListFixture([Page("a", "1")])
    let controller = fixture.adapter.sectionController(forSection: 0)
    let questions = fixture.questions
    fixture.objects = [Page("a", "1"), Page("b", "2")]
    var answers: [Bool] = []
    fixture.adapter.performUpdates(animated: true) { _ in answers.append(true) }
    fixture.adapter.reloadData { answers.append($0) }
    expectEqual(fixture.questions, questions + 1)
    expectEqual(answers, [true, true])
    #expect(fixture.adapter.sectionController(forSection: 0) !== controller)
    fixture.settle()
    expectEqual(fixture.texts, ["1", "2"])
  }

  @Test("of named objects reload these, by identity, and ignore unknown ones")
  func reloadObjects() {
    let fixture = ListFixture([Page("a", "1"), Page("b", "2")])
    let cells = fixture.cells
    fixture.adapter.reloadObjects([Page("b"), Page("unknown")])
    fixture.settle()
    expectEqual(fixture.texts, ["1", "2"])
    #expect(fixture.cells[0] === cells[0])
    expectEqual(fixture.cells[0].fills, 1)
    #expect(fixture.cells[1] !== cells[1] || fixture.cells[1].fills == 2)
  }

  @Test("keep the section controller of an identifier through moves and changes")
  func keptControllers() {
    let fixture = ListFixture([Page("a", "1"), Page("b", "2"), Page("c", "3")])
    let controllers = (0..<3).map { fixture.adapter.sectionController(forSection: $0) }
    let cells = fixture.cells
    fixture.show([Page("c", "3"), Page("a", "1!"), Page("b", "2")])
    expectEqual(fixture.texts, ["3", "1!", "2"])
    expectEqual(fixture.made, 3)
    #expect(fixture.adapter.sectionController(forSection: 0) === controllers[2])
    #expect(fixture.adapter.sectionController(forSection: 1) === controllers[0])
    expectEqual(fixture.cells, [cells[2], cells[0], cells[1]])
  }

  @Test("carry item batches of section controllers out after the objects, in order and together")
  func itemUpdates() throws {
    let fixture = ListFixture([Page("a", "1", "2", "3")])
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? PageController
    )
    let cells = fixture.cells
    controller.collectionContext?.performBatch(animated: true) { context in
      controller.rows.remove(at: 0)
      context.delete(in: controller, at: [0])
    }
    controller.collectionContext?.performBatch(animated: true) { context in
      controller.rows.insert("new", at: 1)
      controller.rows.swapAt(0, 2)
      context.insert(in: controller, at: [1])
      context.move(in: controller, from: 0, to: 2)
      context.move(in: controller, from: 1, to: 0)
    }
    expectEqual(fixture.texts, ["1", "2", "3"])
    fixture.settle()
    expectEqual(fixture.texts, ["3", "new", "2"])
    #expect(fixture.cells[0] === cells[2])
    #expect(fixture.cells[2] === cells[1])
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("that do not add up are reported with section and count, and the section shows the data")
  func wrongBatches() throws {
    let fixture = ListFixture([Page("a", "1", "2"), Page("b", "3")])
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? PageController
    )
    for wrong in [2, 3, 1_000_000] {
      controller.collectionContext?.performBatch(animated: true) {
        $0.delete(in: controller, at: [wrong])
      }
    }
    controller.collectionContext?.performBatch(animated: true) {
      $0.move(in: controller, from: -1, to: 0)
      $0.move(in: controller, from: 0, to: 0)
      $0.move(in: controller, from: 0, to: 1)
    }
    controller.collectionContext?.performBatch(animated: true) { context in
      controller.rows.append("forgotten")
      context.reload(in: controller, at: [0])
    }
    fixture.settle()
    #expect(fixture.diagnostics.count >= 4)
    #expect(fixture.diagnostics.allSatisfy { $0.contains("section 0") && $0.contains("2 items") })
    expectEqual(fixture.texts, ["1", "2", "forgotten", "3"])
  }

  @Test("can be shown as reloads when too much changes, and moves as deletions and insertions")
  func policies() {
    let updater = ListAdapterUpdater()
    updater.reloadThreshold = 2
    updater.sectionMovesAsDeletesInserts = true
    let fixture = ListFixture([Page("a", "1"), Page("b", "2")], updater: updater)
    let cell = fixture.cell("1")
    fixture.show([Page("b", "2"), Page("a", "1")])
    expectEqual(fixture.texts, ["2", "1"])
    fixture.show((0..<5).map { Page("p\($0)", "row \($0)") })
    expectEqual(fixture.texts.count, 5)
    #expect(cell != nil)
  }

  @Test("are at once with an updater that reloads")
  func reloadingUpdater() {
    let fixture = ListFixture([Page("a", "1")], updater: ListReloadDataUpdater())
    fixture.objects = [Page("a", "1"), Page("b", "2")]
    var answers: [Bool] = []
    fixture.adapter.performUpdates(animated: true) { answers.append($0) }
    expectEqual(answers, [true])
    expectEqual(fixture.texts, ["1", "2"])
    expectEqual(fixture.made, 2)
  }

  @Test("are one batch of the collection view, whatever has changed, without stages")
  func oneStage() {
    final class Counter: ListAdapterUpdaterDelegate {
      var batches: [[Int]] = []
      func listAdapterUpdater(
        _ updater: ListAdapterUpdater,
        willPerformBatchUpdatesWith collectionView: UICollectionView,
        deletedSections: Int,
        insertedSections: Int,
        movedSections: Int
      ) { batches.append([deletedSections, insertedSections, movedSections]) }
      func listAdapterUpdater(
        _ updater: ListAdapterUpdater,
        didPerformBatchUpdatesWith collectionView: UICollectionView
      ) {}
      func listAdapterUpdater(
        _ updater: ListAdapterUpdater,
        willReloadDataWith collectionView: UICollectionView
      ) { batches.append([]) }
      func listAdapterUpdater(
        _ updater: ListAdapterUpdater,
        didReloadDataWith collectionView: UICollectionView
      ) {}
    }
    let counter = Counter()
    let fixture = ListFixture([
      Page("a", "1"), Page("b", "2", "3"), Page("c", "4"), Page("d", "5"),
    ])
    fixture.updater.delegate = counter
    // One goes, one comes, one moves, and one has other rows.
    fixture.objects = [
      Page("d", "5"), Page("b", "3", "new", "2"), Page("n", "6"), Page("c", "4!"),
    ]
    fixture.adapter.performUpdates(animated: true)
    fixture.turn()
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.texts, ["5", "3", "new", "2", "6", "4!"])
    fixture.settle()
    expectEqual(counter.batches, [[1, 1, 1]])
    expectEqual(fixture.texts, ["5", "3", "new", "2", "6", "4!"])
  }

  @Test("are asked for on the main actor, also by other tasks")
  func fromOtherTasks() async {
    let fixture = ListFixture([Page("a", "1")])
    fixture.objects = [Page("a", "1"), Page("b", "2")]
    let before = fixture.questions
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { await fixture.adapter.performUpdates(animated: false) }
      }
    }
    fixture.turn()
    fixture.view.layoutIfNeeded()
    expectEqual(fixture.questions, before + 1)
    expectEqual(fixture.texts, ["1", "2"])
  }
}
