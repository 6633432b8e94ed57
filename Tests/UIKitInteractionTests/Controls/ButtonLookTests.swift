import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A button with words of their own looks and a picture behind them")
@MainActor
struct ButtonLookTests {
  private func words(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.red])
  }

  @Test("shows attributed words before the title, for the states that have them")
  func attributedTitle() {
    let fixture = Fixture()
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    button.setAttributedTitle(words("red"), for: .normal)
    button.setTitle("off", for: .disabled)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    fixture.show(button)
    expectEqual(button.currentAttributedTitle, words("red"))
    expectEqual(button.titleLabel?.attributedText, words("red"))
    #expect(!fixture.scene.nodes(showing: "red").isEmpty)
    expectEqual(button.attributedTitle(for: .highlighted), words("red"))
    expectEqual(button.accessibilityLabel, "red")
    button.isEnabled = false
    fixture.backend.makeFrame()
    #expect(button.currentAttributedTitle == nil)
    #expect(!fixture.scene.nodes(showing: "off").isEmpty)
    button.isEnabled = true
    button.setAttributedTitle(nil, for: .normal)
    fixture.backend.makeFrame()
    #expect(!fixture.scene.nodes(showing: "plain").isEmpty)
  }

  // A character is half as wide as the font of 15 points is large.
  @Test("is as wide as its attributed words")
  func width() {
    UIApplication.start(with: HeadlessBackend())
    let button = UIButton(type: .system)
    button.setAttributedTitle(words("twelve chars"), for: .normal)
    expectEqual(button.intrinsicContentSize.width, 12 * 7.5)
  }

  @Test("stretches a picture behind everything, and is as large as it at least")
  func backgroundImage() throws {
    let fixture = Fixture()
    let symbol = try #require(UIImage(systemName: "star"))
    let other = try #require(UIImage(systemName: "heart"))
    let button = UIButton(type: .custom)
    #expect(button.currentBackgroundImage == nil && button.subviews.count == 4)
    button.setBackgroundImage(symbol, for: .normal)
    button.setBackgroundImage(other, for: .selected)
    #expect(button.backgroundImage(for: .highlighted) === symbol)
    #expect(button.intrinsicContentSize.height >= symbol.size.height)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    fixture.show(button)
    let view = try #require(button.subviews.first as? UIImageView)
    expectEqual(view.frame, button.bounds)
    #expect(button.currentBackgroundImage === symbol && view.image === symbol)
    button.isSelected = true
    fixture.backend.makeFrame()
    #expect(view.image === other)
    button.frame.size.width = 100
    fixture.backend.makeFrame()
    expectEqual(view.frame.width, 100)
  }
}
