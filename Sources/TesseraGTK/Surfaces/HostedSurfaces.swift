import CoreGraphics
import Foundation
import UIKit

/// The surfaces of a window, and where they are.
@MainActor
final class HostedSurfaces {
  private var entries: [Entry] = []

  private struct Entry {
    let surface: GTKSurface
    weak var layer: CALayer?
    var frame: CGRect?
  }

  var isEmpty: Bool { entries.isEmpty }

  var all: [GTKSurface] { entries.map(\.surface) }

  func add(_ surface: GTKSurface, in layer: CALayer) {
    entries.append(Entry(surface: surface, layer: layer))
  }

  /// Takes a surface out; returns whether it was there.
  func remove(_ surface: GTKSurface) -> Bool {
    guard let index = entries.firstIndex(where: { $0.surface === surface }) else { return false }
    forgetPicture(of: entries.remove(at: index).layer)
    return true
  }

  func frame(of surface: GTKSurface) -> CGRect? {
    entries.first { $0.surface === surface }?.frame
  }

  /// Gives all surfaces their places; called while GTK allocates.
  ///
  /// Layers have moved without a word to the surfaces in them, so all are looked at.
  func place(for target: RenderTarget, in window: CGSize, report: DrawingDiagnostics) {
    var places = SurfacePlaces(for: target, in: window)
    for (surface, layer) in entries.map({ ($0.surface, $0.layer) }) {
      guard let layer else { continue }
      let place = places.place(of: layer)
      let isVisible = place?.isVisible == true
      if let index = entries.firstIndex(where: { $0.surface === surface }) {
        entries[index].frame = isVisible ? place?.frame : nil
      }
      // The one with the focus is never hidden: GTK would take the focus from it.
      guard let place, isVisible || surface.hasFocus else {
        surface.hide()
        continue
      }
      put(surface, at: place, report: report)
    }
  }

  private func put(_ surface: GTKSurface, at place: SurfacePlace, report: DrawingDiagnostics) {
    guard surface.asksForItsSize else {
      return surface.place(place.size, transform: place.transform)
    }
    let before = surface.size(width: place.size.width, height: nil)
    surface.place(place.size, transform: place.transform)
    let after = surface.size(width: place.size.width, height: nil)
    switch surface.requestedSize.record(before: before, after: after) {
    case .none: break
    case .endless: report(SurfaceDiagnostics.endlessSizes(of: surface.name))
    case .changed:
      // GTK hands out sizes now; views are laid out in the next frame.
      MainLoop.afterwards { [weak surface] in
        surface?.client?.backendSurfaceDidChangeSize()
      }
    }
  }

  /// Redraws the layers of surfaces whose contents have changed.
  func update() {
    for entry in entries where entry.surface.updateNode() { forgetPicture(of: entry.layer) }
  }

  private func forgetPicture(of layer: CALayer?) {
    layer?.backendCache.own = nil
    var layer = layer
    while let current = layer {
      current.backendCache.subtree = nil
      layer = current.superlayer
    }
  }
}
