import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// What a hierarchy of labels below each other is made from.
private struct ColumnModel {
  struct Row {
    var text: String
    var margin: CGFloat
    /// What the right edge of the label follows.
    var end: End
    var optionalWidth: CGFloat
    var optionalPriority: Float
  }

  enum End: CaseIterable {
    case pinned
    case bounded
    case share
    case beside
  }

  var width: CGFloat
  var rows: [Row]

  init(_ random: inout SeededGenerator) {
    width = CGFloat(Int.random(in: 40...300, using: &random))
    rows = (0..<4).map { _ in
      Row(
        text: Self.text(&random),
        margin: CGFloat(Int.random(in: 0...12, using: &random)),
        end: End.allCases.randomElement(using: &random) ?? .pinned,
        optionalWidth: CGFloat(Int.random(in: 10...200, using: &random)),
        optionalPriority: Float(Int.random(in: 1...999, using: &random)) + 0.5
      )
    }
  }

  static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &random))
      .map { _ in String(repeating: "a", count: Int.random(in: 1...9, using: &random)) }
      .joined(separator: " ")
  }
}

/// A hierarchy that is changed step by step.
@MainActor
private final class Column {
  let root: UIView
  var labels: [UILabel] = []
  private var margins: [NSLayoutConstraint] = []
  private var optionals: [NSLayoutConstraint] = []

  init(_ model: ColumnModel) {
    root = UIView(frame: CGRect(0, 0, model.width, 400))
    var top = root.topAnchor
    for (index, row) in model.rows.enumerated() {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 10)
      label.translatesAutoresizingMaskIntoConstraints = false
      // Different priorities leave no choice.
      label.setContentHuggingPriority(UILayoutPriority(250 + Float(index)), for: .horizontal)
      label.setContentCompressionResistancePriority(
        UILayoutPriority(750 + Float(index)),
        for: .horizontal
      )
      root.addSubview(label)
      labels.append(label)
      let margin = label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      let optional = label.widthAnchor.constraint(equalToConstant: 0)
      margins.append(margin)
      optionals.append(optional)
      activate(margin, label.topAnchor.constraint(equalTo: top))
      end(of: label, row.end, index).isActive = true
      top = label.bottomAnchor
    }
    for (optional, row) in zip(optionals, model.rows) {
      optional.priority = UILayoutPriority(row.optionalPriority)
      optional.isActive = true
    }
    show(model)
  }

  private func end(of label: UILabel, _ end: ColumnModel.End, _ index: Int) -> NSLayoutConstraint {
    switch end {
    case .pinned: label.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    case .bounded: label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
    case .share: label.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5)
    case .beside:
      label.widthAnchor.constraint(
        lessThanOrEqualTo: index > 0 ? labels[index - 1].widthAnchor : root.widthAnchor,
        multiplier: 0.75
      )
    }
  }

  /// Takes over what can change.
  func show(_ model: ColumnModel) {
    if root.bounds.width != model.width { root.frame.size.width = model.width }
    for (index, row) in model.rows.enumerated() {
      if labels[index].text != row.text { labels[index].text = row.text }
      margins[index].constant = row.margin
      optionals[index].constant = row.optionalWidth
      optionals[index].priority = UILayoutPriority(row.optionalPriority)
    }
  }

  func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return labels.map(\.frame)
  }

  func fittingHeight(_ width: CGFloat) -> CGFloat {
    root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

@Suite("Constraints that change")
@MainActor
struct RandomConstraintTests {
  @Test(
    "give the frames that the same constraints give at once",
    arguments: 0..<40 as Range<UInt64>
  )
  func changes(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = ColumnModel(&random)
    let column = Column(model)
    for step in 0..<25 {
      change(&model, &random)
      column.show(model)
      if Bool.random(using: &random) {
        _ = column.fittingHeight(CGFloat(Int.random(in: 40...300, using: &random)))
      }
      let expected = Column(model).frames()
      for (found, expected) in zip(column.frames(), expected) {
        let distance = max(
          abs(found.minX - expected.minX),
          abs(found.minY - expected.minY),
          abs(found.width - expected.width),
          abs(found.height - expected.height)
        )
        try #require(
          distance < 1e-6,
          "seed \(seed), step \(step): \(found) instead of \(expected) in \(model)"
        )
      }
    }
  }

  private func change(_ model: inout ColumnModel, _ random: inout SeededGenerator) {
    let row = Int.random(in: 0..<model.rows.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: model.width = CGFloat(Int.random(in: 40...300, using: &random))
    case 1: model.rows[row].margin = CGFloat(Int.random(in: 0...12, using: &random))
    case 2: model.rows[row].optionalWidth = CGFloat(Int.random(in: 10...200, using: &random))
    case 3: model.rows[row].optionalPriority = Float(Int.random(in: 1...999, using: &random)) + 0.5
    default:
      model.rows[row].text = ColumnModel.text(&random)
      if Bool.random(using: &random) { model.rows[0].text = ColumnModel.text(&random) }
    }
  }
}
