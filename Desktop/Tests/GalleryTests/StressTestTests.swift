import Foundation
import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  /// The window is 800 by 500 points; the buttons are at its start, the segments at its end.
  @Suite("The stress test")
  @MainActor
  struct StressTestTests {
    private func fixture(seed: Int = 1) throws -> GalleryFixture {
      var values = GalleryOptionValues()
      values[.seed] = "\(seed)"
      let screen = try GalleryCatalog.screen(named: "stress-test", taking: values)
      return GalleryFixture(size: CGSize(width: 800, height: 500)) {
        screen.makeViewController(with: values, clock: $0)
      }
    }

    private func tap(_ title: String, _ fixture: GalleryFixture) throws {
      let frame = try #require(HeadlessScene(fixture.window).nodes(showing: title).first).frame
      fixture.screen?.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      fixture.backend.makeFrame()
    }

    /// The buttons have no titles; they are 46 points apart.
    private enum Button: Int {
      case play, step, replay, next
    }

    private func press(_ button: Button, _ fixture: GalleryFixture) {
      fixture.screen?.tap(at: CGPoint(x: 30 + 46 * button.rawValue, y: 20))
      fixture.backend.makeFrame()
    }

    private func lines(_ fixture: GalleryFixture) -> [String] {
      HeadlessScene(fixture.window).nodes.flatMap(\.text)
    }

    private func heading(_ fixture: GalleryFixture) -> String {
      lines(fixture).first { $0.hasPrefix("Seed") } ?? ""
    }

    @Test(
      "breaks no rule at any pace, over any layout",
      arguments: ["List", "Grid", "Helix", "Carousels"],
      ["Slow", "Fast", "Rush"]
    )
    func soak(style: String, pace: String) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let fixture = try fixture(seed: 42)
      try tap(style, fixture)
      try tap(pace, fixture)
      press(.play, fixture)
      await fixture.advance(by: pace == "Rush" ? 2.5 : 8)
      press(.play, fixture)
      #expect(fixture.backend.advanceUntilIdle(limit: 5))
      #expect(!lines(fixture).contains { $0.hasPrefix("After step") }, "\(lines(fixture))")
      expectEqual(log.messages, [])
      let steps = try #require(heading(fixture).split(separator: " ").last.flatMap { Int($0) })
      #expect(steps >= ["Slow": 10, "Fast": 60, "Rush": 120][pace] ?? 0)
    }

    /// Each layout and each anchor, and all pairs of them where rounds of trials are named.
    nonisolated private static let anchored = TrialRounds.share(
      of: ["List", "Grid", "Helix", "Carousels"].flatMap { style in
        ["UIKit", "First", "Last", "End", "Item"].map { (style, $0) }
      }
    )

    @Test("holds any anchor over any layout", arguments: anchored)
    func anchors(style: String, anchor: String) async throws {
      let fixture = try fixture(seed: 5)
      try tap(style, fixture)
      try tap(anchor, fixture)
      try tap("Fast", fixture)
      press(.play, fixture)
      await fixture.advance(by: 8)
      press(.play, fixture)
      #expect(fixture.backend.advanceUntilIdle(limit: 5))
      #expect(!lines(fixture).contains { $0.hasPrefix("After step") }, "\(lines(fixture))")
    }

    @Test("goes through all layouts while it runs")
    func layouts() async throws {
      let fixture = try fixture(seed: 7)
      try tap("Fast", fixture)
      press(.play, fixture)
      for style in ["Grid", "Carousels", "Helix", "List", "Carousels", "Grid", "List"] {
        try tap(style, fixture)
        await fixture.advance(by: 1.3)
      }
      #expect(!lines(fixture).contains { $0.hasPrefix("After step") }, "\(lines(fixture))")
    }

    @Test("goes step by step, and begins again with the same steps or other ones")
    func replay() async throws {
      let fixture = try fixture(seed: 3)
      expectEqual(heading(fixture), "Seed 3 · step 0")
      func take(_ count: Int) -> String {
        for _ in 0..<count { press(.step, fixture) }
        _ = fixture.backend.advanceUntilIdle(limit: 5)
        return HeadlessScene(fixture.window).description
      }
      _ = take(12)
      expectEqual(heading(fixture), "Seed 3 · step 12")
      let first = items(fixture)
      press(.replay, fixture)
      expectEqual(heading(fixture), "Seed 3 · step 0")
      _ = take(12)
      expectEqual(items(fixture), first)
      press(.next, fixture)
      expectEqual(heading(fixture), "Seed 4 · step 0")
      _ = take(12)
      #expect(items(fixture) != first)
    }

    /// The items in the list and where they are, from top to bottom.
    private func items(_ fixture: GalleryFixture) -> [String] {
      HeadlessScene(fixture.window).nodes.filter { $0.name == "StressTestCell" }
        .map { "\($0.frame) \($0.children.flatMap(\.children).flatMap(\.text))" }.sorted()
    }

    @Test("stands still while it is paused, and once it has left the window")
    func pause() async throws {
      let fixture = try fixture()
      press(.play, fixture)
      await fixture.advance(by: 3)
      press(.play, fixture)
      let paused = heading(fixture)
      #expect(paused != "Seed 1 · step 0")
      await fixture.advance(by: 3)
      expectEqual(heading(fixture), paused)
      press(.play, fixture)
      fixture.window.rootViewController = UIViewController()
      await fixture.advance(by: 3)
      #expect(fixture.backend.advanceUntilIdle(limit: 5))
    }
  }
}
