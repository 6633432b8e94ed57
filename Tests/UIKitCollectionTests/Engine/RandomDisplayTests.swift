import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Whatever happens to a collection view")
@MainActor
struct RandomDisplayTests {
  /// A layout whose elements stand anywhere, listed one by one.
  private final class ScatterLayout: UICollectionViewLayout {
    var frames: [[CGRect]] = []
    var headers: [CGRect] = []
    var size = CGSize.zero
    var followsBounds = false

    /// Scatters as many elements as there are items.
    func scatter(_ counts: [Int], _ generator: inout SeededGenerator) {
      size = CGSize(
        width: CGFloat.random(in: 100...700, using: &generator).rounded(),
        height: CGFloat.random(in: 100...3000, using: &generator).rounded()
      )
      frames = counts.map { count in (0..<count).map { _ in place(&generator) } }
      headers = counts.map { _ in place(&generator) }
    }

    private func place(_ generator: inout SeededGenerator) -> CGRect {
      CGRect(
        x: CGFloat.random(in: 0...size.width, using: &generator).rounded(),
        y: CGFloat.random(in: 0...size.height, using: &generator).rounded(),
        width: CGFloat.random(in: 0...120, using: &generator).rounded(),
        height: CGFloat.random(in: 0...120, using: &generator).rounded()
      )
    }

    override var collectionViewContentSize: CGSize { size }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      followsBounds
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      var found: [UICollectionViewLayoutAttributes] = []
      for (section, items) in frames.enumerated() {
        for item in items.indices {
          let path = IndexPath(item: item, section: section)
          if let attributes = layoutAttributesForItem(at: path) { found.append(attributes) }
        }
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: section)
        )
        header.frame = headers[section]
        found.append(header)
      }
      return found.filter { $0.frame.overlaps(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frames[indexPath.section][indexPath.item]
      return attributes
    }
  }

  private enum Step {
    case scroll(CGPoint)
    case resize(CGSize)
    case inset(CGFloat)
    case reload([Int])
    case invalidate
    case rescatter
    case follow(Bool)
    case newLayout(isAnimated: Bool)
    case wait

    init(_ generator: inout SeededGenerator) {
      switch Int.random(in: 0..<20, using: &generator) {
      case 0..<9:
        self = .scroll(
          CGPoint(
            x: CGFloat.random(in: -50...600, using: &generator).rounded(),
            y: CGFloat.random(in: -50...3000, using: &generator).rounded()
          )
        )
      case 9, 10:
        self = .resize(
          CGSize(
            width: CGFloat.random(in: 0...400, using: &generator).rounded(),
            height: CGFloat.random(in: 0...500, using: &generator).rounded()
          )
        )
      case 11: self = .inset(CGFloat.random(in: 0...60, using: &generator).rounded())
      case 12, 13:
        let sections = Int.random(in: 0...4, using: &generator)
        self = .reload((0..<sections).map { _ in Int.random(in: 0...30, using: &generator) })
      case 14: self = .invalidate
      case 15: self = .rescatter
      case 16: self = .follow(Bool.random(using: &generator))
      case 17: self = .newLayout(isAnimated: Bool.random(using: &generator))
      default: self = .wait
      }
    }
  }

  @Test(
    "exactly the visible elements have one view each, in place",
    arguments: TrialRounds.share(of: 1...40)
  )
  func isWhatTheLayoutSays(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let fixture = CollectionFixture([12, 5])
    defer { fixture.end() }
    var layout = ScatterLayout()
    layout.scatter(fixture.source.counts, &generator)
    fixture.view.collectionViewLayout = layout
    fixture.show()
    var script: [String] = []
    for _ in 0..<120 {
      let step = Step(&generator)
      script.append("\(step)")
      switch step {
      case .scroll(let offset): fixture.view.contentOffset = offset
      case .resize(let size): fixture.view.frame.size = size
      case .inset(let top): fixture.view.contentInset.top = top
      case .reload(let counts):
        fixture.source.counts = counts
        layout.scatter(counts, &generator)
        fixture.view.reloadData()
      case .invalidate: layout.invalidateLayout()
      case .rescatter:
        layout.scatter(fixture.source.counts, &generator)
        layout.invalidateLayout()
      case .follow(let follows): layout.followsBounds = follows
      case .newLayout(let isAnimated):
        layout = ScatterLayout()
        layout.scatter(fixture.source.counts, &generator)
        fixture.view.setCollectionViewLayout(layout, animated: isAnimated)
      case .wait: fixture.fixture.backend.advance(by: 1)
      }
      fixture.frame()
      try check(fixture, layout, "seed \(seed): \(script.joined(separator: ", "))")
    }
    fixture.fixture.backend.advance(by: 1)
    try checkSubviews(fixture, "seed \(seed), at rest")
    expectEqual(fixture.diagnostics, [])
  }

  /// What must be visible, found by looking at everything.
  private func expected(_ layout: ScatterLayout, in visible: CGRect) -> [String: CGRect] {
    var expected: [String: CGRect] = [:]
    guard !visible.isEmpty else { return expected }
    for (section, items) in layout.frames.enumerated() {
      for (item, frame) in items.enumerated() where frame.overlaps(visible) {
        expected["cell \(section).\(item)"] = frame
      }
      if layout.headers[section].overlaps(visible) {
        expected["header \(section)"] = layout.headers[section]
      }
    }
    return expected
  }

  private func check(
    _ fixture: CollectionFixture,
    _ layout: ScatterLayout,
    _ replay: String
  ) throws {
    let view = fixture.view
    var shown: [String: CGRect] = [:]
    for cell in view.visibleCells {
      let path = try #require(view.indexPath(for: cell))
      shown["cell \(path.short)"] = cell.frame
      try #require(!cell.isHidden, "\(replay)")
      try #require((cell as? TestCell)?.path == path, "\(replay)")
    }
    let kind = UICollectionView.elementKindSectionHeader
    for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let header = try #require(view.supplementaryView(forElementKind: kind, at: path))
      shown["header \(path.section)"] = header.frame
    }
    try #require(
      Set(shown.keys) == Set(expected(layout, in: view.bounds).keys),
      "at \(view.bounds) after \(replay)"
    )
    for (name, frame) in expected(layout, in: view.bounds) {
      let place = try #require(shown[name])
      try #require(
        abs(place.minX - frame.minX) < 1e-6 && abs(place.minY - frame.minY) < 1e-6
          && place.size == frame.size,
        "\(name) stands at \(place) and not \(frame) after \(replay)"
      )
    }
  }

  /// At rest no view shows that is not of a visible element.
  private func checkSubviews(_ fixture: CollectionFixture, _ replay: String) throws {
    let shown = fixture.view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
    let kind = UICollectionView.elementKindSectionHeader
    let mounted =
      fixture.view.visibleCells.count + fixture.view.visibleSupplementaryViews(ofKind: kind).count
    try #require(shown.count == mounted, "\(replay)")
  }
}
