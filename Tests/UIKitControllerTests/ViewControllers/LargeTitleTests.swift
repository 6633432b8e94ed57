import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// A row of buttons is 44 points high and a large title 52.
@Suite("A large title")
@MainActor
struct LargeTitleTests {
  @MainActor
  private struct SetUp {
    let fixture = Fixture()
    let rows = ListController("Inbox")
    let navigation: UINavigationController

    init() {
      navigation = UINavigationController(rootViewController: rows)
      navigation.navigationBar.prefersLargeTitles = true
      fixture.window.rootViewController = navigation
      fixture.backend.makeFrame()
      fixture.backend.makeFrame()
    }

    var list: UICollectionView { rows.collectionView }
    var barHeight: CGFloat { navigation.navigationBar.frame.height }
    var largeTitle: CGRect? {
      fixture.scene.nodes(showing: "Inbox").filter { $0.opacity > 0 }.map(\.frame)
        .max { $0.height < $1.height }
    }

    func frame() { fixture.backend.makeFrame() }

    /// Drags with a finger that rests before it goes up.
    func drag(by distance: CGFloat) {
      let screen = fixture.screen
      screen.pointer(.pressed, at: CGPoint(x: 160, y: 300), device: .touch)
      for step in 1...10 {
        let y = 300 + distance * CGFloat(step) / 10
        screen.pointer(.dragged, at: CGPoint(x: 160, y: y), device: .touch)
        frame()
      }
      fixture.backend.advance(by: 0.5)
      screen.pointer(.released, at: CGPoint(x: 160, y: 300 + distance), device: .touch)
      fixture.backend.advance(by: 4)
    }
  }

  @Test("is below the buttons at the top of the content, which begins below it")
  func atTop() throws {
    let setUp = SetUp()
    expectEqual(setUp.barHeight, 96)
    expectEqual(setUp.list.adjustedContentInset.top, 96)
    expectEqual(setUp.list.contentOffset.y, -96)
    let title = try #require(setUp.largeTitle)
    expectEqual(title.minX, 16)
    #expect(title.minY >= 44 && title.maxY <= 96)
    let cell = try #require(setUp.list.cellForItem(at: [0, 0]))
    expectEqual(cell.convert(cell.bounds, to: nil).minY, 96)
  }

  @Test("goes as the content is scrolled, and the bar ends where the content begins")
  func collapsing() {
    let setUp = SetUp()
    for (offset, height) in [(-80.0, 80.0), (-44, 44), (300, 44), (-60, 60), (-96, 96)] {
      setUp.list.contentOffset.y = CGFloat(offset)
      setUp.frame()
      expectEqual(setUp.list.contentOffset.y, CGFloat(offset))
      expectEqual(setUp.barHeight, CGFloat(height))
      expectEqual(setUp.list.adjustedContentInset.top, CGFloat(height))
    }
  }

  @Test("is not left half way by a finger", arguments: [(-30.0, -96.0), (-50, -44)])
  func snapping(distance: Double, rest: Double) {
    let setUp = SetUp()
    setUp.drag(by: CGFloat(distance))
    expectEqual(setUp.list.contentOffset.y, CGFloat(rest))
    expectEqual(setUp.barHeight, CGFloat(-rest))
  }

  @Test("comes back at the top, and follows content that is pulled down beyond its top")
  func pulling() {
    let setUp = SetUp()
    setUp.list.contentOffset.y = 200
    setUp.frame()
    expectEqual(setUp.barHeight, 44)
    setUp.list.setContentOffset(CGPoint(x: 0, y: -96), animated: true)
    setUp.fixture.backend.advance(by: 1)
    expectEqual(setUp.list.contentOffset.y, -96)
    expectEqual(setUp.barHeight, 96)
    setUp.list.contentOffset.y = -126
    setUp.frame()
    expectEqual(setUp.barHeight, 126)
    expectEqual(setUp.list.adjustedContentInset.top, 96)
  }

  @Test("makes room for a control that refreshes between it and the content")
  func refreshing() {
    let setUp = SetUp()
    setUp.list.refreshControl = UIRefreshControl()
    setUp.list.contentOffset.y = -126
    setUp.frame()
    expectEqual(setUp.barHeight, 96)
  }

  @Test("is that of the item, of the one below it, or none")
  func modes() {
    let setUp = SetUp()
    let detail = ListController("Letter")
    setUp.navigation.pushViewController(detail, animated: false)
    setUp.frame()
    expectEqual(setUp.barHeight, 96)
    detail.navigationItem.largeTitleDisplayMode = .never
    setUp.frame()
    expectEqual(setUp.barHeight, 44)
    expectEqual(detail.collectionView.contentOffset.y, -44)
    let third = ListController("Reply")
    setUp.navigation.pushViewController(third, animated: false)
    setUp.frame()
    expectEqual(setUp.barHeight, 44)
    third.navigationItem.largeTitleDisplayMode = .always
    setUp.frame()
    expectEqual(setUp.barHeight, 96)
    setUp.navigation.popToRootViewController(animated: false)
    setUp.navigation.navigationBar.prefersLargeTitles = false
    setUp.frame()
    expectEqual(setUp.barHeight, 44)
    expectEqual(setUp.rows.navigationItem.largeTitleDisplayMode, .automatic)
  }

  @Test("keeps the content of each controller where it is through an animated push and pop")
  func push() {
    let setUp = SetUp()
    let detail = ListController("Letter")
    detail.navigationItem.largeTitleDisplayMode = .never
    setUp.navigation.pushViewController(detail, animated: true)
    setUp.fixture.backend.advance(by: 0.1)
    expectEqual(setUp.list.contentOffset.y, -96)
    expectEqual(detail.collectionView.contentOffset.y, -44)
    setUp.fixture.backend.advance(by: 1)
    expectEqual(setUp.barHeight, 44)
    setUp.navigation.popViewController(animated: true)
    setUp.fixture.backend.advance(by: 1)
    expectEqual(setUp.barHeight, 96)
    expectEqual(setUp.list.contentOffset.y, -96)
    // What has left keeps its insets.
    expectEqual(detail.collectionView.contentOffset.y, -44)
  }

  @Test("stands where reading begins, in its own look")
  func look() throws {
    let setUp = SetUp()
    setUp.fixture.backend.environment.isRightToLeft = true
    setUp.navigation.navigationBar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
    setUp.frame()
    expectEqual(try #require(setUp.largeTitle).maxX, 304)
    // Lines are 1.2 times as high as their size.
    expectEqual(try #require(setUp.largeTitle).height, 24)
    expectEqual(setUp.navigation.navigationBar.largeTitleTextAttributes?.count, 1)
  }

  @Test("follows the scroll view that the controller names, and stays where there is none")
  func named() {
    let fixture = Fixture()
    let controller = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView(frame: inner.bounds)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    inner.addSubview(scroll)
    controller.view.addSubview(inner)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    fixture.window.rootViewController = navigation
    fixture.backend.makeFrame()
    #expect(controller.contentScrollView(for: .top) == nil)
    scroll.contentOffset.y = 300
    fixture.backend.makeFrame()
    expectEqual(navigation.navigationBar.frame.height, 96)
    controller.setContentScrollView(scroll, for: .top)
    #expect(controller.contentScrollView(for: .top) === scroll)
    fixture.backend.makeFrame()
    expectEqual(navigation.navigationBar.frame.height, 44)
  }
}
