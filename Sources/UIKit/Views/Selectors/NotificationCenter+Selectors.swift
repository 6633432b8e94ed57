public import Foundation

extension NotificationCenter {
  /// Calls a method of `observer` for notifications, on the thread that posts them, until the observer is removed or gone.
  ///
  /// The observer is not held.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let observation = MethodObservation(of: observer, in: self, name: aName, object: anObject)
    observation.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      if let observer = observation.observer {
        aSelector.perform(on: observer, with: notification)
      } else {
        observation.end()
      }
    }
    MethodObservations.shared.add(observation)
  }

  /// Removes an observer, whether it is called by a method or is the token of a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer for a name and an object, or for any where they are `nil`.
  public func removeObserver(
    _ observer: AnyObject,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    MethodObservations.shared.remove(observer, from: self, name: aName, object: anObject)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A method that is called for notifications.
///
/// Unchecked: the token is set before anybody else knows the observation.
private final class MethodObservation: @unchecked Sendable {
  private(set) weak var observer: AnyObject?
  private weak var center: NotificationCenter?
  private let name: NSNotification.Name?
  private let object: ObjectIdentifier?
  let key: ObjectIdentifier
  var token: (any NSObjectProtocol)?

  init(
    of observer: AnyObject,
    in center: NotificationCenter,
    name: NSNotification.Name?,
    object: Any?
  ) {
    self.observer = observer
    self.center = center
    self.name = name
    self.object = object.map { ObjectIdentifier($0 as AnyObject) }
    key = ObjectIdentifier(observer)
  }

  func isMeant(in center: NotificationCenter, _ name: NSNotification.Name?, _ object: Any?) -> Bool
  {
    self.center === center && (name == nil || name == self.name)
      && (object == nil || object.map { ObjectIdentifier($0 as AnyObject) } == self.object)
  }

  /// Stops for good.
  func end() {
    if let token { center?.removeObserver(token as Any) }
    MethodObservations.shared.forget(self)
  }
}

/// The observations by their observers, from any thread.
private final class MethodObservations: @unchecked Sendable {
  static let shared = MethodObservations()

  private let lock = NSLock()
  private var observations: [ObjectIdentifier: [MethodObservation]] = [:]

  func add(_ observation: MethodObservation) {
    lock.withLock { observations[observation.key, default: []].append(observation) }
  }

  func remove(
    _ observer: AnyObject,
    from center: NotificationCenter,
    name: NSNotification.Name?,
    object: Any?
  ) {
    let present = lock.withLock { observations[ObjectIdentifier(observer)] ?? [] }
    for observation in present where observation.isMeant(in: center, name, object) {
      observation.end()
    }
  }

  func forget(_ observation: MethodObservation) {
    lock.withLock {
      observations[observation.key]?.removeAll { $0 === observation }
      if observations[observation.key]?.isEmpty ?? false { observations[observation.key] = nil }
    }
  }
}
