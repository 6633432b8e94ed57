import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The completion of an applied snapshot")
@MainActor
struct DiffableCompletionTests {
  private typealias Snapshot = DiffableFixture.Snapshot

  @Test("is called before the call returns where nothing moves")
  func unanimated() {
    let fixture = DiffableFixture(["A": [1, 2]])
    defer { fixture.end() }
    fixture.change(isAnimated: false) { $0.appendItems([3]) }
    expectEqual(fixture.completions, ["apply"])
    // The same again changes nothing.
    fixture.apply(fixture.dataSource.snapshot(), named: "unchanged")
    expectEqual(fixture.completions, ["apply", "unchanged"])
    UIView.performWithoutAnimation { fixture.change { $0.appendItems([4]) } }
    expectEqual(fixture.completions, ["apply", "unchanged", "apply"])
    #expect(fixture.fixture.backend.advanceUntilIdle())
    expectEqual(fixture.completions.count, 3)
  }

  @Test("waits for changes before it that move")
  func afterAnimated() {
    let fixture = DiffableFixture(["A": [1, 2]])
    defer { fixture.end() }
    fixture.change { $0.appendItems([3]) }
    fixture.apply(Snapshot(["A": [2]]), isAnimated: false, named: "second")
    expectEqual(fixture.completions, [])
    #expect(fixture.fixture.backend.advanceUntilIdle())
    expectEqual(fixture.completions, ["apply", "second"])
  }

  @Test("is called before the call returns in no window")
  func withoutWindow() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let source = DiffableFixture.DataSource(collectionView: view) { _, _, _ in nil }
    var completions = 0
    source.apply(Snapshot(["A": [1, 2]])) { completions += 1 }
    expectEqual(completions, 1)
    source.apply(Snapshot(["A": [1, 2, 3]]), animatingDifferences: false) { completions += 1 }
    expectEqual(completions, 2)
    expectEqual(view.numberOfItems(inSection: 0), 3)
  }

  @Test("comes soon after where it is applied by such a completion, so that the program goes on")
  func endless() {
    let fixture = DiffableFixture(["A": [1]])
    defer { fixture.end() }
    var applied = 0
    func applyNext() {
      applied += 1
      guard applied < 1000 else { return }
      fixture.dataSource.apply(
        Snapshot(["A": [applied]]),
        animatingDifferences: false,
        completion: applyNext
      )
    }
    applyNext()
    // The first completes at once, and the one that it applies in the next frame, where the one that this applies completes at once.
    expectEqual(applied, 2)
    fixture.fixture.backend.makeFrame()
    expectEqual(applied, 4)
    fixture.fixture.backend.makeFrame()
    expectEqual(applied, 6)
  }
}
