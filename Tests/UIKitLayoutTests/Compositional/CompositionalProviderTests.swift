import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Forty sections of a row each, those at the start and the end 100 high, others assumed to be; 20 is 500 high.
@Suite("A section that a compositional layout has not asked for")
@MainActor
struct CompositionalProviderTests {
  private func fixtureAtItsEnd() -> CompositionalLayoutFixture {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      rows(.absolute(index == 20 ? 500 : 100))
    }
    layout.sectionsAskedAtOnce = 0
    let fixture = CompositionalLayoutFixture(Array(repeating: 1, count: 40), layout)
    // There and back, so that the sections around are known.
    for distance in [600.0, 1400, 600] {
      fixture.view.contentOffset.y = fixture.view.contentSize.height - distance
      fixture.frame()
    }
    return fixture
  }

  /// What is reported while something asks, and while the next frames are shown.
  private func diagnostics(
    _ fixture: CompositionalLayoutFixture,
    _ ask: () -> Void
  ) -> [String] {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    ask()
    fixture.frame()
    fixture.view.contentOffset.y -= 400
    fixture.frame()
    return messages
  }

  @Test("is asked for with its attributes, and what stands behind it moves")
  func attributes() {
    let fixture = fixtureAtItsEnd()
    expectEqual(fixture.view.contentSize.height, 4000)
    let found = diagnostics(fixture) {
      expectEqual(fixture.layout.layoutAttributesForItem(at: [20, 0])?.frame.height, 500)
    }
    expectEqual(found, [])
    expectEqual(fixture.view.contentSize.height, 4400)
    expectEqual(fixture.layout.layoutAttributesForItem(at: [39, 0])?.frame.minY, 4300)
  }

  @Test("is asked for with its scroller, and what stands behind it moves")
  func scroller() {
    let fixture = fixtureAtItsEnd()
    let found = diagnostics(fixture) {
      #expect(fixture.view.containerScroller(ofSection: 20) == nil)
    }
    expectEqual(found, [])
    expectEqual(fixture.view.contentSize.height, 4400)
  }
}
