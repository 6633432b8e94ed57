import CGTK
import CoreGraphics
import Foundation
import UIKit

/// The surfaces of a window, and where they are.
@MainActor
final class HostedSurfaces {
  private var entries: [Entry] = []

  @MainActor
  private final class Entry {
    let surface: GTKSurface
    weak var layer: CALayer?
    /// Where it is on screen; `nil` where nothing of it shows.
    var place: SurfacePlace?

    init(_ surface: GTKSurface, in layer: CALayer) {
      self.surface = surface
      self.layer = layer
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  var all: [GTKSurface] { entries.map(\.surface) }

  func add(_ surface: GTKSurface, in layer: CALayer) {
    entries.append(Entry(surface, in: layer))
  }

  /// Takes a surface out; returns whether it was there.
  func remove(_ surface: GTKSurface) -> Bool {
    guard let index = entries.firstIndex(where: { $0.surface === surface }) else { return false }
    forgetPicture(of: entries.remove(at: index).layer)
    return true
  }

  func frame(of surface: GTKSurface) -> CGRect? {
    entries.first { $0.surface === surface }?.place?.frame
  }

  /// Gives all surfaces their places; called while GTK allocates.
  ///
  /// Layers have moved without a word to the surfaces in them, so all are looked at.
  func place(for target: RenderTarget, in window: CGSize, report: DrawingDiagnostics) {
    var places = SurfacePlaces(for: target, in: window)
    // What GTK calls meanwhile may take some of them out.
    for entry in entries {
      guard let layer = entry.layer else { continue }
      let place = places.place(of: layer)
      let isVisible = place?.isVisible == true
      entry.place = isVisible ? place : nil
      // The one with the focus is never hidden: GTK would take the focus from it.
      guard let place, isVisible || entry.surface.hasFocus else {
        entry.surface.hide()
        continue
      }
      put(entry.surface, at: place, report: report)
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
    guard !entries.isEmpty, let snapshot = gtk_snapshot_new() else { return }
    defer { tsr_snapshot_discard(snapshot) }
    for entry in entries where entry.surface.updateNode(snapshot) {
      forgetPicture(of: entry.layer)
    }
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
