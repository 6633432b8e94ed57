import UIKit

/// What a layer can do for a view: corners, a border, a shadow, a turn, and opacity.
final class LayersSample: UIStackView {
  init() {
    super.init(frame: .zero)
    axis = .horizontal
    spacing = 12
    alignment = .center
    distribution = .equalSpacing
    let changes: [(UIView) -> Void] = [
      { $0.layer.cornerRadius = 14 },
      {
        $0.layer.cornerRadius = 14
        $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      },
      {
        $0.backgroundColor = .clear
        $0.layer.borderWidth = 3
        $0.layer.borderColor = UIColor.systemIndigo.cgColor
        $0.layer.cornerRadius = 8
      },
      {
        $0.layer.cornerRadius = 8
        $0.layer.shadowOpacity = 0.4
        $0.layer.shadowRadius = 5
        $0.layer.shadowOffset = CGSize(width: 0, height: 3)
      },
      { $0.transform = CGAffineTransform(rotationAngle: .pi / 8) },
      { $0.alpha = 0.35 },
    ]
    for change in changes {
      let box = FixedSizeView(width: 44, height: 44)
      box.backgroundColor = .systemIndigo
      change(box)
      addArrangedSubview(UIStackView.row([box]))
    }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}
