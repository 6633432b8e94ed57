import CoreGraphics
import UIKit

/// A card of 6 views and 18 constraints: a picture, a title, a time, a text, a badge and a line.
@MainActor
final class ConstrainedCard {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let text = UILabel()
  private let lone = UILabel()
  private var count = 0

  init() {
    let picture = UIView()
    let title = UILabel()
    let time = UILabel()
    let badge = UIView()
    let line = UIView()
    title.text = "Title"
    time.text = "12:00"
    time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    text.numberOfLines = 0
    lone.numberOfLines = 0
    for part in [picture, title, time, text, badge, line] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      time.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      time.topAnchor.constraint(equalTo: title.topAnchor),
      time.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
      badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: picture.topAnchor),
      line.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      line.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  /// A text of some 200 characters that was not laid out before.
  private func nextText() -> String {
    count += 1
    return String(repeating: "words of some length and others ", count: 6) + "\(count)"
  }

  /// Measures the card with another text.
  func measure() -> CGSize {
    text.text = nextText()
    return view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Lays out another text twice: on one line, and in the width that it has in the card.
  func layOutTextTwice() -> CGSize {
    lone.text = nextText()
    let natural = lone.sizeThatFits(.zero)
    let wrapped = lone.sizeThatFits(CGSize(width: 320 - 16 - 40 - 12 - 16, height: 0))
    return CGSize(width: natural.width, height: wrapped.height)
  }

  /// The height that the card has with a text of the given height: margins, a line for the title and distances.
  func height(withText height: CGFloat, title: CGFloat) -> CGFloat { 12 + title + 4 + height + 12 }
}

/// Views side by side, as long as they ask, each beside the one before it.
@MainActor
final class ConstrainedRow {
  let view: UIView
  private(set) var parts: [UIView] = []

  /// With contradictions each view has a second place, which is 1 too far.
  init(count: Int, isContradictory: Bool = false) {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 12 * count, height: 10))
    var edge = view.leadingAnchor
    for _ in 0..<count {
      let part = UIView()
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      var constraints = [
        part.leadingAnchor.constraint(equalTo: edge, constant: 2),
        part.topAnchor.constraint(equalTo: view.topAnchor),
        part.widthAnchor.constraint(equalToConstant: 10),
        part.heightAnchor.constraint(equalToConstant: 10),
      ]
      if isContradictory {
        constraints.append(part.widthAnchor.constraint(equalToConstant: 11))
      }
      NSLayoutConstraint.activate(constraints)
      edge = part.trailingAnchor
      parts.append(part)
    }
  }
}
