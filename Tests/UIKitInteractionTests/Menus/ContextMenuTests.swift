import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A context menu")
@MainActor
struct ContextMenuTests {
  /// A list of 320 × 400 points with ten rows of 30, whose delegate has menus.
  @MainActor
  private final class List: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let fixture = Fixture(width: 320, height: 480)
    let view: UICollectionView
    var log: [String] = []
    var hasMenu = true
    var answersMany = true

    override init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 30)
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
      view.delegate = self
      fixture.show(view)
    }

    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

    func collectionView(
      _ list: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }

    private func configuration(_ name: String) -> UIContextMenuConfiguration? {
      log.append("asked \(name)")
      guard hasMenu else { return nil }
      return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: name) { [unowned self] _ in log.append("did \(name)") }])
      }
    }

    func collectionView(
      _ list: UICollectionView,
      contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      answersMany ? configuration("\(paths.map(\.item))") : nil
    }

    func collectionView(
      _ list: UICollectionView,
      contextMenuConfigurationForItemAt path: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration("\(path.item)") }

    func collectionView(
      _ list: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("shows \(configuration.identifier)")
      animator?.addAnimations { [unowned self] in log.append("animates") }
      animator?.addCompletion { [unowned self] in log.append("has shown") }
    }

    func collectionView(
      _ list: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("ends \(configuration.identifier)")
    }

    func press(_ y: CGFloat, button: Int = 2, _ device: UIBackendPointerEvent.Device = .mouse) {
      send(.pressed, y, button, device)
    }

    func send(
      _ action: UIBackendPointerEvent.Action,
      _ y: CGFloat,
      _ button: Int,
      _ device: UIBackendPointerEvent.Device
    ) {
      let event = UIBackendPointerEvent(
        action,
        at: CGPoint(x: 100, y: y),
        timestamp: fixture.backend.currentTime,
        device: device,
        button: button
      )
      fixture.screen.send(.pointer(event))
    }

    /// What has happened since the last call.
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test(
    "of an item is opened by the secondary button, where it is pressed, and does what is chosen"
  )
  func secondaryButton() {
    let list = List()
    list.press(75)
    expectEqual(list.take(), ["asked [2]", "shows [2]", "animates"])
    expectEqual(list.fixture.screen.menu?.rect, CGRect(100, 75, 0, 0))
    #expect(list.fixture.screen.scene?.description.hasSuffix("| [2]") == true)
    list.fixture.screen.menu?.choose("[2]")
    expectEqual(list.take(), ["did [2]", "ends [2]"])
    #expect(list.view.indexPathsForSelectedItems == nil)
  }

  @Test("of a selected item is that of all that are selected, in their order")
  func several() {
    let list = List()
    list.view.allowsMultipleSelection = true
    for item in [5, 1, 3] {
      list.view.selectItem(
        at: IndexPath(item: item, section: 0),
        animated: false,
        scrollPosition: []
      )
    }
    list.press(45)
    expectEqual(list.take().first, "asked [1, 3, 5]")
    list.fixture.screen.press(.keyboardEscape)
    expectEqual(list.take(), ["ends [1, 3, 5]"])
    list.press(75)
    expectEqual(list.take().first, "asked [2]")
  }

  @Test("between items is that of none")
  func background() {
    let list = List()
    list.press(350)
    expectEqual(list.take(), ["asked []", "shows []", "animates"])
    list.fixture.screen.press(.keyboardEscape)
    _ = list.take()
    list.answersMany = false
    list.press(350)
    expectEqual(list.take(), [])
    #expect(list.fixture.screen.menu == nil)
  }

  @Test("is asked for in the older way where there is none for several items")
  func olderWay() {
    let list = List()
    list.answersMany = false
    list.press(75)
    expectEqual(list.take(), ["asked 2", "shows 2", "animates"])
  }

  @Test("is opened by a finger that rests, which then selects nothing")
  func longPress() {
    let list = List()
    list.press(75, button: 1, .touch)
    list.fixture.backend.advance(by: 0.45)
    expectEqual(list.take(), [])
    list.fixture.backend.advance(by: 0.1)
    expectEqual(list.take(), ["asked [2]", "shows [2]", "animates", "has shown"])
    list.fixture.screen.press(.keyboardEscape)
    list.send(.released, 75, 1, .touch)
    #expect(list.view.indexPathsForSelectedItems == nil)
  }

  @Test("is not opened by a finger that moves or is lifted, or where there is none")
  func otherTouches() {
    let list = List()
    list.press(75, button: 1, .touch)
    list.send(.dragged, 95, 1, .touch)
    list.fixture.backend.advance(by: 1)
    list.send(.released, 95, 1, .touch)
    list.fixture.backend.advance(by: 1)
    list.press(75, button: 1)
    list.send(.released, 75, 1, .mouse)
    expectEqual(list.take(), [])
    expectEqual(list.view.indexPathsForSelectedItems?.map(\.item), [2])
    list.hasMenu = false
    list.press(45, button: 1, .touch)
    list.fixture.backend.advance(by: 1)
    list.send(.released, 45, 1, .touch)
    expectEqual(list.take(), ["asked [1]", "asked 1"])
    // The touch was left to the list.
    expectEqual(list.view.indexPathsForSelectedItems?.map(\.item), [1])
  }

  @Test(
    "is opened by keys, beside the item that they have reached",
    arguments: [
      (UIKeyboardHIDUsage.keyboardApplication, UIKeyModifierFlags()), (.keyboardF10, .shift),
    ]
  )
  func keys(key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) {
    let list = List()
    list.fixture.screen.press(key, modifiers: modifiers)
    expectEqual(list.take(), [])
    list.fixture.screen.press(.keyboardDownArrow)
    list.fixture.screen.press(.keyboardDownArrow)
    list.fixture.screen.press(key, modifiers: modifiers)
    expectEqual(list.take(), ["asked [1]", "shows [1]", "animates"])
    expectEqual(list.fixture.screen.menu?.rect, CGRect(0, 30, 320, 30))
  }

  @Test("goes with its list, and ten thousand of them leave nothing behind")
  func leaving() {
    let list = List()
    for _ in 0..<10_000 {
      list.press(75)
      list.fixture.screen.press(.keyboardEscape)
    }
    list.log = []
    list.press(75)
    list.view.removeFromSuperview()
    #expect(list.fixture.screen.menu == nil)
    expectEqual(list.take(), ["asked [2]", "shows [2]", "animates", "ends [2]"])
  }

  @Test("of any view is opened by its interaction, which says where")
  func interaction() {
    @MainActor
    final class Source: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
          actionProvider: { _ in UIMenu(children: [UIAction(title: "\(location)") { _ in }]) }
        )
      }
    }
    let fixture = Fixture()
    let source = Source()
    let view = fixture.show(UIView(frame: CGRect(50, 50, 100, 100)))
    let interaction = UIContextMenuInteraction(delegate: source)
    view.addInteraction(interaction)
    func press() {
      let event = UIBackendPointerEvent(
        .pressed,
        at: CGPoint(x: 60, y: 70),
        timestamp: fixture.backend.currentTime,
        device: .mouse,
        button: 2
      )
      fixture.screen.send(.pointer(event))
    }
    press()
    #expect(fixture.screen.menu != nil)
    expectEqual(interaction.location(in: view), CGPoint(x: 10, y: 20))
    expectEqual(interaction.location(in: nil), CGPoint(x: 60, y: 70))
    interaction.dismissMenu()
    #expect(fixture.screen.menu == nil)
    press()
    view.removeInteraction(interaction)
    #expect(fixture.screen.menu == nil)
    press()
    #expect(fixture.screen.menu == nil)
    #expect(view.interactions.isEmpty && interaction.view == nil)
  }

  @Test("has an identifier of its own where the app gives none")
  func identifiers() {
    let named = UIContextMenuConfiguration(identifier: "name" as NSString, previewProvider: nil)
    #expect(named.identifier as? NSString == "name")
    let (first, second) = (UIContextMenuConfiguration(), UIContextMenuConfiguration())
    #expect(first.identifier as? NSUUID != second.identifier as? NSUUID)
  }

  @Test("of a list is opened by its interaction")
  func interactionOfList() {
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(list.contextMenuInteraction?.view === list)
  }

  @Test("is an interaction of a view, as others are that the app makes")
  func interactions() {
    final class Interaction: NSObject, UIInteraction {
      weak var view: UIView?
      var heard: [String] = []

      func willMove(to view: UIView?) { heard.append(view == nil ? "will leave" : "will come") }
      func didMove(to view: UIView?) {
        self.view = view
        heard.append(view == nil ? "left" : "came")
      }
    }
    let interaction = Interaction()
    let (first, second) = (UIView(), UIView())
    first.addInteraction(interaction)
    #expect(interaction.heard == ["will come", "came"] && interaction.view === first)
    interaction.heard = []
    second.addInteraction(interaction)
    #expect(interaction.heard.suffix(2) == ["will come", "came"] && interaction.view === second)
    #expect(first.interactions.isEmpty && second.interactions.count == 1)
    interaction.heard = []
    second.interactions = []
    #expect(interaction.heard == ["will leave", "left"] && interaction.view == nil)
  }
}
