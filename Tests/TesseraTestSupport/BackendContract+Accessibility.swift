import CoreGraphics
import Foundation
import Testing
import UIKit

// The promises of windows to assistive technologies; see `UIBackendWindow.showAccessibility(_:)`.
extension BackendContract {
  private typealias Node = UIBackendAccessibilityNode

  private func node(_ number: Int, _ role: Node.Role, _ children: [Node] = []) -> Node {
    var node = Node(
      identifier: Node.Identifier(number: number),
      role: role,
      label: "Element \(number)",
      frame: CGRect(x: 0, y: number * 10, width: 100, height: 10)
    )
    node.actions = [.activate, .custom(0, "Trash")]
    node.states.isSelected = number.isMultiple(of: 2)
    node.children = children
    return node
  }

  /// Trees come and go, in any order, with elements that move, change, and are in others than before.
  public func checkAccessibility() {
    let recorder = RecordingClient(backend: backend)
    backend.client = recorder
    let client = RecordingWindowClient()
    let window = backend.makeWindow(for: client, size: CGSize(width: 200, height: 150))
    window.present()
    #expect(wait { client.activations.last == true }, "A window that is shown gets the keys")
    let rows = (2..<5).map { node($0, .row, [node($0 + 10, .button)]) }
    let trees: [Node?] = [
      nil, node(0, .window, [node(1, .list, rows)]),
      node(0, .window, [node(1, .list, rows.reversed())]),
      // Rows without their list, one of them twice, and then as headings.
      node(0, .window, rows + rows.prefix(1)),
      node(0, .window, [node(1, .grid, (2..<5).map { node($0, .heading) })]),
      node(0, .window), nil, nil, node(0, .window, rows),
    ]
    for tree in trees {
      let count = recorder.times.count
      window.showAccessibility(tree)
      window.setNeedsDisplay()
      backend.requestFrame()
      #expect(wait { recorder.times.count > count }, "Frames go on with any tree")
    }
    window.close()
    window.showAccessibility(node(0, .window, rows))
    #expect(client.performed.isEmpty, "Nothing has been done")
  }
}
