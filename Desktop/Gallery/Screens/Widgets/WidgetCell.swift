import UIKit

/// A row with a caption, what was made of its widget in words, and the widget.
final class WidgetCell: UICollectionViewListCell {
  private let title = UILabel(.subheadline, weight: .semibold, lines: 1)
  private let value = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private(set) var widget: (any WidgetView)?

  /// Takes a widget in, which stays in the cell.
  func hold(_ widget: any WidgetView) {
    self.widget = widget
    value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let column = UIStackView.column(
      [UIStackView.row([title, value], spacing: 12), widget],
      spacing: 8
    )
    column.translatesAutoresizingMaskIntoConstraints = false
    // Lines between rows begin there.
    contentView.directionalLayoutMargins.leading = 16
    contentView.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  /// Shows the row of a number; `changed` is called with what a person makes of the widget.
  func show(_ row: WidgetRow, changed: @escaping (WidgetValue) -> Void) {
    title.text = row.title
    value.text = row.value.words
    widget?.changed = nil
    widget?.show(row.value)
    widget?.changed = { [weak self] new in
      self?.value.text = new.words
      changed(new)
    }
  }
}
