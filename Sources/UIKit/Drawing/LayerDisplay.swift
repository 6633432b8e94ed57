import CoreGraphics
public import Foundation

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
  /// Draws the content of the layer anew before the next frame, by `display()`.
  public func setNeedsDisplay() {
    displayIsDue()
    if let view { view.setNeedsDisplay() } else { invalidateOwn() }
  }

  /// Draws the content of the layer anew before the next frame, all of it, whatever part `r` is.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether `display()` is going to be called, once the layer has a size.
  public func needsDisplay() -> Bool {
    if let rare, rare.display.isDue { return true }
    return view?.drawsByCode == true && rare?.display.content == nil
  }

  /// Draws the content anew now, if that was asked for and the layer has a size.
  public func displayIfNeeded() {
    guard needsDisplay(), bounds.width > 0, bounds.height > 0 else { return }
    ownRare.display.isDue = false
    display()
  }

  /// Whether the content is drawn anew when the size changes; `false` by default, and it is stretched then.
  ///
  /// For the layer of a view, `contentMode` of the view says so too.
  public var needsDisplayOnBoundsChange: Bool {
    get { rare?.display.isDueOnBoundsChange ?? false }
    set {
      if newValue != needsDisplayOnBoundsChange { ownRare.display.isDueOnBoundsChange = newValue }
    }
  }

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
