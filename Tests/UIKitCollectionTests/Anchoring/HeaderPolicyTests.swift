import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Sections of 20 rows of 50 points, below headers of 30 that grow to 80; the app has the first visible element held.
@Suite("A header that finds another height where the app has the first visible element held")
@MainActor
struct HeaderPolicyTests {
  private static let policies: [AnchorPolicy] = [.firstVisible, .firstVisible.sticking()]

  private func list(
    _ layout: HeaderLayout,
    _ policy: AnchorPolicy,
    _ orientation: ReadingOrientation = .downwards
  ) -> HeaderFixture {
    HeaderFixture(layout, orientation) { $0.anchorPolicy = policy }
  }

  @Test(
    "stays where it begins (C36)",
    arguments: HeaderLayout.ofAnyDirection,
    ReadingOrientation.allCases
  )
  func inSight(layout: HeaderLayout, orientation: ReadingOrientation) {
    for policy in Self.policies {
      let list = list(layout, policy, orientation)
      list.grow(0, to: 80)
      expectEqual(list.top(ofHeader: 0), 0)
      expectEqual(list.top(ofRow: 0), 80)
      list.jump(to: list.start(ofHeader: 1))
      list.grow(1, to: 80)
      expectEqual(list.top(ofHeader: 1), 0)
      expectEqual(list.top(ofRow: 0, section: 1), 80)
    }
  }

  @Test(
    "is where a jump to it, and a reload, have it (C36)",
    arguments: HeaderLayout.ofAnyDirection,
    ReadingOrientation.allCases
  )
  func jump(layout: HeaderLayout, orientation: ReadingOrientation) {
    for policy in Self.policies {
      let list = list(layout, policy, orientation)
      list.usualHeight = 80
      list.jump(to: list.start(ofHeader: 1))
      expectEqual(list.top(ofHeader: 1), 0)
      expectEqual(list.top(ofRow: 0, section: 1), 80)
      list.usualHeight = 55
      list.view.reloadData()
      list.fixture.backend.makeFrame()
      expectEqual(list.top(ofHeader: 1), 0)
    }
  }

  @Test(
    "moves no row in sight while it begins above them, or is pinned over them (C36)",
    arguments: HeaderLayout.ofAnyDirection,
    ReadingOrientation.allCases
  )
  func above(layout: HeaderLayout, orientation: ReadingOrientation) {
    for policy in Self.policies {
      let list = list(layout, policy, orientation)
      list.jump(to: 20)
      list.grow(0, to: 80)
      expectEqual(list.top(ofRow: 1), 60)
      guard layout.isPinned else { continue }
      list.jump(to: 320)
      let top = list.top(ofRow: 6)
      list.grow(0, to: 120)
      expectEqual(list.top(ofRow: 6), top)
    }
  }

  @Test("keeps its place below rows in sight (C36)", arguments: HeaderLayout.allCases)
  func below(layout: HeaderLayout) throws {
    for policy in Self.policies {
      let list = list(layout, policy)
      list.jump(to: list.start(ofHeader: 1) - 210)
      let top = try #require(list.top(ofHeader: 1))
      list.grow(1, to: 80)
      expectEqual(list.top(ofHeader: 1), top)
    }
  }
}
