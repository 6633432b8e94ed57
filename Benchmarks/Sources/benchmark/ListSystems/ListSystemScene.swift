import CoreGraphics
import Foundation
import ListAdapters
import SectionControllers
import TesseraHeadless
import UIKit

/// A list of numbers in a window without a display, shown by some system.
@MainActor
class ListSystemScene: NSObject {
  let backend: HeadlessBackend
  let view: UICollectionView
  private let window = UIWindow(frame: CGRect(origin: .zero, size: CollectionScene.size))
  private(set) var numbers: [Int]
  private var offset: CGFloat = 0
  private var next: Int

  /// Scenes that are compared share the program.
  init(
    count: Int,
    in backend: HeadlessBackend,
    layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) {
    self.backend = backend
    if let layout = layout as? UICollectionViewFlowLayout {
      layout.minimumLineSpacing = 0
      layout.itemSize = CollectionScene.rowSize
    }
    numbers = Array(0..<count)
    next = count
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: CollectionScene.size),
      collectionViewLayout: layout
    )
    super.init()
    setUp()
    window.addSubview(view)
    window.makeKeyAndVisible()
    backend.makeFrame()
  }

  func setUp() {}

  /// Shows the numbers as they are by now; `change` is what became of them.
  func show() {}

  /// Scrolls by less than a row and makes the frame.
  func scroll() {
    offset += 7
    if offset > 100_000 { offset = 0 }
    view.contentOffset.y = offset
    backend.makeFrame()
  }

  /// Takes a number out and puts another in, and makes the frame.
  func update() {
    numbers.remove(at: numbers.count / 3)
    numbers.insert(next, at: numbers.count / 2)
    next += 1
    show()
    backend.makeFrame()
  }

  /// What is on screen.
  var picture: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map {
      "\(($0 as? NumberRowCell)?.number ?? -1) at \($0.frame.minY)"
    }
  }
}

/// A cell that shows a number.
class NumberRowCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  HeightMeasurableView
{
  var number = 0

  func configure(model: Int, animated: Bool, completion: (() -> Void)?) {
    number = model
    completion?()
  }

  static func calculateHeight(model: Int, width: CGFloat) -> CGFloat { 20 }
}

/// A bare diffable data source, with all numbers in one section or each in its own.
@MainActor
final class DiffableScene: ListSystemScene {
  private var source: UICollectionViewDiffableDataSource<Int, Int>?
  private let hasSections: Bool

  init(count: Int, hasSections: Bool, in backend: HeadlessBackend) {
    self.hasSections = hasSections
    super.init(count: count, in: backend)
  }

  override func setUp() {
    view.register(NumberRowCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberRowCell)?.number = number
      return cell
    }
    show()
  }

  override func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    if hasSections {
      snapshot.appendSections(numbers)
      for number in numbers { snapshot.appendItems([number], toSection: number) }
    } else {
      snapshot.appendSections([0])
      snapshot.appendItems(numbers)
    }
    source?.apply(snapshot, animatingDifferences: false)
  }
}

/// A list adapter; the app changes rows by their indexes.
@MainActor
final class ListAdapterScene: ListSystemScene {
  private let list = VerticalListAdapter<NumberRowCell>()

  init(count: Int, in backend: HeadlessBackend) {
    super.init(count: count, in: backend, layout: ListFlowLayout())
  }

  override func setUp() {
    list.heightMode = .fixed(height: 20)
    list.reload(items: numbers)
    list.setup(collectionView: view)
  }

  override func show() {
    UIView.performWithoutAnimation {
      list.performBatchUpdates {
        list.deleteItem(at: list.items.count / 3)
        let middle = list.items.count / 2
        list.insertItem(numbers[middle], at: middle)
      }
    }
  }
}

/// A section controller for each number.
@MainActor
final class SectionControllerScene: ListSystemScene, ListAdapterDataSource {
  private let adapter = SectionControllers.ListAdapter(
    updater: ListAdapterUpdater(),
    viewController: nil
  )
  private var turn: (() -> Void)?
  private(set) var made = 0

  init(count: Int, in backend: HeadlessBackend) {
    super.init(count: count, in: backend, layout: ListTransitionFlowLayout())
  }

  override func setUp() {
    adapter.updater.schedule = { [weak self] in self?.turn = $0 }
    adapter.collectionView = view
    adapter.dataSource = self
  }

  override func show() {
    adapter.performUpdates(animated: false)
    turn?()
  }

  func objects(for listAdapter: SectionControllers.ListAdapter) -> [any ListDiffable] { numbers }

  func listAdapter(
    _ listAdapter: SectionControllers.ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController {
    made += 1
    return NumberController()
  }

  func emptyView(for listAdapter: SectionControllers.ListAdapter) -> UIView? { nil }
}

/// Shows a number by one cell.
private final class NumberController: ListGenericSectionController<Int> {
  override func sizeForItem(at index: Int) -> CGSize { CollectionScene.rowSize }

  override func cellForItem(at index: Int) -> UICollectionViewCell {
    let cell: NumberRowCell? = collectionContext?.dequeueReusableCell(for: self, at: index)
    cell?.number = object ?? -1
    return cell ?? super.cellForItem(at: index)
  }
}
