import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A worked example of compositional layouts: a declaration, and where everything in it stands.
///
/// `Documentation/LayoutExamples.md` has a line for each, which `Scripts/check-layouts` compares with the tests.
struct LayoutExample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let container: CGSize
  let count: Int
  let heights: [CGFloat?]
  let problem: String?
  let frames: String
  let section: @MainActor @Sendable () -> NSCollectionLayoutSection

  /// One section in a window.
  ///
  /// `heights` are those that its cells ask for, nil for a cell that takes what it is given. `problem` is a part of the
  /// one diagnostic that the declaration leads to; without it there is none. A line of `frames` is the number of an
  /// item, `header 0`, `footer 0`, `badge 2` or `back 0`, and then x, y, width and height in points of the content; the
  /// line `extent` has the height of the content.
  init(
    _ id: String,
    _ sentence: String,
    container: CGSize = CGSize(width: 375, height: 600),
    items count: Int,
    heights: [CGFloat?] = [],
    problem: String? = nil,
    _ frames: String,
    section: @escaping @MainActor @Sendable () -> NSCollectionLayoutSection
  ) {
    testDescription = "\(id) \(sentence)"
    self.container = container
    self.count = count
    self.heights = heights
    self.problem = problem
    self.frames = frames
    self.section = section
  }

  /// Shows the example and compares.
  ///
  /// Where reading goes from right to left the layout says the same, and the collection view shows it mirrored.
  @MainActor
  func check() {
    for isRightToLeft in [false, true] {
      let shown = show(isRightToLeft: isRightToLeft)
      let names = frames.split(separator: "\n").compactMap { $0.split(separator: "|").first }
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let found = names.map { line($0, in: shown) }
      expectEqual(found.joined(separator: "\n"), frames, "right to left: \(isRightToLeft)")
      expectEqual(shown.diagnostics.count, (problem == nil ? 0 : 1), "\(shown.diagnostics)")
      if let problem { #expect(shown.diagnostics.first?.contains(problem) == true) }
      expectCellsStandThere(shown, isMirrored: isRightToLeft)
    }
  }

  @MainActor
  private func show(isRightToLeft: Bool) -> CompositionalLayoutFixture {
    let layout = UICollectionViewCompositionalLayout(section: section())
    layout.register(FlowBoundaryView.self, forDecorationViewOfKind: "back")
    let shown = CompositionalLayoutFixture(
      [count],
      width: container.width,
      height: container.height,
      isRightToLeft: isRightToLeft,
      kinds: ["header", "footer", "badge"],
      layout
    ) { source in
      source.wish = { path, size in
        let wish = path.item < heights.count ? heights[path.item] : nil
        return CGSize(width: size.width, height: wish ?? size.height)
      }
    }
    return shown
  }

  /// What the layout says of one line.
  @MainActor
  private func line(_ name: String, in shown: CompositionalLayoutFixture) -> String {
    let title = name.padding(toLength: 8, withPad: " ", startingAt: 0) + "|"
    guard name != "extent" else {
      return "\(title) \(Self.text(shown.view.contentSize.height))"
    }
    guard let frame = attributes(name, in: shown.layout)?.frame else { return "\(title) -" }
    return "\(title) \(Self.text(frame))"
  }

  @MainActor
  private func attributes(
    _ name: String,
    in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let words = name.split(separator: " ")
    guard let item = words.last.flatMap({ Int($0) }) else { return nil }
    let path = IndexPath(item: item, section: 0)
    guard words.count == 2 else { return layout.layoutAttributesForItem(at: path) }
    guard words[0] != "back" else {
      return layout.layoutAttributesForDecorationView(ofKind: "back", at: path)
    }
    return layout.layoutAttributesForSupplementaryView(ofKind: String(words[0]), at: path)
  }

  /// Every cell in sight stands where the layout says.
  @MainActor
  private func expectCellsStandThere(_ shown: CompositionalLayoutFixture, isMirrored: Bool) {
    for item in 0..<count {
      let path = IndexPath(item: item, section: 0)
      guard var frame = shown.layout.layoutAttributesForItem(at: path)?.frame else { continue }
      if isMirrored { frame.origin.x = container.width - frame.maxX }
      guard frame.intersects(shown.view.bounds) else { continue }
      let cell = shown.view.cellForItem(at: path)
      expectEqual(cell.map { Self.text($0.frame) }, Self.text(frame), "item \(item)")
    }
  }

  private static func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")
  }

  /// A number with at most three decimals.
  private static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}

/// A fixed distance on each side of an item, or one that grows.
@MainActor
func edges(
  leading: NSCollectionLayoutSpacing? = nil,
  top: NSCollectionLayoutSpacing? = nil,
  trailing: NSCollectionLayoutSpacing? = nil,
  bottom: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutEdgeSpacing {
  NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
}

extension NSCollectionLayoutItem {
  func inset(by margin: CGFloat) -> Self {
    contentInsets = directional(margin, margin, margin, margin)
    return self
  }

  func spaced(_ spacing: NSCollectionLayoutEdgeSpacing) -> Self {
    edgeSpacing = spacing
    return self
  }
}

extension NSCollectionLayoutGroup {
  /// With so much between its items.
  func gap(_ spacing: NSCollectionLayoutSpacing) -> Self {
    interItemSpacing = spacing
    return self
  }
}

/// A section of one group, changed by `change`.
@MainActor
func section(
  _ group: NSCollectionLayoutGroup,
  _ change: (NSCollectionLayoutSection) -> Void = { _ in }
) -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection(group: group)
  change(section)
  return section
}

/// Two columns of rows of 44 between insets of 10, and 10 between them.
@MainActor
func twoColumns() -> NSCollectionLayoutSection {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(.fractionalWidth(1), .absolute(44)),
    subitem: fullItem(),
    count: 2
  )
  return section(group.gap(.fixed(10))) {
    $0.contentInsets = directional(0, 10, 0, 10)
    $0.interGroupSpacing = 10
  }
}
