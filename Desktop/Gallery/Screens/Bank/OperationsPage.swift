import GallerySupport
import ListAdapters
import UIKit

/// Operations with a search by tag and text.
final class OperationsPage: BankPage {
  let list = UICollectionView.forBank()
  private let adapter = AnyListAdapter(dynamicCellType: BankRowCell.self)
  private let operations = BankOperation.sample(2_000)
  private let field = FilterField(frame: CGRect(x: 0, y: 0, width: 100, height: 48))
  private let tags = UISegmentedControl(items: ["All"] + BankOperation.tags)

  init() {
    tags.selectedSegmentIndex = 0
    tags.apportionsSegmentWidthsByContent = true
    adapter.setup(collectionView: list)
    adapter.dimensionCalculationMode = .fixed()
    adapter.reload(items: [
      .static(BankFrameView(field, height: 48)), .static(BankFrameView(tags, height: 48)),
    ])
    let searching = UIAction { [weak self] _ in self?.search() }
    field.addAction(searching, for: .editingChanged)
    tags.addAction(searching, for: .valueChanged)
    search()
  }

  private var found: [BankOperation] {
    let tag = tags.selectedSegmentIndex - 1
    return operations.filter { operation in
      (tag < 0 || operation.tag == BankOperation.tags[tag])
        && (field.typed.isEmpty
          || operation.payee.localizedCaseInsensitiveContains(field.typed))
    }
  }

  /// Shows what is found below the search, which stays.
  private func search() {
    let found = found
    field.show(counts: ["\(found.count) of \(operations.count)"])
    let rows = found.isEmpty ? [BankRow.noResults] : found.map { BankRow($0) }
    UIView.performWithoutAnimation {
      adapter.reloadItems(rows.map { .row($0) }, at: 2...)
    }
  }
}

extension BankRow {
  /// What stands where nothing was found.
  static let noResults = BankRow(title: "No results", note: "Try another word or tag.", value: "")

  /// A row of an operation.
  init(_ operation: BankOperation) {
    self.init(
      title: operation.payee,
      note: "\(operation.tag) · \(operation.dayText)",
      value: operation.amountText
    )
  }
}

extension AnyListCell.Model {
  /// A row with a title, a note and a value.
  static func row(_ row: BankRow) -> AnyListCell.Model {
    .dynamic(DynamicModel(model: row, cell: BankRowCell.self))
  }

  /// The title of a part.
  static func title(_ text: String) -> AnyListCell.Model {
    .dynamic(DynamicModel(model: text, cell: BankTitleCell.self))
  }
}
