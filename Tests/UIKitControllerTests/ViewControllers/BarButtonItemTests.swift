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
    expectEqual(item.title, "Send")
    show(item, in: fixture)
    let place = try #require(fixture.frame(of: "Send"))
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    expectEqual(senders, [ObjectIdentifier(item)])
    item.isEnabled = false
    fixture.backend.makeFrame()
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    expectEqual(senders.count, 1)
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
    expectEqual(fixture.screen.menu?.lines.count, 2)
    fixture.screen.menu?.choose("Date")
    expectEqual(chosen, ["Date"])
  }

  @Test("performs its action when it is pressed, and opens no menu, if it has both")
  func actionBeforeMenu() throws {
    let fixture = Fixture()
    var count = 0
    let menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
    show(
      UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in count += 1 }, menu: menu),
      in: fixture
    )
    let place = try #require(fixture.frame(of: "Sort"))
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(count == 1 && fixture.screen.menu == nil)
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
    expectEqual(add.button?.accessibilityLabel, "New city")
  }

  struct Common: Sendable, CustomTestStringConvertible {
    let item: UIBarButtonItem.SystemItem
    let label: String
    let isPicture: Bool
    var testDescription: String { label }
  }

  nonisolated static let words: [(UIBarButtonItem.SystemItem, String)] = [
    (.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"), (.undo, "Undo"),
    (.redo, "Redo"),
  ]

  nonisolated static let pictures: [(UIBarButtonItem.SystemItem, String)] = [
    (.add, "Add"), (.compose, "Compose"), (.reply, "Reply"), (.action, "Share"),
    (.organize, "Organize"), (.bookmarks, "Bookmarks"), (.search, "Search"), (.refresh, "Refresh"),
    (.stop, "Stop"), (.camera, "Camera"), (.trash, "Delete"), (.play, "Play"), (.pause, "Pause"),
    (.rewind, "Rewind"), (.fastForward, "Fast Forward"), (.close, "Close"),
  ]

  nonisolated static let common =
    words.map { Common(item: $0, label: $1, isPicture: false) }
    + pictures.map { Common(item: $0, label: $1, isPicture: true) }

  @Test(
    "of the system shows its words or its picture, and is named by its words",
    arguments: common
  )
  func systemItem(_ common: Common) {
    let fixture = Fixture()
    let item = UIBarButtonItem(systemItem: common.item)
    show(item, in: fixture)
    expectEqual((fixture.frame(of: common.label) == nil), common.isPicture)
    expectEqual(fixture.scene.nodes.flatMap(\.images).count, (common.isPicture ? 1 : 0))
    expectEqual(item.accessibilityLabel, common.label)
    expectEqual(item.style, (common.item == .done || common.item == .save ? .done : .plain))
  }

  @Test("of the system has a picture of its own")
  func ownPictures() {
    func picture(_ systemItem: UIBarButtonItem.SystemItem) -> String? {
      let fixture = Fixture()
      show(UIBarButtonItem(systemItem: systemItem), in: fixture)
      return fixture.scene.nodes.flatMap(\.images).first
    }
    let names = Self.pictures.map { picture($0.0) }
    // Both of the crosses are one.
    expectEqual(picture(.stop), picture(.close))
    expectEqual(Set(names).count, names.count - 1)
  }

  @Test(
    "takes the title and the picture of an action that it is given later, unless it is of the system"
  )
  func laterAction() {
    let fixture = Fixture()
    var count = 0
    let star = UIImage(systemName: "star")
    let action = UIAction(title: "Mark", image: star) { _ in count += 1 }
    let (item, system) = (UIBarButtonItem(title: "Old"), UIBarButtonItem(systemItem: .trash))
    show(item, system, in: fixture)
    item.primaryAction = action
    system.primaryAction = action
    fixture.backend.makeFrame()
    #expect(item.title == "Mark" && item.image === star)
    #expect(item.primaryAction === action && system.image == nil)
    item.button?.sendActions(for: .primaryActionTriggered)
    system.button?.sendActions(for: .primaryActionTriggered)
    expectEqual(count, 2)
  }

  @Test("is as wide as it says, and shows its picture in place of its words")
  func widthAndImage() throws {
    let fixture = Fixture()
    let item = UIBarButtonItem(title: "Go")
    item.tag = 7
    show(item, in: fixture)
    let natural = try #require(item.button?.frame.width)
    item.width = 100
    fixture.backend.makeFrame()
    #expect(natural < 100 && item.button?.frame.width == 100 && item.tag == 7)
    item.width = 0
    item.image = UIImage(systemName: "star")
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Go") == nil)
    #expect(fixture.scene.nodes.flatMap(\.images).count == 1 && item.title == "Go")
    item.image = nil
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Go") != nil && item.button?.frame.width == natural)
  }

  @Test("shows a view that it is given later, and what it showed before without one")
  func laterView() {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let item = UIBarButtonItem(systemItem: .done)
    show(item, in: fixture)
    item.customView = nil
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Done") != nil)
    item.customView = view
    fixture.backend.makeFrame()
    #expect(item.customView === view && view.window != nil && fixture.frame(of: "Done") == nil)
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
    expectEqual(view.frame, CGRect(x: 8, y: 7, width: 30, height: 30))
    expectEqual(other.frame, CGRect(x: 88, y: 17, width: 20, height: 10))
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
    expectEqual(item.button?.tintColor, .systemRed)
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
