import Testing

@testable import UIKit

/// One row of a table: `length/hugging/resistance` of each item, what they are shared in, and the
/// expected `start-end` of each.
struct Sharing: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let distribution: UIStackView.Distribution
  /// Items as words; `*` asks for no length, numbers left out are 250 and 750.
  let items: String
  let spacing: CGFloat
  let room: CGFloat
  let expected: String

  init(
    _ name: String,
    _ distribution: UIStackView.Distribution,
    _ items: String,
    spacing: CGFloat = 0,
    in room: CGFloat,
    _ expected: String
  ) {
    testDescription = name
    self.distribution = distribution
    self.items = items
    self.spacing = spacing
    self.room = room
    self.expected = expected
  }

  var axis: StackMainAxis {
    let items = items.split(separator: " ").map { word -> StackItem in
      let parts = word.split(separator: "/").map(String.init)
      return StackItem(
        length: parts[0] == "*" ? nil : Double(parts[0]).map { CGFloat($0) },
        hugging: parts.count > 1 ? Float(parts[1]) ?? 250 : 250,
        resistance: parts.count > 2 ? Float(parts[2]) ?? 750 : 750,
        spacingAfter: spacing
      )
    }
    return StackMainAxis(items: items, distribution: distribution)
  }

  static func picture(_ spans: [StackSpan]) -> String {
    spans.map { "\(number($0.start))-\(number($0.end))" }.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
