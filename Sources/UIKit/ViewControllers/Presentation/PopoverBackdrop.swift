import CoreGraphics
import Foundation

/// The shadow behind the card of a popover, and the arrow that points at what it belongs to.
final class PopoverBackdrop: UIView {
  private let shadow = UIView(frame: .zero)
  private let arrow = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    traitOverrides.userInterfaceLevel = .elevated
    shadow.layer.cornerRadius = PresentationCard.cornerRadius
    shadow.layer.shadowOpacity = 0.25
    shadow.layer.shadowRadius = 16
    shadow.layer.shadowOffset = CGSize(width: 0, height: 6)
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    arrow.layer.borderWidth = 1
    addSubview(shadow)
    addSubview(arrow)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Stands behind a card, with an arrow around a point, or with none.
  func surround(_ card: CGRect, tip: CGPoint?, _ color: UIColor) {
    shadow.frame = card
    arrow.layer.borderColor = UIColor.separator.cgColor
    for view in [shadow, arrow] { view.backgroundColor = color }
    arrow.isHidden = tip == nil
    if let tip { arrow.center = tip }
  }
}
