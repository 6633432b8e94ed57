import UIKit

/// Stands for a widget where there is no display, and so are no widgets.
final class WidgetPlaceholder: UIView, WidgetView {
  var changed: ((WidgetValue) -> Void)?
  private let label = UILabel(.footnote, color: .secondaryLabel)
  private let height: CGFloat

  init(_ kind: WidgetKind) {
    height =
      switch kind {
      case .calendar: 200
      case .scale: 40
      case .drawing: 80
      case .text: 96
      }
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ value: WidgetValue) {
    label.text =
      switch value {
      case .day(let year, let month, let day): "\(year)-\(month)-\(day)"
      case .level(let level): "\(Int(level)) of 100"
      case .curve(let heights): "A curve of \(heights.count) points"
      case .text(let text): text
      }
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
  }
}
