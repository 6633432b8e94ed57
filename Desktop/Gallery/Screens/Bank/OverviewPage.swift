import GallerySupport
import ListAdapters
import UIKit

/// Four parts of one list, each filled by a service of its own when that answers.
final class OverviewPage: BankPage {
  let list = UICollectionView.forBank()
  private let adapter = AnyListAdapter(dynamicCellTypes: (BankTitleCell.self, BankRowCell.self))
  private var parts: [OverviewPart] = []

  init(clock: any GalleryClock) {
    adapter.dimensionCalculationMode = .fixed()
    adapter.setup(collectionView: list)
    let contents = OverviewContent.allCases
    adapter.reload(items: contents.map { .title($0.title) })
    // All parts are there before the first one grows.
    let slices = contents.indices.map { adapter[$0..<($0 + 1)] }
    for (content, slice) in zip(contents, slices) {
      let part = OverviewPart(content)
      part.slice = slice
      parts.append(part)
      clock.ring(GalleryAlarm { [weak part] in part?.answer() }, after: content.seconds)
    }
  }
}

/// A part of the overview, which knows its slice alone.
@MainActor
final class OverviewPart {
  private let content: OverviewContent
  var slice: AnyListSliceAdapter? { didSet { showPlaceholder() } }

  init(_ content: OverviewContent) { self.content = content }

  private func showPlaceholder() {
    slice?.reloadItems([.title(content.title), .row(BankRow.waiting)], at: 0...)
  }

  /// The service has answered.
  func answer() {
    let rows = content.rows
    if rows.isEmpty {
      slice?.deleteItemsIfNeeded(at: 0...)
    } else {
      slice?.reloadItems(rows.map { .row($0) }, at: 1...)
    }
  }
}

/// What services answer, and after how long.
enum OverviewContent: CaseIterable {
  case accounts
  case offers
  case operations
  case rates

  var title: String {
    switch self {
    case .accounts: "Accounts"
    case .offers: "Offers"
    case .operations: "Last operations"
    case .rates: "Currencies"
    }
  }

  /// The last part answers first.
  var seconds: Double {
    switch self {
    case .accounts: 0.9
    case .offers: 1.2
    case .operations: 0.6
    case .rates: 0.3
    }
  }

  /// There are no offers today.
  var rows: [BankRow] {
    switch self {
    case .accounts:
      [
        BankRow(title: "Current account", note: "DE00 0000 0001", value: "1,204.50"),
        BankRow(title: "Savings", note: "DE00 0000 0002", value: "8,310.00"),
      ]
    case .offers: []
    case .operations: BankOperation.sample(100).map { BankRow($0) }
    case .rates:
      ((try? Currency.all(inFile: Currency.systemPath)) ?? []).prefix(20).map {
        BankRow(title: $0.name, note: $0.number, value: $0.code)
      }
    }
  }
}

extension BankRow {
  /// What stands where an answer is waited for.
  static let waiting = BankRow(title: "…", note: "Waiting for an answer", value: "")
}
