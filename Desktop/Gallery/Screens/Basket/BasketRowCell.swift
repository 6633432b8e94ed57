import GallerySupport
import UIKit

/// A dish in the basket: its name, how many, and, if it is open, what there is to say about it.
final class BasketRowCell: StoreRowCell {
  private let name = UILabel(.subheadline, weight: .semibold)
  private let note = UILabel(.footnote, color: .secondaryLabel)
  private let price = UILabel(.footnote, weight: .semibold, color: .secondaryLabel, lines: 1)
  private let fewer = BasketRowCell.button("minus", "Fewer")
  private let more = BasketRowCell.button("plus", "More")
  private let remove = BasketRowCell.button("xmark", "Remove")
  private lazy var column = UIStackView.column(
    [name, note, price],
    spacing: StoreLayout.lineSpacing
  )
  /// Called with the change of the number that a button asks for.
  private var change: (Change) -> Void = { _ in }

  /// What a button asks for.
  enum Change {
    case fewer
    case more
    case removal
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (button, change) in [(fewer, Change.fewer), (more, .more), (remove, .removal)] {
      button.setContentHuggingPriority(.required, for: .horizontal)
      button.setContentCompressionResistancePriority(.required, for: .horizontal)
      button.addAction(
        UIAction { [weak self] _ in self?.change(change) },
        for: .primaryActionTriggered
      )
    }
    for view in [column, fewer, more, remove] { row.addArrangedSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an order; buttons call `change`.
  func show(_ order: BasketOrder, change: @escaping (Change) -> Void) {
    name.text = order.dish.name
    note.text = order.note
    note.isHidden = !order.isOpen
    price.text = "\(order.count) × \(order.dish.priceText)"
    fewer.isEnabled = order.count > 1
    self.change = change
    setNeedsLayout()
  }

  private static func button(_ symbol: String, _ name: String) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: symbol)
    let button = UIButton(configuration: configuration)
    button.accessibilityLabel = name
    return button
  }
}
