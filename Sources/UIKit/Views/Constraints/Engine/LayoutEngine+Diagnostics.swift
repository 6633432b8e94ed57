import CoreGraphics
import Foundation
import TesseraCore

extension LayoutEngine {
  /// Reports conflicts that were found, each once until it is over.
  func note(_ report: SolveReport) {
    agenda.reported = agenda.reported.filter { solver.isBroken($0) }
    guard !report.conflicts.isEmpty, !isTemporary else { return }
    let names = rowNames
    for conflict in report.conflicts where agenda.reported.insert(conflict.broken).inserted {
      let statements = conflict.constraints.map { names[$0] ?? "a row" }
      Diagnostics.report(
        .layout,
        """
        Constraints in \(host?.layoutName ?? "a view") contradict each other: \
        \(statements.joined(separator: "; ")). The one added last, \(names[conflict.broken] ?? "a row"), \
        is broken. Remove one of them, or give one a priority below 1000.
        """
      )
    }
  }

  func reportRestlessLayout(_ host: UIView) {
    Diagnostics.report(
      .layout,
      """
      \(host.layoutName) changed its constraints or contents in each round of one layout; frames are those \
      of the last round.
      """
    )
  }

  /// What each row of the solver says.
  private var rowNames: [Row: String] {
    var names: [Row: String] = [:]
    for entry in entries.values {
      if let row = entry.row { names[row] = entry.constraint.summary }
    }
    let host = host?.layoutName ?? "the view"
    for (row, length) in [(hostRows.horizontal, "width"), (hostRows.vertical, "height")] {
      if let row { names[row.row] = "the \(length) of \(host), which is given (\(-row.constant))" }
    }
    for box in boxes.all {
      let name = box.item?.layoutName ?? "a view that is gone"
      for own in [box.placement?.horizontal, box.placement?.vertical] {
        if let row = own?.start?.row { names[row] = "the place of \(name), given by its frame" }
        if let row = own?.length?.row { names[row] = "the size of \(name), given by its frame" }
      }
      for rows in [box.content.rows.horizontal, box.content.rows.vertical] {
        if let row = rows.hugging?.row { names[row] = "the content of \(name), which hugs it" }
        if let row = rows.resistance?.row {
          names[row] = "the content of \(name), which resists compression"
        }
      }
    }
    return names
  }
}
