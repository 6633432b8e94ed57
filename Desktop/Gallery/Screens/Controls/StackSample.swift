import UIKit

/// A stack view of boxes, and segments that choose how it spreads them.
final class StackSample: UIStackView {
  private let boxes: UIStackView
  private static let distributions: [(String, UIStackView.Distribution)] = [
    ("Fill", .fill), ("Equal", .fillEqually), ("Share", .fillProportionally),
    ("Space", .equalSpacing), ("Centre", .equalCentering),
  ]

  init() {
    let sizes: [(CGFloat, UIColor)] = [
      (36, .systemRed), (72, .systemOrange), (48, .systemGreen), (24, .systemBlue),
    ]
    boxes = UIStackView.row(
      sizes.map { width, color in
        let box = FixedSizeView(width: width, height: 40)
        box.backgroundColor = color
        box.layer.cornerRadius = 6
        return box
      },
      spacing: 8
    )
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    let segments = UISegmentedControl(items: Self.distributions.map(\.0))
    segments.selectedSegmentIndex = 0
    // The titles differ in length, and the card may be narrow.
    segments.apportionsSegmentWidthsByContent = true
    segments.addAction(
      UIAction { [weak self, weak segments] _ in
        if let index = segments?.selectedSegmentIndex { self?.choose(index) }
      },
      for: .valueChanged
    )
    addArrangedSubview(segments)
    addArrangedSubview(boxes)
  }

  required init(coder: NSCoder) {
    boxes = UIStackView()
    super.init(coder: coder)
  }

  private func choose(_ index: Int) {
    guard Self.distributions.indices.contains(index) else { return }
    UIView.animate(withDuration: 0.3) {
      self.boxes.distribution = Self.distributions[index].1
      self.boxes.layoutIfNeeded()
    }
  }
}
