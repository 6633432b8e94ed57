import BenchmarkSupport
import CoreGraphics
import Tessera
import TesseraHeadless
import UIKit

/// Auto Layout: a card that is measured, and rows of any length.
@MainActor
func autoLayout(_ table: inout BenchmarkTable) throws {
  UIApplication.start(with: HeadlessBackend())
  try compareCard(&table)
  for count in [100, 1_000, 10_000] { try compareRows(count, &table) }
  try compareContradictions(100, &table)
}

/// A card with another text against two layouts of such a text.
@MainActor
private func compareCard(_ table: inout BenchmarkTable) throws {
  let card = ConstrainedCard()
  let line = UILabel()
  line.text = "Title"
  let title = line.intrinsicContentSize.height
  let text = card.layOutTextTwice()
  try require(
    card.measure().height,
    equals: card.height(withText: text.height, title: title),
    "the height of the card"
  )
  table.add(
    BenchmarkRow(
      "Auto Layout: a card of 6 views and 18 constraints is measured with another text",
      size: 6,
      measure({ keep(card.measure()) }, against: { keep(card.layOutTextTwice()) }),
      alternative: "two layouts of the text",
      atMost: 1
    )
  )
}

/// A row against one of a tenth of its length.
@MainActor
private func compareRows(_ count: Int, _ table: inout BenchmarkTable) throws {
  let row = ConstrainedRow(count: count)
  row.view.layoutIfNeeded()
  try require(
    row.parts[count - 1].frame,
    equals: CGRect(x: 12 * count - 10, y: 0, width: 10, height: 10),
    "the frame of the last view"
  )
  table.add(
    BenchmarkRow(
      "Auto Layout: a row of views is made and laid out",
      size: count,
      measure({ layOutRow(count) }, against: { layOutRow(count / 10) }),
      alternative: "a tenth of the views",
      atMost: 20
    )
  )
}

/// Views with two widths each against views with one.
@MainActor
private func compareContradictions(_ count: Int, _ table: inout BenchmarkTable) throws {
  UIApplication.setDiagnosticPolicy(.handler { _ in })
  defer { UIApplication.setDiagnosticPolicy(.standardError) }
  let row = ConstrainedRow(count: count, isContradictory: true)
  row.view.layoutIfNeeded()
  try require(row.parts.allSatisfy { $0.frame.width == 10 }, "the width added last is not broken")
  table.add(
    BenchmarkRow(
      "Auto Layout: a contradiction for each view",
      size: count,
      measure({ layOutRow(count, isContradictory: true) }, against: { layOutRow(count) }),
      alternative: "none",
      atMost: 20
    )
  )
}

@MainActor
private func layOutRow(_ count: Int, isContradictory: Bool = false) {
  let row = ConstrainedRow(count: count, isContradictory: isContradictory)
  row.view.layoutIfNeeded()
  keep(row)
}
