import CoreGraphics
public import Foundation

/// An image that is drawn between `UIGraphicsBeginImageContext` and `UIGraphicsEndImageContext`.
struct ImageInProgress {
  let context: CGContext
  let bounds: CGRect
  let scale: CGFloat
}

/// Begins an image of a size in points, one pixel for each, which drawing on this thread goes to.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image which drawing on this thread goes to, until `UIGraphicsEndImageContext()`.
///
/// Use `UIGraphicsImageRenderer` in new code.
///
/// - Parameters:
///   - size: The size in points. One without a width or a height, or that is not finite, is reported, and there is no image.
///   - opaque: Whether the image is black where nothing is drawn.
///   - scale: The number of pixels in a point; 0 for that of the display.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  var bounds = CGRect(origin: .zero, size: size)
  if !bounds.isFinite || size.width <= 0 || size.height <= 0 {
    Diagnostics.reportFromAnyThread(
      .drawing,
      "An image of \(size.width) × \(size.height) points was begun; there is none."
    )
    bounds = .zero
  }
  let context = CGContext(recorder: DisplayListRecorder(), bounds: bounds)
  if opaque { context.fill(bounds) }
  let display = max(UITraitCollection.current.displayScale, 1)
  let stack = ContextStack.ofThread
  stack.images.append(
    ImageInProgress(context: context, bounds: bounds, scale: scale == 0 ? display : scale)
  )
  stack.contexts.append(context)
}

/// The image of what was drawn since the last `UIGraphicsBeginImageContext` until now; `nil` without that.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = ContextStack.ofThread.images.last, image.bounds.width > 0 else { return nil }
  return UIImage(drawnIn: image.context, bounds: image.bounds, scale: image.scale)
}

/// Ends the image that was begun last; drawing goes where it went before.
///
/// One too many is reported and changes nothing.
public func UIGraphicsEndImageContext() {
  let stack = ContextStack.ofThread
  guard let image = stack.images.popLast() else {
    return Diagnostics.reportFromAnyThread(
      .drawing,
      "UIGraphicsEndImageContext() was called without an image that was begun; it is ignored."
    )
  }
  if let index = stack.contexts.lastIndex(where: { $0 === image.context }) {
    stack.contexts.removeSubrange(index...)
  }
}
