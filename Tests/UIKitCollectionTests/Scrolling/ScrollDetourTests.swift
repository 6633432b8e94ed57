import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Changes of an app while a scroll to an item is under way.
private enum Detour: CaseIterable {
  case insets, animatedInsets, smaller, animatedSmaller, larger, firstHeld, lastHeld, itemHeld
  case header

  @MainActor
  func carryOut(in list: HeaderFixture) {
    let view = list.view
    switch self {
    case .insets: view.contentInset = list.orientation.insets(start: 40, end: 90)
    case .animatedInsets: UIView.animate(withDuration: 0.25) { Self.insets.carryOut(in: list) }
    case .smaller: view.frame.size = list.orientation.size(CGSize(width: 320, height: 300))
    case .animatedSmaller: UIView.animate(withDuration: 0.25) { Self.smaller.carryOut(in: list) }
    case .larger: view.frame.size = list.orientation.size(CGSize(width: 320, height: 520))
    case .firstHeld: hold(.firstVisible.sticking(), in: list)
    case .lastHeld: hold(.lastVisible().sticking(), in: list)
    case .itemHeld:
      view.holdItem(at: IndexPath(item: 2, section: 1), edge: .start)
      view.contentInset = list.orientation.insets(start: 0, end: 60)
    case .header: for section in 0..<4 { list.grow(section, to: 80) }
    }
  }

  /// Holds something, and changes what moves it.
  @MainActor
  private func hold(_ policy: AnchorPolicy, in list: HeaderFixture) {
    list.view.anchorPolicy = policy
    list.view.contentInset = list.orientation.insets(start: 25, end: 60)
    Self.header.carryOut(in: list)
  }
}

/// Four sections of 20 rows of 50 points, below headers of 30, in a view of 320 × 400, in reading coordinates.
@Suite("An animated scroll to an item")
@MainActor
struct ScrollDetourTests {
  private enum Place: CaseIterable { case start, middle, end }

  private func position(_ place: Place, _ orientation: ReadingOrientation)
    -> UICollectionView.ScrollPosition
  {
    switch (place, orientation) {
    case (.start, .downwards), (.start, .downwardsRightToLeft): .top
    case (.middle, .downwards), (.middle, .downwardsRightToLeft): .centeredVertically
    case (.end, .downwards), (.end, .downwardsRightToLeft): .bottom
    case (.middle, .rightwards), (.middle, .leftwards): .centeredHorizontally
    case (.start, .rightwards), (.end, .leftwards): .left
    case (.end, .rightwards), (.start, .leftwards): .right
    }
  }

  @Test(
    "ends at it, whatever the app changes on the way (C35)",
    arguments: HeaderLayout.ofAnyDirection,
    ReadingOrientation.allCases
  )
  func detours(layout: HeaderLayout, orientation: ReadingOrientation) throws {
    for detour in Detour.allCases {
      for place in Place.allCases {
        for (frames, start) in [(1, CGFloat(3_000)), (6, 0), (14, 3_000)] {
          let list = HeaderFixture(layout, orientation)
          list.jump(to: start)
          let path = IndexPath(item: 12, section: 1)
          list.view.scrollToItem(at: path, at: position(place, orientation), animated: true)
          for _ in 0..<frames { list.fixture.backend.advance(by: 1 / 60) }
          detour.carryOut(in: list)
          list.fixture.backend.advanceUntilIdle(limit: 5)
          let error = try #require(distance(of: path, from: place, in: list))
          #expect(abs(error) < 0.01, "\(detour) after \(frames) frames, \(place): \(error) off")
        }
      }
    }
  }

  /// How far an item is from its place in what nothing covers.
  private func distance(of path: IndexPath, from place: Place, in list: HeaderFixture) -> CGFloat? {
    guard let attributes = list.view.layoutAttributesForItem(at: path) else { return nil }
    let view = list.view
    let frame = view.reading(attributes.frame, list.orientation)
    let seen = view.reading(view.bounds.inset(by: view.adjustedContentInset), list.orientation)
    switch place {
    case .start: return frame.minY - seen.minY
    case .middle: return frame.midY - seen.midY
    case .end: return frame.maxY - seen.maxY
    }
  }
}
