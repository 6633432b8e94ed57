import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A symbol of swipe actions")
@MainActor
struct SwipeSymbolTests {
  @Test("does what the table says", arguments: symbols)
  func works(symbol: LayoutSymbol) throws { try symbol.check() }

  nonisolated static let symbols: [LayoutSymbol] =
    providers + configurations + actions + controllers

  nonisolated private static let providers: [LayoutSymbol] = [
    LayoutSymbol("UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider") {
      let fixture = SwipeFixture()
      fixture.pull(1, by: 60)
      expectEqual(fixture.actions.take(), ["leading of 1?"])
      expectEqual(fixture.aside(1), -74)
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.trailingSwipeActionsConfigurationProvider") {
      let fixture = SwipeFixture()
      fixture.pull(1, by: -100)
      expectEqual(fixture.actions.take(), ["trailing of 1?"])
      expectEqual(fixture.aside(1), 148)
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider") {
      let provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = {
        $0.item == 0 ? nil : UISwipeActionsConfiguration(actions: [])
      }
      #expect(provider(IndexPath(item: 0, section: 0)) == nil)
      #expect(provider(IndexPath(item: 1, section: 0))?.actions.isEmpty == true)
    },
    LayoutSymbol("UICellConfigurationState.isSwiped") {
      let fixture = SwipeFixture()
      fixture.hold(1, by: -20)
      #expect(fixture.cell(1)?.configurationState.isSwiped == true)
      fixture.letGo()
      #expect(fixture.cell(1)?.configurationState.isSwiped == false)
    },
  ]

  nonisolated private static let configurations: [LayoutSymbol] = [
    LayoutSymbol("UISwipeActionsConfiguration.init(actions:)") {
      let fixture = SwipeFixture()
      fixture.actions.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
      fixture.pull(1, by: -100)
      #expect(fixture.movedRows.isEmpty)
    },
    LayoutSymbol("UISwipeActionsConfiguration.actions") {
      let actions = [action("First"), action("Second")]
      expectEqual(UISwipeActionsConfiguration(actions: actions).actions, actions)
    },
    LayoutSymbol("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe") {
      for performs in [true, false] {
        let fixture = SwipeFixture()
        fixture.actions.trailing = { [actions = fixture.actions] _ in
          let configuration = UISwipeActionsConfiguration(actions: [actions.action("First")])
          #expect(configuration.performsFirstActionWithFullSwipe)
          configuration.performsFirstActionWithFullSwipe = performs
          return configuration
        }
        fixture.pull(1, by: -300)
        expectEqual(fixture.actions.take().contains("First"), performs)
      }
    },
  ]

  nonisolated private static let actions: [LayoutSymbol] = [
    LayoutSymbol("UIContextualAction.init(style:title:handler:)") {
      let action = action("Title", .destructive)
      expectEqual(action.title, "Title")
      expectEqual(action.style, .destructive)
      #expect(action.image == nil)
    },
    LayoutSymbol("UIContextualAction.style") {
      for (style, isSwiped) in [(UIContextualAction.Style.normal, false), (.destructive, true)] {
        let fixture = SwipeFixture()
        fixture.actions.trailing = { [actions = fixture.actions] _ in
          UISwipeActionsConfiguration(actions: [actions.action("Do", style)])
        }
        fixture.open(1)
        fixture.press(0, of: 1)
        expectEqual(fixture.swipedRows.contains(1), isSwiped)
      }
    },
    LayoutSymbol("UIContextualAction.Style") {
      expectEqual(UIContextualAction.Style.normal.rawValue, 0)
      expectEqual(UIContextualAction.Style.destructive.rawValue, 1)
    },
    LayoutSymbol("UIContextualAction.handler") {
      var isCalled = false
      let action = UIContextualAction(style: .normal, title: nil) { _, _, completion in
        completion(true)
      }
      action.handler(action, UIView()) { isCalled = $0 }
      #expect(isCalled)
    },
    LayoutSymbol("UIContextualAction.Handler") {
      let handler: UIContextualAction.Handler = { action, view, completion in
        completion(action.title == "Title" && view.subviews.isEmpty)
      }
      let action = UIContextualAction(style: .normal, title: "Title", handler: handler)
      action.handler(action, UIView()) { #expect($0) }
    },
    LayoutSymbol("UIContextualAction.title") {
      let button = SwipeActionButton(action("Title"), edge: .right)
      #expect(button.subviews.contains { ($0 as? UILabel)?.text == "Title" })
    },
    LayoutSymbol("UIContextualAction.image") {
      let action = action("Title")
      action.image = UIImage(systemName: "trash")
      let button = SwipeActionButton(action, edge: .right)
      #expect(button.subviews.contains { ($0 as? UIImageView)?.image == action.image })
    },
    LayoutSymbol("UIContextualAction.backgroundColor") {
      expectEqual(action("Mute").backgroundColor, .systemGray)
      let delete = action("Delete", .destructive)
      expectEqual(delete.backgroundColor, .systemRed)
      delete.backgroundColor = .blue
      expectEqual(SwipeActionButton(delete, edge: .right).backgroundColor, .blue)
      delete.backgroundColor = nil
      expectEqual(delete.backgroundColor, .systemRed)
    },
  ]

  nonisolated private static let controllers: [LayoutSymbol] = [
    LayoutSymbol("UICollectionViewController.init(collectionViewLayout:)") {
      let layout = UICollectionViewFlowLayout()
      let controller = UICollectionViewController(collectionViewLayout: layout)
      #expect(controller.collectionView.collectionViewLayout === layout)
    },
    LayoutSymbol("UICollectionViewController.collectionView") {
      let controller = UICollectionViewController()
      #expect(controller.collectionView.dataSource === controller)
      #expect(controller.collectionView.superview === controller.view)
    },
    LayoutSymbol("UICollectionViewController.collectionViewLayout") {
      let controller = UICollectionViewController()
      #expect(controller.collectionViewLayout is UICollectionViewFlowLayout)
    },
    LayoutSymbol("UICollectionViewController.clearsSelectionOnViewWillAppear") {
      let controller = UICollectionViewController()
      #expect(controller.clearsSelectionOnViewWillAppear)
      controller.clearsSelectionOnViewWillAppear = false
      #expect(!controller.clearsSelectionOnViewWillAppear)
    },
    LayoutSymbol("UICollectionViewController.installsStandardGestureForInteractiveMovement") {
      let controller = UICollectionViewController()
      #expect(controller.ordersItemsByHand)
      controller.installsStandardGestureForInteractiveMovement = false
      #expect(!controller.ordersItemsByHand)
    },
  ]
}

@MainActor
private func action(
  _ title: String,
  _ style: UIContextualAction.Style = .normal
) -> UIContextualAction {
  UIContextualAction(style: style, title: title) { _, _, end in end(true) }
}
