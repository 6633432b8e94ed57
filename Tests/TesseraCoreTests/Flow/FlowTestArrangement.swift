@testable import TesseraCore

/// An arrangement of one section.
func arrange(
  width: Double,
  _ items: FlowItems,
  insets: Insets = .zero,
  lineSpacing: Double = 10,
  lastLine: FlowLastLine = .automatic,
  header: FlowBoundary = .none,
  footer: FlowBoundary = .none
) -> FlowArrangement {
  let section = FlowSection(
    items: items,
    insets: insets,
    lineSpacing: lineSpacing,
    header: header,
    footer: footer
  )
  return FlowArrangement(
    FlowConfiguration(crossExtent: width, lastLine: lastLine),
    sections: [section]
  )
}

extension FlowArrangement {
  /// The frames of all items of a section as x, y, width, height.
  func itemFrames(ofSection section: Int = 0, stepsPerPoint: Double = 1e6) -> [[Double]] {
    (0..<(itemCount(ofSection: section) ?? 0)).map { item in
      guard let frame = frame(of: .item(item), inSection: section) else { return [] }
      return [frame.x, frame.y, frame.width, frame.height].map {
        ($0 * stepsPerPoint).rounded() / stepsPerPoint
      }
    }
  }

  /// The number of items in each line of a section.
  func itemsPerLine(ofSection section: Int = 0) -> [Int] {
    (0..<(lineCount(ofSection: section) ?? 0)).map {
      items(inLine: $0, ofSection: section)?.count ?? 0
    }
  }

  /// The numbers of runs of items and of lines that a section is stored as.
  func runCounts(ofSection section: Int) -> [Int] {
    guard let lines = sections.run(at: section)?.run.lines else { return [] }
    return [lines.items.runCount, lines.lines.runCount]
  }
}
