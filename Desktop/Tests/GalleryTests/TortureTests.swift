import Foundation
import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  /// The window is 800 by 500 points; the buttons are at its start, the segments at its end.
  @Suite("Torture")
  @MainActor
  struct TortureTests {
    private func stage(seed: Int = 1) throws -> GalleryStage {
      var values = GalleryOptionValues()
      values[.seed] = "\(seed)"
      let screen = try GalleryCatalog.screen(named: "torture", taking: values)
      return GalleryStage(size: CGSize(width: 800, height: 500)) {
        screen.makeViewController(with: values, clock: $0)
      }
    }

    private func tap(_ title: String, _ stage: GalleryStage) throws {
      let frame = try #require(HeadlessScene(stage.window).nodes(showing: title).first).frame
      stage.screen?.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.backend.makeFrame()
    }

    /// The buttons have no titles; they are 46 points apart.
    private enum Button: Int {
      case play, step, replay, next
    }

    private func press(_ button: Button, _ stage: GalleryStage) {
      stage.screen?.tap(at: CGPoint(x: 30 + 46 * button.rawValue, y: 20))
      stage.backend.makeFrame()
    }

    private func lines(_ stage: GalleryStage) -> [String] {
      HeadlessScene(stage.window).nodes.flatMap(\.text)
    }

    private func heading(_ stage: GalleryStage) -> String {
      lines(stage).first { $0.hasPrefix("Seed") } ?? ""
    }

    @Test(
      "breaks no rule at any pace, over any layout",
      arguments: ["List", "Grid", "Helix"],
      ["Slow", "Fast", "Rush"]
    )
    func soak(style: String, pace: String) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let stage = try stage(seed: 42)
      try tap(style, stage)
      try tap(pace, stage)
      press(.play, stage)
      await stage.advance(by: pace == "Rush" ? 2.5 : 8)
      press(.play, stage)
      #expect(stage.backend.advanceUntilIdle(limit: 5))
      #expect(!lines(stage).contains { $0.hasPrefix("After step") }, "\(lines(stage))")
      #expect(log.messages == [])
      let steps = try #require(heading(stage).split(separator: " ").last.flatMap { Int($0) })
      #expect(steps >= ["Slow": 10, "Fast": 60, "Rush": 120][pace] ?? 0)
    }

    @Test(
      "holds any anchor over any layout",
      arguments: ["List", "Grid", "Helix"],
      ["UIKit", "First", "Last", "End", "Item"]
    )
    func anchors(style: String, anchor: String) async throws {
      let stage = try stage(seed: 5)
      try tap(style, stage)
      try tap(anchor, stage)
      try tap("Fast", stage)
      press(.play, stage)
      await stage.advance(by: 8)
      press(.play, stage)
      #expect(stage.backend.advanceUntilIdle(limit: 5))
      #expect(!lines(stage).contains { $0.hasPrefix("After step") }, "\(lines(stage))")
    }

    @Test("goes through all layouts while it runs")
    func layouts() async throws {
      let stage = try stage(seed: 7)
      try tap("Fast", stage)
      press(.play, stage)
      for style in ["Grid", "Helix", "List", "Helix", "Grid", "List"] {
        try tap(style, stage)
        await stage.advance(by: 1.3)
      }
      #expect(!lines(stage).contains { $0.hasPrefix("After step") }, "\(lines(stage))")
    }

    @Test("goes step by step, and begins again with the same steps or other ones")
    func replay() async throws {
      let stage = try stage(seed: 3)
      #expect(heading(stage) == "Seed 3 · step 0")
      func take(_ count: Int) -> String {
        for _ in 0..<count { press(.step, stage) }
        _ = stage.backend.advanceUntilIdle(limit: 5)
        return HeadlessScene(stage.window).description
      }
      _ = take(12)
      #expect(heading(stage) == "Seed 3 · step 12")
      let first = items(stage)
      press(.replay, stage)
      #expect(heading(stage) == "Seed 3 · step 0")
      _ = take(12)
      #expect(items(stage) == first)
      press(.next, stage)
      #expect(heading(stage) == "Seed 4 · step 0")
      _ = take(12)
      #expect(items(stage) != first)
    }

    /// The items in the list and where they are, from top to bottom.
    private func items(_ stage: GalleryStage) -> [String] {
      HeadlessScene(stage.window).nodes.filter { $0.name == "TortureCell" }
        .map { "\($0.frame) \($0.children.flatMap(\.children).flatMap(\.text))" }.sorted()
    }

    @Test("stands still while it is paused, and once it has left the window")
    func pause() async throws {
      let stage = try stage()
      press(.play, stage)
      await stage.advance(by: 3)
      press(.play, stage)
      let paused = heading(stage)
      #expect(paused != "Seed 1 · step 0")
      await stage.advance(by: 3)
      #expect(heading(stage) == paused)
      press(.play, stage)
      stage.window.rootViewController = UIViewController()
      await stage.advance(by: 3)
      #expect(stage.backend.advanceUntilIdle(limit: 5))
    }
  }
}
