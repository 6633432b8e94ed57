public import CoreGraphics
public import Foundation

/// The contexts that this thread draws into, the last on top.
final class ContextStack {
  var contexts: [CGContext] = []
  /// The images that were begun and not ended.
  var images: [ImageInProgress] = []

  private static let key = "UIKit.ContextStack"

  static var ofThread: ContextStack {
    let dictionary = Thread.current.threadDictionary
    if let known = dictionary[key] as? ContextStack { return known }
    let stack = ContextStack()
    dictionary[key] = stack
    return stack
  }
}

/// The context that drawing goes to now on this thread; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.ofThread.contexts.last }

/// Directs drawing on this thread to `context` until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.ofThread.contexts.append(context)
}

/// Directs drawing on this thread to the context before the last `UIGraphicsPushContext(_:)`.
///
/// One too many is reported and changes nothing.
public func UIGraphicsPopContext() {
  guard ContextStack.ofThread.contexts.popLast() == nil else { return }
  Diagnostics.reportFromAnyThread(
    .drawing,
    "UIGraphicsPopContext() was called without a context that was pushed; it is ignored."
  )
}

extension CGContext {
  /// Runs `body` while drawing on this thread goes to this context.
  func makeCurrent<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let stack = ContextStack.ofThread
    let depth = stack.contexts.count
    stack.contexts.append(self)
    // What code has pushed and not popped goes with it.
    defer { stack.contexts.removeLast(max(0, stack.contexts.count - depth)) }
    try body()
  }

  /// The context that drawing goes to; `nil`, and a report that names what was to be drawn, where there is none.
  static func current(toDraw name: String) -> CGContext? {
    if let context = UIGraphicsGetCurrentContext() { return context }
    Diagnostics.reportFromAnyThread(
      .drawing,
      "\(name) was called where there is no current context, such as in draw(_:); nothing is drawn."
    )
    return nil
  }

  /// Runs `body`, and goes back to the colours, the clip and the rest of now.
  func keepingState(_ body: () -> Void) {
    saveGState()
    body()
    restoreGState()
  }

  /// Runs `body` while everything is drawn with a blend mode, and an opacity besides that of now.
  func mixing(_ mode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
    let former = state.composition
    setBlendMode(mode)
    setAlpha(alpha)
    state.composition.alpha *= former.alpha
    body()
    state.composition = former
  }

  /// What takes texts and pictures.
  var displayList: DisplayListRecorder? { recorder as? DisplayListRecorder }

  /// Draws a picture stretched over `rect`.
  func draw(_ picture: UIBackendDisplayList.Picture, in rect: CGRect) {
    guard rect.isFinite else {
      return recorder.report("A picture in \(rect) has no place; it is not drawn.")
    }
    guard rect.width > 0, rect.height > 0, state.transform.isInvertible else { return }
    displayList?.draw(picture, in: rect, state.transform, composition: state.composition)
  }

  /// Draws a text with its top left corner at `origin`.
  func draw(_ text: UIBackendDisplayList.Text, at origin: CGPoint) {
    guard origin.isFinite else {
      return recorder.report("A text at \(origin) has no place; it is not drawn.")
    }
    guard state.transform.isInvertible else { return }
    displayList?.draw(text, at: origin, state.transform, composition: state.composition)
  }
}

/// Fills a rectangle with the fill colour of the current context.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour of the current context, mixed with what is there in the given way.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = CGContext.current(toDraw: "UIRectFill(_:)") else { return }
  context.mixing(blendMode, alpha: 1) { context.fill(rect) }
}

/// Fills a line of one point along the inside of a rectangle with the fill colour of the current context.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Fills a line of one point along the inside of a rectangle, mixed with what is there in the given way.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = CGContext.current(toDraw: "UIRectFrame(_:)") else { return }
  let rect = rect.standardized
  let (width, height) = (min(1, rect.width), min(1, rect.height))
  let sides = max(0, rect.height - 2 * height)
  context.mixing(blendMode, alpha: 1) {
    context.fill([
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height),
      CGRect(x: rect.maxX - width, y: rect.minY + height, width: width, height: sides),
      CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height),
      CGRect(x: rect.minX, y: rect.minY + height, width: width, height: sides),
    ])
  }
}

/// Shows only what is inside of `rect` from now on in the current context.
public func UIRectClip(_ rect: CGRect) {
  CGContext.current(toDraw: "UIRectClip(_:)")?.clip(to: rect)
}
