import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// A row of buttons is 44 points high and a search bar 56.
@Suite("A search controller")
@MainActor
struct SearchControllerTests {
  private final class Log: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var lines: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      lines.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
    func willPresentSearchController(_: UISearchController) { lines.append("will present") }
    func didPresentSearchController(_: UISearchController) { lines.append("did present") }
    func willDismissSearchController(_: UISearchController) { lines.append("will dismiss") }
    func didDismissSearchController(_: UISearchController) { lines.append("did dismiss") }
  }

  @MainActor
  private struct SetUp {
    let fixture = Fixture()
    let log = Log()
    let screen = ListController("Cities")
    let search: UISearchController
    let navigation: UINavigationController

    init(results: UIViewController? = nil, hides: Bool = true) {
      search = UISearchController(searchResultsController: results)
      search.searchResultsUpdater = log
      search.delegate = log
      screen.navigationItem.searchController = search
      screen.navigationItem.hidesSearchBarWhenScrolling = hides
      navigation = UINavigationController(rootViewController: screen)
      fixture.window.rootViewController = navigation
      fixture.backend.makeFrame()
      fixture.backend.makeFrame()
    }

    var list: UICollectionView { screen.collectionView }
    var barHeight: CGFloat { navigation.navigationBar.frame.height }

    func wait() { fixture.backend.advance(by: 1) }

    func tap(_ view: UIView) {
      let frame = view.convert(view.bounds, to: nil)
      fixture.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      wait()
    }

    func type(_ text: String) {
      for character in text {
        let key = UIKeyboardHIDUsage.letter(character) ?? .keyboardSpacebar
        fixture.screen.press(key, characters: String(character))
      }
      wait()
    }

    func escape() {
      fixture.screen.press(.keyboardEscape)
      wait()
    }
  }

  /// A screen with the word “Lima” 100 points below its top.
  private func results() -> UIViewController {
    let results = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    label.text = "Lima"
    results.view.addSubview(label)
    return results
  }

  @Test(
    "has its bar below the title, which goes as the content is scrolled",
    arguments: [true, false]
  )
  func place(hides: Bool) {
    let setUp = SetUp(hides: hides)
    expectEqual(setUp.barHeight, 100)
    expectEqual(setUp.list.contentOffset.y, -100)
    setUp.list.contentOffset.y = 200
    setUp.fixture.backend.makeFrame()
    let height: CGFloat = hides ? 44 : 100
    expectEqual(setUp.barHeight, height)
    expectEqual(setUp.list.adjustedContentInset.top, height)
    expectEqual(setUp.screen.navigationItem.hidesSearchBarWhenScrolling, hides)
  }

  @Test("begins when its field is pressed, and ends with Escape; the row of titles makes room")
  func searching() {
    let setUp = SetUp()
    setUp.tap(setUp.search.searchBar.searchTextField)
    #expect(setUp.search.isActive)
    #expect(setUp.search.searchBar.showsCancelButton)
    expectEqual(setUp.barHeight, 56)
    expectEqual(setUp.list.contentOffset.y, -56)
    setUp.type("li")
    expectEqual(setUp.screen.contentUnavailableConfigurationState.searchText, "li")
    setUp.escape()
    #expect(!setUp.search.isActive)
    expectEqual(setUp.barHeight, 100)
    expectEqual(setUp.list.contentOffset.y, -100)
    expectEqual(setUp.search.searchBar.text, "")
    let expected = [
      "will present", "update  true", "did present", "update l true", "update li true",
      "will dismiss", "update  false", "did dismiss",
    ]
    expectEqual(setUp.log.lines, expected)
  }

  @Test("shows its results in front while there is text, and ends with the cancel button")
  func withResults() throws {
    let results = results()
    let setUp = SetUp(results: results)
    setUp.search.isActive = true
    setUp.wait()
    #expect(setUp.fixture.frame(of: "Lima") == nil)
    setUp.type("l")
    #expect(setUp.search.showsSearchResultsController)
    expectEqual(setUp.fixture.frame(of: "Lima")?.minY, 100)
    expectEqual(results.view.safeAreaInsets.top, 56)
    #expect(results.parent === setUp.screen)
    let bar = setUp.search.searchBar
    setUp.tap(try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first))
    #expect(setUp.fixture.frame(of: "Lima") == nil)
    #expect(results.parent == nil)
    #expect(setUp.search.searchResultsController === results)
  }

  @Test("dims what is searched until there is text, and ends with a press there")
  func dimming() {
    let setUp = SetUp()
    setUp.search.isActive = true
    setUp.wait()
    setUp.fixture.screen.drag(
      from: CGPoint(x: 160, y: 400),
      to: CGPoint(x: 160, y: 200),
      duration: 0.2
    )
    setUp.wait()
    expectEqual(setUp.list.contentOffset.y, -56)
    setUp.fixture.screen.tap(at: CGPoint(x: 160, y: 300))
    setUp.wait()
    #expect(!setUp.search.isActive)
    setUp.search.obscuresBackgroundDuringPresentation = false
    setUp.search.isActive = true
    setUp.wait()
    setUp.fixture.screen.tap(at: CGPoint(x: 160, y: 300))
    #expect(setUp.search.isActive)
  }

  @Test("keeps the title, the cancel button and the results as it is asked to")
  func settings() {
    let results = results()
    let setUp = SetUp(results: results)
    setUp.search.hidesNavigationBarDuringPresentation = false
    setUp.search.automaticallyShowsCancelButton = false
    setUp.search.automaticallyShowsSearchResultsController = false
    setUp.search.isActive = true
    setUp.type("l")
    expectEqual(setUp.barHeight, 100)
    #expect(!setUp.search.searchBar.showsCancelButton)
    #expect(results.parent == nil)
    setUp.escape()
    #expect(!setUp.search.isActive)
  }

  @Test("stays while another controller is pushed, and ends with its own controller")
  func pushing() {
    let setUp = SetUp()
    let bottom = UIViewController()
    setUp.navigation.setViewControllers([bottom, setUp.screen], animated: false)
    setUp.search.isActive = true
    setUp.wait()
    setUp.navigation.pushViewController(ListController("Lima"), animated: true)
    setUp.wait()
    expectEqual(setUp.barHeight, 44)
    setUp.navigation.popViewController(animated: true)
    setUp.wait()
    #expect(setUp.search.isActive)
    expectEqual(setUp.barHeight, 56)
    setUp.navigation.popToRootViewController(animated: false)
    setUp.wait()
    #expect(!setUp.search.isActive)
  }

  @Test("searches the controller around a bar that is placed elsewhere")
  func elsewhere() {
    let fixture = Fixture()
    let results = results()
    let search = UISearchController(searchResultsController: results)
    let screen = UIViewController()
    screen.navigationItem.titleView = search.searchBar
    fixture.window.rootViewController = UINavigationController(rootViewController: screen)
    fixture.backend.makeFrame()
    search.isActive = true
    search.showsSearchResultsController = true
    fixture.backend.advance(by: 1)
    #expect(results.parent === screen)
    search.isActive = false
    #expect(results.parent == nil)
    #expect(UISearchController(nibName: nil, bundle: nil).searchResultsController == nil)
  }
}
