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
    /// The same across the stack.
    var crossHugging: Float = 250
    var crossResistance: Float = 750
    /// The least distance to the next view.
    var spacingAfter: CGFloat = 0
    /// The size the view asks for in a width, or in any for `nil`.
    var measure: (_ width: CGFloat?) -> MeasuredSize
    /// The width the view asks for in a room that it need not fill.
    var measureWidth: (_ room: CGFloat?) -> CGFloat
    /// From the top to the baselines in a size.
    var baselines: (_ size: CGSize) -> TextBaselines = {
      TextBaselines(first: $0.height, last: $0.height)
    }
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  /// Whether distances in a column are those between baselines.
  var isBaselineRelative = false
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
      let items = elements.map { crossItem($0, length: $0.measureWidth(width)) }
      let natural = StackCrossAxis(items: items, alignment: crossAlignment).fittingLength
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
      let down = column(in: across).spans(in: size.height)
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

// Rows.
extension StackSolver {
  private var row: StackMainAxis { axis(lengths: elements.map { $0.measure(nil).width }) }

  private func crossItems(widths: [CGFloat]) -> [StackCrossItem] {
    zip(elements, widths).map { element, width in
      let height = element.measure(width).height ?? 0
      var item = crossItem(element, length: height)
      guard crossAlignment == .baseline else { return item }
      let baselines = element.baselines(CGSize(width: width, height: height))
      item.baseline = alignment == .lastBaseline ? baselines.last : baselines.first
      return item
    }
  }

  private func crossItem(_ element: Element, length: CGFloat) -> StackCrossItem {
    StackCrossItem(
      length: length,
      hugging: element.crossHugging,
      resistance: element.crossResistance
    )
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

// Columns.
extension StackSolver {
  /// The views of a column one below the other, and how far text may reach beyond its ends.
  private struct Column {
    var axis: StackMainAxis
    /// From the top of the first view to its first baseline, where that stands at the top.
    var above: CGFloat = 0
    /// From the last baseline of the last view to its bottom, where that baseline stands at the bottom.
    var below: CGFloat = 0

    var fittingLength: CGFloat { max(0, axis.fittingLength - above - below) }

    func spans(in available: CGFloat) -> [StackSpan] {
      axis.spans(in: available + above + below).map { span in
        StackSpan(start: span.start - above, length: span.length)
      }
    }
  }

  private func widths(in width: CGFloat) -> [StackSpan] {
    // Views that fill the column are not asked for a width.
    let items = elements.map { element in
      crossItem(element, length: alignment == .fill ? width : element.measureWidth(width))
    }
    return StackCrossAxis(items: items, alignment: crossAlignment).spans(in: width)
  }

  private func column(in width: CGFloat) -> Column { column(in: widths(in: width)) }

  private func column(in widths: [StackSpan]) -> Column {
    let heights = zip(elements, widths).map { $0.measure($1.length).height }
    var column = Column(axis: axis(lengths: heights))
    guard isBaselineRelative, !elements.isEmpty else { return column }
    let sizes = zip(widths, heights).map { CGSize(width: $0.length, height: $1 ?? 0) }
    let baselines = zip(elements, sizes).map { $0.baselines($1) }
    for index in baselines.indices.dropLast() {
      column.axis.items[index].overlapAfter =
        sizes[index].height - baselines[index].last + baselines[index + 1].first
    }
    let last = baselines.count - 1
    column.above = baselines[0].first
    column.below = sizes[last].height - baselines[last].last
    return column
  }
}
