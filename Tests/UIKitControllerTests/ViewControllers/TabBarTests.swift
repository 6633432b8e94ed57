import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A tab bar")
@MainActor
struct TabBarTests {
  private let items = ["Cities", "Rivers"].enumerated().map {
    UITabBarItem(title: $0.element, image: nil, tag: $0.offset)
  }

  private func shown() -> (Fixture, UITabBar) {
    let fixture = Fixture()
    return (fixture, fixture.show(UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))))
  }

  private func buttons(_ bar: UITabBar) -> [UIButton] {
    bar.subviews.compactMap { $0 as? UIButton }
  }

  /// How opaque the buttons are on screen.
  private func opacities(_ bar: UITabBar) -> [Float?] {
    buttons(bar).map { $0.layer.presentation()?.opacity }
  }

  @Test("has other items at once, which appear if that is animated")
  func otherItems() {
    let (fixture, bar) = shown()
    bar.setItems(items, animated: false)
    expectEqual(bar.items?.map(\.title), ["Cities", "Rivers"])
    expectEqual(opacities(bar), [1, 1])
    bar.setItems([items[1]], animated: true)
    expectEqual(bar.items?.map(\.title), ["Rivers"])
    expectEqual(opacities(bar), [0])
    fixture.backend.advance(by: 1)
    expectEqual(opacities(bar), [1])
    bar.setItems(nil, animated: true)
    #expect(bar.items == nil)
    expectEqual(buttons(bar), [])
  }

  @Test("has its own background, and its tint for what is selected")
  func colors() {
    let (_, bar) = shown()
    bar.items = items
    bar.selectedItem = items[0]
    bar.tintColor = .systemGreen
    expectEqual(buttons(bar).map(\.currentTitleColor), [.systemGreen, .secondaryLabel])
    bar.barTintColor = .systemYellow
    expectEqual(bar.backgroundColor, .systemYellow)
    bar.barTintColor = nil
    expectEqual(bar.backgroundColor, .systemBackground)
  }
}
