import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// Golden traces, written by the rules of Documentation/UpdateContract.md.
@Suite("The order of calls")
@MainActor
struct CallOrderTests {
  @Test("of the first display (C1, T-43)")
  func firstDisplay() {
    let fixture = CollectionFixture([2])
    expectEqual(fixture.trace.take(), [])
    fixture.fixture.show(fixture.view)
    #expect(
      fixture.trace.take() == [
        "invalidate everything", "sections", "items 0", "prepare", "contentSize", "elements",
        "cell 0.0", "apply 0.0", "cell 0.1", "apply 0.1",
        "0.0 from 50 to 50?", "0.1 from 50 to 50?",
        "show 0.0", "show 0.1",
        // The content size was zero before.
        "elements",
      ]
    )
  }

  @Test("of a reload: nothing at once (C2, T-43)")
  func reload() {
    let fixture = CollectionFixture([2])
    fixture.show()
    fixture.source.counts = [1]
    fixture.view.reloadData()
    expectEqual(fixture.trace.take(), [])
    fixture.frame()
    expectEqual(
      fixture.trace.take(),
      [
        "invalidate everything", "sections", "items 0", "prepare", "contentSize", "elements",
        "hide 0.0", "hide 0.1", "cell 0.0", "apply 0.0", "0.0 from 50 to 50?", "show 0.0",
        "elements",
      ]
    )
  }

  @Test("of a scrolled frame: the layout sees the old bounds, prepares nothing (C3, T-43)")
  func scroll() {
    let fixture = CollectionFixture([100], height: 100)
    fixture.show()
    fixture.view.contentOffset.y = 20
    expectEqual(fixture.trace.take(), ["bounds 0+100 to 20+100?"])
    fixture.frame()
    expectEqual(fixture.trace.take(), ["cell 0.2", "apply 0.2", "0.2 from 50 to 50?", "show 0.2"])
    fixture.view.contentOffset.y = 60
    fixture.frame()
    expectEqual(
      fixture.trace.take(),
      [
        "bounds 20+100 to 60+100?", "elements", "hide 0.0",
        "cell 0.3", "apply 0.3", "0.3 from 50 to 50?", "show 0.3",
      ]
    )
  }

  @Test("of a scrolled frame in which nothing new is visible: the question alone (C3)")
  func quietScroll() {
    let fixture = CollectionFixture([100], height: 100)
    fixture.show()
    fixture.view.contentOffset.y = 10
    fixture.frame()
    _ = fixture.trace.take()
    fixture.view.contentOffset.y = 11
    fixture.frame()
    expectEqual(fixture.trace.take(), ["bounds 10+100 to 11+100?"])
  }

  @Test("of a scrolled frame that makes the layout invalid (C3)")
  func scrollThatInvalidates() {
    let fixture = CollectionFixture([4], height: 100) { layout, _ in layout.followsBounds = true }
    fixture.show()
    fixture.view.contentOffset.y = 10
    expectEqual(
      fixture.trace.take(),
      [
        "bounds 0+100 to 10+100?", "bounds context at 0+100", "invalidate at 10+100",
      ]
    )
    fixture.frame()
    expectEqual(
      fixture.trace.take(),
      [
        "prepare", "contentSize", "elements", "cell 0.2", "apply 0.2", "0.2 from 50 to 50?",
        "show 0.2",
      ]
    )
  }

  @Test("of a change of size (C4)")
  func resize() {
    let fixture = CollectionFixture([2])
    fixture.show()
    fixture.view.frame.size.height = 300
    expectEqual(
      fixture.trace.take(),
      [
        "bounds 0+400 to 0+300?", "bounds context at 0+400", "invalidate at 0+300",
      ]
    )
    fixture.frame()
    expectEqual(fixture.trace.take(), ["prepare", "contentSize", "elements"])
  }

  @Test("of other insets: as for new bounds, with those that there are (C4)")
  func insets() {
    let fixture = CollectionFixture([2])
    fixture.show()
    fixture.view.contentInset.bottom = 30
    expectEqual(fixture.trace.take(), ["bounds 0+400 to 0+400?"])
  }

  @Test("of a change of size in an animation: inside the block (C4)")
  func animatedResize() {
    let fixture = CollectionFixture([3], height: 100)
    fixture.show()
    var inside: [String] = []
    UIView.animate(withDuration: 1) {
      fixture.view.frame.size.height = 150
      inside = fixture.trace.take()
    }
    #expect(
      inside == [
        "bounds 0+100 to 0+150?", "bounds context at 0+100", "invalidate at 0+150", "prepare",
        "contentSize", "prepare for bounds change from 100, now 0+150", "target for 0", "elements",
        "final 0.0", "final 0.1", "initial 0.0", "initial 0.1", "initial 0.2",
        "cell 0.2", "apply 0.2", "0.2 from 50 to 50?", "show 0.2",
        // Where it starts, and where it goes.
        "apply 0.2", "apply 0.2", "finalize bounds change",
      ]
    )
  }

  @Test("of an invalidation: no numbers are asked for, and calls add up (C5)")
  func invalidation() {
    let fixture = CollectionFixture([2])
    fixture.show()
    fixture.layout.invalidateLayout()
    fixture.layout.invalidateLayout()
    expectEqual(fixture.trace.take(), ["invalidate at 0+400", "invalidate at 0+400"])
    fixture.frame()
    expectEqual(fixture.trace.take(), ["prepare", "contentSize", "elements"])
  }

  @Test("of cells that find their size: view, layout, context, once prepared (C6, T-43)")
  func selfSizing() {
    let fixture = CollectionFixture([2]) { layout, source in
      layout.takesSizes = true
      source.preferredHeight = { _ in 80 }
    }
    fixture.fixture.show(fixture.view)
    expectEqual(
      fixture.trace.take(),
      [
        "invalidate everything", "sections", "items 0", "prepare", "contentSize", "elements",
        "cell 0.0", "apply 0.0", "cell 0.1", "apply 0.1",
        "preferred 0.0", "0.0 from 50 to 80?", "size context 0.0", "invalidate at 0+400",
        "preferred 0.1", "0.1 from 50 to 80?", "size context 0.1", "invalidate at 0+400",
        "prepare", "contentSize", "elements", "apply 0.0", "apply 0.1",
        "preferred 0.0", "0.0 from 80 to 80?", "preferred 0.1", "0.1 from 80 to 80?",
        "show 0.0", "show 0.1", "elements",
      ]
    )
  }

  @Test("of a change of layout that is not animated (C15)")
  func layoutChange() {
    let fixture = CollectionFixture([2])
    fixture.show()
    let other = ListLayout(trace: fixture.trace)
    other.height = { _ in 60 }
    fixture.view.setCollectionViewLayout(other, animated: false)
    #expect(fixture.layout.collectionView == nil)
    expectEqual(
      fixture.trace.take(),
      [
        "invalidate everything", "prepare", "contentSize", "target for 0", "elements",
        "apply 0.0", "apply 0.1", "0.0 from 60 to 60?", "0.1 from 60 to 60?",
      ]
    )
  }

  @Test("of a change of layout that is animated (C15)")
  func animatedLayoutChange() {
    let fixture = CollectionFixture([2])
    fixture.show()
    let other = ListLayout(trace: fixture.trace)
    other.height = { _ in 60 }
    var hasEnded = false
    fixture.view.setCollectionViewLayout(other, animated: true) { hasEnded = $0 }
    expectEqual(
      fixture.trace.take(),
      [
        "invalidate everything", "prepare", "contentSize", "prepare to", "prepare from",
        "target for 0", "elements", "final 0.0", "final 0.1", "initial 0.0", "initial 0.1",
        "0.0 from 60 to 60?", "0.1 from 60 to 60?", "apply 0.0", "apply 0.1",
        "finalize transition", "finalize transition",
      ]
    )
    #expect(fixture.layout.collectionView === fixture.view)
    #expect(!hasEnded)
    fixture.fixture.backend.advance(by: 1)
    #expect(fixture.layout.collectionView == nil)
    #expect(hasEnded)
  }
}
