public import Foundation

/// The destination of drawing code.
///
/// A context does not paint. It keeps what is drawn as a list, which the backend replays at the scale that it is seen at. The
/// origin is the top left corner, x grows to the right and y downwards, and lengths are in points. It is used by one thread at a
/// time. Numbers that are not finite are reported, and what they belong to is not drawn.
public class CGContext {
  package final let recorder: any ContextRecorder
  package final var state = State()
  /// The path so far, in the coordinates that the context began with.
  final var pathSteps: [PathStep] = []
  private var saved: [Saved] = []

  /// The state that `saveGState()` stores.
  package struct State {
    /// The transform from the current coordinates to those that the context began with.
    package var transform = CGAffineTransform.identity
    package var composition = ContextComposition()
    package var fillColor = CGColor.black
    package var strokeColor = CGColor.black
    package var line = ContextLine()
    /// A rectangle around what is shown, in the coordinates that the context began with.
    package var clipBounds = CGRect.infinitePlane
  }

  private enum Saved {
    case state(State)
    case layer(State)
  }

  /// Creates a context that shows what is drawn within `bounds`.
  package init(recorder: any ContextRecorder, bounds: CGRect) {
    self.recorder = recorder
    state.clipBounds = bounds
  }

  /// Keeps colours, lines, the transform, the clip and the rest in mind.
  public func saveGState() {
    saved.append(.state(state))
    recorder.saveClip()
  }

  /// Goes back to what was kept last.
  ///
  /// One that is without its `saveGState()` is reported and changes nothing. Those that are missing at the end of drawing are
  /// made up for.
  public func restoreGState() {
    guard case .state(let former) = saved.last else {
      return recorder.report(
        "restoreGState() was called without a saveGState() that belongs to it; it is ignored."
      )
    }
    saved.removeLast()
    state = former
    recorder.restoreClip()
  }

  /// Begins to draw what follows as one picture, with the current opacity, shadow and blend mode.
  ///
  /// Inside the layer they are back to the defaults.
  ///
  /// - Parameter auxiliaryInfo: Has no meaning; give `nil`.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saved.append(.layer(state))
    recorder.beginGroup(state.composition)
    // The clip of the layer ends inside of it.
    recorder.saveClip()
    state.composition = ContextComposition()
  }

  /// Begins to draw what follows as one picture, of which `rect` is visible.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer that was begun last, and goes back to the state of then.
  ///
  /// States that were saved in the layer and not restored are dropped. Without a layer it is reported and changes nothing.
  public func endTransparencyLayer() {
    let isInLayer = saved.contains { if case .layer = $0 { true } else { false } }
    guard isInLayer else {
      return recorder.report(
        "endTransparencyLayer() was called without a layer that was begun; it is ignored."
      )
    }
    while let last = saved.last {
      guard case .state = last else { break }
      restoreGState()
    }
    closeLast()
  }

  /// Closes what is still open, so that the list ends as it began.
  package func finish() {
    while !saved.isEmpty { closeLast() }
    pathSteps = []
  }

  private func closeLast() {
    switch saved.popLast() {
    case .none: break
    case .state(let former):
      state = former
      recorder.restoreClip()
    case .layer(let former):
      state = former
      recorder.restoreClip()
      recorder.endGroup()
    }
  }
}

extension CGContext {
  /// The transform from the current coordinates to those that the context began with: the identity at first, unlike on Apple's systems,
  /// whose contexts of views begin in pixels and upside down.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the axes by `angle` radians, clockwise as seen on screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies `transform` to what is drawn from now on, before the transform of now.
  ///
  /// One with a number that is not finite is reported and changes nothing.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else {
      return recorder.report(
        "A context was to be transformed by \(transform); it is left as it is."
      )
    }
    state.transform = transform.concatenating(state.transform)
  }
}

extension CGContext {
  /// Shows only what is inside of the path from now on, and begins a new one.
  ///
  /// A context without a path is reported and shows what it did.
  public func clip(using rule: CGPathFillRule = .winding) {
    let steps = takePath()
    guard !steps.isEmpty else {
      return recorder.report("A context was to be clipped to an empty path; it is left as it is.")
    }
    clip(to: steps, rule)
  }

  /// Shows only what is inside of `rect` from now on; nothing for an empty one.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Shows only what is inside of one of `rects` from now on.
  public func clip(to rects: [CGRect]) {
    clip(to: rects.flatMap(PathShapes.rect).applying(state.transform), .winding)
    pathSteps = []
  }

  /// A rectangle around what is shown, in the coordinates of now.
  public var boundingBoxOfClipPath: CGRect {
    guard state.transform.isInvertible else { return .zero }
    return state.clipBounds.applying(state.transform.inverted())
  }

  private func clip(to steps: [PathStep], _ rule: CGPathFillRule) {
    guard steps.isFinite else {
      return recorder.report(
        "A context was to be clipped to a path with a number that is not finite; it is left as it is."
      )
    }
    let box = CGRect(around: steps.extremes)
    state.clipBounds = state.clipBounds.commonPart(with: box)
    recorder.clip(to: steps, rule: rule)
  }
}

extension CGColor {
  package static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

extension CGAffineTransform {
  var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }

  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }
}

extension [PathStep] {
  /// Whether every number of the path is finite.
  package var isFinite: Bool {
    allSatisfy { step in step.points.allSatisfy { ($0.x + $0.y).isFinite } }
  }
}

extension CGRect {
  /// A rectangle that holds everything that can be drawn.
  fileprivate static let infinitePlane = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  fileprivate func commonPart(with other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
