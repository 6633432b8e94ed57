import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A hand that moves an item")
@MainActor
struct MovementGestureTests {
  @Test(
    "pulls at the grip of a row and takes it along at once (C45)",
    arguments: [UIBackendPointerEvent.Device.mouse, .touch]
  )
  func grip(device: UIBackendPointerEvent.Device) {
    let stage = ReorderingStage(["a", "b", "c", "d"])
    stage.view.isEditing = true
    stage.rest()
    let lifted = stage.cell("a")
    // Rows are 44 high; the grip is at the end.
    stage.hand(.pressed, 290, 30, device)
    #expect(stage.shown == "[a] b c d")
    stage.hand(.dragged, 290, 84, device)
    stage.frame()
    #expect(stage.shown == "b [a] c d")
    #expect(stage.cell("a")?.center == CGPoint(x: 160, y: 76), "held where it was taken hold of")
    #expect(stage.cell("a")?.layer.shadowOpacity == 0.25)
    stage.hand(.dragged, 300, 160, device)
    stage.hand(.released, 300, 160, device)
    #expect(stage.names == ["b", "c", "d", "a"])
    stage.rest()
    #expect(stage.shown == "b c d a")
    #expect(stage.cell("a") === lifted)
    #expect(stage.cell("a")?.layer.shadowOpacity == 0)
    #expect(stage.view.contentOffset.y == 0, "nothing has scrolled")
    #expect(stage.selected == [])
  }

  @Test("cannot pull at a grip that does not show, or at a row that must stay")
  func noGrip() {
    let stage = ReorderingStage(["a", "b", "c"], canReorder: { $0 != "b" })
    stage.hand(.pressed, 290, 20)
    #expect(stage.shown == "a b c")
    stage.hand(.released, 290, 20)
    stage.view.isEditing = true
    stage.rest()
    stage.hand(.pressed, 290, 60)
    stage.hand(.dragged, 290, 120)
    #expect(stage.shown == "a b c")
    stage.hand(.released, 290, 120)
    stage.rest()
    #expect(stage.names == ["a", "b", "c"])
  }

  @Test("lifts a row by resting on it for half a second (C45)")
  func resting() {
    let stage = ReorderingStage(["a", "b", "c"])
    stage.hand(.pressed, 50, 20, .touch)
    stage.wait(0.3)
    #expect(stage.shown == "a b c")
    #expect(stage.cell("a")?.isHighlighted == true)
    stage.hand(.dragged, 53, 22, .touch)
    stage.wait(0.3)
    #expect(stage.shown == "[a] b c")
    #expect(stage.cell("a")?.isHighlighted == false)
    stage.hand(.dragged, 50, 66, .touch)
    stage.hand(.released, 50, 66, .touch)
    stage.rest()
    #expect(stage.names == ["b", "a", "c"])
    #expect(stage.selected == [], "it was not pressed")
  }

  @Test("scrolls with a finger that does not rest, and selects with one that is lifted soon")
  func scrolling() {
    let stage = ReorderingStage((0..<30).map { "\($0)" })
    stage.hand(.pressed, 50, 200, .touch)
    stage.wait(0.1)
    stage.hand(.dragged, 50, 150, .touch)
    stage.hand(.dragged, 50, 100, .touch)
    #expect(stage.view.contentOffset.y == 90)
    stage.wait(1)
    #expect(!stage.shown.contains("["))
    stage.hand(.released, 50, 100, .touch)
    stage.rest()
    stage.view.contentOffset.y = 0
    stage.frame()
    stage.hand(.pressed, 50, 20, .touch)
    stage.wait(0.2)
    stage.hand(.released, 50, 20, .touch)
    #expect(stage.selected == ["0"])
  }

  @Test("drags with a mouse, without resting (C45)")
  func mouse() {
    let stage = ReorderingStage(["a", "b", "c"])
    stage.hand(.pressed, 50, 20)
    stage.hand(.dragged, 50, 23)
    #expect(stage.shown == "a b c")
    stage.hand(.dragged, 50, 25)
    #expect(stage.shown == "[a] b c")
    stage.hand(.dragged, 50, 70)
    stage.frame()
    #expect(stage.shown == "b [a] c")
    #expect(stage.cell("a")?.center.y == 72)
    stage.hand(.released, 50, 70)
    stage.rest()
    #expect(stage.names == ["b", "a", "c"])
    // A click is a click.
    stage.hand(.pressed, 50, 20)
    stage.hand(.released, 50, 20)
    #expect(stage.selected == ["b"])
  }

  @Test("leaves a data source alone that has not said that its items can be put in order")
  func plainDataSource() {
    let stage = ReorderingStage(["a", "b", "c"])
    stage.source.reorderingHandlers.didReorder = nil
    stage.hand(.pressed, 50, 20)
    stage.hand(.dragged, 50, 100)
    #expect(stage.shown == "a b c")
    stage.hand(.released, 50, 100)
    let plain = MovementStage(["a b c"])
    let event = { (action: UIBackendPointerEvent.Action, y: CGFloat) in
      _ = plain.stage.screen.send(
        .pointer(
          UIBackendPointerEvent(
            action,
            at: CGPoint(x: 50, y: y),
            timestamp: plain.stage.backend.currentTime
          )
        )
      )
    }
    event(.pressed, 20)
    plain.wait(1)
    event(.dragged, 100)
    #expect(plain.shown == ["a b c"])
    plain.end()
  }

  @Test("gives up at Escape, and what it does after that means nothing (C45)")
  func escape() {
    let stage = ReorderingStage(["a", "b", "c"])
    stage.hand(.pressed, 50, 20)
    stage.hand(.dragged, 50, 110)
    #expect(stage.shown == "b c [a]")
    stage.stage.screen.press(.keyboardEscape)
    #expect(stage.shown == "a b c")
    stage.hand(.dragged, 50, 60)
    stage.hand(.released, 50, 60)
    stage.rest()
    #expect(stage.shown == "a b c")
    #expect(stage.names == ["a", "b", "c"])
    stage.hand(.pressed, 50, 20)
    stage.hand(.dragged, 50, 60)
    #expect(stage.shown == "b [a] c")
    // A touch that the desktop takes away does the same.
    stage.hand(.cancelled, 50, 60)
    stage.rest()
    #expect(stage.names == ["a", "b", "c"])
  }

  @Test("lets go of an item that is no more")
  func gone() {
    let stage = ReorderingStage(["a", "b", "c"])
    stage.hand(.pressed, 50, 20)
    stage.hand(.dragged, 50, 110)
    stage.apply(["b", "c"])
    #expect(stage.shown == "b c")
    stage.hand(.dragged, 50, 20)
    stage.hand(.released, 50, 20)
    stage.rest()
    #expect(stage.names == ["b", "c"])
  }

  @Test("goes on over a snapshot, and puts down into that")
  func snapshot() {
    let stage = ReorderingStage(["a", "b", "c"])
    stage.hand(.pressed, 50, 20)
    stage.hand(.dragged, 50, 110)
    #expect(stage.shown == "b c [a]")
    stage.apply(["x", "a", "c", "b"])
    #expect(stage.shown == "x c [a] b" || stage.shown == "x b [a] c")
    stage.frame()
    stage.hand(.dragged, 50, 30)
    #expect(stage.shown == "[a] x c b")
    stage.hand(.released, 50, 30)
    stage.rest()
    #expect(stage.names == ["a", "x", "c", "b"])
    #expect(stage.shown == "a x c b")
  }

  @Test("near an edge scrolls the content, faster the nearer it is, to its end (C46)")
  func autoscrolling() {
    let stage = ReorderingStage((0..<40).map { "\($0)" })
    let middle = stage.view.bounds.midY
    stage.hand(.pressed, 50, 110)
    stage.hand(.dragged, 50, middle)
    stage.wait(1)
    #expect(stage.view.contentOffset.y == 0, "in the middle nothing scrolls")
    let bottom = stage.view.bounds.height
    stage.hand(.dragged, 50, bottom - 40)
    stage.wait(0.5)
    let slow = stage.view.contentOffset.y
    #expect(slow > 10 && slow < 100)
    stage.hand(.dragged, 50, bottom - 5)
    stage.wait(0.5)
    let fast = stage.view.contentOffset.y - slow
    #expect(fast > slow * 3)
    #expect(stage.middle("2") == CGPoint(x: 160, y: bottom - 5), "it stays under the hand")
    stage.wait(20)
    stage.frame()
    #expect(stage.view.contentOffset.y == 40 * 44 - bottom)
    #expect(stage.shown.hasSuffix("38 39 [2]"))
    #expect(!stage.stage.backend.needsFrame, "at the end nothing goes on")
    stage.hand(.dragged, 50, 5)
    stage.wait(20)
    #expect(stage.view.contentOffset.y == 0)
    stage.frame()
    #expect(stage.shown.hasPrefix("[2] 0 1 3"))
    stage.hand(.dragged, 50, bottom - 20)
    stage.wait(0.3)
    stage.stage.screen.press(.keyboardEscape)
    let offset = stage.view.contentOffset.y
    stage.rest()
    #expect(stage.view.contentOffset.y == offset, "it ends with the movement")
    #expect(stage.names[2] == "2")
  }

  @Test("pulls by how deep it is in the strip along an edge that it has come nearer to")
  func pull() {
    func pull(_ x: CGFloat, _ y: CGFloat, from start: CGPoint) -> CGVector {
      EdgePull(
        visible: CGRect(x: 0, y: 20, width: 100, height: 400),
        lifted: start,
        hand: CGPoint(x: x, y: y)
      ).velocity
    }
    let middle = CGPoint(x: 50, y: 200)
    // 56 points along the long sides, a quarter of the short ones.
    #expect(pull(50, 200, from: middle) == .zero)
    #expect(pull(50, 364, from: middle) == .zero)
    #expect(pull(50, 392, from: middle) == CGVector(dx: 0, dy: 30 + 870.0 / 4))
    #expect(pull(50, 420, from: middle) == CGVector(dx: 0, dy: 900))
    #expect(pull(50, 999, from: middle) == CGVector(dx: 0, dy: 900))
    #expect(pull(50, 48, from: middle) == CGVector(dx: 0, dy: -30 - 870.0 / 4))
    #expect(pull(12.5, 200, from: middle) == CGVector(dx: -30 - 870.0 / 4, dy: 0))
    // A row that was lifted near the edge does not run away.
    #expect(pull(50, 400, from: CGPoint(x: 50, y: 400)) == .zero)
    #expect(pull(50, 390, from: CGPoint(x: 50, y: 400)) == .zero)
    #expect(pull(50, 410, from: CGPoint(x: 50, y: 400)).dy > 0)
  }
}

/// Rows of 44 points with grips, in a diffable data source, in a window of 320 × 480.
@MainActor
private final class ReorderingStage {
  let stage = Stage(width: 320, height: 480)
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>
  private let listener = Listener()

  init(_ names: [String], canReorder: @escaping (String) -> Bool = { _ in true }) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    let registration = UICollectionView.CellRegistration<MovableRow, String> { cell, _, name in
      cell.name = name
      cell.accessories = [.reorder()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    source.reorderingHandlers.canReorderItem = canReorder
    source.reorderingHandlers.didReorder = { _ in }
    view.delegate = listener
    apply(names, isAnimated: false)
    stage.show(view)
  }

  func apply(_ names: [String], isAnimated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: isAnimated)
  }

  func hand(
    _ action: UIBackendPointerEvent.Action,
    _ x: CGFloat,
    _ y: CGFloat,
    _ device: UIBackendPointerEvent.Device = .mouse
  ) {
    let event = UIBackendPointerEvent(
      action,
      at: CGPoint(x: x, y: y),
      timestamp: stage.backend.currentTime,
      device: device,
      button: 1
    )
    _ = stage.screen.send(.pointer(event))
  }

  func frame() { stage.backend.makeFrame() }

  func wait(_ time: TimeInterval) { stage.backend.advance(by: time) }

  func rest() {
    wait(2)
    frame()
  }

  var names: [String] { source.snapshot().itemIdentifiers }

  var selected: [String] {
    (view.indexPathsForSelectedItems ?? []).compactMap { source.itemIdentifier(for: $0) }
  }

  /// The rows on screen in their order, what is lifted in brackets.
  var shown: String {
    view.engine.sortedMounted.compactMap { $0.view as? MovableRow }
      .map { $0.configurationState.isReordering ? "[\($0.name)]" : $0.name }
      .joined(separator: " ")
  }

  func cell(_ name: String) -> MovableRow? {
    view.engine.screen.mounted.values.compactMap { $0.view as? MovableRow }.first {
      $0.name == name
    }
  }

  func middle(_ name: String) -> CGPoint? {
    cell(name).map {
      let middle = $0.center - view.contentOffset
      return CGPoint(x: middle.x.rounded(), y: middle.y.rounded())
    }
  }

  private final class Listener: NSObject, UICollectionViewDelegate {}
}

/// A row that knows its name.
@MainActor
private final class MovableRow: UICollectionViewListCell {
  var name = ""
}
