/// A method, to be called later on an object of its class.
///
/// Swift has no selectors outside Apple's platforms, so a selector is made of the method of a class, without an object:
/// `Selector(Self.save)` or `Selector(EditorController.changed(_:))` takes the place of `#selector(save)`. The method has no, one or two
/// parameters, may be private, and is called as `override` says for the object.
///
/// Swift does not tell whether two functions are the same method, nor what a method is called. So there are three rules:
///
/// 1. Two selectors with names are equal if their names are, as on Apple's platforms: `Selector(Self.save, named: "save")`.
/// 2. Two selectors without names are equal if one is a copy of the other or both were made at the same place of the code. A selector
///    with a name and one without are different.
/// 3. What removes something by a selector, such as `UIControl.removeTarget(_:action:for:)`, also takes one that is equal to none, if the
///    target has exactly one method that it can be: one with parameters of the same types, and with no other name. If there are several,
///    none is removed and a diagnostic says so.
///
/// Code that compares selectors, or that removes one of several methods, gives them names or keeps one selector in a constant.
///
/// What is called with an argument of a type that the method does not take is reported, and not called.
public struct Selector: @unchecked Sendable {
  // Unchecked: the functions are methods without an object, and hold nothing.
  private let identity: Identity
  private let parameters: [Any.Type]
  private let owner: Any.Type
  private let isMethod: (AnyObject) -> Bool
  /// Returns the result of the method, and `nil` if it cannot be called.
  private let call: (AnyObject, Any?, Any?) -> Any?

  private enum Identity: Hashable {
    case name(String)
    case property(AnyKeyPath)
    case place(file: String, line: UInt, column: UInt)

    init(_ name: String?, _ file: String, _ line: UInt, _ column: UInt) {
      self = name.map { .name($0) } ?? .place(file: file, line: line, column: column)
    }

    var name: String? {
      guard case .name(let name) = self else { return nil }
      return name
    }
  }

  /// Creates a selector of a method without parameters.
  public init<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> () -> Result).self)
    self.init(method, as: Identity(name, file, line, column))
  }

  /// Creates a selector of a method with one parameter: the sender, a notification or a timer.
  public init<Target: AnyObject, Argument, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> (Argument) -> Result).self)
    self.init(method, as: Identity(name, file, line, column))
  }

  /// Creates a selector of a method with two parameters: the sender and the event.
  public init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let method = unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self)
    self.init(method, as: Identity(name, file, line, column))
  }

  /// Creates a selector of a method without parameters that is isolated to no actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> () -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(method, as: Identity(name, file, line, column))
  }

  /// Creates a selector of a method with one parameter that is isolated to no actor.
  @_disfavoredOverload
  public init<Target: AnyObject, Argument, Result>(
    _ method: @escaping (Target) -> (Argument) -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(method, as: Identity(name, file, line, column))
  }

  /// Creates a selector of a method with two parameters that is isolated to no actor.
  @_disfavoredOverload
  public init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping (Target) -> (First, Second) -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(method, as: Identity(name, file, line, column))
  }

  /// Creates a selector that reads a property, as `#selector(getter: Person.name)` does on Apple's platforms: `Selector(\Person.name)`.
  ///
  /// Those of one property are equal.
  public init<Target: AnyObject, Value>(_ property: KeyPath<Target, Value>) {
    self.init(of: Target.self, [], as: .property(property)) { target, _, _ in
      target[keyPath: property]
    }
  }

  private init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> () -> Result,
    as identity: Identity
  ) {
    self.init(of: Target.self, [], as: identity) { target, _, _ in method(target)() }
  }

  private init<Target: AnyObject, Argument, Result>(
    _ method: @escaping (Target) -> (Argument) -> Result,
    as identity: Identity
  ) {
    self.init(of: Target.self, [Argument.self], as: identity) { target, first, _ in
      guard let first = first as? Argument else { return nil }
      return method(target)(first)
    }
  }

  private init<Target: AnyObject, First, Second, Result>(
    _ method: @escaping (Target) -> (First, Second) -> Result,
    as identity: Identity
  ) {
    self.init(of: Target.self, [First.self, Second.self], as: identity) { target, first, second in
      guard let first = first as? First, let second = second as? Second else { return nil }
      return method(target)(first, second)
    }
  }

  private init<Target: AnyObject>(
    of owner: Target.Type,
    _ parameters: [Any.Type],
    as identity: Identity,
    _ call: @escaping (Target, Any?, Any?) -> Any?
  ) {
    self.owner = owner
    self.parameters = parameters
    self.identity = identity
    isMethod = { $0 is Target }
    self.call = { target, first, second in
      (target as? Target).flatMap { call($0, first, second) }
    }
  }

  /// Whether the method is one of the object's.
  func isImplemented(by object: AnyObject) -> Bool { isMethod(object) }

  /// The name of the method, if the selector has one.
  var name: String? { identity.name }

  /// Whether the methods may be the same: their parameters are, and no name says otherwise.
  func resembles(_ other: Selector) -> Bool {
    guard parameters.elementsEqual(other.parameters, by: { $0 == $1 }) else { return false }
    guard let name = identity.name, let otherName = other.identity.name else { return true }
    return name == otherName
  }

  /// Calls the method on `target` with as many arguments as it takes; reports what it cannot be called with.
  /// - Returns: The result of the method; `nil` if it was not called.
  @discardableResult
  func perform(on target: AnyObject, with first: Any? = nil, _ second: Any? = nil) -> Any? {
    if let result = call(target, first, second) { return result }
    let arguments = [first, second].prefix(parameters.count).map { argument in
      argument.map { String(describing: type(of: $0)) } ?? "nil"
    }
    Diagnostics.reportFromAnyThread(
      .action,
      """
      The selector \(self) cannot be called on \(type(of: target)) with (\(arguments.joined(separator: ", "))). \
      Nothing was called.
      """
    )
    return nil
  }
}

extension Selector: Hashable {
  /// Whether both have the same name or, without names, were made at the same place of the code.
  public static func == (first: Selector, second: Selector) -> Bool {
    first.identity == second.identity
  }

  /// Hashes the name or, without one, the place at which the selector was made.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Selector: CustomStringConvertible {
  /// The name or, without one, the class, the types of the parameters, and the place of the code.
  public var description: String {
    switch identity {
    case .name(let name): return name
    case .property: return "property of \(owner)"
    case .place(let file, let line, let column):
      let types = parameters.map { String(describing: $0) }.joined(separator: ", ")
      return "method of \(owner) with (\(types)) at \(file):\(line):\(column)"
    }
  }
}

/// Initialisers that do not compile, with messages that say what to write.
extension Selector {
  /// Not available: a method of an object would keep the object.
  @available(
    *,
    unavailable,
    message: "write Selector(Self.method): a method of an object would keep the object"
  )
  public init<Result>(_ method: @escaping @MainActor () -> Result) {
    self.init(Unavailable.method)
  }

  /// Not available: a method of an object would keep the object.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message: "write Selector(Self.method(_:)): a method of an object would keep the object"
  )
  public init<Argument, Result>(_ method: @escaping @MainActor (Argument) -> Result) {
    self.init(Unavailable.method)
  }

  /// Not available: a method of an object would keep the object.
  @available(
    *,
    unavailable,
    message: "write Selector(Self.method(_:_:)): a method of an object would keep the object"
  )
  public init<First, Second, Result>(_ method: @escaping @MainActor (First, Second) -> Result) {
    self.init(Unavailable.method)
  }

  private final class Unavailable {
    func method() {}
  }
}
