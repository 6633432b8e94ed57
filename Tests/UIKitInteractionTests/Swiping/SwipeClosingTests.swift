import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An open row")
@MainActor
struct SwipeClosingTests {
  nonisolated private static let devices: [UIBackendPointerEvent.Device] = [.touch, .mouse]

  private func opened(_ counts: [Int] = [40], _ item: Int = 2) -> SwipeFixture {
    let fixture = SwipeFixture(counts)
    fixture.open(item)
    expectEqual(fixture.aside(item), 148)
    _ = fixture.actions.take()
    return fixture
  }

  @Test("closes with a tap on another row, which selects nothing", arguments: devices)
  func tapElsewhere(device: UIBackendPointerEvent.Device) {
    let fixture = opened()
    fixture.tap(fixture.place(5), device: device)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    fixture.tap(fixture.place(5), device: device)
    expectEqual(fixture.view.indexPathsForSelectedItems, [IndexPath(item: 5, section: 0)])
  }

  @Test("closes with a tap on its content, which selects nothing", arguments: devices)
  func tapOnContent(device: UIBackendPointerEvent.Device) {
    let fixture = opened()
    fixture.tap(fixture.place(2, x: 50), device: device)
    #expect(fixture.swipedRows.isEmpty)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    #expect(fixture.actions.take().isEmpty)
  }

  @Test("takes no touches but those of its buttons")
  func accessories() {
    let fixture = SwipeFixture()
    var presses = 0
    fixture.cell(2)?.accessories = [.detail(actionHandler: { presses += 1 })]
    fixture.base.frame()
    fixture.open(2)
    let detail = fixture.cell(2)?.subviews.compactMap { $0 as? AccessoryView }.first
    let place = detail.map { $0.convert(CGPoint(x: 5, y: 5), to: nil) } ?? .zero
    fixture.tap(place)
    fixture.rest()
    expectEqual(presses, 0)
    #expect(fixture.movedRows.isEmpty)
  }

  @Test("closes when the list is scrolled by a finger elsewhere, which goes on")
  func scrolling() {
    let fixture = opened()
    fixture.drag(from: fixture.place(6), by: CGVector(dx: 0, dy: -60))
    #expect(fixture.swipedRows.isEmpty)
    expectEqual(fixture.view.contentOffset.y, 50)
  }

  @Test("closes when the list is scrolled by a finger on it")
  func scrollingOnIt() {
    let fixture = opened()
    fixture.drag(from: fixture.place(2, x: 50), by: CGVector(dx: 0, dy: -60))
    #expect(fixture.swipedRows.isEmpty)
    expectEqual(fixture.view.contentOffset.y, 50)
  }

  @Test("closes with a wheel, a touchpad, and a scroll by the program that is animated")
  func otherScrolling() {
    let scrolls: [(SwipeFixture) -> Void] = [
      { $0.screen.turnWheel(by: 1, at: $0.place(6)) },
      { $0.moveFingers(over: 6, [CGVector(dx: 0, dy: 30)]) },
      { $0.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true) },
    ]
    for scroll in scrolls {
      let fixture = opened()
      scroll(fixture)
      #expect(fixture.swipedRows.isEmpty)
    }
  }

  @Test("closes with Escape, which then goes to others")
  func escape() {
    let fixture = opened()
    _ = fixture.view.becomeFirstResponder()
    fixture.screen.press(.keyboardEscape)
    #expect(fixture.swipedRows.isEmpty)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    #expect(!fixture.view.swiping.take([]))
  }

  @Test("closes with a key that types")
  func typing() {
    let fixture = opened()
    _ = fixture.view.becomeFirstResponder()
    fixture.screen.press(.keyboardA, characters: "a")
    #expect(fixture.swipedRows.isEmpty)
  }

  @Test("closes when something is typed elsewhere in its window, and not for its own text")
  func typingElsewhere() throws {
    let fixture = opened()
    let (elsewhere, own) = (UITextField(), UITextField())
    try #require(fixture.cell(2)).contentView.addSubview(own)
    fixture.view.superview?.addSubview(elsewhere)
    own.insertText("a")
    expectEqual(fixture.swipedRows, [2])
    elsewhere.insertText("a")
    #expect(fixture.swipedRows.isEmpty)
  }

  @Test("closes when another one is opened")
  func oneAtATime() {
    let fixture = opened()
    fixture.moveFingers(over: 6, Array(repeating: CGVector(dx: 25, dy: 0), count: 4))
    expectEqual(fixture.movedRows, [6])
    expectEqual(fixture.swipedRows, [6])
    // A finger closes the row first.
    fixture.open(3)
    #expect(fixture.movedRows.isEmpty)
    fixture.open(3)
    expectEqual(fixture.movedRows, [3])
  }

  @Test("closes when keys move the selection")
  func keys() {
    let fixture = opened()
    _ = fixture.view.becomeFirstResponder()
    fixture.screen.press(.keyboardDownArrow)
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
  }

  @Test("closes with another layout, and when the list leaves its window")
  func layoutAndWindow() {
    let fixture = opened()
    fixture.view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout.list(using: listConfiguration(.plain)),
      animated: false
    )
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    let other = opened()
    let window = other.view.superview
    other.view.removeFromSuperview()
    window?.addSubview(other.view)
    other.rest()
    #expect(other.movedRows.isEmpty)
    #expect(other.view.swipedPath == nil)
  }

  @Test("goes on where rows above it come and go")
  func follows() {
    let fixture = opened()
    fixture.update {
      fixture.base.source.counts = [41]
      fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    expectEqual(fixture.movedRows, [3])
    expectEqual(fixture.swipedRows, [3])
    fixture.press(0, of: 3)
    expectEqual(fixture.actions.take(), ["Mute"])
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
  }

  @Test("stays open at its new place when it is moved, at every frame of the way")
  func moved() throws {
    let fixture = opened()
    fixture.view.performBatchUpdates {
      fixture.view.moveItem(
        at: IndexPath(item: 2, section: 0),
        to: IndexPath(item: 7, section: 0)
      )
    }
    for _ in 0..<30 {
      fixture.backend.makeFrame()
      try #require(fixture.movedRows == [7])
      try #require(fixture.aside(7) == 148)
    }
    fixture.rest()
    expectEqual(fixture.movedRows, [7])
  }

  @Test("is still held when it is moved, or rows come above it")
  func held() {
    let fixture = SwipeFixture()
    fixture.hold(2, by: -50)
    fixture.view.performBatchUpdates {
      fixture.base.source.counts = [41]
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    fixture.rest()
    expectEqual(fixture.aside(3), 50)
    fixture.letGo()
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
  }

  @Test("is forgotten when it is deleted, also while it is held")
  func deleted() {
    for isHeld in [false, true] {
      let fixture = SwipeFixture()
      if isHeld { fixture.hold(2, by: -50) } else { fixture.open(2) }
      fixture.update {
        fixture.base.source.counts = [39]
        fixture.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      }
      #expect(fixture.movedRows.isEmpty)
      #expect(fixture.swipedRows.isEmpty)
      #expect(fixture.view.swipedPath == nil)
      if isHeld { fixture.letGo() }
      fixture.open(2)
      expectEqual(fixture.movedRows, [2])
    }
  }

  @Test("goes as it is when it is deleted")
  func goesAsItIs() throws {
    let fixture = opened()
    let cell = try #require(fixture.cell(2))
    fixture.view.performBatchUpdates {
      fixture.base.source.counts = [39]
      fixture.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    fixture.backend.advance(by: 0.1)
    expectEqual(cell.slide?.shown, 148)
    fixture.rest()
    #expect(cell.slide == nil)
  }

  @Test("closes when it is reloaded, and not when it is reconfigured")
  func reloaded() {
    let fixture = opened()
    let path = IndexPath(item: 2, section: 0)
    fixture.update { fixture.view.reconfigureItems(at: [path]) }
    expectEqual(fixture.movedRows, [2])
    fixture.update { fixture.view.reloadItems(at: [path]) }
    #expect(fixture.movedRows.isEmpty)
    fixture.open(2)
    fixture.view.reloadData()
    fixture.rest()
    #expect(fixture.movedRows.isEmpty)
    #expect(fixture.view.swipedPath == nil)
  }

  @Test("closes when it leaves the screen, without a trace in the cell that others use")
  func reuse() {
    let fixture = opened()
    let cell = fixture.cell(2)
    fixture.view.contentOffset.y = 44 * 20
    fixture.base.frame()
    #expect(cell?.slide == nil)
    #expect(fixture.movedRows.isEmpty)
    #expect(fixture.swipedRows.isEmpty)
    #expect(fixture.view.swipedPath == nil)
    fixture.tap(fixture.place(22))
    expectEqual(fixture.view.indexPathsForSelectedItems, [IndexPath(item: 22, section: 0)])
    fixture.view.contentOffset.y = 0
    fixture.base.frame()
    #expect(fixture.movedRows.isEmpty)
  }

  @Test("closes when a batch takes it off the screen")
  func movedAway() {
    let fixture = opened()
    fixture.update {
      fixture.view.moveItem(
        at: IndexPath(item: 2, section: 0),
        to: IndexPath(item: 39, section: 0)
      )
    }
    #expect(fixture.view.swipedPath == nil)
    fixture.view.contentOffset.y = 40 * 44 - 600
    fixture.base.frame()
    #expect(fixture.movedRows.isEmpty)
  }

  @Test("is found among a million rows, whatever comes in front of it")
  func manyRows() {
    let fixture = SwipeFixture([1_000_000])
    fixture.view.scrollToItem(
      at: IndexPath(item: 999_999, section: 0),
      at: .bottom,
      animated: false
    )
    fixture.rest()
    fixture.open(999_990)
    fixture.update {
      fixture.base.source.counts = [1_000_005]
      fixture.view.insertItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
    }
    expectEqual(fixture.movedRows, [999_995])
  }

  @Test("stays as it is while a batch changes others in the same list")
  func otherSections() {
    let fixture = opened([10, 10])
    fixture.update {
      fixture.base.source.counts = [3, 10, 10]
      fixture.view.insertSections(IndexSet(integer: 0))
    }
    expectEqual(fixture.view.swipedPath, IndexPath(item: 2, section: 1))
    expectEqual(fixture.base.cell(2, section: 1)?.slide?.shown, 148)
  }
}
