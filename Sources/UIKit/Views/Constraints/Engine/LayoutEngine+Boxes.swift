import CoreGraphics
import Foundation
import TesseraCore

extension LayoutEngine {
  /// Takes over what an item says of itself now: its frame or margins, its content and its baselines.
  func take(_ box: LayoutBox) {
    box.isNoted = false
    if let guide = box.guide {
      place(guide, box)
    } else if let view = box.view {
      box.keepsFrame = box.constraintSides == 0 && view.asksForNoSize
      if box.parent != nil, view.isPlacedByFrame || box.keepsFrame {
        place(view, box)
        clearContent(of: box)
      } else {
        clearPlacement(of: box)
        takeContent(of: view, box)
      }
    }
    takeBaselines(of: box)
  }

  /// Keeps a view where its frame and its autoresizing mask put it in its superview.
  private func place(_ view: UIView, _ box: LayoutBox) {
    guard let parent = box.parent, let superview = view.superview else { return }
    let frame = view.alignmentRect(forFrame: view.frame)
    agenda.hasChanged = false
    defer { if agenda.hasChanged { fits = [] } }
    let horizontal = Springs(
      start: frame.minX,
      length: frame.width,
      total: superview.bounds.width,
      flexible: view.autoresizingMask.horizontal
    )
    let vertical = Springs(
      start: frame.minY,
      length: frame.height,
      total: superview.bounds.height,
      flexible: view.autoresizingMask.vertical
    )
    place(box, in: parent, .horizontal, horizontal)
    place(box, in: parent, .vertical, vertical)
  }

  func place(
    _ box: LayoutBox,
    in parent: LayoutBox,
    _ axis: NSLayoutConstraint.Axis,
    _ springs: Springs
  ) {
    var placement = box.placement ?? AxisPair(LayoutBox.Placement())
    let insets = frameInsets(of: parent, axis)
    let parentLength = LinearExpression(parent.size[axis])
    // Springs are in the superview's frame, which is around what constraints see of it.
    set(
      &placement[axis].start,
      box.start(axis) - parent.start(axis) - parentLength * springs.startShare,
      .equal,
      constant: insets.start - springs.start - insets.total * springs.startShare
    )
    set(
      &placement[axis].length,
      LinearExpression(box.size[axis]) - parentLength * springs.lengthShare,
      .equal,
      constant: -springs.length - insets.total * springs.lengthShare
    )
    box.placement = placement
  }

  /// How far the alignment rectangle of a view is inside of its frame at the left or top, and at both edges together.
  func frameInsets(
    of box: LayoutBox,
    _ axis: NSLayoutConstraint.Axis
  ) -> (start: Double, total: Double) {
    guard box.parent != nil, let view = box.view else { return (0, 0) }
    let insets = view.usableAlignmentInsets
    return axis == .horizontal
      ? (insets.left, insets.left + insets.right) : (insets.top, insets.top + insets.bottom)
  }

  func clearPlacement(of box: LayoutBox) {
    guard var placement = box.placement else { return }
    clear(&placement.horizontal.start)
    clear(&placement.horizontal.length)
    clear(&placement.vertical.start)
    clear(&placement.vertical.length)
    box.placement = nil
  }
}

extension LayoutEngine {
  /// Keeps a guide where its view has it; one that was added is placed by constraints.
  private func place(_ guide: UILayoutGuide, _ box: LayoutBox) {
    guard guide.kind != .constrained, let parent = box.parent, let view = guide.owner else {
      return
    }
    watch(box)
    if let scrollView = guide.scrollView, guide.kind == .content || guide.kind == .frame {
      return place(guide, of: scrollView, box, in: parent)
    }
    let insets = insets(of: guide, view, parent)
    box.insets = guide.followsSafeArea || guide.saysFrame ? insets : nil
    guard guide.kind != .adjustable else { return suggest(insets, box, in: parent) }
    place(box, in: parent, .horizontal, Springs(from: insets.left, to: insets.right))
    place(box, in: parent, .vertical, Springs(from: insets.top, to: insets.bottom))
  }

  private func insets(
    of guide: UILayoutGuide,
    _ view: UIView,
    _ parent: LayoutBox
  ) -> UIEdgeInsets {
    switch guide.kind {
    case .constrained, .content, .frame: return .zero
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .readable:
      let width = solver.value(of: parent.size.horizontal)
      return view.readableInsets(inWidth: width + frameInsets(of: parent, .horizontal).total)
    case .derived, .adjustable: return guide.derivedInsets
    }
  }

  /// Keeps the edges of a guide where its view has them, unless constraints move them.
  private func suggest(_ insets: UIEdgeInsets, _ box: LayoutBox, in parent: LayoutBox) {
    var placement = box.placement ?? AxisPair(LayoutBox.Placement())
    let edges = AxisPair(
      horizontal: (insets.left, insets.right),
      vertical: (insets.top, insets.bottom)
    )
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      set(
        &placement[axis].start,
        box.start(axis) - parent.start(axis),
        .equal,
        constant: -edges[axis].0,
        priority: UILayoutPriority.fittingSizeLevel.rawValue
      )
      set(
        &placement[axis].length,
        box.end(axis) - parent.end(axis),
        .equal,
        constant: edges[axis].1,
        priority: UILayoutPriority.fittingSizeLevel.rawValue
      )
    }
    box.placement = placement
  }

  private func watch(_ box: LayoutBox) {
    if !agenda.watchedBoxes.contains(where: { $0 === box }) { agenda.watchedBoxes.append(box) }
  }
}

extension LayoutEngine {
  /// Takes over the size that a view asks for without a limit.
  private func takeContent(of view: UIView, _ box: LayoutBox) {
    let followsWidth = view.contentHeightFollowsWidth
    if followsWidth, let width = box.content.pinnedWidth {
      box.content.natural = nil
      box.content.wrapped = (width, view.contentSize(for: .width(width)))
    } else {
      box.content.natural =
        followsWidth ? view.contentSize(for: .free) : MeasuredSize(view.intrinsicContentSize)
      box.content.wrapped = nil
    }
    agenda.wrappingBoxes.removeAll { $0 === box }
    if followsWidth { agenda.wrappingBoxes.append(box) }
    applyContent(of: view, box)
  }

  /// Applies hugging and compression resistance to the current size of the content.
  func applyContent(of view: UIView, _ box: LayoutBox) {
    applyContent(of: view, box, .horizontal)
    applyContent(of: view, box, .vertical)
  }

  private func applyContent(of view: UIView, _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
    guard let length = box.content.current[axis] else {
      clear(&box.content.rows[axis].hugging)
      return clear(&box.content.rows[axis].resistance)
    }
    let size = LinearExpression(box.size[axis])
    set(
      &box.content.rows[axis].hugging,
      size,
      .lessThanOrEqual,
      constant: -length,
      priority: view.contentHuggingPriority(for: axis).rawValue
    )
    set(
      &box.content.rows[axis].resistance,
      size,
      .greaterThanOrEqual,
      constant: -length,
      priority: view.contentCompressionResistancePriority(for: axis).rawValue
    )
  }

  func clearContent(of box: LayoutBox) {
    agenda.wrappingBoxes.removeAll { $0 === box }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      clear(&box.content.rows[axis].hugging)
      clear(&box.content.rows[axis].resistance)
    }
    box.content = LayoutBox.Content()
  }
}

extension LayoutEngine {
  /// Gives an item lines that text stands on, which constraints can name from now on.
  func makeBaselines(of box: LayoutBox) {
    guard box.baselines == nil else { return }
    box.baselines = LayoutBox.Baselines(first: solver.addVariable(), last: solver.addVariable())
    watch(box)
    takeBaselines(of: box)
  }

  /// Keeps the lines where text stands in a rectangle of the size that was found last.
  ///
  /// One that is lower than its content counts as high as that: text in the middle of a low rectangle would keep
  /// it low where both of its lines are given.
  func takeBaselines(of box: LayoutBox) {
    guard var baselines = box.baselines else { return }
    let width = solver.value(of: box.size.horizontal)
    let size = CGSize(
      width: width > 0 ? width : box.content.current.width ?? 0,
      height: max(solver.value(of: box.size.vertical), box.content.current.height ?? 0)
    )
    let lines = box.view.map { $0.alignedBaselines(in: size) }
    let top = box.start(.vertical)
    set(
      &baselines.firstRow,
      LinearExpression(baselines.first) - top,
      .equal,
      constant: -(lines?.first ?? size.height)
    )
    // The last line is counted from the bottom: what makes the view higher moves it down.
    set(
      &baselines.lastRow,
      LinearExpression(baselines.last) - box.end(.vertical),
      .equal,
      constant: size.height - (lines?.last ?? size.height)
    )
    box.baselines = baselines
  }
}

extension UIView {
  /// Whether the view itself asks for no size.
  fileprivate var asksForNoSize: Bool {
    !contentHeightFollowsWidth && MeasuredSize(intrinsicContentSize) == MeasuredSize()
  }
}
