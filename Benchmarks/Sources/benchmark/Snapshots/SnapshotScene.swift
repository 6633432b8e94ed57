import CoreGraphics
import Foundation
import TesseraHeadless
import UIKit

/// A collection view without a display that is fed by snapshots, and counts what it is asked.
@MainActor
final class SnapshotScene {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

  let backend = HeadlessBackend()
  let source: UICollectionViewDiffableDataSource<Int, UUID>
  private let view: PassCountingView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))

  init(_ items: [UUID]) {
    UIApplication.start(with: backend)
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 320, height: 20)
    view = PassCountingView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, UUID> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    apply(Self.snapshot(items))
  }

  /// How many times the collection view has laid itself out.
  var passes: Int { view.passes }

  /// The items on screen, from the top.
  var shown: [UUID] {
    view.indexPathsForVisibleItems.sorted().compactMap { source.itemIdentifier(for: $0) }
  }

  static func snapshot(_ items: [UUID]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// Shows a snapshot at once, and makes the frame.
  func apply(_ snapshot: Snapshot) {
    source.apply(snapshot, animatingDifferences: false)
    backend.makeFrame()
  }

  /// Shows an outline at once, and makes the frame.
  func apply(_ outline: NSDiffableDataSourceSectionSnapshot<UUID>) {
    source.apply(outline, to: 0, animatingDifferences: false)
    backend.makeFrame()
  }
}

private final class PassCountingView: UICollectionView {
  private(set) var passes = 0

  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}
