import Tessera
import UIKit

/// A disc that can be dragged about, and springs back when it is let go.
final class GesturesSample: FixedSizeView {
  private let disc = UIView()
  private let label = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private var taps = 0

  private static let discSize: CGFloat = 48

  init() {
    super.init(height: 110)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    clipsToBounds = true
    label.text = "Drag, tap or hold the disc"
    label.textAlignment = .center
    disc.backgroundColor = .tintColor
    disc.layer.cornerRadius = Self.discSize / 2
    for subview in [label, disc] { addSubview(subview) }
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak self] in self?.panned($0) }
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.tapped() }
    let hold = UILongPressGestureRecognizer()
    hold.addHandler { [weak self] in self?.held($0) }
    for recognizer in [pan, tap, hold] { disc.addGestureRecognizer(recognizer) }
  }

  required init?(coder: NSCoder) { nil }

  private func panned(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    let translation = pan.translation(in: self)
    guard pan.state == .ended || pan.state == .cancelled else {
      disc.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
      return
    }
    UIView.animate(
      withDuration: 0.6,
      delay: 0,
      usingSpringWithDamping: 0.55,
      initialSpringVelocity: 0
    ) {
      self.disc.transform = .identity
    }
  }

  private func tapped() {
    taps += 1
    label.text = Quantity.count(taps, "tap", "taps")
  }

  private func held(_ recognizer: UIGestureRecognizer) {
    UIView.animate(withDuration: 0.2) {
      self.disc.alpha = recognizer.state == .began || recognizer.state == .changed ? 0.5 : 1
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: bounds.height - 28, width: bounds.width, height: 20)
    disc.bounds = CGRect(x: 0, y: 0, width: Self.discSize, height: Self.discSize)
    disc.center = CGPoint(x: bounds.midX, y: 16 + Self.discSize / 2)
  }
}
