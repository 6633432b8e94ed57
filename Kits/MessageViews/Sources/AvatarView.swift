public import UIKit

/// The first letters of a name in a round field of a colour that belongs to the name.
@preconcurrency @MainActor
open class AvatarView: UIView {
  /// The name of the person.
  public var name = "" {
    didSet { if name != oldValue { showName() } }
  }

  private let label = UILabel()
  private static let colors: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink,
    .systemIndigo, .systemBrown,
  ]

  /// Creates a field of a name.
  public init(name: String = "") {
    self.name = name
    super.init(frame: .zero)
    label.textAlignment = .center
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    showName()
  }

  /// There are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The letters for a name: the first ones of its first two words, as capitals.
  public static func initials(of name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }.prefix(2).compactMap(\.first)
      .map { $0.uppercased() }.joined()
  }

  /// The colour of a name: the same in every run of a program.
  public static func color(of name: String) -> UIColor {
    let sum = name.unicodeScalars.reduce(UInt32(5381)) { $0 &* 33 &+ $1.value }
    return colors[Int(sum % UInt32(colors.count))]
  }

  private func showName() {
    label.text = Self.initials(of: name)
    label.accessibilityLabel = name
    backgroundColor = Self.color(of: name)
  }

  /// Rounds the field, and fits the letters to it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let length = min(bounds.width, bounds.height)
    layer.cornerRadius = length / 2
    label.font = .systemFont(ofSize: max(1, (length * 0.4).rounded()), weight: .semibold)
  }
}
