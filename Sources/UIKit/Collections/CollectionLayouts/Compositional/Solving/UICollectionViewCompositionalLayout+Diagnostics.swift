import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewCompositionalLayout {
  /// Reports what had to be repaired or cannot look as it reads, once for each declaration.
  func reportIssues() {
    guard let issues = solution?.arrangement.takeIssues(), let owner else { return }
    for issue in issues {
      let message = issue.message
      guard owner.engine.issueLog.notes(message) else { continue }
      Diagnostics.report(.layout, "\(type(of: self)): \(message)")
    }
  }
}

extension CompositionalIssue {
  /// The issue in words, with the section, the way to the subitem and numbers.
  fileprivate var message: String { "\(place): \(problem.words)" }

  private var place: String {
    guard let section else { return "configuration" }
    guard !path.isEmpty else { return "section \(section)" }
    let names = path.map { String($0) }.joined(separator: ", ")
    return "section \(section), subitem \(names)"
  }
}

extension CompositionalIssue.Problem {
  fileprivate var words: String {
    switch self {
    case .invalidNumber(let quantity, let found, let used):
      "\(quantity.words) is \(found); \(used) is used."
    case .emptyGroup: "the group has no items; without any other it is room for one."
    case .nestedTooDeeply(let limit):
      "groups stand more than \(limit) deep; the group is room for one item."
    case .tooManyItems(let limit):
      "the group would hold more than \(limit) items; the rest is left out."
    case .childrenOverflow(let needed, let available):
      "the subitems need \(needed) points, but the group has \(available); they overflow."
    case .measuredOverflow(let axis, let measured, let available):
      """
      a cell asks for a \(axis.words) of \(measured), but its group has \(available); it overflows. Make the \
      group's \(axis.words) estimated too.
      """
    case .unreachableSubitems(let first):
      "subitem \(first) does not fit; it and the subitems behind it are never used."
    case .spacingDisplacesFractions(let fitting, let expected):
      """
      \(expected) subitems would fit, but with the spacing between them only \(fitting) do; make \
      the fraction smaller, or give the group a count.
      """
    case .insetsIgnored:
      "content insets along an estimated extent are ignored; use edge spacing there."
    case .estimateStands(let axis, let estimate):
      """
      no subitem has an estimated or absolute \(axis.words), so the estimate of the group, \
      \(estimate), stands as its \(axis.words).
      """
    case .uniformInFixedGroup(let axis):
      """
      the \(axis.words) is uniform across siblings, but that of the group is not estimated or \
      uniform; it is taken as estimated.
      """
    case .groupWithoutExtent(let used):
      "the group has no extent along the direction of scrolling; that of its items, \(used), is used."
    case .boundsWithoutBackground:
      "the section is bounded by its background, but has none; it shows across the whole width."
    case .boundsWithoutRoom(let taken, let available):
      """
      the bounds of the section take \(taken) of \(available) points, so that nothing would show; it shows \
      across the whole width.
      """
    }
  }
}

extension Axis {
  fileprivate var words: String { self == .horizontal ? "width" : "height" }
}

extension CompositionalQuantity {
  fileprivate var words: String {
    switch self {
    case .width: "the width"
    case .height: "the height"
    case .itemSpacing: "the spacing between items"
    case .edgeSpacing: "an edge spacing"
    case .inset: "an inset"
    case .count: "the count of subitems"
    case .customFrame: "a number of a custom frame"
    case .groupSpacing: "the spacing between groups"
    case .sectionSpacing: "the spacing between sections"
    case .itemCount: "the number of items"
    case .offset: "an offset"
    case .container: "an extent of the container"
    case .measuredSize: "a measured extent"
    }
  }
}
