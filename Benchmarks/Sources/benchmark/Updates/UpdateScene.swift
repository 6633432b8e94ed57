import BenchmarkSupport
import CoreGraphics
import Foundation
import TesseraCore
import TesseraHeadless
import TesseraTestSupport
import UIKit

/// A collection view of rows in a window without a display, and a change that is made to it.
@MainActor
final class UpdateScene: NSObject {
  nonisolated static let size = CGSize(width: 320, height: 800)
  /// How high rows are, or are assumed to be.
  nonisolated static let rowHeight: CGFloat = 20
  /// How high self-sized rows are.
  nonisolated static let measuredHeight: CGFloat = 30
  /// How many rows of the assumed height are in sight, and so find their own at first.
  nonisolated static let rowsInSight = 40
  /// How many rows of the section before show above the one in the middle.
  private static let rowsAbove = 5

  let view: UICollectionView
  private let backend = HeadlessBackend()
  private let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  private let task: UpdateTask
  private let mixed: MixedBatch
  private var counts: [Int]

  init(_ task: UpdateTask, rows: Int, layout: UICollectionViewLayout) {
    UIApplication.start(with: backend)
    self.task = task
    counts = Array(repeating: rows / task.sectionCount, count: task.sectionCount)
    // The first two groups of a section and the last one of that above it are in sight.
    mixed = MixedBatch(places: [0, 20, counts[0] - 4])
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Self.size),
      collectionViewLayout: layout
    )
    super.init()
    view.register(
      task.isSelfSized ? MeasuredRow.self : UICollectionViewCell.self,
      forCellWithReuseIdentifier: "row"
    )
    view.dataSource = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    backend.makeFrame()
    if case .mixed = task.change { scrollToMiddle() }
  }

  private func scrollToMiddle() {
    let middle = IndexPath(item: 0, section: 4)
    let top = view.layoutAttributesForItem(at: middle)?.frame.minY ?? 0
    view.contentOffset.y = top - CGFloat(Self.rowsAbove) * Self.rowHeight
    backend.makeFrame()
  }

  /// Makes the change once and shows it.
  func run() {
    switch task.change {
    case .rowsAtTheTop(let number):
      let paths = Self.firstPaths(number)
      insert(paths)
      delete(paths)
    case .mixed: update { [self] in view.report(mixed.operations) }
    }
  }

  private static func firstPaths(_ number: Int) -> [IndexPath] {
    (0..<number).map { IndexPath(item: $0, section: 0) }
  }

  private func insert(_ paths: [IndexPath]) {
    update { [self] in
      counts[0] += paths.count
      view.insertItems(at: paths)
    }
  }

  private func delete(_ paths: [IndexPath]) {
    update { [self] in
      counts[0] -= paths.count
      view.deleteItems(at: paths)
    }
  }

  private func update(_ changes: @escaping () -> Void) {
    if task.isAnimated {
      view.performBatchUpdates(changes)
      for _ in 0..<20 { backend.advance(by: 1.0 / 60) }
    } else {
      UIView.performWithoutAnimation { view.performBatchUpdates(changes) }
      backend.makeFrame()
    }
  }
}

extension UpdateScene {
  /// Makes the change once and requires what must be true of it whatever lays out.
  func checkOnce() throws {
    switch task.change {
    case .rowsAtTheTop(let number): try checkRows(number)
    case .mixed: try checkMixed()
    }
  }

  private func checkRows(_ number: Int) throws {
    let height = view.contentSize.height
    let paths = Self.firstPaths(number)
    let found = task.isSelfSized ? min(number, Self.rowsInSight) : 0
    let added =
      CGFloat(number) * Self.rowHeight + CGFloat(found) * (Self.measuredHeight - Self.rowHeight)
    insert(paths)
    try require(view.contentSize.height, equals: height + added, "the height after inserting")
    delete(paths)
    try require(view.contentSize.height, equals: height, "the height after deleting")
  }

  private func checkMixed() throws {
    let before = mixed.kept.map { view.cellForItem(at: IndexPath($0.old)) }
    run()
    var followed = 0
    for (path, cell) in zip(mixed.kept, before) {
      guard let cell, let now = view.cellForItem(at: IndexPath(path.new)) else { continue }
      try require(now === cell, "\(path.old) has not taken its view to \(path.new)")
      followed += 1
    }
    // The neighbour of each of the three groups in sight, and the moved rows of two of them.
    try require(followed, equals: 5, "the rows that were followed")
    try require(view.numberOfSections, equals: counts.count, "the sections")
  }

  /// What shows, and where some rows are that do not.
  var picture: Picture {
    var frames: [IndexPath: CGRect] = [:]
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell) else { continue }
      frames[path] = cell.frame
    }
    var elsewhere: [CGRect] = []
    for (section, count) in counts.enumerated() {
      for item in stride(from: 0, to: count, by: max(1, count / 20)) {
        let path = IndexPath(item: item, section: section)
        elsewhere.append(view.layoutAttributesForItem(at: path)?.frame ?? .null)
      }
    }
    return Picture(
      offset: view.contentOffset,
      content: view.contentSize,
      frames: frames,
      elsewhere: elsewhere
    )
  }

  struct Picture: Equatable {
    let offset: CGPoint
    let content: CGSize
    let frames: [IndexPath: CGRect]
    let elsewhere: [CGRect]
  }
}

extension UpdateScene: UICollectionViewDataSource {
  func numberOfSections(in view: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

/// A row that finds another height than is assumed of it.
private final class MeasuredRow: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = UpdateScene.measuredHeight
    return layoutAttributes
  }
}

extension IndexPath {
  fileprivate init<Space>(_ path: ItemPath<Space>) {
    self.init(item: path.item, section: path.section.index)
  }
}
