import Foundation
import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  /// The window is 800 by 600 points: cards are 420 high and 302 wide, and the offset of a card is 302 times its number.
  @Suite("The carousel")
  @MainActor
  struct CarouselScreenTests {
    private static let width: CGFloat = 302

    private func show(isRightToLeft: Bool = false) async throws -> (
      GalleryFixture, UICollectionView
    ) {
      let screen = try GalleryCatalog.screen(named: "carousel")
      let fixture = GalleryFixture(
        size: CGSize(width: 800, height: 600),
        environment: UIBackendEnvironment(isRightToLeft: isRightToLeft)
      ) { screen.makeViewController(with: Fixtures.values(for: screen), clock: $0) }
      await fixture.rest()
      return (fixture, try fixture.list())
    }

    private func card(_ item: Int, _ list: UICollectionView) throws -> UICollectionViewCell {
      try #require(list.cellForItem(at: [0, item]))
    }

    @Test(
      "shows the card in the middle from the front, and the one beside it turned, smaller and behind"
    )
    func looks() async throws {
      let (_, list) = try await show()
      let middle = try card(0, list)
      let side = try card(1, list)
      expectEqual(middle.frame, CGRect(x: 249, y: 90, width: Self.width, height: 420))
      #expect(CATransform3DIsIdentity(middle.transform3D) || middle.transform3D.m11 == 1)
      #expect(!CATransform3DIsAffine(side.transform3D))
      #expect(side.frame.width < 0.78 * Self.width)
      #expect(side.layer.zPosition < middle.layer.zPosition)
    }

    @Test("turns cards with each step of a drag, as mirror images at both sides")
    func turning() async throws {
      let (fixture, list) = try await show()
      list.contentOffset.x = 1.5 * Self.width
      fixture.backend.advance(by: 0.1)
      let left = try card(1, list).transform3D
      let right = try card(2, list).transform3D
      #expect(abs(left.m11 - right.m11) < 1e-9)
      #expect(abs(left.m13 + right.m13) < 1e-9)
      #expect(left.m13 != 0)
    }

    @Test(
      "rests at the next card after a flick, and at the nearest after a slow drag",
      arguments: [false, true]
    )
    func paging(isRightToLeft: Bool) async throws {
      let (fixture, list) = try await show(isRightToLeft: isRightToLeft)
      let start = list.contentOffset.x
      try await fixture.follow("0 drag 500 300 300 300 0.1")
      await fixture.rest()
      #expect(abs(list.contentOffset.x - start - Self.width) < 0.01)
      try await fixture.follow("0 drag 400 300 370 300 2")
      await fixture.rest()
      #expect(abs(list.contentOffset.x - start - Self.width) < 0.01)
    }

    @Test("brings the card with the focus to the middle, however fast keys are pressed")
    func focus() async throws {
      let (fixture, list) = try await show()
      try await fixture.follow("0 key Tab")
      for key in ["Right", "Right", "Right"] { try await fixture.follow("0 key \(key)") }
      await fixture.rest()
      #expect(abs(list.contentOffset.x - 3 * Self.width) < 0.01)
      try await fixture.follow("0 key Left")
      await fixture.rest()
      #expect(abs(list.contentOffset.x - 2 * Self.width) < 0.01)
    }

    @Test("brings a card that is pressed where it is seen to the middle, and shows it large there")
    func pressing() async throws {
      let (fixture, list) = try await show()
      let seen = try card(1, list).frame
      try await fixture.follow("0 tap \(Int(seen.maxX) - 8) 300")
      await fixture.rest()
      #expect(abs(list.contentOffset.x - Self.width) < 0.01)
      try await fixture.follow("0 tap 400 300")
      await fixture.rest()
      let screen = fixture.screenController
      let large = try #require(screen.presentedViewController as? PictureController)
      expectEqual(large.list.contentOffset.x, 800)
      try await fixture.follow("0 key Right")
      await fixture.rest()
      expectEqual(large.list.contentOffset.x, 1600)
      try await fixture.follow("0 key Escape")
      await fixture.rest()
      #expect(screen.presentedViewController == nil)
    }

    @Test("keeps the card in the middle when the window changes its size")
    func resizing() async throws {
      let (fixture, list) = try await show()
      list.contentOffset.x = 2 * Self.width
      fixture.backend.advance(by: 0.1)
      try await fixture.follow("0 resize 500 700")
      await fixture.rest()
      let middle = try card(2, list)
      #expect(abs(middle.convert(CGPoint(x: middle.bounds.midX, y: 0), to: nil).x - 250) < 1)
    }
  }
}
