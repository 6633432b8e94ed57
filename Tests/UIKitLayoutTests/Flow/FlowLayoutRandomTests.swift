import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A flow layout, at random")
@MainActor
struct FlowLayoutRandomTests {
  @Test(
    "shows everything where the slow twin does",
    arguments: TrialRounds.share(of: 0..<60 as Range<UInt64>)
  )
  func agreesWithTheSlowTwin(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let trial = FlowTrial(&generator)
    trial.fixture.show()
    try trial.requireAgreement("seed \(seed)")
    for step in 0..<12 {
      let change = trial.change(&generator)
      trial.fixture.frame()
      try trial.requireAgreement("seed \(seed), step \(step): \(change)")
    }
  }
}

/// A collection view with a random flow layout, and what the slow twin needs to know of it.
@MainActor
private final class FlowTrial {
  let fixture: FlowFixture
  private let source = SizingSource()
  private var sizes: [[CGSize]]

  init(_ generator: inout SeededGenerator) {
    let isUniform = Bool.random(using: &generator)
    sizes = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      let first = Self.size(&generator)
      return (0..<Int.random(in: 0...25, using: &generator)).map { _ in
        isUniform ? first : Self.size(&generator)
      }
    }
    fixture = FlowFixture(
      sizes.map(\.count),
      width: CGFloat(Int.random(in: 100...400, using: &generator)),
      height: 300,
      isRightToLeft: Int.random(in: 0...3, using: &generator) == 0,
      source: source
    )
    source.size = { [unowned self] in sizes[$0.section][$0.item] }
    for _ in 0..<6 { _ = change(&generator) }
  }

  private static func size(_ generator: inout SeededGenerator) -> CGSize {
    CGSize(
      width: CGFloat(Int.random(in: 1...8, using: &generator)) * 15,
      height: CGFloat(Int.random(in: 1...4, using: &generator)) * 12.5
    )
  }

  /// Changes something, and says what.
  func change(_ generator: inout SeededGenerator) -> String {
    let layout = fixture.layout
    let distance = CGFloat(Int.random(in: 0...60, using: &generator)) / 4
    switch Int.random(in: 0...9, using: &generator) {
    case 0: layout.minimumLineSpacing = distance
    case 1: layout.minimumInteritemSpacing = distance
    case 2:
      layout.sectionInset = UIEdgeInsets(top: distance, left: distance, bottom: 3, right: 2)
    case 3: layout.headerReferenceSize = CGSize(width: distance, height: 2 * distance)
    case 4: layout.footerReferenceSize = CGSize(width: distance, height: distance)
    case 5:
      layout.scrollDirection = Bool.random(using: &generator) ? .vertical : .horizontal
    case 6:
      fixture.view.frame.size = CGSize(
        width: CGFloat(Int.random(in: 100...400, using: &generator)),
        height: CGFloat(Int.random(in: 100...400, using: &generator))
      )
    case 7:
      fixture.view.contentInset = UIEdgeInsets(top: 5, left: distance, bottom: 0, right: distance)
    case 8: renewSizes(&generator)
    default:
      let content = fixture.view.contentSize
      fixture.view.contentOffset = CGPoint(
        x: CGFloat.random(in: -20...max(0, content.width), using: &generator),
        y: CGFloat.random(in: -20...max(0, content.height), using: &generator)
      )
    }
    return description
  }

  private func renewSizes(_ generator: inout SeededGenerator) {
    for section in sizes.indices {
      for item in sizes[section].indices { sizes[section][item] = Self.size(&generator) }
    }
    fixture.layout.invalidateLayout()
  }

  /// What the trial has come to, for a replay.
  var description: String {
    let layout = fixture.layout
    return """
      \(layout.scrollDirection) \(fixture.view.bounds) in \(fixture.view.contentInset), \
      lines \(layout.minimumLineSpacing), items \(layout.minimumInteritemSpacing), \
      inset \(layout.sectionInset), header \(layout.headerReferenceSize), \
      footer \(layout.footerReferenceSize), sizes \(sizes)
      """
  }

  private var isMirrored: Bool { fixture.view.semanticContentAttribute == .forceRightToLeft }

  private var twin: NaiveFlow {
    let layout = fixture.layout
    let isVertical = layout.scrollDirection == .vertical
    let inset = fixture.view.contentInset
    let bounds = fixture.view.bounds
    func extent(_ size: CGSize) -> Double? {
      let extent = isVertical ? size.height : size.width
      return extent > 0 ? Double(extent) : nil
    }
    let sections = sizes.map { sizes in
      var section = NaiveFlow.Section(
        sizes: sizes.map { Size(width: Double($0.width), height: Double($0.height)) },
        isDeclared: true
      )
      section.insets = Insets(
        top: Double(layout.sectionInset.top),
        leading: Double(layout.sectionInset.left),
        bottom: Double(layout.sectionInset.bottom),
        trailing: Double(layout.sectionInset.right)
      )
      section.lineSpacing = Double(layout.minimumLineSpacing)
      section.itemSpacing = Double(layout.minimumInteritemSpacing)
      section.header = extent(layout.headerReferenceSize)
      section.footer = extent(layout.footerReferenceSize)
      return section
    }
    let across =
      isVertical
      ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
    return NaiveFlow(
      FlowConfiguration(axis: isVertical ? .vertical : .horizontal, crossExtent: Double(across)),
      sections: sections
    )
  }

  /// Requires that the layout answers, and the collection view shows, what the twin has placed.
  func requireAgreement(_ replay: String) throws {
    let replay = Comment(rawValue: replay)
    let twin = twin
    let size = fixture.view.contentSize
    try #require(abs(Double(size.width) - twin.contentSize.width) < 1e-6, replay)
    try #require(abs(Double(size.height) - twin.contentSize.height) < 1e-6, replay)
    for element in twin.elements {
      let frame = try #require(fixture.layout.frame(of: element), replay)
      let isNear = frame.isNear(element.frame)
      try #require(isNear, "\(element) stands at \(frame)\n\(replay)")
    }
    let visible = fixture.layoutCoordinates(of: fixture.view.bounds, isMirrored: isMirrored)
    let expected = twin.elements(in: visible).count
    let shown =
      fixture.view.visibleCells.count
      + [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      .map { fixture.view.visibleSupplementaryViews(ofKind: $0).count }.reduce(0, +)
    try #require(shown == expected, replay)
  }
}

extension UICollectionViewLayout {
  fileprivate func frame(of element: FlowElement) -> CGRect? {
    let path = IndexPath(item: 0, section: element.section)
    return switch element.kind {
    case .item(let item):
      layoutAttributesForItem(at: IndexPath(item: item, section: element.section))?.frame
    case .header:
      layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: path
      )?.frame
    case .footer:
      layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter,
        at: path
      )?.frame
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(Double(minX) - other.x) < 1e-6 && abs(Double(minY) - other.y) < 1e-6
      && abs(Double(width) - other.width) < 1e-6 && abs(Double(height) - other.height) < 1e-6
  }
}

extension FlowFixture {
  /// A rectangle on screen in the coordinates of the layout.
  fileprivate func layoutCoordinates(of rect: CGRect, isMirrored: Bool) -> Rect {
    let room = view.bounds.width - view.contentInset.left - view.contentInset.right
    let width = max(view.contentSize.width, room)
    return Rect(
      x: Double(isMirrored ? width - rect.maxX : rect.minX),
      y: Double(rect.minY),
      width: Double(rect.width),
      height: Double(rect.height)
    )
  }
}
