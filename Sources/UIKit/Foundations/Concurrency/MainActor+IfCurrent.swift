import Dispatch
import Foundation

extension MainActor {
  /// Runs `body` if the caller is on the main actor, and answers `nil` if it is not.
  ///
  /// The main thread alone does not tell: a program that waits in an asynchronous `main` gives it up
  /// on Linux, and other threads then take turns at the main queue.
  static func ifCurrent<Value: Sendable>(_ body: @MainActor () -> Value) -> Value? {
    let isCurrent = Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
    return isCurrent ? assumeIsolated(body) : nil
  }

  /// Runs `body` at once if the caller is on the main actor, and in a turn of the main queue if it is not.
  static func runSoon(_ body: @escaping @MainActor @Sendable () -> Void) {
    guard ifCurrent(body) == nil else { return }
    DispatchQueue.main.async { assumeIsolated(body) }
  }

  private static let mainQueueMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
