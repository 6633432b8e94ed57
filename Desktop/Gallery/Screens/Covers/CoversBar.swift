import UIKit

/// A slider between a grid and a list, and a ring that fills with each book that is kept.
final class CoversBar: UIView {
  let slider = UISlider()
  private let ring = CAShapeLayer()
  private let track = CAShapeLayer()
  /// What kept books fly to.
  let counter = UILabel(.subheadline, weight: .semibold, lines: 1)
  private lazy var row = UIStackView.row(
    [symbol("square.grid.2x2"), slider, symbol("list.bullet")],
    spacing: 10
  )
  private var count = 0

  static let height: CGFloat = 56
  private static let ringSize: CGFloat = 40
  /// How many books fill the ring.
  private static let goal = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    slider.accessibilityLabel = "From a grid to a list"
    counter.textAlignment = .center
    counter.text = "0"
    for layer in [track, ring] {
      layer.fillColor = nil
      layer.lineWidth = 4
      layer.lineCap = .round
      layer.path =
        UIBezierPath(
          arcCenter: CGPoint(x: Self.ringSize / 2, y: Self.ringSize / 2),
          radius: Self.ringSize / 2 - 3,
          startAngle: -.pi / 2,
          endAngle: 1.5 * .pi,
          clockwise: true
        ).cgPath
      counter.layer.addSublayer(layer)
    }
    ring.strokeEnd = 0
    updateColors()
    for view in [row, counter] { addSubview(view) }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (bar: CoversBar, _) in
      bar.updateColors()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func symbol(_ name: String) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = .secondaryLabel
    view.setContentHuggingPriority(.required, for: .horizontal)
    return view
  }

  private func updateColors() {
    track.strokeColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
    ring.strokeColor = UIColor.systemYellow.resolvedColor(with: traitCollection).cgColor
  }

  /// Shows how many books are kept; the ring grows, and the number jumps.
  func show(_ count: Int) {
    guard count != self.count else { return }
    self.count = count
    counter.text = "\(count)"
    let share = min(1, CGFloat(count) / CGFloat(Self.goal))
    let growth = CABasicAnimation(keyPath: "strokeEnd")
    growth.fromValue = ring.presentation()?.strokeEnd ?? ring.strokeEnd
    growth.toValue = share
    growth.duration = 0.4
    growth.timingFunction = CAMediaTimingFunction(name: .easeOut)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.strokeEnd = share
    CATransaction.commit()
    ring.add(growth, forKey: "growth")
    UIView.animateKeyframes(withDuration: 0.4, delay: 0) { [counter] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
        counter.transform = CGAffineTransform(scaleX: 1.25, y: 1.25)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
        counter.transform = .identity
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: 16, dy: 0)
    guard room.width > Self.ringSize else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (ringSide, rest) = room.divided(
      atDistance: Self.ringSize,
      from: isMirrored ? .minXEdge : .maxXEdge
    )
    // Not the frame, which a jump under way would scale.
    counter.bounds.size = CGSize(width: Self.ringSize, height: Self.ringSize)
    counter.center = CGPoint(x: ringSide.midX, y: room.midY)
    let height = row.height(forWidth: max(0, rest.width - 16))
    let width = min(max(0, rest.width - 16), 320)
    row.frame = CGRect(
      x: isMirrored ? rest.maxX - width : rest.minX,
      y: room.midY - height / 2,
      width: width,
      height: height
    )
  }
}
