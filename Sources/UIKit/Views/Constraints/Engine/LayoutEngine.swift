import CoreGraphics
import Foundation
import TesseraCore

/// Finds the frames of the views in one view whose size is given.
///
/// The host is that view. Its size, the frames of views that have one, contents and constraints are rows of a
/// solver, which goes on from its last solution. A change is noted when it is made, and taken up by the next layout
/// or measurement.
@MainActor
final class LayoutEngine {
  typealias Row = SolverConstraint

  private(set) weak var host: UIView?
  /// Whether the engine only answers what size a part of another engine's host would have.
  let isTemporary: Bool
  var solver = ConstraintSolver()
  /// The host's is one of them.
  private(set) var boxes = LayoutBoxes()
  /// By the constraint.
  var entries: [ObjectIdentifier: Entry] = [:]
  var agenda = Agenda()
  var hostRows = AxisPair<OwnRow?>(nil)
  /// How many rows the engine has added by itself.
  var ownRowCount = 0
  var hostSize: MeasureProposal?
  /// Sizes that were found for the present content.
  var fits: [(proposal: MeasureProposal, size: MeasuredSize)] = []
  /// What constraints ask of the guides of scroll views; nil when it is to be found again.
  var scrollGuideUses: ScrollGuideUses?

  struct Entry {
    let constraint: NSLayoutConstraint
    var row: Row?
  }

  /// A row that the engine has added by itself.
  struct OwnRow {
    let row: Row
    var constant: Double
    var priority: Float
  }

  /// What the next layout or measurement takes up.
  struct Agenda {
    var constraints: [NSLayoutConstraint] = []
    var boxes: [LayoutBox] = []
    /// Whether frames have not followed the solution.
    var needsPlacing = true
    var isSolving = false
    /// Whether rows were added, changed or removed since the last solution.
    var hasChanged = false
    /// Boxes whose height follows their width.
    var wrappingBoxes: [LayoutBox] = []
    /// Boxes whose place can change without notice, and those with baselines.
    var watchedBoxes: [LayoutBox] = []
    /// Broken constraints that were reported.
    var reported: Set<Row> = []
  }

  init(_ host: UIView, isTemporary: Bool = false) {
    self.host = host
    self.isTemporary = isTemporary
    let size = AxisPair(horizontal: solver.addVariable(), vertical: solver.addVariable())
    let box = LayoutBox(host, in: self, parent: nil, origin: AxisPair(nil), size: size)
    boxes.add(box)
    noteChange(of: box)
  }

  var hostBox: LayoutBox? { host.flatMap { boxes[$0] } }

  /// Schedules a solution of the frames before the next frame.
  func setNeedsSolve() {
    agenda.needsPlacing = true
    fits = []
    guard !isTemporary, !agenda.isSolving else { return }
    host?.setNeedsLayout()
    host?.constrainedContentDidChange()
  }
}

extension LayoutEngine {
  /// Takes a constraint up whose items are in the host.
  func add(_ constraint: NSLayoutConstraint) {
    entries[ObjectIdentifier(constraint)] = Entry(constraint: constraint)
    scrollGuideUses = nil
    agenda.constraints.append(constraint)
    if !isTemporary { constraint.activation?.engine = self }
    for item in constraint.items {
      guard let box = box(of: item) else { continue }
      box.constraintSides += 1
      if box.keepsFrame { noteChange(of: box) }
    }
    forgetPins()
    setNeedsSolve()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    scrollGuideUses = nil
    if let row = entry.row {
      removeRow(row)
    } else {
      agenda.constraints.removeAll { $0 === constraint }
    }
    constraint.activation?.engine = nil
    for item in constraint.items {
      guard let box = boxes[item] else { continue }
      box.constraintSides -= 1
      if box.constraintSides == 0 { noteChange(of: box) }
    }
    forgetPins()
    setNeedsSolve()
  }

  /// Gives up all constraints, in the order in which they were activated.
  func removeAll() -> [NSLayoutConstraint] {
    let constraints = sortedConstraints
    entries = [:]
    scrollGuideUses = nil
    agenda.constraints = []
    return constraints
  }

  var sortedConstraints: [NSLayoutConstraint] {
    entries.values.map(\.constraint)
      .sorted { ($0.activation?.order ?? 0) < ($1.activation?.order ?? 0) }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let row = entries[ObjectIdentifier(constraint)]?.row else { return }
    guard let linear = linearConstraint(constraint) else { return }
    attempt { () throws(ConstraintIssue) in
      try solver.setConstant(linear.expression.constant, of: row)
    }
    agenda.hasChanged = true
    forgetPins()
    setNeedsSolve()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let row = entries[key]?.row else { return }
    let priority = ConstraintPriority(constraint.priority)
    do throws(ConstraintIssue) {
      try solver.setPriority(priority, of: row)
      agenda.hasChanged = true
    } catch {
      // A row cannot become required or stop being so, but another one can take its place.
      renew(constraint)
    }
    forgetPins()
    setNeedsSolve()
  }

  /// Adds a constraint to the solver again.
  func renew(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let row = entries[key]?.row else { return }
    removeRow(row)
    entries[key]?.row = nil
    agenda.constraints.append(constraint)
  }

  /// Constraints that follow the reading direction are put to the solver anew, as that may have changed.
  func directionDidChange() {
    scrollGuideUses = nil
    for constraint in sortedConstraints where constraint.followsDirection { renew(constraint) }
    setNeedsSolve()
  }
}

extension LayoutEngine {
  /// The constraints that are inside of a view altogether, and those that lead to it or into it from outside.
  func constraints(
    around view: UIView
  ) -> (inside: [NSLayoutConstraint], crossing: [NSLayoutConstraint]) {
    var inside: [NSLayoutConstraint] = []
    var crossing: [NSLayoutConstraint] = []
    for constraint in sortedConstraints {
      if constraint.activation?.holder?.isDescendant(of: view) == true {
        inside.append(constraint)
      } else if constraint.items.contains(where: { $0.itemView?.isDescendant(of: view) == true }) {
        crossing.append(constraint)
      }
    }
    return (inside, crossing)
  }

  /// The rectangle of an item in the host, which takes part from now on.
  func box(of item: any LayoutItem) -> LayoutBox? {
    if let box = boxes[item] { return box }
    guard let view = item.itemView else { return nil }
    let outer = item === view ? view.superview : view
    guard let outer, let parent = box(of: outer) else { return nil }
    let box = LayoutBox(
      item,
      in: self,
      parent: parent,
      origin: AxisPair(horizontal: solver.addVariable(), vertical: solver.addVariable()),
      size: AxisPair(horizontal: solver.addVariable(), vertical: solver.addVariable())
    )
    boxes.add(box)
    if !isTemporary { item.layoutBox = box }
    noteChange(of: box)
    return box
  }

  /// Gives up the rectangles of a view and of what is in it; no constraint leads there any more.
  func removeBoxes(in view: UIView, keepingItself: Bool = false) {
    let leaving = boxes.inOrder.filter { box in
      guard box.parent != nil else { return false }
      guard let item = box.item else { return true }
      if keepingItself, item === view { return false }
      return item.itemView?.isDescendant(of: view) == true
    }
    // What places a guide, or a view inside, has variables of the view around it.
    for box in leaving { removeOwnRows(of: box) }
    for box in leaving { remove(box) }
  }

  /// Gives up a guide, with the constraints that lead to it.
  func removeItem(_ item: any LayoutItem) {
    for constraint in sortedConstraints where constraint.items.contains(where: { $0 === item }) {
      constraint.deactivate()
    }
    if let box = boxes[item] { remove(box) }
  }

  private func remove(_ box: LayoutBox) {
    boxes.remove(box)
    removeOwnRows(of: box)
    for variable in box.variables {
      attempt { () throws(ConstraintIssue) in try solver.remove(variable) }
    }
    agenda.boxes.removeAll { $0 === box }
    agenda.wrappingBoxes.removeAll { $0 === box }
    agenda.watchedBoxes.removeAll { $0 === box }
    if box.item?.layoutBox === box { box.item?.layoutBox = nil }
  }

  /// Takes note that the content of a view or what places it is another.
  func itemDidChange(_ box: LayoutBox) {
    noteChange(of: box)
    setNeedsSolve()
  }

  /// Takes note that the frame of a view that has one is another: that asks for no other size of the host.
  func placeDidChange(_ box: LayoutBox) {
    noteChange(of: box)
    agenda.needsPlacing = true
    if !agenda.isSolving { host?.setNeedsLayout() }
  }

  private func noteChange(of box: LayoutBox) {
    guard !box.isNoted else { return }
    box.isNoted = true
    agenda.boxes.append(box)
  }
}
