import CoreGraphics

/// A group of widgets, or an object that widgets were made for, inside of others.
final class WidgetScope {
  /// The scope that has no scope around it.
  static var root: WidgetScope { WidgetScopeRoot.scope }

  let parent: WidgetScope?
  /// The key of the scope among its siblings.
  let key: AnyHashable
  /// The object of the scope; that of the scope around it unless it has its own.
  let object: Any?
  /// How its widgets stand beside each other.
  let style: WidgetGroupStyle
  /// The distance from the sides of the container, with that of the scopes around it.
  let margins: WidgetMargins
  let hash: Int
  /// Whether the style is its own and not that of the scope around it.
  let hasOwnStyle: Bool

  init() {
    parent = nil
    key = 0
    object = nil
    style = .rows
    margins = WidgetMargins()
    hash = 0
    hasOwnStyle = true
  }

  /// - Parameters:
  ///   - parent: The scope around it.
  ///   - key: What tells it from others in the same scope.
  ///   - object: What it stands for, if anything.
  ///   - style: How its widgets stand; nil for as in the scope around it.
  ///   - margins: The distance from the sides of the scope around it.
  init(
    parent: WidgetScope,
    key: AnyHashable,
    object: Any? = nil,
    style: WidgetGroupStyle? = nil,
    margins: WidgetMargins = WidgetMargins()
  ) {
    self.parent = parent
    self.key = key
    self.object = object ?? parent.object
    self.style = style ?? parent.style
    self.margins = parent.margins + margins
    hasOwnStyle = style != nil
    var hasher = Hasher()
    hasher.combine(parent.hash)
    hasher.combine(key)
    hash = hasher.finalize()
    ownObject = object
    ownMargins = margins
  }

  private var ownObject: Any?
  private var ownMargins = WidgetMargins()

  /// The same scope inside of another one.
  fileprivate func copy(inside parent: WidgetScope) -> WidgetScope {
    WidgetScope(
      parent: parent,
      key: key,
      object: ownObject,
      style: hasOwnStyle ? style : nil,
      margins: ownMargins
    )
  }

  /// Whether the scope stands for an object by itself.
  var hasOwnObject: Bool { ownObject != nil }

  func equals(_ other: WidgetScope) -> Bool {
    if self === other { return true }
    guard hash == other.hash, key == other.key else { return false }
    switch (parent, other.parent) {
    case (nil, nil): return true
    case (let parent?, let otherParent?): return parent.equals(otherParent)
    default: return false
    }
  }

  /// Whether another scope is this one or inside of it.
  func contains(_ other: WidgetScope) -> Bool {
    var next: WidgetScope? = other
    while let scope = next {
      if equals(scope) { return true }
      next = scope.parent
    }
    return false
  }

  /// The scope that says how the widgets stand.
  var arranger: WidgetScope {
    var scope = self
    while !scope.hasOwnStyle, let parent = scope.parent { scope = parent }
    return scope
  }
}

/// The one scope that is in no other; it holds nothing that changes.
private enum WidgetScopeRoot {
  nonisolated(unsafe) static let scope = WidgetScope()
}

extension [Widget] {
  /// The same widgets, all scopes of which are inside of another one.
  func inside(_ outer: WidgetScope) -> [Widget] {
    var moved: [ObjectIdentifier: WidgetScope] = [:]
    func move(_ scope: WidgetScope) -> WidgetScope {
      guard let parent = scope.parent else { return outer }
      if let known = moved[ObjectIdentifier(scope)] { return known }
      let copy = scope.copy(inside: move(parent))
      moved[ObjectIdentifier(scope)] = copy
      return copy
    }
    return map { $0.with(scope: move($0.scope)) }
  }
}
