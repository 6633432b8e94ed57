/// A value that an app has set for the views of a class.
@MainActor
struct AppearanceRecord {
  let property: AnyKeyPath
  let containers: [any UIAppearanceContainer.Type]
  let viewClass: UIView.Type
  let value: Any
  /// Reads the property of a view; `nil` for a view of another class.
  let read: (UIView) -> Any?
  let write: (UIView) -> Void
  let isSame: (_ one: Any, _ other: Any) -> Bool

  init<View: UIView, Value>(
    _ value: Value,
    of property: ReferenceWritableKeyPath<View, Value>,
    in containers: [any UIAppearanceContainer.Type]
  ) {
    self.property = property
    self.containers = containers
    self.value = value
    viewClass = View.self
    read = { view in (view as? View).map { $0[keyPath: property] } }
    write = { view in (view as? View)?[keyPath: property] = value }
    isSame = { areEqual($0, $1, as: Value.self) }
  }

  func isFor(_ property: AnyKeyPath, in containers: [any UIAppearanceContainer.Type]) -> Bool {
    self.property == property && self.containers.elementsEqual(containers) { $0 == $1 }
  }

  /// Whether a view is in the containers, of which the first is the innermost.
  func holds(_ view: UIView) -> Bool {
    var wanted = containers[...]
    var responder = view.next
    while let container = wanted.first, let candidate = responder {
      if candidate.isInstance(of: container) { wanted.removeFirst() }
      responder = candidate.next
    }
    return wanted.isEmpty
  }
}

/// The values that an app has set for views of classes.
@MainActor
enum AppearanceRecords {
  /// Those of a class come before those of its subclasses, else in the order in which they were set.
  private static var all: [AppearanceRecord] = []

  static var isEmpty: Bool { all.isEmpty }

  static func value<View: UIView, Value>(
    of property: ReferenceWritableKeyPath<View, Value>,
    in containers: [any UIAppearanceContainer.Type]
  ) -> Value? {
    all.first { $0.isFor(property, in: containers) }?.value as? Value
  }

  static func set<View: UIView, Value>(
    _ value: Value?,
    of property: ReferenceWritableKeyPath<View, Value>,
    in containers: [any UIAppearanceContainer.Type]
  ) {
    all.removeAll { $0.isFor(property, in: containers) }
    guard let value else { return }
    let index = all.firstIndex { $0.viewClass != View.self && $0.viewClass is View.Type }
    all.insert(AppearanceRecord(value, of: property, in: containers), at: index ?? all.endIndex)
  }

  /// The values for a view where it is, the one that wins last.
  static func values(for view: UIView) -> [AppearanceRecord] {
    all.filter { $0.read(view) != nil && $0.holds(view) }
      .sorted { $0.containers.count < $1.containers.count }
  }

  /// Returns the values that a view has now of the properties that are set for its class.
  static func properties(of view: UIView) -> [AnyKeyPath: Any] {
    var properties: [AnyKeyPath: Any] = [:]
    for record in all { properties[record.property] = record.read(view) }
    return properties
  }
}

extension UIView {
  /// Notes what the view is made with, where an app sets values for its class; the end of an initialiser that sets any itself.
  final func noteInitialAppearance() {
    guard !AppearanceRecords.isEmpty else { return }
    hierarchy.initialAppearance = AppearanceRecords.properties(of: self)
  }

  /// Takes the values for its class, where the view has what it was made with.
  final func takeAppearance() {
    let initial = hierarchy.initialAppearance
    guard !AppearanceRecords.isEmpty, !initial.isEmpty else { return }
    // Several may be for one property: the view is compared before any of them is set.
    let values = AppearanceRecords.values(for: self).filter { record in
      guard let made = initial[record.property], let current = record.read(self) else {
        return false
      }
      return record.isSame(made, current)
    }
    for value in values { value.write(self) }
    for value in values { hierarchy.initialAppearance[value.property] = value.read(self) }
  }
}

extension UIResponder {
  fileprivate func isInstance(of container: any UIAppearanceContainer.Type) -> Bool {
    func isInstance<Container: UIAppearanceContainer>(of container: Container.Type) -> Bool {
      self is Container
    }
    return isInstance(of: container)
  }
}

/// Whether two values of a type are equal; true for a type whose values cannot be compared.
private func areEqual<Value>(_ one: Any, _ other: Any, as type: Value.Type) -> Bool {
  func areEqual<Comparable: Equatable>(as type: Comparable.Type) -> Bool {
    (one as? Comparable) == (other as? Comparable)
  }
  guard let type = Value.self as? any Equatable.Type else { return true }
  return areEqual(as: type)
}
