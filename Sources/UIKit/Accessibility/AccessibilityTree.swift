import CoreGraphics
import Foundation

/// Reads what a window shows as a tree of elements.
///
/// An object of it makes one tree and knows afterwards which responder each element is. Getters of an app may change the views
/// while they are asked: the lists that are gone through are copies, and no responder is read twice.
@MainActor
final class AccessibilityTree {
  typealias Node = UIBackendAccessibilityNode

  let window: UIWindow
  /// The element that an app has sent the reader to.
  let pointed: UIResponder?
  var sight: AccessibilitySight
  private(set) var subjects: [Node.Identifier: UIResponder] = [:]
  /// Elements that were found inside of themselves.
  private(set) var cycles: [UIResponder] = []
  private var visited: Set<ObjectIdentifier> = []
  private var path: Set<ObjectIdentifier> = []
  /// The arrangements of the collection views in the tree, as far as they are known.
  var arrangements: [ObjectIdentifier: Arrangement] = [:]
  var itemPositions: [ObjectIdentifier: ItemPositions] = [:]

  init(of window: UIWindow, pointed: UIResponder?) {
    self.window = window
    self.pointed = pointed
    sight = AccessibilitySight(window: window)
  }

  /// Some elements that stay together, and where they stand.
  struct Unit {
    let frame: CGRect
    let nodes: [Node]
  }

  /// Makes the tree.
  func root() -> Node {
    var root = node(window, .window, frame: window.bounds)
    root.label = window.accessibilityLabel ?? window.backendWindow?.title ?? ""
    visited.insert(ObjectIdentifier(window))
    let front = window.keyScope
    if front !== window, sight.shows(front) {
      root.children = [front, window.inputAccessory].compactMap(\.self).flatMap {
        nodes([$0], in: window)
      }
    } else {
      root.children = nodes(in: window)
    }
    return root
  }

  /// An element without anything in it.
  func node(_ subject: UIResponder, _ role: Node.Role, frame: CGRect) -> Node {
    let identifier = subject.accessibilityNumber
    subjects[identifier] = subject
    return Node(identifier: identifier, role: role, label: "", frame: frame)
  }
}

// The way through the views.
extension AccessibilityTree {
  /// The elements in a view, as they are read.
  func nodes(in view: UIView) -> [Node] {
    if view.accessibilityElementsHidden { return [] }
    let subviews = view.cover.map { [$0] } ?? view.subviewsInReadingOrder
    return namedNodes(in: view) ?? nodes(subviews, in: view)
  }

  private func nodes(_ subviews: [UIView], in view: UIView) -> [Node] {
    let units = within(view) { subviews.isEmpty ? [] : self.units(subviews) }
    // Elements of a collection view are in the order of its items already.
    if view is UICollectionView { return units.flatMap(\.nodes) }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let nodes = AccessibilityOrder(isRightToLeft: isRightToLeft).indices(of: units.map(\.frame))
      .flatMap { units[$0].nodes }
    // Content behind a bar begins where the bar does.
    guard view is NavigationView else { return nodes }
    return nodes.filter { $0.role == .bar } + nodes.filter { $0.role != .bar }
  }

  /// Goes on in an element, which is not read again there.
  private func within<Answer>(_ subject: UIResponder, _ read: () -> [Answer]) -> [Answer] {
    let key = ObjectIdentifier(subject)
    let isNew = path.insert(key).inserted
    defer { if isNew { path.remove(key) } }
    return read()
  }

  /// The units that views have, of which one that is modal leaves the others out.
  private func units(_ views: [UIView]) -> [Unit] {
    let shown = views.filter { sight.shows($0) }
    if let modal = shown.last(where: \.accessibilityViewIsModal) { return units(of: modal) }
    return shown.flatMap { units(of: $0) }
  }

  private func units(of view: UIView) -> [Unit] {
    // A getter of an app may have taken it away meanwhile.
    guard sight.shows(view) else { return [] }
    if let node = element(view) {
      return [Unit(frame: node.frame, nodes: [node] + linkNodes(in: view))]
    }
    guard isNew(view), !view.accessibilityElementsHidden else { return [] }
    let isGroup =
      view.shouldGroupAccessibilityChildren || view.accessibilityElements != nil
      || view.hierarchy.controller != nil
    guard isGroup else {
      return within(view) { units(view.cover.map { [$0] } ?? view.subviewsInReadingOrder) }
    }
    let nodes = nodes(in: view)
    guard let first = nodes.first else { return [] }
    return [Unit(frame: nodes.reduce(first.frame) { $0.union($1.frame) }, nodes: nodes)]
  }

  /// The elements that an app names in a responder; `nil` if it names none.
  private func namedNodes(in subject: UIResponder) -> [Node]? {
    subject.accessibilityElements.map { elements in
      within(subject) { elements.compactMap { $0 as? UIResponder }.flatMap(nodes(of:)) }
    }
  }

  /// The elements that one of `accessibilityElements` stands for.
  private func nodes(of subject: UIResponder) -> [Node] {
    if let view = subject as? UIView {
      return units(of: view).flatMap(\.nodes)
    }
    guard let frame = sight.frame(of: subject), isNew(subject) else { return [] }
    if subject.isAccessibilityElement { return [leaf(subject, frame: frame)] }
    guard let nodes = namedNodes(in: subject) else { return [] }
    return container(subject, nodes, frame: frame).map { [$0] } ?? nodes
  }

  /// Whether a responder was not read yet; one that is read right now contains itself.
  private func isNew(_ subject: UIResponder) -> Bool {
    let key = ObjectIdentifier(subject)
    if path.contains(key) { cycles.append(subject) }
    return visited.insert(key).inserted
  }
}

// Elements.
extension AccessibilityTree {
  /// The element that a view is, or is the container of; `nil` where there are only those in it.
  private func element(_ view: UIView) -> Node? {
    let key = ObjectIdentifier(view)
    guard !visited.contains(key), let frame = sight.frame(of: view) else { return nil }
    if let view = view as? UICollectionReusableView, let list = view.hostingCollectionView {
      visited.insert(key)
      return sight.isMounted(view, in: list) ? row(view, in: list, frame: frame) : nil
    }
    if view.isAccessibilityElement {
      visited.insert(key)
      return leaf(view, frame: frame)
    }
    if let view = view as? UIBackendSurfaceView {
      visited.insert(key)
      return widget(view, frame: frame)
    }
    guard containerRole(of: view) != nil else { return nil }
    visited.insert(key)
    return container(view, nodes(in: view), frame: frame)
  }

  /// The links in a text, which are read after it.
  private func linkNodes(in view: UIView) -> [Node] {
    let links = (view as? UITextView)?.styled.view?.links ?? []
    return links.compactMap { link in
      sight.frame(of: link).map { leaf(link, frame: $0) }
    }
  }

  /// The role of a responder that holds elements; `nil` for one that is nothing but those.
  private func containerRole(of subject: UIResponder) -> Node.Role? {
    switch subject.said.accessibilityContainerType {
    case .list: return .list
    case .dataTable: return .grid
    case .landmark, .semanticGroup: return .group
    case .none: break
    }
    switch subject {
    case let list as UICollectionView: return arrangement(of: list) == .grid ? .grid : .list
    case is UITableView: return nil
    case is UINavigationBar: return .bar
    case is PresentationContainer: return .dialog
    case is UISegmentedControl: return .group
    case let view as UIScrollView: return view.isScrolledByReaders ? .group : nil
    default: return nil
    }
  }

  /// An element that holds others; `nil` where it is nothing but those.
  private func container(_ subject: UIResponder, _ children: [Node], frame: CGRect) -> Node? {
    guard let role = containerRole(of: subject) else { return nil }
    var node = node(subject, role, frame: frame)
    node.label =
      subject.said.accessibilityLabel ?? (subject as? UICollectionView)?.titleAround ?? ""
    node.value = subject.accessibilityValue ?? ""
    node.hint = subject.accessibilityHint ?? ""
    node.states.isModal = subject.accessibilityViewIsModal
    node.states.isFocused = subject === focus
    node.actions = actions(of: subject)
    node.children = children
    return node
  }

  /// The widget of the library underneath that edits the text of an element.
  private func editor(of subject: UIResponder) -> (any UIBackendSurface)? {
    switch subject {
    case let field as UITextField: field.editorView.surface
    case let view as UITextView: view.editorView.surface
    default: nil
    }
  }

  /// The element in which a widget of the library underneath is read.
  private func widget(_ view: UIBackendSurfaceView, frame: CGRect) -> Node {
    var node = node(view, .widget, frame: frame)
    node.label = view.accessibilityLabel ?? ""
    node.hint = view.accessibilityHint ?? ""
    node.surface = ObjectIdentifier(view.surface)
    node.children = nodes(in: view)
    return node
  }

  /// An element with nothing in it.
  func leaf(_ subject: UIResponder, frame: CGRect) -> Node {
    let traits = subject.accessibilityTraits
    var node = node(subject, role(of: subject, traits), frame: frame)
    node.label = subject.accessibilityLabel ?? (subject as? UIView).map(textInside) ?? ""
    node.value = subject.accessibilityValue ?? ""
    if node.role == .text, node.label.isEmpty { swap(&node.label, &node.value) }
    node.hint = subject.accessibilityHint ?? ""
    node.states = states(of: subject, traits)
    if node.role == .slider || node.role == .progress {
      node.range = subject.accessibilityDefaults.range
    }
    if node.role == .toggle {
      node.states.isOn = node.value == "1" || traits.contains(.selected)
      if node.value == "0" || node.value == "1" { node.value = "" }
    }
    node.actions = actions(of: subject)
    node.surface = editor(of: subject).map { ObjectIdentifier($0) }
    return node
  }

  func states(of subject: UIResponder, _ traits: UIAccessibilityTraits) -> Node.States {
    var states = Node.States()
    if traits.contains(.selected) { states.isSelected = true }
    states.isEnabled = !traits.contains(.notEnabled)
    states.isFocused = subject === focus
    states.isFocusable = subject.isFocusableByReaders
    return states
  }

  /// The element that keys act on, or that the reader was sent to.
  private var focus: UIResponder? { pointed ?? window.focusedView ?? window.firstResponder }

  private func role(of subject: UIResponder, _ traits: UIAccessibilityTraits) -> Node.Role {
    let roles: [(UIAccessibilityTraits, Node.Role)] = [
      (.searchField, .searchField), (.link, .link), (.toggleButton, .toggle), (.button, .button),
      (.adjustable, .slider), (.header, .heading), (.image, .image), (.staticText, .text),
    ]
    if let role = roles.first(where: { traits.contains($0.0) })?.1 { return role }
    switch subject {
    case is UITextField: return .textField
    case let view as UITextView: return view.isEditable ? .textArea : .text
    case is UIProgressView, is UIActivityIndicatorView: return .progress
    default: return .text
    }
  }

  /// The words of the texts in a view that is one element.
  private func textInside(_ view: UIView) -> String {
    // Links are words of the text, which is the value.
    guard !(view is UITextView) else { return "" }
    return view.subviewsInReadingOrder.filter { sight.shows($0) }.map { subview in
      subview.isAccessibilityElement
        ? subview.accessibilityLabel ?? "" : textInside(subview)
    }
    .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
