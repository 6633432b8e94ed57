import TesseraCore
import Testing

/// Room for one item.
func item(
  _ width: CompositionalDimension,
  _ height: CompositionalDimension,
  insets: Insets = .zero,
  edges: CompositionalEdgeSpacing = .none,
  badges: [CompositionalSupplementary] = []
) -> CompositionalSubitem {
  .item(
    CompositionalItem(
      size: CompositionalSize(width: width, height: height),
      contentInsets: insets,
      edgeSpacing: edges,
      supplementaries: badges
    )
  )
}

/// An item that fills its group.
var full: CompositionalSubitem { item(.fractionalWidth(1), .fractionalHeight(1)) }

/// A group.
func group(
  _ width: CompositionalDimension,
  _ height: CompositionalDimension,
  _ content: CompositionalGroup.Content,
  gap: CompositionalSpacing = .fixed(0),
  insets: Insets = .zero,
  edges: CompositionalEdgeSpacing = .none,
  badges: [CompositionalSupplementary] = []
) -> CompositionalGroup {
  CompositionalGroup(
    size: CompositionalSize(width: width, height: height),
    content: content,
    spacing: gap,
    contentInsets: insets,
    edgeSpacing: edges,
    supplementaries: badges
  )
}

/// A row as wide as its container.
func row(
  _ height: CompositionalDimension,
  _ subitems: [CompositionalSubitem],
  gap: CompositionalSpacing = .fixed(0),
  edges: CompositionalEdgeSpacing = .none
) -> CompositionalGroup {
  group(.fractionalWidth(1), height, .list(.horizontal, subitems), gap: gap, edges: edges)
}

/// A row of one item that fills it.
func plainRow(_ height: Double = 44) -> CompositionalGroup { row(.absolute(height), [full]) }

/// A header or footer as wide as its container.
func boundary(
  _ height: CompositionalDimension,
  _ edges: CompositionalEdges,
  width: CompositionalDimension = .fractionalWidth(1),
  offset: Point = .zero,
  extends: Bool = true,
  pinned: Bool = false
) -> CompositionalBoundary {
  CompositionalBoundary(
    size: CompositionalSize(width: width, height: height),
    edges: edges,
    offset: offset,
    extendsBoundary: extends,
    isPinned: pinned
  )
}

/// Insets in the order top, leading, bottom, trailing.
func insets(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) -> Insets {
  Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

/// A solved layout.
func arrange(
  width: Double = 375,
  height: Double = 600,
  axis: Axis = .vertical,
  direction: LayoutDirection = .leftToRight,
  spacing: Double = 0,
  _ sections: (CompositionalSection, itemCount: Int)...
) -> CompositionalArrangement {
  CompositionalArrangement(
    CompositionalConfiguration(
      axis: axis,
      container: Size(width: width, height: height),
      direction: direction,
      interSectionSpacing: spacing
    ),
    sections: sections
  )
}

extension CompositionalArrangement {
  /// The frames of the items of a section, in order.
  func itemFrames(ofSection section: Int = 0) -> [Rect] {
    (0..<(itemCount(ofSection: section) ?? 0)).compactMap {
      frame(of: .item($0), inSection: section)
    }
  }

  /// The extent of the content along the scroll axis.
  var extent: Double { contentSize.extent(along: configuration.axis) }

  /// Takes over the heights of the first items, with the widths that they have.
  mutating func measure(heights: [Double?], section: Int = 0) {
    for (item, height) in heights.enumerated() {
      guard let height, let frame = frame(of: .item(item), inSection: section) else { continue }
      setMeasured(
        Size(width: frame.width, height: height),
        of: .item(item),
        inSection: section
      )
    }
  }
}

/// Expects frames given as x, y, width and height, to a hundredth of a point.
func expect(
  _ found: [Rect],
  _ expected: [[Double]],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
  let numbers = found.map { [$0.x, $0.y, $0.width, $0.height].map(rounded) }
  let wanted = expected.map { $0.map(rounded) }
  #expect(numbers == wanted, sourceLocation: sourceLocation)
}
