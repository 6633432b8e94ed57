import CoreGraphics
import Foundation
import Testing
public import UIKit

/// A person in front of a menu.
@MainActor
public struct MenuSample {
  let isShown: (any UIBackendWindow) -> Bool
  let choose: (any UIBackendWindow, Int) -> Bool

  /// Prepares a sample.
  ///
  /// - Parameters:
  ///   - isShown: Whether a window shows a menu.
  ///   - choose: Chooses the action of a number in the menu that a window shows; returns whether it can be chosen.
  public init(
    isShown: @escaping (any UIBackendWindow) -> Bool,
    choose: @escaping (any UIBackendWindow, Int) -> Bool
  ) {
    self.isShown = isShown
    self.choose = choose
  }
}

@MainActor
private final class RecordingMenuClient: UIBackendMenuClient {
  private(set) var log: [String] = []
  func backendMenuDidChoose(_ identifier: Int) { log.append("chose \(identifier)") }
  func backendMenuDidClose() { log.append("closed") }
}

// What menus promise; see `UIBackendMenu`, whose numbers the messages cite.
extension BackendContract {
  private var menu: UIBackendMenu {
    UIBackendMenu(
      title: "A _menu_",
      items: [
        .action(.init(identifier: 0, title: "Open")),
        .section(
          title: "Order",
          [
            .action(.init(identifier: 1, title: "By name", mark: .on)),
            .action(.init(identifier: 2, title: "By_date", mark: .off)),
          ]
        ),
        .menu(title: "More", [.action(.init(identifier: 3, title: "Delete", isDestructive: true))]),
        .action(.init(identifier: 4, title: "Never", isEnabled: false)),
      ]
    )
  }

  private func showWindow() -> (RecordingWindowClient, any UIBackendWindow) {
    let client = RecordingWindowClient()
    client.root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let window = backend.makeWindow(for: client, size: client.root.bounds.size)
    window.present()
    #expect(wait { client.activations.last == true })
    return (client, window)
  }

  private func frame() { backend.requestFrame() }

  /// Rules 1 to 3 and 6: choosing, closing and presenting.
  public func checkMenus(_ sample: MenuSample) {
    let recorder = RecordingClient(backend: backend)
    backend.client = recorder
    let (client, window) = showWindow()
    let rect = CGRect(x: 20, y: 20, width: 50, height: 20)
    for identifier in [0, 1, 2, 3] {
      let menuClient = RecordingMenuClient()
      window.presentMenu(menu, beside: rect, client: menuClient)
      #expect(wait { sample.isShown(window) }, "a menu is shown")
      #expect(menuClient.log == [], "3: not from inside")
      #expect(sample.choose(window, identifier), "2: \(identifier)")
      #expect(wait { menuClient.log.last == "closed" }, "2: \(identifier)")
      #expect(menuClient.log == ["chose \(identifier)", "closed"], "2: once, and then closed")
      #expect(!sample.isShown(window))
    }
    let (first, second) = (RecordingMenuClient(), RecordingMenuClient())
    window.presentMenu(menu, beside: rect, client: first)
    #expect(wait { sample.isShown(window) })
    #expect(!sample.choose(window, 4), "2: disabled")
    window.presentMenu(menu, beside: rect, client: second)
    #expect(wait { first.log == ["closed"] }, "1: the first is closed")
    #expect(wait { sample.isShown(window) })
    window.dismissMenu()
    window.dismissMenu()
    #expect(wait { second.log == ["closed"] }, "3: dismissed")
    window.dismissMenu()
    let empty = RecordingMenuClient()
    window.presentMenu(UIBackendMenu(title: "Empty"), beside: rect, client: empty)
    #expect(empty.log == [], "3: not from inside")
    frame()
    #expect(wait { empty.log == ["closed"] }, "3: empty")
    let last = RecordingMenuClient()
    window.presentMenu(menu, beside: rect, client: last)
    #expect(wait { sample.isShown(window) })
    window.close()
    #expect(wait { last.log == ["closed"] }, "3: the window is closed")
    #expect(client.closeCount == 1)
    #expect(first.log == ["closed"] && second.log == ["closed"], "3: once")
  }

  /// Rule 7: actions that keep the menu, and other contents.
  public func checkKeptMenus(_ sample: MenuSample) {
    let recorder = RecordingClient(backend: backend)
    backend.client = recorder
    let (client, window) = showWindow()
    func menu(_ mark: UIBackendMenu.Mark, _ others: [Int] = []) -> UIBackendMenu {
      UIBackendMenu(
        items: [
          .action(.init(identifier: 0, title: "Bold", mark: mark, keepsMenu: true)),
          .action(.init(identifier: 1, title: "Close")),
        ] + others.map { .action(.init(identifier: $0, title: "\($0)")) }
      )
    }
    let menuClient = RecordingMenuClient()
    window.updateMenu(menu(.on))
    window.presentMenu(
      menu(.mixed),
      beside: CGRect(x: 20, y: 20, width: 50, height: 20),
      client: menuClient
    )
    #expect(wait { sample.isShown(window) })
    for count in 1...3 {
      #expect(sample.choose(window, 0), "7")
      #expect(wait { menuClient.log.count == count }, "7: each time")
      window.updateMenu(menu(count == 2 ? .off : .on))
      #expect(sample.isShown(window), "7: stays open")
    }
    #expect(!sample.choose(window, 2))
    window.updateMenu(menu(.on, [2, 3]))
    var isChosen = false
    #expect(
      wait {
        isChosen = isChosen || sample.choose(window, 3)
        return isChosen
      },
      "7: other contents"
    )
    #expect(wait { menuClient.log.last == "closed" })
    #expect(menuClient.log == ["chose 0", "chose 0", "chose 0", "chose 3", "closed"], "7")
    window.close()
    #expect(client.closeCount == 1)
  }

  /// Rules 4 and 6: places that make no sense, and references.
  public func checkOddMenus(_ sample: MenuSample) {
    let recorder = RecordingClient(backend: backend)
    backend.client = recorder
    let (client, window) = showWindow()
    let rects = [
      CGRect.zero, CGRect(x: -500, y: 900, width: 9000, height: -20),
      CGRect(x: CGFloat.nan, y: .infinity, width: 1, height: .nan), .null, .infinite,
    ]
    for rect in rects {
      weak var released: RecordingMenuClient?
      do {
        let client = RecordingMenuClient()
        released = client
        window.presentMenu(menu, beside: rect, client: client)
      }
      #expect(wait { sample.isShown(window) }, "4: \(rect)")
      #expect(released != nil, "6: kept while it is shown")
      window.dismissMenu()
      #expect(wait { released == nil }, "6: and no longer")
    }
    window.close()
    #expect(client.closeCount == 1)
  }
}
