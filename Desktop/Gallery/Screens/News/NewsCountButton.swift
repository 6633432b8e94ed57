import UIKit

/// Floats over a feed and says how much has come above; a press goes there.
final class NewsCountButton: UIButton {
  private(set) var count = 0

  private static let height: CGFloat = 32
  private static let margin: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.image = UIImage(systemName: "chevron.up")
    configuration.imagePadding = 6
    self.configuration = configuration
    alpha = 0
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows how much has come; nothing for none.
  func show(_ count: Int) {
    guard count != self.count else { return }
    self.count = count
    if count > 0 { configuration?.title = "\(count) new" }
    isHidden = count == 0
    alpha = count == 0 ? 0 : 1
  }

  /// Stands in the middle, below the upper edge of a rectangle.
  func place(in area: CGRect) {
    let width = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width.rounded(.up)
    let frame = CGRect(
      x: (area.midX - width / 2).rounded(),
      y: area.minY + Self.margin,
      width: width,
      height: Self.height
    )
    if frame != self.frame { self.frame = frame }
  }
}
