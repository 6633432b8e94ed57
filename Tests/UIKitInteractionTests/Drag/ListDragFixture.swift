import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// Two lists side by side in a window of 600 × 400, with rows of 50 points.
@MainActor
final class ListDragFixture {
  let fixture: Fixture
  let left: DragList
  let right: DragList
  private(set) var diagnostics: [String] = []

  init(
    _ left: [String],
    _ right: [String] = [],
    layout: UICollectionViewLayout = MovementFixture.list()
  ) {
    fixture = Fixture(width: 600, height: 400)
    self.left = DragList(left, layout, x: 0)
    self.right = DragList(right, MovementFixture.list(), x: 300)
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    fixture.window.addSubview(self.right.view)
    fixture.show(self.left.view)
  }

  func end() { Diagnostics.hook = nil }

  func hand(
    _ action: UIBackendPointerEvent.Action,
    _ x: CGFloat,
    _ y: CGFloat,
    _ device: UIBackendPointerEvent.Device = .mouse,
    finger: Int = 0
  ) {
    let event = UIBackendPointerEvent(
      action,
      at: CGPoint(x: x, y: y),
      timestamp: fixture.backend.currentTime,
      device: device,
      identifier: finger
    )
    fixture.screen.send(.pointer(event))
  }

  /// Picks up what is at a place, and drags it to another.
  func drag(_ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat) {
    hand(.pressed, x, y)
    hand(.dragged, x, y + 4)
    hand(.dragged, endX, endY)
  }

  func wait(_ time: TimeInterval) { fixture.backend.advance(by: time) }

  func frame() { fixture.backend.makeFrame() }

  /// Lets everything come to rest.
  func rest() {
    wait(2)
    frame()
  }

  var pictures: [DragPicture] { fixture.window.subviews.compactMap { $0 as? DragPicture } }
}

/// A list whose items can be dragged, and that takes drops.
@MainActor
final class DragList: NSObject {
  let view: UICollectionView
  var sections: [[String]]
  var calls: [String] = []
  var operation = UIDropOperation.move
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
  var allowsMove = true
  var handles = true
  var parameters: UIDragPreviewParameters?
  var dropParameters: UIDragPreviewParameters?
  /// The answers to a drop; the usual ones unless they are set.
  var perform: ((any UICollectionViewDropCoordinator) -> Void)?
  private(set) var coordinator: (any UICollectionViewDropCoordinator)?

  init(_ sections: [String], _ layout: UICollectionViewLayout, x: CGFloat) {
    self.sections = sections.map { $0.split(separator: " ").map(String.init) }
    view = UICollectionView(
      frame: CGRect(x: x, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    super.init()
    view.register(MovableCell.self, forCellWithReuseIdentifier: "cell")
    view.register(MovableCell.self, forCellWithReuseIdentifier: "placeholder")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  /// The cells on screen in their order: unseen ones in parentheses, a gap as a line.
  var shown: String {
    view.engine.views.sorted.compactMap { element -> String? in
      if element.view is GapCell { return "_" }
      guard let cell = element.view as? MovableCell else { return nil }
      return cell.isUnseen ? "(\(cell.name))" : cell.name
    }.joined(separator: " ")
  }

  var names: String { sections.map { $0.joined(separator: " ") }.joined(separator: " | ") }

  func cell(_ name: String) -> MovableCell? {
    view.engine.views.mounted.values.compactMap { $0.view as? MovableCell }
      .first { $0.name == name }
  }

  /// The calls of the delegates since the last question.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func insert(_ names: [String], at item: Int, section: Int = 0) {
    view.performBatchUpdates {
      sections[section].insert(contentsOf: names, at: item)
      view.insertItems(
        at: names.indices.map { IndexPath(item: item + $0, section: section) }
      )
    }
  }

  func delete(_ item: Int, section: Int = 0) {
    view.performBatchUpdates {
      sections[section].remove(at: item)
      view.deleteItems(at: [IndexPath(item: item, section: section)])
    }
  }
}

extension DragList: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if indexPath.isItem(of: sections.map(\.count), of: self) {
      (cell as? MovableCell)?.name = sections[indexPath.section][indexPath.item]
    }
    return cell
  }
}

extension DragList: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    calls.append("items \(indexPath.short)")
    return [item(at: indexPath)]
  }

  private func item(at path: IndexPath) -> UIDragItem {
    let name = sections[path.section][path.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: name))
    item.localObject = name
    return item
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    calls.append("add \(indexPath.short)")
    return [item(at: indexPath)]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { parameters }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionWillBegin session: any UIDragSession
  ) { calls.append("begin") }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) { calls.append("drag end") }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }
}

extension DragList: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { handles }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnter session: any UIDropSession
  ) { calls.append("enter") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    calls.append("update \(destinationIndexPath?.short ?? "nil")")
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidExit session: any UIDropSession
  ) { calls.append("exit") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { dropParameters }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidEnd session: any UIDropSession
  ) { calls.append("drop end") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    self.coordinator = coordinator
    calls.append("drop at \(coordinator.destinationIndexPath?.short ?? "nil")")
    if let perform { return perform(coordinator) }
    take(coordinator)
  }

  /// Moves what is the list's own, and inserts everything else, at the destination.
  func take(_ coordinator: any UICollectionViewDropCoordinator) {
    guard var path = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      let name = item.dragItem.localObject as? String ?? "?"
      view.performBatchUpdates {
        if let source = item.sourceIndexPath {
          sections[source.section].remove(at: source.item)
          view.deleteItems(at: [source])
        }
        path.item = min(path.item, sections[path.section].count)
        sections[path.section].insert(name, at: path.item)
        view.insertItems(at: [path])
      }
      coordinator.drop(item.dragItem, toItemAt: path)
      path.item += 1
    }
  }
}
