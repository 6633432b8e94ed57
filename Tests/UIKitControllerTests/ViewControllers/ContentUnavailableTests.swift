import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// Letters of the headless backend are half as wide as their size; lines are 1.2 times as high, rounded up: 11 and 27 for 22 points, 7.5 and
// 18 for 15.
@Suite("Content that stands in")
@MainActor
struct ContentUnavailableTests {
  private final class Counter: NSObject {
    var taps = 0
    func tapped() { taps += 1 }
  }

  private func show(_ controller: UIViewController) -> Fixture {
    let fixture = Fixture()
    fixture.window.rootViewController = controller
    fixture.backend.makeFrame()
    return fixture
  }

  private func empty(_ change: (inout UIContentUnavailableConfiguration) -> Void)
    -> UIContentUnavailableConfiguration
  {
    var configuration = UIContentUnavailableConfiguration.empty()
    change(&configuration)
    return configuration
  }

  @Test("stands in the middle of a controller's view, and goes when it is taken away")
  func middle() throws {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = empty {
      $0.text = "No Mail"
      $0.secondaryText = "Letters appear here."
      $0.textToSecondaryTextPadding = 8
    }
    let fixture = show(controller)
    let text = try #require(fixture.frame(of: "No Mail"))
    let second = try #require(fixture.frame(of: "Letters appear here."))
    // 27 + 8 + 18 points, in the middle of 480.
    #expect(abs(text.minY - 213.5) <= 1)
    expectEqual(second.minY, text.maxY + 8)
    #expect(abs(text.midX - 160) <= 1)
    #expect(abs(second.midX - 160) <= 1)
    controller.contentUnavailableConfiguration = nil
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "No Mail") == nil)
  }

  /// A program of another test, with other settings, has run before.
  @Test("has letters of the usual size, if it was made after a program with large text")
  func afterLargeText() {
    func end(_ fixture: Fixture) {}
    end(Fixture(environment: UIBackendEnvironment(textScale: 2)))
    let configuration = UIContentUnavailableConfiguration.empty()
    expectEqual(configuration.textProperties.font.pointSize, 22)
    expectEqual(configuration.secondaryTextProperties.font.pointSize, 15)
  }

  @Test("begins where reading does, if its alignment is natural", arguments: [false, true])
  func natural(isRightToLeft: Bool) throws {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = empty {
      $0.text = "None"
      $0.alignment = .natural
      $0.axesPreservingSuperviewLayoutMargins = []
      $0.directionalLayoutMargins.leading = 30
    }
    let fixture = show(controller)
    fixture.backend.environment.isRightToLeft = isRightToLeft
    fixture.backend.makeFrame()
    let frame = try #require(fixture.frame(of: "None"))
    #expect(isRightToLeft ? frame.maxX == 290 : frame.minX == 30)
  }

  @Test("runs the actions of its buttons, and leaves touches beside them to the view")
  func buttons() throws {
    var presses: [String] = []
    let controller = UIViewController()
    let counter = Counter()
    controller.view.addGestureRecognizer(
      UITapGestureRecognizer(target: counter, action: Selector(Counter.tapped))
    )
    controller.contentUnavailableConfiguration = empty {
      $0.text = "None"
      $0.textToButtonPadding = 20
      $0.button.title = "Add"
      $0.buttonProperties.primaryAction = UIAction { _ in presses.append("add") }
      $0.secondaryButton.title = "Import"
      $0.secondaryButtonProperties.primaryAction = UIAction { _ in presses.append("import") }
      $0.buttonToSecondaryButtonPadding = 10
    }
    let fixture = show(controller)
    let add = try #require(fixture.frame(of: "Add"))
    let other = try #require(fixture.frame(of: "Import"))
    #expect(other.minY > add.maxY + 10)
    fixture.screen.tap(at: CGPoint(x: add.midX, y: add.midY))
    fixture.screen.tap(at: CGPoint(x: other.midX, y: other.midY))
    expectEqual(presses, ["add", "import"])
    expectEqual(counter.taps, 0)
    fixture.screen.tap(at: CGPoint(x: 20, y: 20))
    expectEqual(counter.taps, 1)
  }

  @Test("has no action of a button that is disabled, and the menu of one that has one")
  func disabled() throws {
    var presses = 0
    let menu = UIMenu(children: [UIAction(title: "Camera") { _ in presses += 1 }])
    let view = UIContentUnavailableView(
      configuration: empty {
        $0.button.title = "Add"
        $0.buttonProperties.primaryAction = UIAction { _ in presses += 1 }
        $0.buttonProperties.isEnabled = false
        $0.secondaryButton.title = "Scan"
        $0.secondaryButtonProperties.menu = menu
      }
    )
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let fixture = Fixture()
    fixture.show(view)
    let add = try #require(fixture.frame(of: "Add"))
    fixture.screen.tap(at: CGPoint(x: add.midX, y: add.midY))
    expectEqual(presses, 0)
    let scan = try #require(fixture.frame(of: "Scan"))
    fixture.screen.tap(at: CGPoint(x: scan.midX, y: scan.midY))
    #expect(fixture.screen.menu != nil)
  }

  @Test("turns a wheel for what is loading")
  func loading() {
    let configuration = UIContentUnavailableConfiguration.loading()
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let fixture = Fixture()
    fixture.show(view)
    expectEqual(configuration.text, "Loading…")
    #expect(fixture.frame(of: "Loading…") != nil)
    #expect(fixture.scene.nodes.contains { $0.name == "UIActivityIndicatorView" })
  }

  @Test("says what a search did not find, unless it was given another text")
  func search() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "Lima"
    let configuration = UIContentUnavailableConfiguration.search()
    expectEqual(configuration.text, "No Results")
    expectEqual(configuration.updated(for: state).text, "No Results for “Lima”")
    state.searchText = nil
    expectEqual(configuration.updated(for: state).text, "No Results")
    var own = configuration
    own.text = "Nothing"
    state.searchText = "Lima"
    expectEqual(own.updated(for: state).text, "Nothing")
    expectEqual(own.secondaryText, "Check the spelling or try a new search.")
  }

  @Test("keeps attributed texts and the look of each part")
  func looks() throws {
    let configuration = empty {
      $0.attributedText = NSAttributedString(string: "Title")
      $0.secondaryAttributedText = NSAttributedString(string: "More")
      $0.textProperties.color = .systemRed
      $0.textProperties.font = .systemFont(ofSize: 10)
      $0.secondaryTextProperties.numberOfLines = 1
      $0.secondaryTextProperties.lineBreakMode = .byTruncatingMiddle
      $0.secondaryTextProperties.adjustsFontSizeToFitWidth = true
      $0.secondaryTextProperties.minimumScaleFactor = 0.5
      $0.background.backgroundColor = .systemYellow
    }
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    Fixture().show(view)
    let labels = view.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    let title = try #require(labels.first)
    let more = try #require(labels.last)
    expectEqual(title.attributedText?.string, "Title")
    expectEqual(title.textColor, .systemRed)
    expectEqual(title.font.pointSize, 10)
    expectEqual(title.accessibilityTraits, .header)
    expectEqual(more.numberOfLines, 1)
    expectEqual(more.lineBreakMode, .byTruncatingMiddle)
    #expect(more.adjustsFontSizeToFitWidth)
    expectEqual(more.minimumScaleFactor, 0.5)
    expectEqual(view.subviews.first?.backgroundColor, .systemYellow)
    expectEqual(configuration.secondaryAttributedText?.string, "More")
  }

  @Test("makes a picture no larger than it may be, in its shape")
  func picture() throws {
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
    let view = UIContentUnavailableView(
      configuration: empty {
        $0.image = drawing
        $0.imageProperties.maximumSize = CGSize(width: 0, height: 50)
        $0.imageProperties.cornerRadius = 4
        $0.imageProperties.tintColor = .systemGreen
        $0.imageProperties.preferredSymbolConfiguration = nil
        $0.imageToTextPadding = 12
        $0.text = "Title"
      }
    )
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let fixture = Fixture()
    fixture.show(view)
    let picture = try #require(
      view.subviews.flatMap(\.subviews).lazy.compactMap { $0 as? UIImageView }.first
    )
    expectEqual(picture.frame.size, CGSize(width: 100, height: 50))
    expectEqual(picture.layer.cornerRadius, 4)
    expectEqual(picture.tintColor, .systemGreen)
    expectEqual(picture.image?.imageOrientation, UIImage.Orientation.up)
    expectEqual(fixture.frame(of: "Title")?.minY, picture.frame.maxY + 12)
  }

  @Test("scrolls if it is higher than the view, and may")
  func scrolls() throws {
    let view = UIContentUnavailableView(
      configuration: empty { $0.text = String(repeating: "long ", count: 40) }
    )
    view.frame = CGRect(x: 0, y: 0, width: 160, height: 100)
    Fixture().show(view)
    let scroller = try #require(view.subviews.last as? UIScrollView)
    #expect(scroller.contentSize.height > 100)
    #expect(scroller.isScrollEnabled)
    view.isScrollEnabled = false
    view.layoutIfNeeded()
    #expect(!scroller.isScrollEnabled)
  }

  @Test("has the standard parts until they are changed")
  func standard() {
    let configuration = UIContentUnavailableConfiguration.empty()
    let alignment: UIContentUnavailableConfiguration.Alignment = .center
    let text: UIContentUnavailableConfiguration.TextProperties = configuration.textProperties
    let image: UIContentUnavailableConfiguration.ImageProperties = configuration.imageProperties
    let button: UIContentUnavailableConfiguration.ButtonProperties = configuration.buttonProperties
    expectEqual(configuration.alignment, alignment)
    expectEqual(text.numberOfLines, 0)
    expectEqual(image.maximumSize, .zero)
    #expect(button.isEnabled && button.menu == nil && button.primaryAction == nil)
    let view = UIContentUnavailableView(coder: NSCoder())
    expectEqual((view?.configuration as? UIContentUnavailableConfiguration), configuration)
  }

  private final class Inbox: UIViewController {
    var letters = 0
    var updates = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Mail"
      contentUnavailableConfiguration = letters == 0 ? configuration : nil
    }
  }

  @Test("is updated before the first layout, and once for all that asks for it")
  func updates() {
    let inbox = Inbox()
    let fixture = show(inbox)
    #expect(fixture.frame(of: "No Mail") != nil)
    expectEqual(inbox.updates, 1)
    inbox.letters = 1
    inbox.setNeedsUpdateContentUnavailableConfiguration()
    inbox.setNeedsUpdateContentUnavailableConfiguration()
    fixture.backend.makeFrame()
    expectEqual(inbox.updates, 2)
    #expect(fixture.frame(of: "No Mail") == nil)
    #expect(inbox.contentUnavailableConfigurationState.searchText == nil)
  }
}
