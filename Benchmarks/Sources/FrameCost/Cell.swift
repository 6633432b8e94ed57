import CoreGraphics
import UIKit

/// A rounded card with a border and three texts.
final class Cell: UIView {
  private let title = UILabel(frame: CGRect(x: 10, y: 6, width: 216, height: 20))
  private let detail = UILabel(frame: CGRect(x: 10, y: 28, width: 216, height: 18))
  private let note = UILabel(frame: CGRect(x: 10, y: 50, width: 216, height: 18))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 8
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    title.font = .boldSystemFont(ofSize: 15)
    detail.font = .systemFont(ofSize: 13)
    note.font = .systemFont(ofSize: 12)
    note.textColor = .secondaryLabel
    for label in [title, detail, note] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    title.text = "Element number \(number)"
    detail.text = "A line of text that says more about \(number)"
    note.text = "Changed \(number * 7 % 60) minutes ago"
  }

  func castShadow() {
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 4
  }
}
