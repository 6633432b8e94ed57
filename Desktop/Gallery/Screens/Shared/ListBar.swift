import UIKit

/// A filter and controls above a list: in one line where there is room, else in two, and in the narrowest
/// views with each of the controls in a line of its own.
///
/// An accessory stands at the end of the first line in both cases.
final class ListBar: UIView {
  let filterField = FilterField()
  private let controls: UIStackView
  private let accessory: UIView?

  private static let insets = UIEdgeInsets(top: 4, left: 16, bottom: 8, right: 16)
  private static let spacing: CGFloat = 8
  private static let narrowestFilter: CGFloat = 220

  init(controls: [UIView], accessory: UIView? = nil) {
    self.controls = UIStackView.row(controls, spacing: Self.spacing)
    self.accessory = accessory
    super.init(frame: .zero)
    self.controls.distribution = .fillProportionally
    for subview in [filterField, self.controls, accessory].compactMap({ $0 }) {
      addSubview(subview)
    }
  }

  required init?(coder: NSCoder) { nil }

  func height(forWidth width: CGFloat) -> CGFloat {
    let lineCount = 1 + CGFloat(controlLineCount(inWidth: inside(width)))
    return lineCount * FilterField.height + (lineCount - 1) * Self.spacing
      + Self.insets.top + Self.insets.bottom
  }

  private func inside(_ width: CGFloat) -> CGFloat {
    max(0, width - Self.insets.left - Self.insets.right)
  }

  /// The width of a view with the space in front of it; nothing for what is empty.
  private func width(of view: UIView?) -> CGFloat {
    let fitting = view?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width ?? 0
    return fitting > 0 ? fitting.rounded(.up) + Self.spacing : 0
  }

  /// How many lines the controls take below that of the filter.
  private func controlLineCount(inWidth width: CGFloat) -> Int {
    let widths = controls.arrangedSubviews.map { self.width(of: $0) }
    let all = widths.reduce(0, +)
    if width >= Self.narrowestFilter + all + self.width(of: accessory) { return 0 }
    return width >= all - Self.spacing ? 1 : widths.count
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inside = bounds.inset(by: Self.insets)
    var (line, rest) = inside.divided(atDistance: FilterField.height, from: .minYEdge)
    if let accessory { line = place(accessory, atEndOf: line) }
    let lineCount = controlLineCount(inWidth: inside.width)
    controls.axis = lineCount > 1 ? .vertical : .horizontal
    controls.alignment = lineCount > 1 ? .fill : .center
    if lineCount == 0 {
      line = place(controls, atEndOf: line)
    } else {
      rest = rest.divided(atDistance: Self.spacing, from: .minYEdge).remainder
      controls.frame = rest
    }
    filterField.frame = line
  }

  /// Places a view and returns what is left of the line in front of it.
  private func place(_ view: UIView, atEndOf line: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (end, rest) = line.divided(
      atDistance: width(of: view),
      from: isRightToLeft ? .minXEdge : .maxXEdge
    )
    view.frame =
      end.divided(
        atDistance: min(Self.spacing, end.width),
        from: isRightToLeft ? .maxXEdge : .minXEdge
      ).remainder
    return rest
  }
}

extension UISegmentedControl {
  /// Segments of which one is chosen, and kept by the control's owner.
  ///
  /// - Parameters:
  ///   - choices: The titles of the segments and what they stand for.
  ///   - owner: Who keeps what is chosen.
  ///   - choice: Where the owner keeps it; what is there is chosen at first.
  ///   - chosen: Called with the owner after a choice.
  /// - Returns: A control that is as wide as its titles need.
  static func choice<Owner: AnyObject, Value: Equatable>(
    _ choices: [(title: String, value: Value)],
    of owner: Owner,
    _ choice: ReferenceWritableKeyPath<Owner, Value>,
    chosen: @escaping (Owner) -> Void
  ) -> UISegmentedControl {
    let selected = owner[keyPath: choice]
    let segments = UISegmentedControl(items: choices.map(\.title))
    segments.apportionsSegmentWidthsByContent = true
    segments.selectedSegmentIndex = choices.firstIndex { $0.value == selected } ?? noSegment
    segments.addAction(
      UIAction { [weak owner, weak segments] _ in
        guard let owner, let index = segments?.selectedSegmentIndex,
          choices.indices.contains(index)
        else { return }
        owner[keyPath: choice] = choices[index].value
        chosen(owner)
      },
      for: .valueChanged
    )
    return segments
  }
}
