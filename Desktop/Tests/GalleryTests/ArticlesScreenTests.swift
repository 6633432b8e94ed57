import Foundation
import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  @Suite("Articles")
  @MainActor
  struct ArticlesScreenTests {
    private func show(
      width: CGFloat,
      height: CGFloat = 600,
      isRightToLeft: Bool = false
    ) async throws -> (GalleryFixture, UICollectionView) {
      let screen = try GalleryCatalog.screen(named: "articles")
      let fixture = GalleryFixture(
        size: CGSize(width: width, height: height),
        environment: UIBackendEnvironment(isRightToLeft: isRightToLeft)
      ) {
        screen.makeViewController(with: Fixtures.values(for: screen), clock: $0)
      }
      await fixture.rest()
      return (fixture, try fixture.list())
    }

    /// A column is at least 280 points wide, with 12 between columns and 16 at the edges.
    @Test(
      "stand in one to three columns",
      arguments: [
        (320.0, 1), (603, 1), (604, 2), (895, 2), (896, 3), (1600, 3),
      ]
    )
    func columns(width: CGFloat, count: Int) async throws {
      let (_, list) = try await show(width: width)
      let starts = Set(
        (0..<4).compactMap { list.layoutAttributesForItem(at: [0, $0])?.frame.minX }
      )
      expectEqual(starts.count, count)
    }

    /// A window, a size of text and a direction in which the cards are looked at.
    struct Appearance: Sendable, CustomTestStringConvertible {
      let width: CGFloat
      let size: Float
      let isRightToLeft: Bool

      var testDescription: String {
        "\(width) wide, \(size)\(isRightToLeft ? ", from the right" : "")"
      }

      static let all = [320, 620, 900].flatMap { width in
        [0.8, 1, 1.8].flatMap { size in
          [false, true].map { Appearance(width: width, size: size, isRightToLeft: $0) }
        }
      }
    }

    @Test(
      "cut no text, keep everything inside and let nothing overlap, closed and open",
      arguments: Appearance.all
    )
    func fits(_ appearance: Appearance) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let (fixture, list) = try await show(
        width: appearance.width,
        isRightToLeft: appearance.isRightToLeft
      )
      try await drag(fixture, to: [appearance.size])
      try await tapFirst(fixture, list)
      var seen: Set<IndexPath> = []
      var isAtEnd = false
      while !isAtEnd {
        seen.formUnion(list.indexPathsForVisibleItems)
        let frames = list.visibleCells.map(\.frame)
        #expect(!hasOverlaps(frames), "\(frames)")
        for case let cell as ArticleCell in list.visibleCells { check(cell) }
        isAtEnd = list.contentOffset.y >= list.contentSize.height - list.bounds.height - 1
        list.contentOffset.y += 200
        await fixture.rest()
      }
      expectEqual(seen.count, 10)
      expectEqual(log.messages, [])
    }

    /// Compares every text and picture of a card with what it needs and with what is around it.
    private func check(_ cell: ArticleCell) {
      let labels = labels(in: cell)
      let places = labels.map { cell.convert($0.bounds, from: $0) }
      for (label, place) in zip(labels, places) {
        let room = CGSize(width: label.numberOfLines == 0 ? label.bounds.width : 0, height: 0)
        let needed = label.sizeThatFits(room)
        #expect(label.bounds.height >= needed.height - 0.01, "\(label.text ?? "")")
        #expect(label.bounds.width >= needed.width - 0.01, "\(label.text ?? "")")
        #expect(cell.bounds.insetBy(dx: 4, dy: 4).contains(place), "\(label.text ?? "")")
      }
      let pictures = views(UIImageView.self, in: cell).map { cell.convert($0.bounds, from: $0) }
      #expect(pictures.allSatisfy { cell.bounds.contains($0) })
      #expect(!hasOverlaps(places + pictures), "\(labels.map { $0.text ?? "" })")
    }

    private func hasOverlaps(_ frames: [CGRect]) -> Bool {
      frames.indices.contains { first in
        frames.indices.dropFirst(first + 1).contains { second in
          let common = frames[first].intersection(frames[second])
          return !common.isNull && common.width > 0.01 && common.height > 0.01
        }
      }
    }

    @Test("open in place: the card grows, and the one before it stays")
    func opening() async throws {
      let (fixture, list) = try await show(width: 400, height: 900)
      let before = try #require(list.layoutAttributesForItem(at: [0, 0])).frame
      #expect(!fixture.lines.contains { $0.hasPrefix("The moon") })
      let second = try #require(list.layoutAttributesForItem(at: [0, 1])).frame
      try await tapFirst(fixture, list)
      let after = try #require(list.layoutAttributesForItem(at: [0, 0])).frame
      expectEqual(after.origin, before.origin)
      #expect(after.height > before.height)
      let moved = try #require(list.layoutAttributesForItem(at: [0, 1])).frame
      #expect(abs(moved.minY - second.minY - (after.height - before.height)) < 0.01)
      #expect(fixture.lines.contains { $0.hasPrefix("The moon") })
      // What a press does now, and no count of paragraphs that are shown already.
      let cell = try #require(list.cellForItem(at: [0, 0]))
      let words = labels(in: cell).filter { !$0.isHidden }.compactMap(\.text)
      #expect(words.contains("Show less"))
      #expect(!words.contains { $0.contains("more paragraph") })
      try await tapFirst(fixture, list)
      expectEqual(try #require(list.layoutAttributesForItem(at: [0, 0])).frame, before)
    }

    private func tapFirst(_ fixture: GalleryFixture, _ list: UICollectionView) async throws {
      let cell = try #require(list.cellForItem(at: [0, 0]))
      fixture.screen?.tap(at: list.convert(cell.center, to: nil))
      await fixture.rest()
    }

    @Test("stay where they are read when the text is made larger, and smaller again")
    func standingStill() async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let (fixture, list) = try await show(width: 400)
      list.contentOffset.y = 500
      await fixture.rest()
      let read = try #require(
        list.indexPathsForVisibleItems.sorted().lazy
          .compactMap { list.layoutAttributesForItem(at: $0) }
          .first { $0.frame.minY >= list.contentOffset.y }
      )
      let place = read.frame.minY - list.contentOffset.y
      // The text of a card is 15 points large at 1.
      let sizes: [Float: CGFloat] = [1.05: 16, 1.2: 18, 1.8: 27, 1.4: 21, 0.8: 12, 1: 15]
      try await drag(fixture, to: [1.05, 1.2, 1.8, 1.4, 0.8, 1]) { size in
        let now = try #require(list.layoutAttributesForItem(at: read.indexPath))
        #expect(abs(now.frame.minY - list.contentOffset.y - place) < 0.01, "\(size)")
        let cell = try #require(list.cellForItem(at: read.indexPath))
        #expect(abs(cell.frame.minY - now.frame.minY) < 0.01)
        for cell in list.visibleCells {
          let fonts = labels(in: cell).map(\.font.pointSize)
          #expect(sizes[size].map { fonts.contains($0) } == true, "\(fonts)")
        }
      }
      expectEqual(log.messages, [])
    }

    @Test("have another size by arrow keys, once the slider was pressed")
    func keys() async throws {
      let (fixture, list) = try await show(width: 400)
      let before = try #require(list.layoutAttributesForItem(at: [0, 0])).frame.height
      try await drag(fixture, to: [])
      try await fixture.follow("0 key Right")
      try await fixture.follow("0 key PageUp")
      let slider = try #require(fixture.first(UISlider.self))
      #expect(abs(slider.value - 1.25) < 0.001)
      #expect(try #require(list.layoutAttributesForItem(at: [0, 0])).frame.height > before)
    }

    /// Drags the thumb of the slider over text sizes, a frame each, and lets go of it.
    private func drag(
      _ fixture: GalleryFixture,
      to sizes: [Float],
      check: (Float) throws -> Void = { _ in }
    ) async throws {
      let slider = try #require(fixture.first(UISlider.self))
      let screen = try #require(fixture.screen)
      func place(_ value: Float) -> CGPoint {
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
        return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
      }
      screen.pointer(.pressed, at: place(slider.value), device: .mouse)
      for size in sizes {
        screen.pointer(.dragged, at: place(size), device: .mouse)
        fixture.backend.makeFrame()
        try check(size)
      }
      screen.pointer(.released, at: place(slider.value), device: .mouse)
      await fixture.rest()
    }

    @Test("are filtered by kind and by words")
    func filtering() async throws {
      let (fixture, list) = try await show(width: 800)
      expectEqual(list.numberOfItems(inSection: 0), 10)
      try await fixture.press("Terms")
      await fixture.rest()
      expectEqual(list.numberOfItems(inSection: 0), 4)
      try await fixture.follow(#"0 type "zzz""#)
      expectEqual(list.numberOfSections, 0)
      #expect(fixture.lines.contains("Nothing found"))
    }

    private func labels(in view: UIView) -> [UILabel] { views(UILabel.self, in: view) }

    /// The views of a class that are not hidden.
    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      view.subviews.filter { !$0.isHidden }.flatMap { views(type, in: $0) }
        + [view as? View].compactMap(\.self)
    }
  }
}
