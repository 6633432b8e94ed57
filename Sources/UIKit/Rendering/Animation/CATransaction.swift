public import Foundation
import TesseraCore

/// Changes of layers that belong together, and how those of layers without a view animate.
///
/// Such layers animate what is changed of their placement, colours, corners, borders and shadows, over a quarter of a second
/// unless the transaction says otherwise, once a frame has shown them. Layers of views change at once, or as an animation
/// block of `UIView` says. Transactions are nested; one that was not begun is around all of them, and lasts until the next
/// frame.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Settings {
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var completion: TransactionCompletion?
  }

  private static var stack = [Settings()]

  private static var present: Settings {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }

  /// Begins a transaction inside of the present one, with its settings but for the completion.
  open class func begin() {
    var settings = present
    settings.completion = nil
    stack.append(settings)
  }

  /// Ends the transaction that was begun last; without one it is reported and does nothing.
  open class func commit() {
    guard stack.count > 1 else {
      return Diagnostics.report(.layout, "CATransaction.commit() was called without begin().")
    }
    stack.removeLast().completion?.close()
  }

  /// Ends the transaction that is around all others now instead of before the next frame.
  open class func flush() {
    guard stack.count == 1 else { return }
    let settings = present
    present = Settings()
    settings.completion?.close()
  }

  /// Whether layers of no view change at once in the present transaction; `false` by default, and they animate.
  open class func disableActions() -> Bool { present.disablesActions }

  /// Sets whether changes of layers without views in the current transaction take effect at once.
  open class func setDisableActions(_ flag: Bool) { present.disablesActions = flag }

  /// Returns the duration of animations of layers without views in the current transaction, in seconds; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval { present.duration }

  /// Sets how long layers of no view animate; what is not positive and finite has them change at once.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { present.duration = dur }

  /// Returns the timing function of such animations; `nil`, as `CAMediaTimingFunctionName.default`, by default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { present.timingFunction }

  /// Sets how such animations spread their way over the time.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    present.timingFunction = function
  }

  /// Returns the closure that is called once all animations have ended that began in the current transaction.
  open class func completionBlock() -> (() -> Void)? { present.completion?.block }

  /// Sets a closure that is called once all animations have ended that begin in the current transaction from now on, including those of
  /// views and batch updates.
  ///
  /// Without any it is called when the transaction ends. Of several blocks, each counts for what begins after it was set and
  /// before the next.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    present.completion?.close()
    present.completion = block.map(TransactionCompletion.init)
  }

  /// The completion that animations which begin now hold back; `nil` for none.
  static var completion: TransactionCompletion? { present.completion }

  /// How what is changed now of a layer without a view animates; `nil` for at once.
  static func implicitAnimation() -> UIViewAnimationTransaction? {
    guard let timing = implicitTiming() else { return nil }
    return UIViewAnimationTransaction(
      delay: 0,
      duration: timing.duration,
      curve: .cubic(timing.function.curve),
      options: .allowUserInteraction,
      completion: nil
    )
  }

  /// How long and how it does; `nil` for at once.
  static func implicitTiming() -> (duration: CFTimeInterval, function: CAMediaTimingFunction)? {
    let settings = present
    guard !settings.disablesActions, settings.duration > 0, settings.duration.isFinite else {
      return nil
    }
    return (settings.duration, settings.timingFunction ?? CAMediaTimingFunction(name: .default))
  }
}

/// A block that is called once, when its transaction and all that began in it have ended.
@MainActor
final class TransactionCompletion {
  let block: () -> Void
  /// The transaction, and the animations that run.
  private var holdCount = 1

  init(block: @escaping () -> Void) { self.block = block }

  /// An animation has begun.
  func hold() { holdCount += 1 }

  /// An animation has ended.
  func release() {
    holdCount -= 1
    if holdCount == 0 { block() }
  }

  /// The transaction has ended.
  func close() { release() }
}
