import CoreGraphics
import Foundation

/// Arranges views in a row or a column: sizes in, frames out.
///
/// Widths are decided before heights, because text is as high as its width lets it be: a row shares
/// its width first and then asks each view for its height, a column gives each view its width first
/// and then shares its height.
@MainActor
struct StackSolver {
  /// A view as the solver sees it.
  struct Element {
    /// How strongly the view refuses to be longer along the stack.
    var hugging: Float = 250
    /// How strongly the view refuses to be shorter along the stack.
    var resistance: Float = 750
    /// The least distance to the next view.
    var spacingAfter: CGFloat = 0
    /// The size the view asks for in a width, or in any for `nil`.
    var measure: (_ width: CGFloat?) -> MeasuredSize
    /// From the top to the baseline that counts in a size.
    var baseline: (_ size: CGSize) -> CGFloat = { $0.height }
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var isRightToLeft = false
  var elements: [Element]

  /// The size in which every view is as large as it asks for, no wider than `width` if given.
  func size(fittingWidth width: CGFloat?) -> CGSize {
    switch axis {
    case .horizontal:
      let row = row
      let fitting = min(row.fittingLength, width ?? .infinity)
      let items = crossItems(widths: row.spans(in: fitting).map(\.length))
      return CGSize(width: fitting, height: heights(items).fittingLength)
    case .vertical:
      let natural = elements.map { $0.measure(width).width ?? 0 }.max() ?? 0
      let fitting = min(natural, width ?? .infinity)
      return CGSize(width: fitting, height: column(in: width ?? fitting).fittingLength)
    }
  }

  /// Where each view stands in a stack of the given size, from its top left corner.
  func frames(in size: CGSize) -> [CGRect] {
    switch axis {
    case .horizontal:
      let across = row.spans(in: size.width)
      let down = heights(crossItems(widths: across.map(\.length))).spans(in: size.height)
      return zip(across, down).map { frame($0, $1, in: size.width) }
    case .vertical:
      let across = widths(in: size.width)
      let down = column(in: size.width).spans(in: size.height)
      return zip(across, down).map { frame($0, $1, in: size.width) }
    }
  }

  private func frame(_ across: StackSpan, _ down: StackSpan, in width: CGFloat) -> CGRect {
    CGRect(
      x: isRightToLeft ? width - across.end : across.start,
      y: down.start,
      width: across.length,
      height: down.length
    )
  }

  private func axis(lengths: [CGFloat?]) -> StackMainAxis {
    let items = zip(elements, lengths).map { element, length in
      StackItem(
        length: length,
        hugging: element.hugging,
        resistance: element.resistance,
        spacingAfter: element.spacingAfter
      )
    }
    return StackMainAxis(items: items, distribution: distribution)
  }
}

extension StackSolver {
  private var row: StackMainAxis { axis(lengths: elements.map { $0.measure(nil).width }) }

  private func crossItems(widths: [CGFloat]) -> [StackCrossItem] {
    zip(elements, widths).map { element, width in
      let height = element.measure(width).height ?? 0
      guard crossAlignment == .baseline else { return StackCrossItem(length: height) }
      let baseline = element.baseline(CGSize(width: width, height: height))
      return StackCrossItem(length: height, baseline: baseline)
    }
  }

  private func heights(_ items: [StackCrossItem]) -> StackCrossAxis {
    StackCrossAxis(items: items, alignment: crossAlignment)
  }

  private var crossAlignment: StackCrossAxis.Alignment {
    switch alignment {
    case .fill: .fill
    case .leading: .start
    case .center: .center
    case .trailing: .end
    // A column has no line that baselines could share.
    case .firstBaseline, .lastBaseline: axis == .horizontal ? .baseline : .start
    }
  }
}

extension StackSolver {
  private func widths(in width: CGFloat) -> [StackSpan] {
    let items = elements.map { StackCrossItem(length: $0.measure(width).width ?? 0) }
    return StackCrossAxis(items: items, alignment: crossAlignment).spans(in: width)
  }

  private func column(in width: CGFloat) -> StackMainAxis {
    let widths = widths(in: width)
    return axis(lengths: zip(elements, widths).map { $0.measure($1.length).height })
  }
}
