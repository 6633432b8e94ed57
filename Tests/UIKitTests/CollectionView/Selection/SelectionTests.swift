import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A selection by hand")
@MainActor
struct SelectionTests {
  private func shown(_ count: Int = 20, isMultiple: Bool = false) -> CollectionStage {
    let stage = CollectionStage([count])
    stage.view.allowsMultipleSelection = isMultiple
    stage.show()
    return stage
  }

  private func selected(_ stage: CollectionStage) -> [Int] {
    (stage.view.indexPathsForSelectedItems ?? []).map(\.item)
  }

  private func point(_ row: Int) -> CGPoint { CGPoint(x: 20, y: CGFloat(row) * 50 + 25) }

  @Test("makes the calls in the order of Apple's header")
  func callOrder() {
    let stage = shown()
    stage.stage.screen.tap(at: point(2), device: .mouse)
    #expect(
      stage.trace.take() == [
        "should highlight 0.2", "did highlight 0.2", "should select 0.2", "did select 0.2",
        "act 0.2", "did unhighlight 0.2",
      ]
    )
    stage.stage.screen.tap(at: point(3), device: .mouse)
    #expect(
      stage.trace.take() == [
        "should highlight 0.3", "did highlight 0.3", "should select 0.3", "did deselect 0.2",
        "did select 0.3", "act 0.3", "did unhighlight 0.3",
      ]
    )
    #expect(selected(stage) == [3])
    #expect(stage.view.cellForItem(at: IndexPath(item: 3, section: 0))?.isSelected == true)
    #expect(stage.view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == false)
  }

  @Test("does nothing that the delegate forbids")
  func forbidden() {
    let stage = shown()
    stage.source.allows = { question, path in
      !(question == "should highlight" && path.item == 1)
        && !(question == "should select" && path.item == 2)
    }
    stage.stage.screen.tap(at: point(1), device: .mouse)
    #expect(stage.trace.take() == ["should highlight 0.1"])
    stage.stage.screen.tap(at: point(2), device: .mouse)
    #expect(selected(stage) == [])
  }

  @Test("highlights while the button is down")
  func highlights() {
    let stage = shown()
    let cell = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))
    stage.stage.screen.pointer(.pressed, at: point(1), device: .mouse)
    #expect(cell?.isHighlighted == true)
    #expect(cell?.isSelected == false)
    stage.stage.screen.pointer(.released, at: point(1), device: .mouse)
    #expect(cell?.isHighlighted == false)
    #expect(cell?.isSelected == true)
  }

  @Test("is given up when the touch becomes scrolling")
  func scrollingCancels() {
    let stage = shown(100)
    stage.stage.screen.drag(
      from: CGPoint(x: 20, y: 300),
      to: CGPoint(x: 20, y: 100),
      duration: 0.3
    )
    #expect(selected(stage) == [])
    #expect(stage.view.contentOffset.y > 100)
    #expect(stage.view.visibleCells.allSatisfy { !$0.isHighlighted })
    let lines = stage.trace.take()
    #expect(
      lines.filter { $0.hasPrefix("did highlight") }.count
        == lines.filter { $0.hasPrefix("did unhighlight") }.count
    )
  }

  @Test("of several by touch adds and takes away")
  func multipleByTouch() {
    let stage = shown(isMultiple: true)
    for row in [1, 4, 1, 6] {
      stage.stage.screen.tap(at: point(row))
      stage.stage.backend.advance(by: 1)
    }
    #expect(selected(stage) == [4, 6])
    #expect(stage.trace.take().contains("should deselect 0.1"))
  }

  @Test("of several is still one of several after it was turned off and on")
  func independentSwitches() {
    let stage = shown(isMultiple: true)
    stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    stage.view.allowsSelection = false
    #expect(selected(stage) == [])
    #expect(stage.view.allowsMultipleSelection)
    stage.stage.screen.tap(at: point(2))
    #expect(selected(stage) == [])
    stage.view.allowsSelection = true
    for row in [2, 5] {
      stage.stage.backend.advance(by: 1)
      stage.stage.screen.tap(at: point(row))
    }
    #expect(selected(stage) == [2, 5])
  }

  @Test("of several by mouse follows the desktop: alone, with control, with shift")
  func multipleByMouse() {
    let stage = shown(isMultiple: true)
    func click(_ row: Int, _ modifiers: UIKeyModifierFlags = []) {
      stage.stage.screen.tap(at: point(row), device: .mouse, modifiers: modifiers)
    }
    click(1)
    click(3)
    #expect(selected(stage) == [3])
    click(5, .control)
    #expect(selected(stage) == [3, 5])
    click(5, .control)
    #expect(selected(stage) == [3])
    click(2)
    click(5, .shift)
    #expect(selected(stage) == [2, 3, 4, 5])
    click(0, .shift)
    #expect(selected(stage).sorted() == [0, 1, 2])
  }

  @Test("by the program asks nobody and tells nobody")
  func byProgram() {
    let stage = shown()
    let path = IndexPath(item: 12, section: 0)
    stage.view.selectItem(at: path, animated: false, scrollPosition: .top)
    #expect(selected(stage) == [12])
    #expect(stage.view.contentOffset.y == 600)
    #expect(stage.view.cellForItem(at: path)?.isSelected == true)
    stage.view.selectItem(
      at: IndexPath(item: 13, section: 0),
      animated: false,
      scrollPosition: []
    )
    #expect(selected(stage) == [13])
    stage.view.deselectItem(at: IndexPath(item: 13, section: 0), animated: false)
    #expect(stage.view.indexPathsForSelectedItems == nil)
    #expect(stage.trace.take().allSatisfy { !$0.contains("select") })
  }

  @Test("stays with its items when their cells come and go, and ends with a reload")
  func staysAndEnds() {
    let stage = shown(100)
    stage.view.selectItem(
      at: IndexPath(item: 1, section: 0),
      animated: false,
      scrollPosition: []
    )
    stage.view.contentOffset.y = 2000
    stage.frame()
    #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
    stage.view.contentOffset.y = 0
    stage.frame()
    #expect(stage.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
    stage.view.reloadData()
    #expect(stage.view.indexPathsForSelectedItems == nil)
    stage.frame()
    #expect(stage.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("is not possible where it is not allowed")
  func notAllowed() {
    let stage = shown()
    stage.view.allowsSelection = false
    stage.stage.screen.tap(at: point(1), device: .mouse)
    stage.view.selectItem(
      at: IndexPath(item: 1, section: 0),
      animated: false,
      scrollPosition: []
    )
    #expect(selected(stage) == [])
    #expect(stage.trace.take() == [])
  }
}
