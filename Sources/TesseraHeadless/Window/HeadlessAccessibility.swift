import Foundation
public import UIKit

/// The content of a window as assistive technologies see it: a tree that can be printed, searched and acted on.
@preconcurrency @MainActor
public struct HeadlessAccessibility {
  /// The window, with all elements in it.
  public let root: UIBackendAccessibilityNode
  private let client: any UIBackendWindowClient

  init?(_ client: any UIBackendWindowClient) {
    guard let root = client.backendAccessibilityTree() else { return nil }
    (self.root, self.client) = (root, client)
  }

  /// Every element, parents before children, in the order in which they are read.
  public var nodes: [UIBackendAccessibilityNode] { root.flattened }

  /// The elements of a name.
  public func nodes(named label: String) -> [UIBackendAccessibilityNode] {
    nodes.filter { $0.label == label }
  }

  /// Does something with the first element of a name; returns whether it was done.
  @discardableResult
  public func perform(_ action: UIBackendAccessibilityAction, on label: String) -> Bool {
    nodes(named: label).first.map { perform(action, on: $0) } ?? false
  }

  /// Does something with an element; returns whether it was done.
  @discardableResult
  public func perform(
    _ action: UIBackendAccessibilityAction,
    on node: UIBackendAccessibilityNode
  ) -> Bool {
    client.backendPerform(action, on: node.identifier)
  }

  /// Performs the action of that name of the first element of a name; returns whether it was done.
  @discardableResult
  public func perform(actionNamed name: String, on label: String) -> Bool {
    for node in nodes(named: label) {
      if let action = node.actions.first(where: { $0.name == name }) {
        return perform(action, on: node)
      }
    }
    return false
  }
}

extension HeadlessAccessibility: @preconcurrency CustomStringConvertible {
  /// One line for each element: its role, its name, the summary of value, hint and position, its states, and its actions.
  public var description: String { root.lines(indentation: "").joined(separator: "\n") }
}

extension UIBackendAccessibilityNode {
  var flattened: [UIBackendAccessibilityNode] { [self] + children.flatMap(\.flattened) }

  func lines(indentation: String) -> [String] {
    var line = "\(indentation)\(role.rawValue)"
    if !label.isEmpty { line += " “\(label)”" }
    if !summary.isEmpty { line += ", \(summary)" }
    let states = states.words
    if !states.isEmpty { line += " (\(states.joined(separator: ", ")))" }
    if !actions.isEmpty { line += " [\(actions.map(\.name).joined(separator: ", "))]" }
    return [line] + children.flatMap { $0.lines(indentation: indentation + "  ") }
  }
}

extension UIBackendAccessibilityNode.States {
  var words: [String] {
    var words: [String] = []
    if isSelected == true { words.append("selected") }
    if let isOn { words.append(isOn ? "on" : "off") }
    if let isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
    if !isEnabled { words.append("not enabled") }
    if isModal { words.append("modal") }
    if isFocused { words.append("focused") }
    return words
  }
}

extension HeadlessWindow {
  /// The content of the window as assistive technologies see it now; `nil` for a window that was closed.
  ///
  /// The tree is made for the question. Whether a reader is there has no effect on it.
  public var accessibility: HeadlessAccessibility? {
    shownClient.flatMap { HeadlessAccessibility($0) }
  }

  /// Takes note of what a reader would be shown.
  public func showAccessibility(_ root: UIBackendAccessibilityNode?) { note(root) }
}
