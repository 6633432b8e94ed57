import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// The field of a search bar stands in a row of 56 points, and scopes in one of 44 below it.
@Suite("The scopes of a search bar")
@MainActor
struct SearchScopeTests {
  private final class Log: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
    var lines: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      lines.append("update \(searchController.searchBar.selectedScopeButtonIndex)")
    }

    func searchBar(
      _ searchBar: UISearchBar,
      selectedScopeButtonIndexDidChange selectedScope: Int
    ) { lines.append("scope \(selectedScope)") }
  }

  @MainActor
  private struct SetUp {
    let fixture = Fixture()
    let log = Log()
    let search = UISearchController(searchResultsController: nil)
    let navigation: UINavigationController
    var bar: UISearchBar { search.searchBar }

    init() {
      let screen = ListController("Cities")
      screen.definesPresentationContext = true
      navigation = UINavigationController(rootViewController: screen)
      search.searchResultsUpdater = log
      bar.delegate = log
      bar.scopeButtonTitles = ["All", "Near", "Far"]
      screen.navigationItem.searchController = search
      fixture.window.rootViewController = navigation
      fixture.backend.advance(by: 1)
    }

    func setActive(_ isActive: Bool) {
      search.isActive = isActive
      fixture.backend.advance(by: 1)
    }

    /// The frame of a word in the bar, in the window; nil while it is not seen.
    func frame(of text: String) -> CGRect? {
      bar.showsScopeBar ? fixture.frame(of: text) : nil
    }
  }

  @Test("come with a search and go with it, and the list makes room")
  func searching() throws {
    let setUp = SetUp()
    // A row of buttons of 44 points and the field.
    expectEqual(setUp.navigation.navigationBar.frame.height, 100)
    setUp.setActive(true)
    // The field and the scopes.
    expectEqual(setUp.navigation.navigationBar.frame.height, 100)
    expectEqual(setUp.bar.frame.height, 100)
    #expect(try #require(setUp.frame(of: "Near")).minY > 56)
    setUp.setActive(false)
    expectEqual(setUp.bar.frame.height, 56)
    #expect(!setUp.bar.showsScopeBar)
  }

  @Test("are chosen by a tap and by arrows, which the delegate and the search hear of")
  func choosing() throws {
    let setUp = SetUp()
    setUp.setActive(true)
    setUp.log.lines = []
    let near = try #require(setUp.frame(of: "Near"))
    setUp.fixture.screen.tap(at: CGPoint(x: near.midX, y: near.midY))
    setUp.fixture.backend.advance(by: 1)
    expectEqual(setUp.bar.selectedScopeButtonIndex, 1)
    expectEqual(setUp.log.lines, ["scope 1", "update 1"])
    setUp.bar.selectedScopeButtonIndex = 0
    expectEqual(setUp.log.lines.count, 2)
    // From the field to the button that cancels, and on to the scopes.
    setUp.bar.becomeFirstResponder()
    for _ in 0..<3 where !(setUp.fixture.window.firstResponder is UISegmentedControl) {
      setUp.fixture.screen.press(.keyboardTab)
    }
    setUp.fixture.screen.press(.keyboardRightArrow)
    expectEqual(setUp.log.lines.last, "update 1")
  }

  @Test("come with text, or when the program says so, if the search is told to")
  func activation() {
    let setUp = SetUp()
    expectEqual(setUp.search.scopeBarActivation, .automatic)
    setUp.search.scopeBarActivation = .onSearchActivation
    setUp.setActive(true)
    #expect(setUp.bar.showsScopeBar)
    setUp.setActive(false)
    setUp.search.scopeBarActivation = .onTextEntry
    setUp.setActive(true)
    #expect(!setUp.bar.showsScopeBar)
    setUp.fixture.screen.press(.keyboardA, characters: "a")
    setUp.fixture.backend.advance(by: 1)
    #expect(setUp.bar.showsScopeBar)
    setUp.setActive(false)
    setUp.search.automaticallyShowsScopeBar = false
    expectEqual(setUp.search.scopeBarActivation, .manual)
    setUp.setActive(true)
    #expect(!setUp.bar.showsScopeBar)
    setUp.bar.showsScopeBar = true
    expectEqual(setUp.bar.intrinsicContentSize.height, 100)
    setUp.bar.scopeButtonTitles = nil
    expectEqual(setUp.bar.intrinsicContentSize.height, 56)
  }

  @Test("have a chosen one once it is there")
  func index() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    bar.selectedScopeButtonIndex = 2
    bar.scopeButtonTitles = ["A", "B", "C"]
    expectEqual(bar.selectedScopeButtonIndex, 2)
    expectEqual(bar.scopeButtonTitles, ["A", "B", "C"])
    bar.setShowsScope(true, animated: true)
    expectEqual(bar.sizeThatFits(CGSize(width: 200, height: 0)), CGSize(width: 200, height: 100))
  }
}
