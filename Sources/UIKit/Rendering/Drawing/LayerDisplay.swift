import CoreGraphics
import Foundation

/// What a layer has drawn by code, and whether it is to draw it anew.
struct LayerDisplay {
  var isDue = false
  var isDueOnBoundsChange = false
  /// What was drawn last, in the bounds of that time; `nil` before the first drawing.
  var content: UIBackendDisplayList?
}

/// The layers in windows that are drawn anew before the next frame.
@MainActor
final class PendingDisplays {
  private var layers: [CALayer] = []

  func add(_ layer: CALayer) { layers.append(layer) }

  /// Draws all of them once; what is asked for meanwhile waits for the next frame.
  func drawAll() {
    guard !layers.isEmpty else { return }
    let pending = layers
    layers = []
    // Hidden layers are drawn when they are shown.
    for layer in pending where layer.window != nil && !layer.isHidden { layer.displayIfNeeded() }
  }
}

extension CALayer {
  func displayIsDue() {
    let isKnown = rare?.display.isDue ?? false
    ownRare.display.isDue = true
    if !isKnown { awaitDisplay() }
  }

  func awaitDisplay() {
    guard let window else { return }
    UIApplication.shared.pendingDisplays.add(self)
    window.setNeedsFrame()
  }

  func contentSizeDidChange() {
    if rare?.display.isDueOnBoundsChange == true { setNeedsDisplay() }
    // What had no size could not be drawn.
    if needsDisplay() { awaitDisplay() }
  }

  /// Keeps what `draw(in:)` draws as the content.
  func recordContent() {
    ownRare.display.content = UIBackendDisplayList(bounds: bounds, recording: draw(in:))
    invalidateOwn()
  }

  /// What was drawn by code, in its place.
  func drawnContent() -> [UIBackendDrawing] {
    // Most of it is drawn before the frame; what was hidden then, and what is in no window, is not.
    if needsDisplay() { displayIfNeeded() }
    guard let content = rare?.display.content, !content.steps.isEmpty else { return [] }
    let mode = view?.contentMode ?? contentsGravity.mode
    return [.list(content, rect: mode.rect(for: content.bounds.size, in: shown.bounds), tint: nil)]
  }
}
