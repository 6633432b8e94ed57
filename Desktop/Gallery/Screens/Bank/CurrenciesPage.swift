import GallerySupport
import ListAdapters
import UIKit

/// The currencies of the world.
final class CurrenciesPage: BankPage {
  let list = UICollectionView.forBank()
  private let adapter = VerticalListAdapter<BankRowCell>()

  init() { setup() }

  private func setup() {
    adapter.heightMode = .fixed(height: 56)
    adapter.setHeader(ListHeaderView.Model(text: "Currencies"))
    adapter.setup(collectionView: list)
    adapter.reload(items: Self.rows)
  }

  private static var rows: [BankRow] {
    do throws(CurrencyError) {
      return try Currency.all(inFile: Currency.systemPath).map {
        BankRow(title: $0.name, note: $0.number, value: $0.code)
      }
    } catch {
      return [BankRow(title: "No currencies", note: error.description, value: "")]
    }
  }
}
