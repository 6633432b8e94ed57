import UIKit

/// Discs that go the same way in the same time, each in its own manner.
final class CurvesSample: UIStackView {
  private let track = CurvesTrack()

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Move"
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.track.run() }
    )
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    addArrangedSubview(track)
    addArrangedSubview(UIStackView.row([button, UIView()]))
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}

/// The way of the discs.
private final class CurvesTrack: UIView {
  private struct Runner {
    let label: UILabel
    let disc: UIView
    let animate: (@escaping () -> Void) -> Void
  }

  private lazy var runners: [Runner] = [
    runner("Ease in and out", .systemBlue, .curveEaseInOut),
    runner("Ease in", .systemTeal, .curveEaseIn),
    runner("Ease out", .systemIndigo, .curveEaseOut),
    runner("Linear", .systemOrange, .curveLinear),
    springRunner("Spring", .systemPink),
  ]
  private var isAtEnd = false

  private static let rowHeight: CGFloat = 30
  private static let discSize: CGFloat = 20
  private static let labelWidth: CGFloat = 110
  private static let duration: TimeInterval = 0.8

  override init(frame: CGRect) {
    super.init(frame: frame)
    for runner in runners {
      addSubview(runner.label)
      addSubview(runner.disc)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the discs to the other end.
  func run() {
    isAtEnd.toggle()
    for index in runners.indices {
      runners[index].animate { self.placeDisc(index) }
    }
  }

  private func runner(
    _ name: String,
    _ color: UIColor,
    _ curve: UIView.AnimationOptions
  ) -> Runner {
    Runner(label: UILabel(.footnote, lines: 1).showing(name), disc: disc(color)) { changes in
      UIView.animate(
        withDuration: Self.duration,
        delay: 0,
        options: curve,
        animations: changes
      )
    }
  }

  private func springRunner(_ name: String, _ color: UIColor) -> Runner {
    Runner(label: UILabel(.footnote, lines: 1).showing(name), disc: disc(color)) { changes in
      UIView.animate(
        withDuration: Self.duration,
        delay: 0,
        usingSpringWithDamping: 0.5,
        initialSpringVelocity: 0,
        animations: changes
      )
    }
  }

  private func disc(_ color: UIColor) -> UIView {
    let disc = UIView()
    disc.backgroundColor = color
    disc.layer.cornerRadius = Self.discSize / 2
    return disc
  }

  private var height: CGFloat { CGFloat(runners.count) * Self.rowHeight }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, runner) in runners.enumerated() {
      runner.label.frame = CGRect(
        x: isRightToLeft ? bounds.width - Self.labelWidth : 0,
        y: CGFloat(index) * Self.rowHeight,
        width: Self.labelWidth,
        height: Self.rowHeight
      )
      runner.label.textAlignment = isRightToLeft ? .right : .left
      placeDisc(index)
    }
  }

  private func placeDisc(_ index: Int) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = Self.labelWidth + 8
    let end = max(start, bounds.width - Self.discSize)
    let x = isAtEnd ? end : start
    runners[index].disc.frame = CGRect(
      x: isRightToLeft ? bounds.width - x - Self.discSize : x,
      y: CGFloat(index) * Self.rowHeight + (Self.rowHeight - Self.discSize) / 2,
      width: Self.discSize,
      height: Self.discSize
    )
  }
}
