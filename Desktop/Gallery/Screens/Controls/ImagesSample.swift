import UIKit

/// The same picture in every content mode that differs, and symbols in colours.
final class ImagesSample: UIStackView {
  private static let modes: [(String, UIView.ContentMode)] = [
    ("Fit", .scaleAspectFit), ("Fill", .scaleAspectFill), ("Stretch", .scaleToFill),
    ("Centre", .center),
  ]

  private static let symbols: [(String, UIColor)] = [
    ("star.fill", .systemYellow), ("checkmark.circle", .systemGreen),
    ("exclamationmark.triangle", .systemOrange), ("trash", .systemRed),
    ("camera", .systemBlue), ("gearshape", .secondaryLabel),
  ]

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 14
    let samples = UIStackView.row(Self.modes.map { Self.sample($0.0, $0.1) }, spacing: 8)
    samples.distribution = .fillEqually
    addArrangedSubview(samples)
    let symbols = UIStackView.row(Self.symbols.map { Self.symbol($0.0, $0.1) }, spacing: 8)
    symbols.distribution = .fillEqually
    addArrangedSubview(symbols)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  private static func sample(_ name: String, _ mode: UIView.ContentMode) -> UIView {
    let imageView = SampleImageView(height: 64)
    imageView.contentMode = mode
    let label = UILabel(.caption1, color: .secondaryLabel, lines: 1).showing(name)
    label.textAlignment = .center
    return UIStackView.column([imageView, label], spacing: 4)
  }

  private static func symbol(_ name: String, _ color: UIColor) -> UIView {
    let imageView = UIImageView(
      image: UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)
      )
    )
    imageView.contentMode = .center
    imageView.tintColor = color
    return imageView
  }
}

/// A frame of fixed height around a picture twice as wide as high.
private final class SampleImageView: UIImageView {
  private let height: CGFloat

  init(height: CGFloat) {
    self.height = height
    super.init(frame: .zero)
    image = SamplePicture.image
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}
