import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A bar button item")
@MainActor
struct BarButtonItemTests {
  /// Shows items where reading begins in a bar that fills the top.
  private func show(_ items: UIBarButtonItem..., in fixture: Fixture) {
    let owner = UINavigationItem(title: "")
    owner.leftBarButtonItems = items
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [owner]
    fixture.show(bar)
  }

  @Test("performs its action when it is pressed, with itself as the sender")
  func action() throws {
    let fixture = Fixture()
    var senders: [ObjectIdentifier] = []
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Send") { action in
        if let sender = action.sender as? UIBarButtonItem {
          senders.append(ObjectIdentifier(sender))
        }
      }
    )
    #expect(item.title == "Send")
    show(item, in: fixture)
    let place = try #require(fixture.frame(of: "Send"))
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(senders == [ObjectIdentifier(item)])
    item.isEnabled = false
    fixture.backend.makeFrame()
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(senders.count == 1)
  }

  @Test("opens its menu when it is pressed, if it has no action")
  func menu() throws {
    let fixture = Fixture()
    var chosen: [String] = []
    let menu = UIMenu(
      children: ["Name", "Date"].map { name in UIAction(title: name) { _ in chosen.append(name) } }
    )
    show(UIBarButtonItem(title: "Sort", menu: menu), in: fixture)
    let place = try #require(fixture.frame(of: "Sort"))
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(fixture.screen.menu?.lines.count == 2)
    fixture.screen.menu?.choose("Date")
    #expect(chosen == ["Date"])
  }

  @Test("has a picture for what is common, words where people know those, and a name for both")
  func systemItems() {
    let fixture = Fixture()
    let (add, done) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .done))
    show(add, done, in: fixture)
    #expect(fixture.scene.description.contains("list-add"))
    #expect(fixture.frame(of: "Done") != nil)
    #expect(done.style == .done && add.style == .plain)
    #expect(add.accessibilityLabel == "Add" && add.button?.accessibilityLabel == "Add")
    add.accessibilityLabel = "New city"
    #expect(add.button?.accessibilityLabel == "New city")
  }

  @Test("shows a view of the app's, or keeps a distance")
  func customViewAndSpace() {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    show(
      UIBarButtonItem(customView: view),
      .fixedSpace(50),
      .flexibleSpace(),
      UIBarButtonItem(customView: other),
      in: fixture
    )
    #expect(view.frame == CGRect(x: 8, y: 7, width: 30, height: 30))
    #expect(other.frame == CGRect(x: 88, y: 17, width: 20, height: 10))
  }

  @Test("shows at once what is changed: title, tint and whether it is there")
  func changes() throws {
    let fixture = Fixture()
    let item = UIBarButtonItem(title: "Edit")
    show(item, UIBarButtonItem(title: "Sort"), in: fixture)
    let sort = try #require(fixture.frame(of: "Sort"))
    item.title = "Edit all"
    item.tintColor = .systemRed
    fixture.backend.makeFrame()
    let moved = try #require(fixture.frame(of: "Sort"))
    #expect(fixture.frame(of: "Edit all") != nil && moved.minX > sort.minX)
    #expect(item.button?.tintColor == .systemRed)
    item.isHidden = true
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Edit all") == nil && fixture.frame(of: "Sort")?.minX == 16)
  }
}

@Suite("Editing")
@MainActor
struct ControllerEditingTests {
  @Test("is turned on and off by the edit button, which says what it does")
  func editButton() throws {
    let fixture = Fixture()
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    fixture.window.rootViewController = UINavigationController(rootViewController: controller)
    fixture.backend.makeFrame()
    #expect(controller.editButtonItem === controller.editButtonItem && !controller.isEditing)
    let place = try #require(fixture.scene.nodes(showing: "Edit").last?.frame)
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    fixture.backend.advanceUntilIdle()
    #expect(controller.isEditing && !fixture.scene.nodes(showing: "Done").isEmpty)
    controller.isEditing = false
    fixture.backend.advanceUntilIdle()
    #expect(!fixture.scene.nodes(showing: "Edit").isEmpty)
  }

  @Test("of a collection view controller is that of its collection view")
  func collectionView() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    controller.setEditing(true, animated: false)
    #expect(!controller.isViewLoaded)
    #expect(controller.collectionView.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.collectionView.isEditing)
  }
}
