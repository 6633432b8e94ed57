import Foundation
import TesseraTestSupport
import Testing

extension OnDisplay {
  @Suite("A thousand widgets in cells")
  struct RecycledWidgetTests {
    /// What a line such as “plain alive 14 in sight 11 left 0” says.
    private struct Story {
      let alive, inSight, left: Int

      init?(_ line: String) {
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        (alive, inSight, left) = (numbers[0], numbers[1], numbers[2])
      }
    }

    /// The window shows ten rows of 40 points and a part of one.
    @Test("are as many as are in sight at once and ten more at most, and none is left")
    func recycling() throws {
      let probe = try Probe("recycle")
      for scenario in ["plain", "destroying", "greedy", "restless", "closing"] {
        let line = try #require(probe.wait(for: scenario).last)
        let story = try #require(Story(line), "\(line)")
        #expect(story.inSight >= 10, "\(line)")
        #expect(story.alive <= story.inSight + 10, "\(line)")
        expectEqual(story.left, 0, "\(line)")
      }
      expectEqual(try probe.exitCode(), 0)
    }

    @Test("go with the views and windows of GTK programs that they are in")
    func embedded() throws {
      let probe = try Probe("embedded")
      #expect(try #require(probe.wait(for: "embedded").last).hasSuffix("left 0"))
      expectEqual(try probe.wait(for: "windows").last, "windows 0")
      expectEqual(try probe.exitCode(), 0)
    }
  }
}
