import Foundation
import Synchronization
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A diffable data source whose identifiers run code of the app")
@MainActor
struct DiffableIdentifierTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, AskingIdentifier>

  @Test("can be asked while an identifier is released")
  func asksWhenReleased() throws {
    let scene = Scene()
    scene.apply([1, 2, 3])
    scene.apply([4])
    scene.question.ask = { [weak source = scene.source] in source?.snapshot().numberOfItems }
    scene.apply([5])
    expectEqual(scene.shown, ["5"])
    #expect(scene.question.answers.isEmpty == false)
    #expect(scene.question.answers.allSatisfy { $0 == 1 })
  }

  @Test("can be asked while identifiers are hashed and compared")
  func asksWhenCompared() throws {
    let scene = Scene()
    scene.apply([1, 2, 3])
    scene.question.ask = { [weak source = scene.source] in source?.snapshot().numberOfItems }
    scene.question.isAskedByComparing = true
    var outline = NSDiffableDataSourceSectionSnapshot<AskingIdentifier>()
    outline.append(scene.identifiers([3, 4, 2]))
    scene.source.apply(outline, to: 0, animatingDifferences: false)
    scene.question.isAskedByComparing = false
    expectEqual(scene.shown, ["3", "4", "2"])
    #expect(scene.question.answers.isEmpty == false)
    #expect(scene.question.answers.allSatisfy { $0 == 3 })
  }

  @Test("takes a snapshot that comes while another one is compared")
  func appliesWhenCompared() {
    let scene = Scene()
    scene.apply([1])
    var outline = NSDiffableDataSourceSectionSnapshot<AskingIdentifier>()
    outline.append(scene.identifiers([1, 2]))
    // The first comparison applies a snapshot, from which the outline then follows.
    let inner = scene.snapshot([7], section: 1)
    scene.question.ask = { [question = scene.question, weak source = scene.source] in
      question.isAskedByComparing = false
      source?.apply(inner, animatingDifferences: false, completion: nil)
      return nil
    }
    scene.question.isAskedByComparing = true
    scene.source.apply(outline, to: 0, animatingDifferences: false)
    scene.fixture.backend.makeFrame()
    expectEqual(scene.shown, ["7", "1", "2"])
  }

  /// A list of 320 × 400 whose identifiers ask what a test says.
  @MainActor
  private final class Scene {
    let fixture = Fixture(width: 320, height: 400)
    let question = Question()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, AskingIdentifier>

    init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: ListLayout()
      )
      let registration = UICollectionView.CellRegistration<NamedCell, AskingIdentifier> {
        $0.name = "\($2.number)"
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      fixture.show(view)
    }

    func identifiers(_ numbers: [Int]) -> [AskingIdentifier] {
      numbers.map { AskingIdentifier($0, question) }
    }

    func snapshot(_ numbers: [Int], section: Int = 0) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([section])
      snapshot.appendItems(identifiers(numbers))
      return snapshot
    }

    func apply(_ numbers: [Int]) {
      source.apply(snapshot(numbers), animatingDifferences: false)
      fixture.backend.makeFrame()
    }

    /// The names of the cells from the top.
    var shown: [String] {
      view.indexPathsForVisibleItems.sorted().compactMap {
        (view.cellForItem(at: $0) as? NamedCell)?.name
      }
    }
  }
}

/// What identifiers ask, and what they were answered.
private final class Question: Sendable {
  private let state = Mutex(State())

  private struct State: Sendable {
    var ask: (@Sendable () -> Int?)?
    var isAskedByComparing = false
    var answers: [Int] = []
  }

  var ask: (@Sendable () -> Int?)? {
    get { state.withLock { $0.ask } }
    set { state.withLock { $0.ask = newValue } }
  }

  var isAskedByComparing: Bool {
    get { state.withLock { $0.isAskedByComparing } }
    set { state.withLock { $0.isAskedByComparing = newValue } }
  }

  var answers: [Int] { state.withLock { $0.answers } }

  func callAsFunction() {
    guard let answer = ask?() else { return }
    state.withLock { $0.answers.append(answer) }
  }
}

/// Asks something when it is released, and on demand when it is hashed and compared.
private final class AskingIdentifier: Hashable, Sendable {
  let number: Int
  private let question: Question

  init(_ number: Int, _ question: Question) {
    self.number = number
    self.question = question
  }

  deinit { if !question.isAskedByComparing { question() } }

  static func == (left: AskingIdentifier, right: AskingIdentifier) -> Bool {
    if left.question.isAskedByComparing { left.question() }
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    if question.isAskedByComparing { question() }
    hasher.combine(number)
  }
}
