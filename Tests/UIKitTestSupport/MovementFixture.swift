import CoreGraphics
import TesseraCore
import Foundation
import TesseraEngine
import TesseraTestSupport

@testable import UIKit

/// A collection view of named items in a window of 300 × 400, whose items can be moved interactively.
@MainActor
final class MovementFixture {
  let fixture: Fixture
  let view: UICollectionView
  /// The data: the names of the items of each section.
  var sections: [[String]]
  let source = MovementSource()
  private(set) var diagnostics: [String] = []

  /// `sections` are names with spaces between them, one string for each section.
  init(
    _ sections: [String],
    layout: UICollectionViewLayout = MovementFixture.list(),
    width: CGFloat = 300,
    isRightToLeft: Bool = false
  ) {
    fixture = Fixture(width: width, height: 400)
    self.sections = sections.map { $0.split(separator: " ").map(String.init) }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400),
      collectionViewLayout: layout
    )
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(MovableCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary"
      )
    }
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
    source.fixture = self
    view.dataSource = source
    view.delegate = source
    fixture.show(view)
    _ = source.trace.take()
  }

  func end() { Diagnostics.hook = nil }

  /// Rows of 50 points, each as long as the window is across.
  static func list(
    header: CGFloat = 0,
    _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize =
      direction == .vertical ? CGSize(width: 300, height: 50) : CGSize(width: 50, height: 400)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: header, height: header)
    return layout
  }

  /// Three columns of 100 × 50 points.
  static func grid(
    _ direction: UICollectionView.ScrollDirection = .vertical
  ) -> UICollectionViewFlowLayout {
    let layout = list(header: 0, direction)
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumInteritemSpacing = 0
    return layout
  }

  func frame() { fixture.backend.makeFrame() }

  func wait(_ time: TimeInterval) { fixture.backend.advance(by: time) }

  /// Lets everything come to rest.
  func rest() {
    wait(2)
    frame()
  }

  func path(_ name: String) -> IndexPath {
    for (section, names) in sections.enumerated() {
      if let item = names.firstIndex(of: name) { return IndexPath(item: item, section: section) }
    }
    return IndexPath(item: -1, section: -1)
  }

  @discardableResult
  func lift(_ name: String) -> Bool { view.beginInteractiveMovementForItem(at: path(name)) }

  /// The hand is at a point of the content.
  func hold(_ x: CGFloat, _ y: CGFloat) {
    view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y))
  }

  /// What is on screen, section by section, in the order of what is shown; what is picked up in brackets.
  var shown: [String] {
    var names = Array(repeating: [String](), count: view.engine.counting.knownCounts.sections)
    for element in view.engine.views.sorted {
      guard let cell = element.view as? MovableCell else { continue }
      names[element.key.section.index].append(cell.isMoved ? "[\(cell.name)]" : cell.name)
    }
    return names.map { $0.joined(separator: " ") }
  }

  /// The data in the same form.
  var data: [String] { sections.map { $0.joined(separator: " ") } }

  func cell(_ name: String) -> MovableCell? {
    view.subviews.lazy.compactMap { $0 as? MovableCell }.first { !$0.isHidden && $0.name == name }
  }

  /// Where the middle of a cell is on screen right now, on its way, to a thousandth of a point.
  func middle(_ name: String) -> CGPoint? {
    cell(name).map {
      let middle = $0.layer.shown.position - view.layer.shown.bounds.origin
      return CGPoint(
        x: (middle.x * 1000).rounded() / 1000,
        y: (middle.y * 1000).rounded() / 1000
      )
    }
  }

  /// The frame a cell has, or is on its way to.
  func place(_ name: String) -> CGRect? { cell(name)?.frame }
}

/// A cell that shows a name.
@MainActor
final class MovableCell: UICollectionViewCell {
  var name = ""
  var isMoved: Bool { configurationState.isReordering }
}

/// The data source and delegate of the fixture; notes the calls that have to do with movements.
@MainActor
final class MovementSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  weak var fixture: MovementFixture?
  let trace = Trace()
  var isImmovable: (String) -> Bool = { _ in false }
  /// The sizes of items that differ from the layout's.
  var sizes: [String: CGSize] = [:]
  /// What becomes of a proposed place: of original, current and proposed path.
  var target: ((IndexPath, IndexPath, IndexPath) -> IndexPath)?
  /// Runs instead of moving the item.
  var move: ((IndexPath, IndexPath) -> Void)?

  private func name(_ path: IndexPath) -> String {
    let sections = fixture?.sections ?? []
    guard path.isItem(of: sections.map(\.count), of: self) else { return "unknown" }
    return sections[path.section][path.item]
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { fixture?.sections.count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    trace.note("items \(section)")
    return fixture?.sections[section].count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    trace.note("cell \(indexPath.short)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MovableCell)?.name = name(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "boundary",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let standard = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    return sizes[name(indexPath)] ?? standard
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    trace.note("may \(indexPath.short) move?")
    return !isImmovable(name(indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    trace.note("move \(sourceIndexPath.short)>\(destinationIndexPath.short)")
    if let move { return move(sourceIndexPath, destinationIndexPath) }
    guard let fixture else { return }
    let name = fixture.sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    fixture.sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target?(originalIndexPath, currentIndexPath, proposedIndexPath) ?? proposedIndexPath
  }
}
