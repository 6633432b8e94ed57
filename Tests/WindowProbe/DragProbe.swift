import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows rows of 40 points that can be dragged, in the list and out of it, and prints what is dropped.
///
/// `drags files` has rows that stand for files of `/tmp`.
@MainActor
final class DragProbe: UIViewController {
  private let list = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
  private var rows = (0..<6).map { "Row \($0)" }

  static func run() -> Int32 {
    GTKApplication.run {
      let probe = DragProbe()
      let title = CommandLine.arguments.count > 2 ? CommandLine.arguments[2] : "first"
      let window = show(probe, title)
      var others: [UIWindow] = []
      Commands.read { words in
        if words == ["window"] { others.append(show(DragProbe(), "other")) }
        say("rows \(probe.rows.joined(separator: ", "))")
        withExtendedLifetime(window) {}
      }
    }
  }

  private static func show(_ probe: DragProbe, _ title: String) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = probe
    window.makeKeyAndVisible()
    window.backendWindow?.title = title
    return window
  }

  override func loadView() {
    list.register(RowCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.dragDelegate = self
    list.dropDelegate = self
    view = list
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }

  private func insert(_ row: String, at path: IndexPath) {
    list.performBatchUpdates {
      rows.insert(row, at: path.item)
      list.insertItems(at: [path])
    }
    say("inserted \(row.debugDescription) at \(path.item)")
  }
}

extension DragProbe: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.label.text = rows[indexPath.item]
    return cell
  }
}

extension DragProbe: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    say("picked up \(indexPath.item)")
    let row = rows[indexPath.item]
    guard view.window?.backendWindow?.title == "files" else {
      return [UIDragItem(itemProvider: NSItemProvider(object: row))]
    }
    return [UIDragItem(itemProvider: NSItemProvider(object: URL(filePath: "/tmp/\(row)")))]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionDidEnd session: any UIDragSession
  ) { say("drag ended") }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move,
      intent: .insertAtDestinationIndexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      guard let source = item.sourceIndexPath else { continue }
      list.performBatchUpdates {
        rows.insert(rows.remove(at: source.item), at: path.item)
        list.moveItem(at: source, to: path)
      }
      coordinator.drop(item.dragItem, toItemAt: path)
      return say("moved \(source.item) to \(path.item)")
    }
    let session = coordinator.session
    if session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"]) {
      session.loadObjects(ofClass: URL.self) { [weak self] urls in
        for case let url as URL in urls { self?.insert(url.lastPathComponent, at: path) }
      }
    } else {
      session.loadObjects(ofClass: String.self) { [weak self] texts in
        for case let text as String in texts { self?.insert(text, at: path) }
      }
    }
  }
}
