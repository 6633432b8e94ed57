public import Foundation

extension Timer {
  /// Calls a method of a target with the timer, in the default mode of the current run loop.
  ///
  /// The target is held until the timer is invalidated, or has fired if it does not repeat.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = MethodTimer(interval: ti, repeats: yesOrNo, userInfo: userInfo) { timer in
      aSelector.perform(on: aTarget as AnyObject, with: timer)
    }
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension NSObject {
  /// Calls a method after a delay in seconds, in the default mode of the current run loop.
  ///
  /// The object is held until then, or until the call is taken back.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let timer = MethodTimer(interval: delay, repeats: false, userInfo: nil) { [self] timer in
      DelayedCalls.shared.remove { $0.timer === timer }
      aSelector.perform(on: self, with: anArgument)
    }
    DelayedCalls.shared.add(
      DelayedCall(
        target: ObjectIdentifier(self),
        selector: aSelector,
        argument: anArgument.map { $0 as AnyObject },
        timer: timer
      )
    )
    RunLoop.current.add(timer, forMode: .default)
  }

  /// Takes all calls of an object's methods back that are delayed.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = ObjectIdentifier(aTarget as AnyObject)
    DelayedCalls.shared.remove { $0.target == target }
  }

  /// Takes calls of a method with an argument back that are delayed.
  ///
  /// Of a selector that was made at another place, methods with the same parameters are meant; see `Selector`.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    let target = ObjectIdentifier(aTarget as AnyObject)
    let argument = anArgument.map { $0 as AnyObject }
    DelayedCalls.shared.remove { call in
      guard call.target == target, call.selector.resembles(aSelector) else { return false }
      return (call.argument as? NSObject)?.isEqual(argument) ?? (call.argument === argument)
    }
  }
}

/// A timer that lets go of what it calls once it is over.
private final class MethodTimer: Timer {
  private let info: Any?
  private let call: Call

  /// Unchecked: it is used where the run loop of the timer is.
  private final class Call: @unchecked Sendable {
    var body: ((Timer) -> Void)?

    init(_ body: @escaping (Timer) -> Void) { self.body = body }
  }

  init(
    interval: TimeInterval,
    repeats: Bool,
    userInfo: Any?,
    _ body: @escaping (Timer) -> Void
  ) {
    let call = Call(body)
    self.call = call
    info = userInfo
    super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      let body = call.body
      if !repeats { call.body = nil }
      body?($0)
    }
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call.body = nil
  }
}

private struct DelayedCall {
  let target: ObjectIdentifier
  let selector: Selector
  let argument: AnyObject?
  let timer: Timer
}

/// The calls that are delayed, from any thread.
private final class DelayedCalls: @unchecked Sendable {
  static let shared = DelayedCalls()

  private let lock = NSLock()
  private var calls: [DelayedCall] = []

  func add(_ call: DelayedCall) { lock.withLock { calls.append(call) } }

  func remove(where isMeant: (DelayedCall) -> Bool) {
    let meant = lock.withLock {
      let meant = calls.filter(isMeant)
      calls.removeAll(where: isMeant)
      return meant
    }
    for call in meant { call.timer.invalidate() }
  }
}
