import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("What an app sets of a button")
@MainActor
struct ButtonChoiceTests {
  private func radii(_ view: UIView) -> [CGFloat] {
    [view.layer.cornerRadius] + view.subviews.flatMap { radii($0) }
  }

  private func corner(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat? {
    let fixture = Fixture()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add"
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    fixture.show(button)
    return radii(button).max()
  }

  @Test(
    "a corner radius counts without a corner style, up to half the height, and not with a style that has its own"
  )
  func cornerRadius() {
    expectEqual(corner { _ in }, 8)
    expectEqual(corner { $0.background.cornerRadius = 20 }, 20)
    expectEqual(corner { $0.background.cornerRadius = 0 }, 0)
    expectEqual(corner { $0.background.cornerRadius = 90 }, 22)
    expectEqual(
      corner {
        $0.background.cornerRadius = 20
        $0.cornerStyle = .small
      },
      5
    )
  }

  @Test(
    "the alignment of its title stays, wherever the title is",
    arguments: [UIControl.ContentHorizontalAlignment.center, .left, .leading]
  )
  func titleAlignment(_ content: UIControl.ContentHorizontalAlignment) {
    let fixture = Fixture()
    let button = UIButton(type: .system)
    button.setTitle("A title that needs several lines", for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.contentHorizontalAlignment = content
    let alignment: NSTextAlignment = content == .center ? .right : .center
    button.titleLabel?.textAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    fixture.show(button)
    expectEqual(button.titleLabel?.textAlignment, alignment)
    button.contentHorizontalAlignment = .right
    fixture.backend.makeFrame()
    expectEqual(button.titleLabel?.textAlignment, alignment)
  }

  @Test(
    "the title and the picture of a primary action take the place of those of the configuration"
  )
  func primaryAction() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Old"
    let named = UIButton(
      configuration: configuration,
      primaryAction: UIAction(title: "New") { _ in }
    )
    expectEqual(named.configuration?.title, "New")
    let nameless = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    expectEqual(nameless.configuration?.title, "Old")
  }

  @Test("a shadow has no blur until it is given one")
  func shadow() { expectEqual(UIShadowProperties().radius, 0) }
}
