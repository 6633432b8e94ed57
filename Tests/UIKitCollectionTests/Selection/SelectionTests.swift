import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A selection by a person")
@MainActor
struct SelectionTests {
  private func shown(_ count: Int = 20, isMultiple: Bool = false) -> CollectionFixture {
    let fixture = CollectionFixture([count])
    fixture.view.allowsMultipleSelection = isMultiple
    fixture.show()
    return fixture
  }

  private func selected(_ fixture: CollectionFixture) -> [Int] {
    (fixture.view.indexPathsForSelectedItems ?? []).map(\.item)
  }

  private func point(_ row: Int) -> CGPoint { CGPoint(x: 20, y: CGFloat(row) * 50 + 25) }

  @Test("makes the calls in the order of Apple's header")
  func callOrder() {
    let fixture = shown()
    fixture.fixture.screen.tap(at: point(2), device: .mouse)
    expectEqual(
      fixture.trace.take(),
      [
        "should highlight 0.2", "did highlight 0.2", "should select 0.2", "did select 0.2",
        "act 0.2", "did unhighlight 0.2",
      ]
    )
    fixture.fixture.screen.tap(at: point(3), device: .mouse)
    expectEqual(
      fixture.trace.take(),
      [
        "should highlight 0.3", "did highlight 0.3", "should select 0.3", "did deselect 0.2",
        "did select 0.3", "act 0.3", "did unhighlight 0.3",
      ]
    )
    expectEqual(selected(fixture), [3])
    #expect(fixture.view.cellForItem(at: IndexPath(item: 3, section: 0))?.isSelected == true)
    #expect(fixture.view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == false)
  }

  @Test("does nothing that the delegate forbids")
  func forbidden() {
    let fixture = shown()
    fixture.source.allows = { question, path in
      !(question == "should highlight" && path.item == 1)
        && !(question == "should select" && path.item == 2)
    }
    fixture.fixture.screen.tap(at: point(1), device: .mouse)
    expectEqual(fixture.trace.take(), ["should highlight 0.1"])
    fixture.fixture.screen.tap(at: point(2), device: .mouse)
    expectEqual(selected(fixture), [])
  }

  @Test("highlights while the button is down")
  func highlights() {
    let fixture = shown()
    let cell = fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))
    fixture.fixture.screen.pointer(.pressed, at: point(1), device: .mouse)
    #expect(cell?.isHighlighted == true)
    #expect(cell?.isSelected == false)
    fixture.fixture.screen.pointer(.released, at: point(1), device: .mouse)
    #expect(cell?.isHighlighted == false)
    #expect(cell?.isSelected == true)
  }

  @Test("is given up when the touch becomes scrolling")
  func scrollingCancels() {
    let fixture = shown(100)
    fixture.fixture.screen.drag(
      from: CGPoint(x: 20, y: 300),
      to: CGPoint(x: 20, y: 100),
      duration: 0.3
    )
    expectEqual(selected(fixture), [])
    #expect(fixture.view.contentOffset.y > 100)
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isHighlighted })
    let lines = fixture.trace.take()
    #expect(
      lines.filter { $0.hasPrefix("did highlight") }.count
        == lines.filter { $0.hasPrefix("did unhighlight") }.count
    )
  }

  @Test("of several by touch adds and takes away")
  func multipleByTouch() {
    let fixture = shown(isMultiple: true)
    for row in [1, 4, 1, 6] {
      fixture.fixture.screen.tap(at: point(row))
      fixture.fixture.backend.advance(by: 1)
    }
    expectEqual(selected(fixture), [4, 6])
    #expect(fixture.trace.take().contains("should deselect 0.1"))
  }

  @Test("of several is still one of several after it was turned off and on")
  func independentSwitches() {
    let fixture = shown(isMultiple: true)
    fixture.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    fixture.view.allowsSelection = false
    expectEqual(selected(fixture), [])
    #expect(fixture.view.allowsMultipleSelection)
    fixture.fixture.screen.tap(at: point(2))
    expectEqual(selected(fixture), [])
    fixture.view.allowsSelection = true
    for row in [2, 5] {
      fixture.fixture.backend.advance(by: 1)
      fixture.fixture.screen.tap(at: point(row))
    }
    expectEqual(selected(fixture), [2, 5])
  }

  @Test("of several by mouse follows the desktop: alone, with control, with shift")
  func multipleByMouse() {
    let fixture = shown(isMultiple: true)
    func click(_ row: Int, _ modifiers: UIKeyModifierFlags = []) {
      fixture.fixture.screen.tap(at: point(row), device: .mouse, modifiers: modifiers)
    }
    click(1)
    click(3)
    expectEqual(selected(fixture), [3])
    click(5, .control)
    expectEqual(selected(fixture), [3, 5])
    click(5, .control)
    expectEqual(selected(fixture), [3])
    click(2)
    click(5, .shift)
    expectEqual(selected(fixture), [2, 3, 4, 5])
    click(0, .shift)
    expectEqual(selected(fixture).sorted(), [0, 1, 2])
  }

  @Test("in code does not call the delegate")
  func byProgram() {
    let fixture = shown()
    let path = IndexPath(item: 12, section: 0)
    fixture.view.selectItem(at: path, animated: false, scrollPosition: .top)
    expectEqual(selected(fixture), [12])
    expectEqual(fixture.view.contentOffset.y, 600)
    #expect(fixture.view.cellForItem(at: path)?.isSelected == true)
    fixture.view.selectItem(
      at: IndexPath(item: 13, section: 0),
      animated: false,
      scrollPosition: []
    )
    expectEqual(selected(fixture), [13])
    fixture.view.deselectItem(at: IndexPath(item: 13, section: 0), animated: false)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    #expect(fixture.trace.take().allSatisfy { !$0.contains("select") })
  }

  @Test("stays with its items when their cells come and go, and ends with a reload")
  func staysAndEnds() {
    let fixture = shown(100)
    fixture.view.selectItem(
      at: IndexPath(item: 1, section: 0),
      animated: false,
      scrollPosition: []
    )
    fixture.view.contentOffset.y = 2000
    fixture.frame()
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
    fixture.view.contentOffset.y = 0
    fixture.frame()
    #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    fixture.view.reloadData()
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    fixture.frame()
    #expect(fixture.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("is not possible where it is not allowed")
  func notAllowed() {
    let fixture = shown()
    fixture.view.allowsSelection = false
    fixture.fixture.screen.tap(at: point(1), device: .mouse)
    fixture.view.selectItem(
      at: IndexPath(item: 1, section: 0),
      animated: false,
      scrollPosition: []
    )
    expectEqual(selected(fixture), [])
    expectEqual(fixture.trace.take(), [])
  }
}
