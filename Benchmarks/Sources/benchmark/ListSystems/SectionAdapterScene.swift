import CoreGraphics
import Foundation
import SectionAdapters
import TesseraHeadless
import UIKit

extension NumberRowCell: SectionAdapters.Cell {
  func configure(with object: Int) { number = object }
}

/// A section adapter whose section holds the numbers.
@MainActor
final class SectionAdapterScene: ListSystemScene {
  private let section = CollectionSection<Int, NumberRowCell>(id: "numbers")
  private var adapter: CollectionAdapter?

  init(count: Int, in backend: HeadlessBackend) { super.init(count: count, in: backend) }

  override func setUp() {
    section.layout = { .listLayout(environment: $0, height: .absolute(20)) }
    adapter = CollectionAdapter(collection: view) { [section] in section }
    show()
  }

  override func show() {
    section.items = numbers
    adapter?.performUpdates(animated: false)
  }
}

/// A section adapter that asks for its section, which is made anew, and for all items without their type.
@MainActor
final class AskedSectionAdapterScene: ListSystemScene, CollectionAdapterDelegate {
  private var adapter: CollectionAdapter?

  init(count: Int, in backend: HeadlessBackend) { super.init(count: count, in: backend) }

  override func setUp() {
    adapter = CollectionAdapter(collection: view, delegate: self)
    show()
  }

  override func show() { adapter?.performUpdates(animated: false) }

  func sections() -> [Section] {
    let section = CollectionSection<Int, NumberRowCell>(id: "numbers")
    section.layout = { .listLayout(environment: $0, height: .absolute(20)) }
    return [section]
  }

  func itemsFor(section: Section) -> [AnyHashable] { numbers.map { AnyHashable($0) } }
}

/// A number without its type, as an item of a snapshot.
struct ErasedNumber: Hashable, @unchecked Sendable {
  // Never changed, and a number.
  let number: AnyHashable
}

/// A bare diffable data source below the same layout.
@MainActor
final class CompositionalScene<Item: Hashable & Sendable>: ListSystemScene {
  private var source: UICollectionViewDiffableDataSource<Int, Item>?
  private let items: ([Int]) -> [Item]

  init(count: Int, in backend: HeadlessBackend, items: @escaping ([Int]) -> [Item]) {
    self.items = items
    super.init(
      count: count,
      in: backend,
      layout: UICollectionViewCompositionalLayout { _, environment in
        .listLayout(environment: environment, height: .absolute(20))
      }
    )
  }

  override func setUp() {
    view.register(NumberRowCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? NumberRowCell)?.number =
        item as? Int ?? (item as? ErasedNumber)?.number.base as? Int ?? -1
      return cell
    }
    show()
  }

  override func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items(numbers))
    source?.apply(snapshot, animatingDifferences: false)
  }
}
