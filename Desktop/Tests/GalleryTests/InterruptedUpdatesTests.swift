import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  /// The window is that of the strip in the documentation.
  @Suite("Batches that interrupt each other")
  @MainActor
  struct InterruptedUpdatesTests {
    private func fixture() async throws -> GalleryFixture {
      let screen = try GalleryCatalog.screen(named: "interrupted-updates")
      let fixture = GalleryFixture(size: CGSize(width: 184, height: 310)) {
        screen.makeViewController(with: GalleryOptionValues(), clock: $0)
      }
      await fixture.rest()
      return fixture
    }

    private func press(_ fixture: GalleryFixture) {
      fixture.screen?.tap(at: CGPoint(x: 90, y: 150))
      fixture.backend.makeFrame()
    }

    /// Where each row is on screen, by its letter; those that cannot be seen are left out.
    private func rows(_ fixture: GalleryFixture) -> [String: (frame: CGRect, opacity: Double)] {
      let labels = fixture.nodes.filter { $0.text.count == 1 && $0.text[0].count == 1 }
      return Dictionary(labels.map { ($0.text[0], ($0.frame, $0.opacity)) }) { first, _ in first }
    }

    private func letters(_ fixture: GalleryFixture) -> String {
      rows(fixture).sorted { $0.value.frame.minY < $1.value.frame.minY }.map(\.key).joined()
    }

    @Test("end where the last of them leads, wherever the others have got to", arguments: 0..<12)
    func ends(frame: Int) async throws {
      let fixture = try await fixture()
      expectEqual(letters(fixture), "ABCDE")
      press(fixture)
      fixture.backend.advance(by: Double(frame) * 0.09)
      press(fixture)
      await fixture.rest()
      expectEqual(letters(fixture), "GACDE")
      // 40 points of caption, then rows 6 points apart: C is two steps of 20 higher, D is one.
      let tops: [CGFloat] = [40, 82, 124, 206, 268]
      expectEqual(rows(fixture).values.map(\.frame.minY).sorted(), tops)
    }

    @Test("are reached by keys, and take the row with the focus along")
    func keys() async throws {
      let fixture = try await fixture()
      func press(_ key: UIKeyboardHIDUsage) async {
        fixture.screen?.press(key)
        await fixture.rest()
      }
      func focus() throws -> String {
        let system = UIFocusSystem.focusSystem(for: fixture.window)
        let cell = try #require(system?.focusedItem as? UICollectionViewCell)
        let frame = cell.convert(cell.bounds, to: nil)
        return rows(fixture).filter { frame.contains($0.value.frame) }.map(\.key).joined()
      }
      await press(.keyboardTab)
      expectEqual(try focus(), "A")
      for _ in 0..<3 { await press(.keyboardDownArrow) }
      expectEqual(try focus(), "D")
      await press(.keyboardSpacebar)
      expectEqual(letters(fixture), "EACFD")
      expectEqual(try focus(), "D")
      await press(.keyboardReturnOrEnter)
      expectEqual(letters(fixture), "GACDE")
      expectEqual(try focus(), "D")
    }

    @Test("jump at no frame, and least of all where one takes over", arguments: [0.2, 0.5, 0.8])
    func takesOver(time: TimeInterval) async throws {
      let fixture = try await fixture()
      press(fixture)
      fixture.backend.advance(by: time)
      let before = rows(fixture)
      press(fixture)
      let after = rows(fixture)
      expectEqual(Set(after.keys), Set(before.keys))
      for (letter, row) in before {
        let next = try #require(after[letter])
        #expect(abs(next.frame.midY - row.frame.midY) < 1e-9, "\(letter)")
        #expect(abs(next.frame.height - row.frame.height) < 1e-9, "\(letter)")
        #expect(abs(next.opacity - row.opacity) < 1e-9, "\(letter)")
      }
      var last = after
      for _ in 0..<70 {
        fixture.backend.advance(by: 1.0 / 60)
        let now = rows(fixture)
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
