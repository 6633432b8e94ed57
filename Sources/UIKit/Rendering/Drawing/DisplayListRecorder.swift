import CoreGraphics
import Foundation

/// Turns what a `CGContext` is told to draw into the steps of a display list.
final class DisplayListRecorder: ContextRecorder {
  private(set) var steps: [UIBackendDisplayList.Step] = []
  /// What was begun and not ended.
  private var open: [Opening] = []

  private enum Opening: Equatable {
    case clip(hasStep: Bool)
    case group
  }

  /// The steps so far, with what ends those that are still open.
  var closedSteps: [UIBackendDisplayList.Step] {
    steps
      + open.reversed().compactMap { opening in
        switch opening {
        case .clip(let hasStep): hasStep ? .restoreClip : nil
        case .group: .endGroup
        }
      }
  }

  func saveClip() { open.append(.clip(hasStep: false)) }

  func restoreClip() {
    if open.popLast() == .clip(hasStep: true) { steps.append(.restoreClip) }
  }

  func clip(to path: [PathStep], rule: CGPathFillRule) {
    // Most states are saved for colours and lines, and need no steps.
    if let last = open.indices.last, open[last] == .clip(hasStep: false) {
      open[last] = .clip(hasStep: true)
      steps.append(.saveClip)
    }
    steps.append(.clip(UIBackendPath(path) ?? UIBackendPath(steps: []), rule: rule))
  }

  func draw(_ path: ContextPath, composition: ContextComposition) {
    guard let outline = UIBackendPath(path.steps) else { return }
    var shape = UIBackendShape(
      path: outline,
      fillColor: path.fill.map { UIBackendColor($0.color) },
      fillRule: path.fill?.rule ?? .winding
    )
    shape.stroke = path.stroke.map { UIBackendShape.Stroke($0, along: outline) }
    steps.append(.shape(shape, path.transform, .init(composition)))
  }

  func draw(_ shading: ContextShading, composition: ContextComposition) {
    let result = UIBackendDisplayList.Shading(
      way: .init(shading.way),
      stops: shading.gradient.stops.map {
        UIBackendGradient.Stop(color: UIBackendColor($0.color), location: Double($0.location))
      },
      extendsBeforeStart: shading.options.contains(.drawsBeforeStartLocation),
      extendsBehindEnd: shading.options.contains(.drawsAfterEndLocation)
    )
    steps.append(.shading(result, shading.transform, .init(composition)))
  }

  func draw(
    _ text: UIBackendDisplayList.Text,
    at origin: CGPoint,
    _ transform: CGAffineTransform,
    composition: ContextComposition
  ) {
    steps.append(.text(text, origin: origin, transform, .init(composition)))
  }

  func draw(
    _ picture: UIBackendDisplayList.Picture,
    in rect: CGRect,
    _ transform: CGAffineTransform,
    composition: ContextComposition
  ) {
    steps.append(.picture(picture, in: rect, transform, .init(composition)))
  }

  /// Draws a shape in the coordinates that `transform` takes to those of the list.
  func draw(
    _ shape: UIBackendShape,
    _ transform: CGAffineTransform,
    composition: ContextComposition
  ) {
    steps.append(.shape(shape, transform, .init(composition)))
  }

  func beginGroup(_ composition: ContextComposition) {
    open.append(.group)
    steps.append(.beginGroup(.init(composition)))
  }

  func endGroup() {
    open.removeLast()
    steps.append(.endGroup)
  }

  func report(_ message: String) { Diagnostics.reportFromAnyThread(.drawing, message) }
}

extension UIBackendDisplayList {
  /// Records what `body` draws into a context that shows `bounds`.
  init<Failure>(bounds: CGRect, recording body: (CGContext) throws(Failure) -> Void)
    throws(Failure)
  {
    let recorder = DisplayListRecorder()
    let context = CGContext(recorder: recorder, bounds: bounds)
    try body(context)
    context.finish()
    self.init(bounds: bounds, steps: recorder.steps)
  }
}

extension UIBackendDisplayList.Composition {
  init(_ composition: ContextComposition) {
    self.init(
      opacity: Double(composition.alpha),
      blendMode: composition.blendMode,
      shadow: composition.shadow.map {
        // Core Graphics' blur is twice the deviation, which is what backends call the radius.
        UIBackendShadow(
          color: UIBackendColor($0.color),
          offset: $0.offset,
          radius: $0.blur / 2
        )
      }
    )
  }
}

extension UIBackendDisplayList.Shading.Way {
  fileprivate init(_ way: ContextShading.Way) {
    switch way {
    case .linear(let start, let end): self = .linear(from: start, to: end)
    case .radial(let start, let radius, let end, let endRadius):
      self = .radial(from: start, radius: radius, to: end, endRadius: endRadius)
    }
  }
}

extension UIBackendShape.Stroke {
  fileprivate init(_ stroke: ContextPath.Stroke, along path: UIBackendPath) {
    self.init(
      path: path,
      color: UIBackendColor(stroke.color),
      width: stroke.line.width,
      cap: stroke.line.cap,
      join: stroke.line.join,
      miterLimit: stroke.line.miterLimit,
      dashes: stroke.line.dashes,
      dashPhase: stroke.line.dashPhase
    )
  }
}
