import Foundation
import TesseraEngine

/// The calls of a table's list to cells, headers and footers of the app.
@MainActor
extension AppDoor {
  func make(_ cellClass: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    callOut(.question("init(style:reuseIdentifier:)"), in: turns.indexSpace, isHolding: true) {
      UITableViewCell.make(cellClass, identifier)
    }
  }

  func make(
    _ viewClass: UITableViewHeaderFooterView.Type,
    _ identifier: String
  ) -> UITableViewHeaderFooterView {
    callOut(.question("init(reuseIdentifier:)"), in: turns.indexSpace, isHolding: true) {
      UITableViewHeaderFooterView.make(viewClass, identifier)
    }
  }

  /// Lets a cell that was used before forget what it showed.
  func prepareForReuse(_ cell: UITableViewCell) {
    callOut(.question("prepareForReuse()"), in: turns.indexSpace, isHolding: true) {
      cell.forgetFormerRow()
      cell.prepareForReuse()
    }
  }

  func prepareForReuse(_ view: UITableViewHeaderFooterView) {
    callOut(.question("prepareForReuse()"), in: turns.indexSpace, isHolding: true) {
      view.prepareForReuse()
    }
  }

  /// Tells a cell, or asks it, something of its row.
  func tell<Result>(_ name: StaticString, _ call: () -> Result) -> Result {
    callOut(.event(name), in: .dataSource, call)
  }
}
