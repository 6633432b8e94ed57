import CoreGraphics
import UIKit

/// A ring with a number in it, as apps for iOS draw one.
class ScoreView: UIView {
  var score: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let lineWidth: CGFloat = 4
    let circle = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setStrokeColor(UIColor.systemGray5.cgColor)
    context.strokeEllipse(in: circle)

    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
      radius: circle.width / 2,
      startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * score,
      clockwise: true
    )
    path.lineWidth = lineWidth
    path.lineCapStyle = .round
    UIColor.systemGreen.setStroke()
    path.stroke()

    let text = "\(Int(score * 100))" as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.label,
    ]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      withAttributes: attributes
    )
  }
}

/// A line of values over a gradient that fades out below it.
class SparklineView: UIView {
  var values: [CGFloat] = [] {
    didSet { setNeedsDisplay() }
  }

  override func draw(_ rect: CGRect) {
    guard values.count > 1, let context = UIGraphicsGetCurrentContext() else { return }
    let step = rect.width / CGFloat(values.count - 1)
    let line = UIBezierPath()
    for (index, value) in values.enumerated() {
      let point = CGPoint(x: CGFloat(index) * step, y: rect.maxY - value * rect.height)
      index == 0 ? line.move(to: point) : line.addLine(to: point)
    }
    context.saveGState()
    // swift-format-ignore: NeverForceUnwrap
    let area = line.copy() as! UIBezierPath
    area.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    area.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    area.close()
    area.addClip()
    let colors = [
      tintColor.withAlphaComponent(0.4).cgColor, tintColor.withAlphaComponent(0).cgColor,
    ]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: colors as CFArray,
      locations: [0, 1]
    ) {
      context.drawLinearGradient(
        gradient,
        start: CGPoint(x: 0, y: rect.minY),
        end: CGPoint(x: 0, y: rect.maxY),
        options: []
      )
    }
    context.restoreGState()
    tintColor.setStroke()
    line.lineWidth = 2
    line.lineJoinStyle = .round
    line.stroke()
  }
}

/// A label with room around its text and a line below it.
class HeadingLabel: UILabel {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIColor.separator.setFill()
    UIRectFill(CGRect(x: 0, y: rect.height - 1, width: rect.width, height: 1))
  }
}

extension UIImage {
  /// A solid rectangle, such as the background of a button.
  static func solid(_ color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// The picture cut round, as avatars are.
  func roundedImage(side: CGFloat) -> UIImage {
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = false
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      UIBezierPath(ovalIn: rect).addClip()
      draw(in: rect)
    }
  }

  /// The picture in another size, as older code makes it.
  func resized(to size: CGSize) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, 0.0)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

extension UIView {
  /// What the view looks like.
  func asImage() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
}
