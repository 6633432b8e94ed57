import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

// Actions of elements.
extension AccessibilityTree {
  func actions(of subject: UIResponder) -> [UIBackendAccessibilityAction] {
    let traits = subject.said.accessibilityTraits
    var actions: [UIBackendAccessibilityAction] = []
    let isEnabled = !traits.contains(.notEnabled)
    if isEnabled, isActivated(subject, traits) { actions.append(.activate) }
    if subject.isFocusableByReaders { actions.append(.focus) }
    if isEnabled, traits.contains(.adjustable) { actions += [.increment, .decrement] }
    if scrolls(subject) { actions += [.scrollForward, .scrollBackward] }
    if subject is PresentationContainer { actions.append(.escape) }
    let names = subject.accessibilityActionNames
    return actions + names.enumerated().map { .custom($0.offset, $0.element) }
  }

  /// Whether a tap does something with an element.
  private func isActivated(_ subject: UIResponder, _ traits: UIAccessibilityTraits) -> Bool {
    if !traits.isDisjoint(with: [.button, .link, .toggleButton]) { return true }
    switch subject {
    case is UITextField: return true
    case let view as UITextView: return view.isEditable
    case let cell as UICollectionViewCell: return cell.isActivatedByReaders
    case let view as UIView:
      return view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled }
        ?? false
    default: return false
    }
  }

  /// Whether an element scrolls, or is in a section that scrolls by itself.
  private func scrolls(_ subject: UIResponder) -> Bool {
    if let cell = subject as? UICollectionViewCell {
      return (cell.superview as? ContainerScrollView)?.isScrolledByReaders ?? false
    }
    return (subject.said as? UIScrollView)?.isScrolledByReaders ?? false
  }
}

extension UIResponder {
  /// The words of the actions of an element, besides activating it.
  final var accessibilityActionNames: [String] {
    (said.accessibilityCustomActions ?? []).map(\.name)
      + ((self as? UICollectionViewCell)?.swipeActionsForReaders ?? []).map { $0.title ?? "" }
  }

  /// Performs one of the actions of an element, by its words; the place tells those of the same name apart.
  final func performAccessibilityAction(_ place: Int, named name: String) -> Bool {
    let customActions = said.accessibilityCustomActions ?? []
    let swipeActions = (self as? UICollectionViewCell)?.swipeActionsForReaders ?? []
    let names = customActions.map(\.name) + swipeActions.map { $0.title ?? "" }
    let isThere = names.indices.contains(place) && names[place] == name
    guard let index = isThere ? place : names.firstIndex(of: name) else { return false }
    if customActions.indices.contains(index) {
      return customActions[index].perform()
    }
    guard let cell = self as? UICollectionViewCell, let list = cell.hostingCollectionView else {
      return false
    }
    list.engine.door.perform(swipeActions[index - customActions.count], from: cell) { _ in }
    return true
  }

  /// Whether keys can be brought to the element.
  final var isFocusableByReaders: Bool {
    guard let view = self as? UIView else { return false }
    guard let cell = view as? UICollectionViewCell, let list = cell.hostingCollectionView else {
      return view.isTabStop && view.takesTouches
    }
    return list.letsItemsHaveFocus && cell.canBecomeFocused && list.item(of: cell) != nil
  }

  /// The window that shows the element.
  final var windowForReaders: UIWindow? {
    sequence(first: self as UIResponder, next: \.aroundForReaders).prefix(64)
      .lazy.compactMap { $0 as? UIView }.first?.window
  }

  /// The responder around the element, for questions that go outwards.
  final var aroundForReaders: UIResponder? {
    (self as? UIAccessibilityElement)?.accessibilityContainer as? UIResponder ?? next
  }
}

extension UICollectionViewCell {
  /// Whether a tap does something with the item.
  var isActivatedByReaders: Bool {
    guard let list = hostingCollectionView, isUserInteractionEnabled, mounting?.isItem == true
    else { return false }
    return togglesOutline || list.selection.permission.isAllowed
  }

  /// The swipe actions of the row, those at its end first.
  var swipeActionsForReaders: [UIContextualAction] {
    guard let list = hostingCollectionView, let path = list.item(of: self) else { return [] }
    return [SwipeSide.trailing, .leading].flatMap { side in
      list.engine.door.swipeActions(ofItemAt: path, side)?.actions ?? []
    }
  }
}

extension UICollectionView {
  /// Does with an item what a tap of a finger does; returns whether that is anything.
  func activateItem(of cell: UICollectionViewCell) -> Bool {
    guard cell.isActivatedByReaders, let path = item(of: cell) else { return false }
    if cell.togglesOutline {
      cell.toggleOutline()
      return true
    }
    let allowsMany = selection.permission.allowsMany
    let now = follow(path) {
      if allowsMany { userToggle(path) } else { userSelectOnly(path) }
    }
    cursorItem = now
    rangeStartItem = now
    if let now, !allowsMany { performPrimaryAction(now) }
    return true
  }
}

extension UIScrollView {
  /// Whether an assistive technology can scroll the view.
  final var isScrolledByReaders: Bool {
    !(self is UITextView) && (hasMore(along: .vertical) || hasMore(along: .horizontal))
  }

  /// Moves by a page, at once; returns whether there was more in the direction.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    var towards = CGVector.zero
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch direction {
    case .right: towards.dx = 1
    case .left: towards.dx = -1
    case .down: towards.dy = 1
    case .up: towards.dy = -1
    case .next, .previous:
      let sign: CGFloat = direction == .next ? 1 : -1
      if hasMore(along: .vertical) {
        towards.dy = sign
      } else {
        towards.dx = isRightToLeft ? -sign : sign
      }
    }
    let axis = towards.dominantAxis
    guard hasMore(along: axis), canMove(towards: towards) else { return false }
    let page = max(visibleLength(along: axis) * Self.pagePart, 1)
    let limits = limits[axis]
    let wanted = Double(contentOffset[axis] + towards[axis] * page)
    var offset = contentOffset
    offset[axis] = CGFloat(min(max(wanted, limits.lower), limits.upper))
    setContentOffset(offset, animated: false)
    return true
  }
}
