package import Foundation

/// The receiver of the drawing of a `CGContext`.
///
/// Clips and everything else are in the coordinates that the context began with, or come with the transform to them.
package protocol ContextRecorder: AnyObject {
  /// Keeps in mind what is shown.
  func saveClip()
  /// Goes back to what was shown when `saveClip()` was called.
  func restoreClip()
  /// Shows only what is inside of `path` from now on, of what was shown until now.
  func clip(to path: [PathStep], rule: CGPathFillRule)
  /// Draws the inside of a path, the line along it, or both.
  func draw(_ path: ContextPath, composition: ContextComposition)
  /// Fills everything that is shown with a gradient.
  func draw(_ shading: ContextShading, composition: ContextComposition)
  /// Begins a group whose contents are mixed with those before as one picture.
  func beginGroup(_ composition: ContextComposition)
  /// Ends what `beginGroup` began.
  func endGroup()
  /// Takes what was wrong, in a sentence.
  func report(_ message: String)
}

/// How what is drawn is mixed with what is there.
package struct ContextComposition: Hashable, Sendable {
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: ContextShadow?
}

/// The shadow that everything drawn casts, in the coordinates that the context began with.
package struct ContextShadow: Hashable, Sendable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor
}

/// How lines are drawn.
package struct ContextLine: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashes: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init() {}
}

/// A path with how it is drawn.
package struct ContextPath: Hashable, Sendable {
  package struct Fill: Hashable, Sendable {
    package var color: CGColor
    package var rule: CGPathFillRule
  }

  package struct Stroke: Hashable, Sendable {
    package var color: CGColor
    package var line: ContextLine
  }

  package var steps: [PathStep]
  package var fill: Fill?
  package var stroke: Stroke?
  /// The transform from the path to the coordinates that the context began with.
  package var transform: CGAffineTransform
}

/// A gradient with where it runs.
package struct ContextShading: Hashable, Sendable {
  package enum Way: Hashable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
  }

  package var gradient: CGGradient
  package var way: Way
  package var options: CGGradientDrawingOptions
  /// The transform from the geometry to the coordinates that the context began with.
  package var transform: CGAffineTransform
}
