import GallerySupport
import UIKit

/// The title above a section.
final class StoreTitleView: UICollectionReusableView {
  private let label = UILabel(.title3, weight: .bold, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String) { label.text = title }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// A line with a part that moves as a section is scrolled.
final class StoreFollowerView: UICollectionReusableView {
  private let track = UIView()
  private let thumb = UIView()

  /// How far the section is scrolled from where reading begins: 0 at its start, 1 at its end.
  var progress: CGFloat = 0 {
    didSet { if progress != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    track.backgroundColor = .tertiarySystemFill
    thumb.backgroundColor = .tintColor
    for view in [track, thumb] {
      view.layer.cornerRadius = StoreLayout.follower.thickness * 0.5
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = StoreLayout.follower.thickness
    track.frame = bounds.insetBy(dx: 0, dy: max(0, (bounds.height - thickness) * 0.5))
    let width = track.frame.width * StoreLayout.follower.part
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let position = min(max(0, isRightToLeft ? 1 - progress : progress), 1)
    thumb.frame = track.frame
    thumb.frame.origin.x += (track.frame.width - width) * position
    thumb.frame.size.width = width
  }
}

/// A button as wide as its section.
final class StoreFooterView: UICollectionReusableView {
  private let button = UIButton(configuration: .gray())
  var action: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addAction(UIAction { [weak self] _ in self?.action() }, for: .primaryActionTriggered)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title; without one there is nothing to press.
  func show(_ title: String?) {
    button.isHidden = title == nil
    button.configuration?.title = title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame =
      bounds.divided(
        atDistance: max(0, bounds.height - StoreLayout.gap),
        from: .maxYEdge
      ).slice
  }
}

/// The panel behind dishes, in the colour of their kitchen.
final class StorePanelView: UICollectionReusableView {
  /// The kinds of panels, one for each colour.
  static let kinds = StoreColor.allCases.map { kind(of: $0) }

  static func kind(of color: StoreColor) -> String { "panel-\(color.rawValue)" }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let color = StoreColor.allCases.first {
      Self.kind(of: $0) == layoutAttributes.representedElementKind
    }
    backgroundColor = color?.color.withAlphaComponent(StoreLayout.panelStrength)
    layer.cornerRadius = StoreLayout.corner
  }
}

extension StoreColor {
  /// The colour on screen.
  var color: UIColor {
    switch self {
    case .blue: .systemBlue
    case .brown: .systemBrown
    case .green: .systemGreen
    case .mint: .systemMint
    case .orange: .systemOrange
    case .pink: .systemPink
    case .purple: .systemPurple
    case .red: .systemRed
    case .teal: .systemTeal
    case .yellow: .systemYellow
    }
  }
}

extension UIColor {
  /// What is behind the text of a card.
  static let storeCard = UIColor.secondarySystemGroupedBackground
  /// The same while the card is pressed.
  static let storePressedCard = UIColor.systemGray5
}
