import UIKit

/// What the grid shows, and buttons to zoom it.
final class PhotosBar: UIView {
  static let height: CGFloat = 44

  /// Called when a button is pressed.
  var zoomed: ((PhotoGrid.Zoom) -> Void)?

  private let title = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private lazy var row = UIStackView.row(
    [title, button("minus.magnifyingglass", .smaller), button("plus.magnifyingglass", .larger)],
    spacing: 8
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.lineBreakMode = .byTruncatingMiddle
    title.setContentHuggingPriority(.defaultLow, for: .horizontal)
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) { title.text = text }

  private func button(_ symbolName: String, _ zoom: PhotoGrid.Zoom) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: symbolName)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: 8,
      bottom: 4,
      trailing: 8
    )
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.zoomed?(zoom) }
    )
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 8, right: 16))
  }
}
