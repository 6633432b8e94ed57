import GallerySupport
import UIKit

/// What a row says of a process.
struct ProcessContent: UIContentConfiguration, Hashable {
  var process: RunningProcess

  func makeContentView() -> any UIView & UIContentView { ProcessContentView(self) }

  func updated(for state: any UIConfigurationState) -> ProcessContent { self }
}

/// A row of the table of processes.
final class ProcessContentView: UIView, UIContentView {
  private var content: ProcessContent
  private let name = UILabel(.subheadline, weight: .medium, lines: 1)
  private let number = UILabel(.footnote, color: .tertiaryLabel, lines: 1)
  private let user = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private let trough = UIView()
  private let fill = UIView()
  private let share = UILabel(.footnote, lines: 1)
  private let memory = UILabel(.footnote, lines: 1)

  private static let height: CGFloat = 36

  init(_ content: ProcessContent) {
    self.content = content
    super.init(frame: .zero)
    trough.backgroundColor = .tertiarySystemFill
    trough.clipsToBounds = true
    trough.addSubview(fill)
    for label in [name, user] { label.lineBreakMode = .byTruncatingTail }
    // So that numbers stand still while their digits change.
    for label in [number, share, memory] {
      label.font = .monospacedDigitSystemFont(ofSize: label.font.pointSize, weight: .regular)
    }
    for subview in [name, number, user, trough, share, memory] { addSubview(subview) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let content = newValue as? ProcessContent, content != self.content else { return }
      self.content = content
      show()
    }
  }

  private func show() {
    let process = content.process
    name.text = process.name
    number.text = "\(process.id.number)"
    user.text = process.user
    share.text = Quantity.percentage(process.processorShare)
    memory.text = process.residentSize == 0 ? "–" : Quantity.room(kibibytes: process.residentSize)
    fill.backgroundColor = process.processorShare > 0.9 ? .systemOrange : .tintColor
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let columns = ProcessColumns(in: bounds, isRightToLeft: isRightToLeft)
    placeName(in: columns.name, isRightToLeft: isRightToLeft)
    user.isHidden = columns.user == nil
    user.frame = columns.user ?? .zero
    share.frame = columns.share
    memory.frame = columns.memory
    for label in [share, memory] { label.textAlignment = isRightToLeft ? .left : .right }
    trough.isHidden = columns.bar == nil
    if let bar = columns.bar { placeBar(in: bar, isRightToLeft: isRightToLeft) }
  }

  private func placeBar(in bar: CGRect, isRightToLeft: Bool) {
    trough.frame = bar
    trough.layer.cornerRadius = bar.height / 2
    let length = bar.width * min(1, max(0, content.process.processorShare))
    fill.frame = CGRect(
      x: isRightToLeft ? bar.width - length : 0,
      y: 0,
      width: length,
      height: bar.height
    )
  }

  /// The number stands right behind the name where there is room for both.
  private func placeName(in column: CGRect, isRightToLeft: Bool) {
    let numberWidth = number.intrinsicContentSize.width.rounded(.up)
    let nameWidth = min(column.width, name.intrinsicContentSize.width.rounded(.up))
    number.isHidden = nameWidth + 8 + numberWidth > column.width
    name.frame = CGRect(
      x: isRightToLeft ? column.maxX - nameWidth : column.minX,
      y: 0,
      width: nameWidth,
      height: bounds.height
    )
    number.frame = CGRect(
      x: isRightToLeft ? column.maxX - nameWidth - 8 - numberWidth : column.minX + nameWidth + 8,
      y: 0,
      width: numberWidth,
      height: bounds.height
    )
  }
}
