import SectionControllers
import UIKit

/// A company: its name, how many packages it has, and an arrow that turns when it opens.
final class CompanyCell: UICollectionViewCell, ListBindable {
  private let name = UILabel(.body, lines: 1)
  private let count = UILabel(.subheadline, color: .secondaryLabel, lines: 1)
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.down"))
  private let line = UIView()
  private lazy var row = UIStackView.row([name, count, arrow], spacing: 8)

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrow.contentMode = .center
    arrow.tintColor = .tertiaryLabel
    line.backgroundColor = .separator
    for view in [count, arrow] {
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    for view in [row, line] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func bindViewModel(_ viewModel: Any) {
    guard let company = viewModel as? Company else { return }
    name.text = company.name
    count.text = "\(company.packages.count)"
    arrow.transform = company.isExpanded ? CGAffineTransform(rotationAngle: .pi) : .identity
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    line.frame = CGRect(x: 16, y: bounds.height - 1, width: max(0, bounds.width - 32), height: 1)
  }
}

/// The packages of a company.
final class CompanyDetailsCell: UICollectionViewCell, ListBindable {
  private let label = UILabel(.footnote, color: .secondaryLabel)
  private static let sample = UILabel(.footnote)
  private static let insets = UIEdgeInsets(top: 8, left: 32, bottom: 12, right: 16)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func bindViewModel(_ viewModel: Any) { label.text = (viewModel as? CompanyDetails)?.text }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.inset(by: Self.insets)
  }

  /// The height of a text in a width.
  static func height(of text: String, width: CGFloat) -> CGFloat {
    sample.text = text
    let room = max(0, width - insets.left - insets.right)
    let size = sample.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    return (size.height + insets.top + insets.bottom).rounded(.up)
  }
}

/// A row of the form: a field, a switch with its name, or a message.
final class CompanyFieldCell: UICollectionViewCell, ListBindable {
  private let field = FilterField()
  private let name = UILabel(.body, lines: 1)
  private let toggle = UISwitch()
  /// Called with what is typed.
  var typed: (String) -> Void = { _ in }
  /// Called with whether the switch is on.
  var switched: (Bool) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [field, name, toggle] { contentView.addSubview(view) }
    field.addAction(
      UIAction { [weak self] _ in self.map { $0.typed($0.field.typed) } },
      for: .editingChanged
    )
    toggle.addAction(
      UIAction { [weak self] _ in self.map { $0.switched($0.toggle.isOn) } },
      for: .valueChanged
    )
  }

  required init?(coder: NSCoder) { nil }

  func bindViewModel(_ viewModel: Any) {
    guard let model = viewModel as? CompanyField else { return }
    field.isHidden = model != .text
    name.isHidden = model == .text
    name.textColor = .label
    toggle.isHidden = true
    switch model {
    case .text: break
    case .several(let isOn):
      name.text = "Several packages"
      toggle.isHidden = false
      if toggle.isOn != isOn { toggle.isOn = isOn }
    case .message(let text):
      name.text = text
      name.textColor = .systemRed
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.insetBy(dx: 16, dy: 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = toggle.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    field.frame = CGRect(
      x: room.minX,
      y: (room.height - FilterField.height) / 2,
      width: room.width,
      height: FilterField.height
    )
    toggle.frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - size.width,
      y: (room.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    name.frame = CGRect(
      x: isMirrored && !toggle.isHidden ? room.minX + size.width + 8 : room.minX,
      y: 0,
      width: max(0, room.width - (toggle.isHidden ? 0 : size.width + 8)),
      height: room.height
    )
  }
}

extension CompanyDetails {
  /// How high a row is that shows all of the text.
  @MainActor
  func height(forWidth width: CGFloat) -> CGFloat {
    CompanyDetailsCell.height(of: text, width: width)
  }
}
