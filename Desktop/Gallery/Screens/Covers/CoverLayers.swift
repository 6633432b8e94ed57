import UIKit

/// The front of a book: a gradient cut to the shape of a book, with a spine, an ornament and the title.
///
/// Its size is always the same. A view that shows it at another size scales it.
final class CoverFront: UIView {
  static let size = CGSize(width: 104, height: 152)

  private let spine = CAGradientLayer()
  private let ornament = CAShapeLayer()
  private let outline = CAShapeLayer()
  private let title = UILabel(.caption1, weight: .bold, color: .white, lines: 5)

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    let gradient = layer as? CAGradientLayer
    gradient?.startPoint = CGPoint(x: 0, y: 0)
    gradient?.endPoint = CGPoint(x: 1, y: 1)
    outline.path = Self.outline.cgPath
    outline.frame = bounds
    layer.mask = outline
    spine.frame = CGRect(x: 0, y: 0, width: 14, height: Self.size.height)
    spine.startPoint = CGPoint(x: 0, y: 0.5)
    spine.endPoint = CGPoint(x: 1, y: 0.5)
    spine.colors = [0.35, 0, 0.28, 0].map { UIColor.black.withAlphaComponent($0).cgColor }
    spine.locations = [0, 0.5, 0.75, 1]
    layer.addSublayer(spine)
    ornament.fillColor = nil
    ornament.strokeColor = UIColor.white.withAlphaComponent(0.75).cgColor
    ornament.lineWidth = 1.5
    ornament.lineJoin = .round
    ornament.frame = CGRect(x: 36, y: 86, width: 48, height: 48)
    layer.addSublayer(ornament)
    title.frame = CGRect(x: 20, y: 12, width: 76, height: 70)
    title.textAlignment = .center
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.7
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  /// The shape of a book: round at the corners away from the spine.
  static let outline = UIBezierPath(
    roundedRect: CGRect(origin: .zero, size: size),
    byRoundingCorners: [.topRight, .bottomRight],
    cornerRadii: CGSize(width: 6, height: 6)
  )

  func show(_ name: String, hue: CGFloat, points: Int) {
    title.text = name
    let colors = [(hue, 0.72), (hue + 0.08, 0.38)].map { hue, brightness in
      UIColor(
        hue: hue.truncatingRemainder(dividingBy: 1),
        saturation: 0.6,
        brightness: brightness,
        alpha: 1
      )
    }
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
    ornament.path = Self.star(points: points).cgPath
  }

  /// Draws the ornament anew, from its first point to its last.
  func draw(over duration: TimeInterval) {
    let stroke = CABasicAnimation(keyPath: "strokeEnd")
    stroke.fromValue = 0
    stroke.toValue = 1
    stroke.duration = duration
    stroke.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    ornament.add(stroke, forKey: "drawing")
  }

  private static func star(points: Int) -> UIBezierPath {
    let path = UIBezierPath()
    let middle = CGPoint(x: 24, y: 24)
    for step in 0..<points * 2 {
      let angle = CGFloat(step) * .pi / CGFloat(points) - .pi / 2
      let radius: CGFloat = step.isMultiple(of: 2) ? 23 : 11
      let point = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}

/// The back of a book: who wrote it, on paper.
final class CoverBack: UIView {
  private let author = UILabel(.footnote, weight: .semibold, lines: 5)
  private let outline = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: .zero, size: CoverFront.size))
    backgroundColor = UIColor(red: 0.96, green: 0.94, blue: 0.88, alpha: 1)
    outline.path = CoverFront.outline.cgPath
    outline.frame = bounds
    layer.mask = outline
    author.textColor = UIColor(red: 0.25, green: 0.2, blue: 0.15, alpha: 1)
    author.textAlignment = .center
    author.frame = bounds.insetBy(dx: 12, dy: 16)
    addSubview(author)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String) { author.text = name }
}
