import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// A tab bar is 49 points high, a tool bar 44.
@Suite("A tab bar controller")
@MainActor
struct TabBarControllerTests {
  private final class Log: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    var refuses = false

    func tabBarController(_: UITabBarController, shouldSelect controller: UIViewController) -> Bool
    {
      lines.append("should \(controller.tabBarItem.title ?? "")")
      return !refuses
    }

    func tabBarController(_: UITabBarController, didSelect controller: UIViewController) {
      lines.append("did \(controller.tabBarItem.title ?? "")")
    }
  }

  /// *Cities*, a list in a navigation controller, and *Rivers*, a plain one.
  @MainActor
  private struct SetUp {
    let fixture = Fixture()
    let log = Log()
    let list = ListController("Cities")
    let navigation: UINavigationController
    let rivers = UIViewController()
    let tabs = UITabBarController()

    init() {
      rivers.title = "Rivers"
      rivers.tabBarItem.badgeValue = "3"
      navigation = UINavigationController(rootViewController: list)
      tabs.viewControllers = [navigation, rivers]
      tabs.delegate = log
      fixture.show(root: tabs)
      fixture.backend.makeFrame()
    }

    /// Taps the words in the bar.
    func tap(_ words: String) {
      let frame = fixture.frame(of: words) ?? .zero
      fixture.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      fixture.backend.advance(by: 1)
    }

    var isDownAtBottom: Bool { tabs.tabBar.frame.minY == 431 }
  }

  @Test("shows the first controller above a bar of 49 points with the titles of all of them")
  func shows() throws {
    let setUp = SetUp()
    expectEqual(setUp.tabs.tabBar.frame, CGRect(x: 0, y: 431, width: 320, height: 49))
    #expect(setUp.tabs.selectedViewController === setUp.navigation)
    expectEqual(setUp.tabs.selectedIndex, 0)
    expectEqual(setUp.list.collectionView.adjustedContentInset.bottom, 49)
    expectEqual(setUp.list.collectionView.adjustedContentInset.top, 44)
    let (cities, rivers) = (setUp.fixture.frame(of: "Cities"), setUp.fixture.frame(of: "Rivers"))
    #expect(abs((cities?.midX ?? 0) - 80) <= 1 && (cities?.minY ?? 0) > 431)
    #expect(abs((rivers?.midX ?? 0) - 240) <= 1)
    #expect(try #require(setUp.fixture.frame(of: "3")).minX > 240)
    expectEqual(setUp.fixture.screen.title, "Cities")
    #expect(setUp.list.tabBarController === setUp.tabs)
    #expect(setUp.rivers.viewIfLoaded == nil)
  }

  @Test("shows the controller whose tab is pressed, and tells the delegate")
  func selects() {
    let setUp = SetUp()
    setUp.tap("Rivers")
    #expect(setUp.tabs.selectedViewController === setUp.rivers)
    #expect(setUp.rivers.view.window != nil && setUp.list.view.window == nil)
    #expect(setUp.tabs.tabBar.selectedItem === setUp.rivers.tabBarItem)
    expectEqual(setUp.rivers.view.safeAreaInsets.bottom, 49)
    expectEqual(setUp.fixture.screen.title, "Rivers")
    expectEqual(setUp.log.lines, ["should Rivers", "did Rivers"])
    setUp.log.refuses = true
    setUp.tap("Cities")
    #expect(setUp.tabs.selectedViewController === setUp.rivers)
    setUp.tabs.selectedIndex = 0
    #expect(setUp.tabs.selectedViewController === setUp.navigation)
    expectEqual(setUp.log.lines.count, 3)
  }

  @Test("brings a navigation controller back to its root by its own tab")
  func again() {
    let setUp = SetUp()
    setUp.navigation.pushViewController(UIViewController(), animated: false)
    setUp.tap("Cities")
    expectEqual(setUp.navigation.viewControllers.count, 1)
  }

  @Test("has no bar for a controller that hides it when it is pushed, until that is popped")
  func hidden() {
    let setUp = SetUp()
    let detail = ListController("Oslo")
    detail.hidesBottomBarWhenPushed = true
    setUp.navigation.pushViewController(detail, animated: true)
    setUp.fixture.backend.advance(by: 1)
    expectEqual(setUp.tabs.tabBar.frame.minY, 480)
    expectEqual(setUp.fixture.screen.title, "Oslo")
    expectEqual(detail.collectionView.adjustedContentInset.bottom, 0)
    setUp.navigation.popViewController(animated: true)
    setUp.fixture.backend.advance(by: 1)
    #expect(setUp.isDownAtBottom)
    setUp.tabs.setTabBarHidden(true, animated: true)
    setUp.fixture.backend.advance(by: 1)
    expectEqual(setUp.tabs.tabBar.frame.minY, 480)
    expectEqual(setUp.list.collectionView.adjustedContentInset.bottom, 0)
    setUp.tabs.isTabBarHidden = false
    setUp.fixture.backend.makeFrame()
    #expect(setUp.isDownAtBottom)
  }

  @Test("shows the picture of what is selected, and a badge in its own colour")
  func looks() throws {
    let (plain, filled) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    let item = UITabBarItem(title: "One", image: plain, selectedImage: filled)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.setItems([item], animated: true)
    bar.tintColor = .red
    bar.barTintColor = .yellow
    expectEqual(bar.backgroundColor, .yellow)
    Fixture().show(bar)
    let button = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    expectEqual(button.configuration?.image, plain)
    bar.selectedItem = item
    expectEqual(button.configuration?.image, filled)
    expectEqual(button.tintColor, .red)
    item.selectedImage = nil
    expectEqual(button.configuration?.image, plain)
    item.badgeValue = "new"
    item.badgeColor = .blue
    let badge = button.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "new" }
    expectEqual(badge?.backgroundColor, .blue)
  }

  @Test("keeps what is selected among other controllers, and follows other tabs")
  func changes() {
    let setUp = SetUp()
    setUp.tabs.selectedIndex = 1
    let lakes = UIViewController()
    lakes.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 7)
    setUp.tabs.setViewControllers([lakes, setUp.rivers], animated: true)
    setUp.fixture.backend.advance(by: 1)
    expectEqual(setUp.tabs.selectedIndex, 1)
    #expect(setUp.navigation.parent == nil)
    expectEqual(setUp.tabs.tabBar.items?.map(\.title), ["Favorites", "Rivers"])
    setUp.tabs.viewControllers = [lakes]
    #expect(setUp.tabs.selectedViewController === lakes)
    lakes.tabBarItem = UITabBarItem(title: "Lakes", image: nil, selectedImage: nil)
    expectEqual(setUp.tabs.tabBar.items?.map(\.title), ["Lakes"])
    #expect(setUp.tabs.tabBar.selectedItem === lakes.tabBarItem)
  }

  @Test("mirrors its tabs from right to left, and is read as a bar of tabs")
  func rightToLeft() throws {
    let setUp = SetUp()
    setUp.fixture.backend.environment.isRightToLeft = true
    setUp.fixture.backend.makeFrame()
    let rivers = try #require(setUp.fixture.frame(of: "Rivers"))
    #expect(abs(rivers.midX - 80) <= 1)
    #expect(try #require(setUp.fixture.frame(of: "3")).maxX < 80)
    #expect(setUp.tabs.tabBar.accessibilityTraits == .tabBar)
  }

  @Test("lets a bar of its own select items, and tell its delegate")
  func bar() {
    final class Delegate: NSObject, UITabBarDelegate {
      var selected: UITabBarItem?
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected = item }
    }
    let fixture = Fixture()
    let delegate = Delegate()
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.delegate = delegate
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    fixture.show(bar)
    fixture.screen.tap(at: CGPoint(x: 240, y: 24))
    #expect(delegate.selected === bar.items?.last && bar.selectedItem === bar.items?.last)
  }
}
