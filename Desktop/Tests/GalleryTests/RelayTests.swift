import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// The window is that of the strip in the documentation.
  @Suite("Batches that interrupt each other")
  @MainActor
  struct RelayTests {
    private func stage() async throws -> GalleryStage {
      let screen = try GalleryCatalog.screen(named: "relay")
      let stage = GalleryStage(size: CGSize(width: 184, height: 310)) {
        screen.makeViewController(with: GalleryOptionValues(), clock: $0)
      }
      await stage.rest()
      return stage
    }

    private func press(_ stage: GalleryStage) {
      stage.screen?.tap(at: CGPoint(x: 90, y: 150))
      stage.backend.makeFrame()
    }

    /// Where each row is on screen, by its letter; those that cannot be seen are left out.
    private func rows(_ stage: GalleryStage) -> [String: (frame: CGRect, opacity: Double)] {
      let labels = stage.nodes.filter { $0.text.count == 1 && $0.text[0].count == 1 }
      return Dictionary(labels.map { ($0.text[0], ($0.frame, $0.opacity)) }) { first, _ in first }
    }

    private func letters(_ stage: GalleryStage) -> String {
      rows(stage).sorted { $0.value.frame.minY < $1.value.frame.minY }.map(\.key).joined()
    }

    @Test("end where the last of them leads, wherever the others have got to", arguments: 0..<12)
    func ends(frame: Int) async throws {
      let stage = try await stage()
      #expect(letters(stage) == "ABCDE")
      press(stage)
      stage.backend.advance(by: Double(frame) * 0.09)
      press(stage)
      await stage.rest()
      #expect(letters(stage) == "GACDE")
      // 40 points of caption, then rows 6 points apart: C is two steps of 20 higher, D is one.
      let tops: [CGFloat] = [40, 82, 124, 206, 268]
      #expect(rows(stage).values.map(\.frame.minY).sorted() == tops)
    }

    @Test("jump at no frame, and least of all where one takes over", arguments: [0.2, 0.5, 0.8])
    func takesOver(time: TimeInterval) async throws {
      let stage = try await stage()
      press(stage)
      stage.backend.advance(by: time)
      let before = rows(stage)
      press(stage)
      let after = rows(stage)
      #expect(Set(after.keys) == Set(before.keys))
      for (letter, row) in before {
        let next = try #require(after[letter])
        #expect(abs(next.frame.midY - row.frame.midY) < 1e-9, "\(letter)")
        #expect(abs(next.frame.height - row.frame.height) < 1e-9, "\(letter)")
        #expect(abs(next.opacity - row.opacity) < 1e-9, "\(letter)")
      }
      var last = after
      for _ in 0..<70 {
        stage.backend.advance(by: 1.0 / 60)
        let now = rows(stage)
        for (letter, row) in now {
          guard let former = last[letter] else {
            #expect(row.opacity < 0.05, "\(letter) appears")
            continue
          }
          // The longest way is 230 points in a second; in its middle it is twice as fast.
          #expect(abs(row.frame.midY - former.frame.midY) < 12, "\(letter)")
          #expect(abs(row.frame.height - former.frame.height) < 4, "\(letter)")
          #expect(abs(row.opacity - former.opacity) < 0.08, "\(letter)")
        }
        for (letter, row) in last where now[letter] == nil {
          #expect(row.opacity < 0.08, "\(letter) goes")
        }
        last = now
      }
    }
  }
}
