import CoreGraphics
import Foundation
import TesseraCore

/// The elements of a window that an assistive technology knows, and its actions on them.
///
/// A window has one from the first question on. Without a reader of the desktop nothing asks.
@MainActor
final class AccessibilityReader {
  private unowned let window: UIWindow
  private var subjects: [UIBackendAccessibilityNode.Identifier: WeakResponder] = [:]
  private var pointer: Pointer?
  private var isReading = false
  private var hasReportedCycle = false
  /// How many trees were made.
  private(set) var treeCount = 0

  private struct WeakResponder {
    weak var responder: UIResponder?
  }

  /// Where an app has sent the reader to, until the keys go elsewhere.
  private struct Pointer {
    weak var element: UIResponder?
    weak var keys: UIResponder?
  }

  init(_ window: UIWindow) { self.window = window }

  private static var lastNumber = 0

  /// A number for an element that had none.
  static func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Something was set that readers are told: a frame is made for it, if one reads.
  static func elementsMayHaveChanged() {
    if DesktopEnvironment.current.hasScreenReader {
      UIApplication.shared.backend.requestFrame()
    }
  }

  /// The tree of what the window shows now.
  func tree() -> UIBackendAccessibilityNode? {
    // A getter of an app that asks for the tree would never end.
    guard !isReading else { return nil }
    isReading = true
    defer { isReading = false }
    if let pointer, pointer.element == nil || pointer.keys !== keys { self.pointer = nil }
    let tree = AccessibilityTree(of: window, pointed: pointer?.element)
    let root = tree.root()
    treeCount += 1
    subjects = tree.subjects.mapValues { WeakResponder(responder: $0) }
    if let element = pointer?.element, !tree.subjects.values.contains(where: { $0 === element }) {
      pointer = nil
    }
    report(tree.cycles)
    return root
  }

  /// The element that the program has sent the reader to, until the keys go elsewhere, and else the one that keys act on.
  var focus: UIResponder? {
    guard let pointer, let element = pointer.element, pointer.keys === keys else { return keys }
    return element
  }

  private var keys: UIResponder? { window.focusedView ?? window.firstResponder }

  private func report(_ cycles: [UIResponder]) {
    guard let first = cycles.first, !hasReportedCycle else { return }
    hasReportedCycle = true
    Diagnostics.report(
      .geometry,
      "\(type(of: first)) is among the accessibility elements in itself; it is read once."
    )
  }

  /// Sends the reader to an element until the keys move.
  func point(at element: UIResponder) {
    pointer = Pointer(element: element, keys: keys)
    Self.elementsMayHaveChanged()
  }
}

// Actions of a reader.
extension AccessibilityReader {
  /// Does something with an element; returns whether it was done.
  ///
  /// An element that is gone does nothing.
  func perform(
    _ action: UIBackendAccessibilityAction,
    on identifier: UIBackendAccessibilityNode.Identifier
  ) -> Bool {
    guard let subject = subjects[identifier]?.responder,
      subject.accessibility?.number == identifier.number
    else { return false }
    defer { Self.elementsMayHaveChanged() }
    switch action {
    case .activate: return activate(subject)
    case .focus: return focus(subject)
    case .increment:
      guard subject.accessibilityTraits.contains(.adjustable) else { return false }
      subject.accessibilityIncrement()
      return true
    case .decrement:
      guard subject.accessibilityTraits.contains(.adjustable) else { return false }
      subject.accessibilityDecrement()
      return true
    case .set(let value): return set(value, of: subject)
    case .scrollForward: return scroll(subject, isForward: true)
    case .scrollBackward: return scroll(subject, isForward: false)
    case .escape: return escape(subject)
    case .custom(let place, let name):
      return subject.performAccessibilityAction(place, named: name)
    }
  }

  /// Sets a value that the reader was told the bounds of.
  private func set(_ value: Double, of subject: UIResponder) -> Bool {
    let traits = subject.accessibilityTraits
    guard value.isFinite, traits.contains(.adjustable), !traits.contains(.notEnabled),
      subject.accessibilityDefaults.range != nil
    else { return false }
    subject.chooseForReaders(value)
    return true
  }

  private func activate(_ subject: UIResponder) -> Bool {
    guard !subject.said.accessibilityTraits.contains(.notEnabled) else { return false }
    if subject.said.accessibilityActivate() { return true }
    if let cell = subject as? UICollectionViewCell, let list = cell.hostingCollectionView,
      list.activateItem(of: cell)
    {
      return true
    }
    return tap(subject)
  }

  /// Presses and lifts at the activation point, if the element is what is pressed there.
  private func tap(_ subject: UIResponder) -> Bool {
    let point = subject.accessibilityActivationPoint
    guard let hit = window.hitTest(point, with: nil) else { return false }
    let view = subject as? UIView ?? subject.aroundForReaders as? UIView
    guard let view, hit.isDescendant(of: view) else { return false }
    for action in [UIBackendPointerEvent.Action.pressed, .released] {
      let event = UIBackendPointerEvent(
        action,
        at: point,
        timestamp: UIApplication.shared.backend.currentTime,
        device: .touch
      )
      _ = window.backendWindowDidReceive(.pointer(event))
    }
    return true
  }

  private func focus(_ subject: UIResponder) -> Bool {
    guard let view = subject as? UIView, view.isFocusableByReaders else { return false }
    if let cell = view as? UICollectionViewCell, let list = cell.hostingCollectionView {
      return list.item(of: cell).flatMap { list.moveFocus(to: $0) } != nil
    }
    return window.giveKeys(to: view)
  }

  private func scroll(_ subject: UIResponder, isForward: Bool) -> Bool {
    sequence(first: subject, next: \.aroundForReaders).prefix(Self.longestChain).contains {
      $0.accessibilityScroll(direction(of: $0, isForward))
    }
  }

  private func direction(
    of responder: UIResponder,
    _ isForward: Bool
  ) -> UIAccessibilityScrollDirection {
    guard let view = responder as? UIScrollView, !view.hasMore(along: .vertical),
      view.hasMore(along: .horizontal)
    else { return isForward ? .down : .up }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isForward != isRightToLeft ? .right : .left
  }

  private func escape(_ subject: UIResponder) -> Bool {
    for responder in sequence(first: subject, next: \.aroundForReaders).prefix(Self.longestChain)
    where responder.accessibilityPerformEscape() {
      return true
    }
    if let presentation = (window.keyScope as? PresentationContainer)?.presentation {
      guard !presentation.isDismissing else { return false }
      presentation.attemptDismissal(beside: false)
      return presentation.isDismissing
    }
    return subject.goBack()
  }

  /// How many responders are asked; more are a circle.
  private static var longestChain: Int { 256 }
}

extension UIWindow {
  /// Gives the backend's window its tree for assistive technologies, or none while none reads.
  func showToReaders(_ isRead: Bool) {
    backendWindow?.showAccessibility(isRead ? reader.tree() : nil)
  }

  /// Returns the content of the window as assistive technologies see it; made anew for each question.
  public func backendAccessibilityTree() -> UIBackendAccessibilityNode? { reader.tree() }

  /// Does something with an element of the tree that was made last; returns whether it was done.
  public func backendPerform(
    _ action: UIBackendAccessibilityAction,
    on identifier: UIBackendAccessibilityNode.Identifier
  ) -> Bool {
    reader.perform(action, on: identifier)
  }
}
