import CoreGraphics
import Foundation
import TesseraCore

/// The rectangle of a view or a layout guide in an engine.
///
/// Its edges are counted from the top left corner of the host's bounds, as if nothing in it were scrolled.
@MainActor
final class LayoutBox {
  weak var item: (any LayoutItem)?
  /// What the item is known by, also when it is gone.
  let key: ObjectIdentifier
  private(set) weak var engine: LayoutEngine?
  /// The rectangle of the superview, or of a guide's view; nil for the host.
  let parent: LayoutBox?
  /// The left and top edge; nil for the host, where both are zero.
  let origin: AxisPair<SolverVariable?>
  let size: AxisPair<SolverVariable>

  /// Whether the engine is about to ask the item anew.
  var isNoted = false

  /// How many sides of constraints name the item.
  var constraintSides = 0
  /// Whether a view that constraints are to place keeps its frame, because none names it and it asks for no size.
  var keepsFrame = false

  /// What the engine says of the rectangle by itself.
  var placement: AxisPair<Placement>?
  var content = Content()
  var baselines: Baselines?
  /// How far a guide was inside of its view when the engine asked last; nil for what is no guide of margins.
  var insets: UIEdgeInsets?
  /// What keeps a length from being negative, once it was.
  var floors = AxisPair<LayoutEngine.OwnRow?>(nil)

  /// Where a rectangle begins and how long it is in one direction, when constraints do not find that.
  struct Placement {
    var start: LayoutEngine.OwnRow?
    var length: LayoutEngine.OwnRow?
  }

  /// Lines that text stands on.
  struct Baselines {
    let first: SolverVariable
    let last: SolverVariable
    var firstRow: LayoutEngine.OwnRow?
    var lastRow: LayoutEngine.OwnRow?
  }

  init(
    _ item: any LayoutItem,
    in engine: LayoutEngine,
    parent: LayoutBox?,
    origin: AxisPair<SolverVariable?>,
    size: AxisPair<SolverVariable>
  ) {
    self.item = item
    key = ObjectIdentifier(item)
    self.engine = engine
    self.parent = parent
    self.origin = origin
    self.size = size
  }

  var view: UIView? { item as? UIView }
  var guide: UILayoutGuide? { item as? UILayoutGuide }

  /// The variables of the rectangle, those of baselines included.
  var variables: [SolverVariable] {
    [
      origin.horizontal, origin.vertical, size.horizontal, size.vertical, baselines?.first,
      baselines?.last,
    ]
    .compactMap { $0 }
  }
}

extension LayoutBox {
  /// The left or top edge.
  func start(_ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    origin[axis].map { LinearExpression($0) } ?? LinearExpression()
  }

  /// The right or bottom edge.
  func end(_ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    start(axis) + LinearExpression(size[axis])
  }

  func middle(_ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    start(axis) + LinearExpression(size[axis]) * 0.5
  }

  /// The size that the content asks for, as far as it asks.
  struct Content {
    /// Without a limit, if it was asked for that.
    var natural: MeasuredSize?
    /// In the width that a layout has found.
    var wrapped: (width: Double, size: MeasuredSize)?
    /// The width that the box has in a solution, whatever the content asks for.
    ///
    /// It has neither widened for a longer line nor shrunk around a shorter one. A changed text need not be laid out
    /// without a limit then.
    var pinnedWidth: Double?
    var rows = AxisPair(Rows())

    var current: MeasuredSize { wrapped?.size ?? natural ?? MeasuredSize() }

    struct Rows {
      var hugging: LayoutEngine.OwnRow?
      var resistance: LayoutEngine.OwnRow?
    }
  }
}

extension MeasuredSize {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension MeasureProposal {
  subscript(axis: NSLayoutConstraint.Axis) -> Offer? { axis == .horizontal ? width : height }
}
