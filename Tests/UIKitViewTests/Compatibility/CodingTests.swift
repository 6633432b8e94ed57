import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An object made from an archive")
@MainActor
struct CodingTests {
  @Test("is empty, because there are no archives of the interface to read")
  func empty() {
    _ = Fixture()
    let coder: NSCoder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIBarItem(coder: coder)?.title == nil)
    #expect(UIBarButtonItem(coder: coder)?.customView == nil)
    #expect(UINavigationItem(coder: coder)?.title == nil)
    #expect(UITabBar(coder: coder)?.items == nil)
    #expect(UITabBarItem(coder: coder)?.title == nil)
    #expect(UITabBarController(coder: coder)?.viewControllers == nil)
    #expect(UIToolbar(coder: coder)?.items == nil)
    #expect(UIVisualEffectView(coder: coder)?.effect == nil)
    expectEqual(UISearchBar(coder: coder)?.text, "")
    expectEqual(UISearchController(coder: coder)?.isActive, false)
    expectEqual(UITableView(coder: coder)?.style, .plain)
    #expect(UITableViewCell(coder: coder)?.textLabel != nil)
    #expect(UITableViewHeaderFooterView(coder: coder)?.reuseIdentifier == nil)
    #expect(UITableViewController(coder: coder)?.tableView != nil)
    expectEqual(UISegmentedControl(coder: coder)?.numberOfSegments, 0)
    expectEqual(UICollectionViewTransitionLayout(coder: coder)?.transitionProgress, 0)
    #expect(UIView(coder: coder)?.subviews.isEmpty == true)
  }
}
