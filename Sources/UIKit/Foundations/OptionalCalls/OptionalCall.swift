/// A call of an optional method with `?`, and whether the object leaves the method out.
///
/// Swift does not say whether an object has a method of its own or the default implementation of the protocol. So the
/// default implementation says that it ran. What an object does in its own method may reach default implementations too,
/// of other methods and of other objects; the call counts only the one of its own method and object.
@MainActor
struct OptionalCall {
  private let object: ObjectIdentifier
  private let method: String
  private var isLeftOut = false

  /// The innermost call that has not returned.
  private static var current: OptionalCall?

  private init(_ object: AnyObject, _ method: StaticString) {
    self.object = ObjectIdentifier(object)
    self.method = "\(method)"
  }

  /// Calls a method, and finds out whether the object has it.
  ///
  /// - Parameters:
  ///   - object: The delegate or data source.
  ///   - method: The name of the method with its labels, such as `"scrollViewDidScroll(_:)"`.
  ///   - call: Calls the method.
  /// - Returns: What the method answers; `nil` if the object leaves it out.
  static func answer<Object: AnyObject, Answer>(
    of object: Object,
    _ method: StaticString,
    _ call: (Object) -> Answer
  ) -> Answer? {
    let outer = current
    current = OptionalCall(object, method)
    defer { current = outer }
    let answer = call(object)
    return current?.isLeftOut == true ? nil : answer
  }

  /// Says that a default implementation runs.
  ///
  /// - Parameters:
  ///   - object: The object that has no implementation of its own.
  ///   - method: The method, which is the one that calls this.
  /// - Returns: Whether the method was called with `?`, so that nothing may happen.
  @discardableResult
  static func isLeftOut(by object: AnyObject, method: StaticString = #function) -> Bool {
    guard let call = current, call.object == ObjectIdentifier(object), call.method == "\(method)"
    else { return false }
    current?.isLeftOut = true
    return true
  }

  /// Says that a default implementation runs, which answers `answer`.
  static func leftOut<Answer>(
    by object: AnyObject,
    answer: Answer = (),
    method: StaticString = #function
  ) -> Answer {
    isLeftOut(by: object, method: method)
    return answer
  }
}
