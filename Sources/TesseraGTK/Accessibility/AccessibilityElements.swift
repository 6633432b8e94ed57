import CGTK
import CoreGraphics
import Foundation
import UIKit

/// The elements of a window for assistive technologies: an invisible widget for each, in the order in which they are read.
///
/// There are none while no assistive technology reads.
@MainActor
final class AccessibilityElements {
  typealias Node = UIBackendAccessibilityNode

  private let view: UnsafeMutablePointer<GtkWidget>
  private let surfaces: HostedSurfaces
  private let perform: @MainActor (UIBackendAccessibilityAction, Node.Identifier) -> Void
  private var elements: [Key: Element] = [:]
  private var numbers: [Int64: Key] = [:]
  private var lastNumber: Int64 = 0
  private var shownRoot: Node?
  /// The texts of the surfaces in the window, by the surface.
  private var texts: [ObjectIdentifier: GTKSurface.ReadableText] = [:]
  private var alert: UnsafeMutablePointer<GtkWidget>?
  private var alertTimer: guint = 0

  /// An element; one with another role is another widget, as GTK settles the role once for all, and whether there is a value or a text.
  private struct Key: Hashable {
    let identifier: Node.Identifier
    let role: Node.Role
    let hasValue: Bool
    let text: GTKSurface.ReadableText?

    init(_ node: Node, _ texts: [ObjectIdentifier: GTKSurface.ReadableText]) {
      (identifier, role) = (node.identifier, node.role)
      hasValue = node.range != nil && node.children.isEmpty
      text = node.surface.flatMap { texts[$0] }
    }
  }

  private struct Element {
    let widget: UnsafeMutablePointer<GtkWidget>
    let number: Int64
    /// The node that the widget was last updated to, without its children; `nil` before the first update.
    var shown: Node?
  }

  /// How long what was to be read out stays among the elements, in milliseconds.
  private static let alertDuration: guint = 5_000

  /// - Parameters:
  ///   - view: The widget that shows the window.
  ///   - surfaces: The widgets in the window, which are read where the views have them.
  ///   - perform: Does something with an element, once what is going on is over.
  init(
    in view: UnsafeMutablePointer<GtkWidget>,
    surfaces: HostedSurfaces,
    perform: @escaping @MainActor (UIBackendAccessibilityAction, Node.Identifier) -> Void
  ) {
    (self.view, self.surfaces, self.perform) = (view, surfaces, perform)
  }

  /// Shows elements in place of those that were shown, or none.
  func show(_ root: Node?) {
    let children = root?.children ?? []
    let texts = readableTexts
    guard root == nil || root != shownRoot || texts != self.texts else {
      return showFocus(in: children)
    }
    (shownRoot, self.texts) = (root, texts)
    var kept: Set<Key> = []
    place(children, in: view, origin: .zero, &kept)
    placeSurfaces(kept)
    for (key, element) in elements where !kept.contains(key) {
      elements[key] = nil
      numbers[element.number] = nil
      if gtk_widget_is_focus(element.widget) != 0 { tsr_view_focus_element(view, nil) }
      tsr_element_destroy(element.widget)
    }
    showFocus(in: children)
    gtk_widget_queue_allocate(view)
    if root == nil { removeAlert() }
  }

  /// Announces a text to assistive technologies, as an alert among the elements.
  func say(_ text: String) {
    removeAlert()
    let widget = tsr_element_new(GTK_ACCESSIBLE_ROLE_ALERT, false, nil, Self.client(nil), 0)
    alert = widget
    tsr_widget_describe(widget, text, "")
    tsr_element_insert(widget, view, nil)
    alertTimer = MainLoop.timer(after: Self.alertDuration) { [weak self] in
      self?.alertTimer = 0
      self?.removeAlert()
    }
  }

  private func removeAlert() {
    if alertTimer != 0 { g_source_remove(alertTimer) }
    alertTimer = 0
    if let alert { tsr_element_destroy(alert) }
    alert = nil
  }

  /// Takes everything away, before the view goes.
  func removeAll() { show(nil) }
}

// One element after the other.
extension AccessibilityElements {
  private func place(
    _ nodes: [Node],
    in parent: UnsafeMutablePointer<GtkWidget>,
    origin: CGPoint,
    _ kept: inout Set<Key>
  ) {
    var previous: UnsafeMutablePointer<GtkWidget>?
    for node in nodes {
      let key = Key(node, texts)
      guard kept.insert(key).inserted else { continue }
      let widget = element(key).widget
      tsr_element_insert(widget, parent, previous)
      previous = widget
      let frame = Self.whole(node.frame)
      tsr_element_place(
        widget,
        Int32(frame.minX - origin.x),
        Int32(frame.minY - origin.y),
        Int32(frame.width),
        Int32(frame.height)
      )
      describe(key, node)
      place(node.children, in: widget, origin: frame.origin, &kept)
    }
  }

  /// Places each widget in the element that shows it, or nowhere in particular.
  private func placeSurfaces(_ kept: Set<Key>) {
    guard !surfaces.isEmpty else { return }
    var places: [ObjectIdentifier: UnsafeMutablePointer<GtkWidget>] = [:]
    for key in kept {
      guard let element = elements[key], let surface = element.shown?.surface else { continue }
      places[surface] = element.widget
    }
    for surface in surfaces.all { surface.stand(in: places[ObjectIdentifier(surface)]) }
  }

  private var readableTexts: [ObjectIdentifier: GTKSurface.ReadableText] {
    var texts: [ObjectIdentifier: GTKSurface.ReadableText] = [:]
    for surface in surfaces.all { texts[ObjectIdentifier(surface)] = surface.readableText }
    return texts
  }

  private static func whole(_ frame: CGRect) -> CGRect {
    func side(_ value: CGFloat) -> CGFloat { min(max(value.rounded(), -32_767), 32_767) }
    let (left, top) = (side(frame.minX), side(frame.minY))
    return CGRect(
      x: left,
      y: top,
      width: side(frame.maxX) - left,
      height: side(frame.maxY) - top
    )
  }

  private func element(_ key: Key) -> Element {
    if let element = elements[key] { return element }
    lastNumber += 1
    let client = Self.client(Unmanaged.passUnretained(self).toOpaque())
    let widget = tsr_element_new(key.role.ofGTK, key.hasValue, key.text?.widget, client, lastNumber)
    let element = Element(widget: widget, number: lastNumber, shown: nil)
    elements[key] = element
    numbers[lastNumber] = key
    return element
  }

  /// Says what is new of an element.
  private func describe(_ key: Key, _ node: Node) {
    guard let element = elements[key] else { return }
    var own = node
    own.children = []
    // The letters are the element's own.
    if key.text != nil { own.value = "" }
    let shown = element.shown
    guard own != shown else { return }
    elements[key]?.shown = own
    let widget = element.widget
    if own.label != shown?.label || own.summary != shown?.summary {
      tsr_widget_describe(widget, own.label.withoutZeros, own.summary.withoutZeros)
    }
    if own.states != shown?.states {
      tsr_element_set_states(widget, own.states.ofGTK)
      if gtk_widget_is_focus(widget) == 0 {
        gtk_widget_set_focusable(widget, own.states.isFocusable ? 1 : 0)
      }
    }
    if key.hasValue, let range = own.range, range != shown?.range {
      tsr_element_set_value(widget, range.value, range.minimum, range.maximum)
    }
    if own.actions != shown?.actions { describeActions(of: own, widget) }
  }

  private func describeActions(of node: Node, _ widget: UnsafeMutablePointer<GtkWidget>) {
    var common: UInt32 = 0
    var names: [UnsafeMutablePointer<CChar>?] = []
    for action in node.actions {
      switch action {
      case .activate: common |= TsrElementActivate.rawValue
      case .focus: common |= TsrElementFocus.rawValue
      case .increment: common |= TsrElementIncrement.rawValue
      case .decrement: common |= TsrElementDecrement.rawValue
      case .scrollForward: common |= TsrElementScrollForward.rawValue
      case .scrollBackward: common |= TsrElementScrollBackward.rawValue
      case .escape: common |= TsrElementDismiss.rawValue
      case .custom(_, let name) where !name.isEmpty: names.append(strdup(name.withoutZeros))
      case .custom, .set: break
      }
    }
    defer { for name in names { free(name) } }
    let pointers = (names + [nil]).map { UnsafePointer<CChar>($0) }
    pointers.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { tsr_element_set_actions(widget, common, start) }
    }
  }

  /// Brings GTK's focus to the element that has ours.
  private func showFocus(in nodes: [Node]) {
    let focused = Self.focused(in: nodes)
    let element = focused.flatMap { elements[Key($0, texts)] }
    // The text that is edited keeps the focus of GTK, which its element has then.
    tsr_view_focus_element(view, element?.widget)
  }

  private static func focused(in nodes: [Node]) -> Node? {
    for node in nodes {
      if let inner = focused(in: node.children) { return inner }
      if node.states.isFocused { return node }
    }
    return nil
  }
}

// Actions of assistive technologies.
extension AccessibilityElements {
  private func performed(_ name: String, on number: Int64) {
    guard let node = node(number), let action = node.actions.first(where: { $0.name == name })
    else { return }
    // The element may go with it.
    MainLoop.afterwards { [weak self] in self?.perform(action, node.identifier) }
  }

  private func set(_ value: Double, on number: Int64) {
    guard let node = node(number) else { return }
    MainLoop.afterwards { [weak self] in self?.perform(.set(value), node.identifier) }
  }

  private func node(_ number: Int64) -> Node? { numbers[number].flatMap { elements[$0]?.shown } }

  private static func client(_ context: UnsafeMutableRawPointer?) -> TsrElementClient {
    TsrElementClient(
      context: context,
      performed: { context, number, name in
        nonisolated(unsafe) let context = context
        let name = String(cString: name)
        MainActor.assumeIsolated { AccessibilityElements.of(context)?.performed(name, on: number) }
      },
      set: { context, number, value in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { AccessibilityElements.of(context)?.set(value, on: number) }
      }
    )
  }

  private nonisolated static func of(
    _ context: UnsafeMutableRawPointer?
  ) -> AccessibilityElements? {
    context.map { Unmanaged<AccessibilityElements>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension UIBackendAccessibilityNode.Role {
  /// The role that GTK 4.8 passes on as one that says the same.
  fileprivate var ofGTK: GtkAccessibleRole {
    switch self {
    case .window, .group, .widget: GTK_ACCESSIBLE_ROLE_GROUP
    case .bar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .grid: GTK_ACCESSIBLE_ROLE_GRID
    case .row: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .cell: GTK_ACCESSIBLE_ROLE_GRID_CELL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .text: GTK_ACCESSIBLE_ROLE_LABEL
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .textField, .textArea: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .searchField: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
    case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    }
  }
}

extension UIBackendAccessibilityNode.States {
  fileprivate var ofGTK: TsrElementStates {
    func number(_ value: Bool?) -> Int32 { value.map { $0 ? 1 : 0 } ?? -1 }
    return TsrElementStates(
      selected: number(isSelected),
      checked: number(isOn),
      expanded: number(isExpanded),
      disabled: !isEnabled,
      modal: isModal
    )
  }
}
