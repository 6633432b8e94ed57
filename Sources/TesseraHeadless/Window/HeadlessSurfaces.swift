import CoreGraphics
import Foundation
import UIKit

/// The surfaces of a headless window: where they are, which has the focus and which is pressed.
@MainActor
struct HeadlessSurfaces {
  private var entries: [Entry] = []
  private(set) weak var focused: HeadlessSurface?
  /// The pointers that went down on a surface, by their identifiers.
  private var pressed: [Int: WeakSurface] = [:]
  private var resized: [WeakSurface] = []

  private struct Entry {
    let surface: HeadlessSurface
    weak var layer: CALayer?
    var frame: CGRect?
    var size = CGSize.zero
    var resizeCount = 0
  }

  private struct WeakSurface {
    weak var surface: HeadlessSurface?
  }

  /// The number of frames in a row in which a surface may ask for another size because it got one.
  private static let resizeLimit = 10

  mutating func add(_ surface: HeadlessSurface, in layer: CALayer) {
    entries.append(Entry(surface: surface, layer: layer))
  }

  /// Takes a surface out; returns whether it was there.
  mutating func remove(_ surface: HeadlessSurface) -> Bool {
    let count = entries.count
    entries.removeAll { $0.surface === surface }
    pressed = pressed.filter { $0.value.surface !== surface }
    return entries.count < count
  }

  var all: [HeadlessSurface] { entries.map(\.surface) }

  func frame(of surface: HeadlessSurface) -> CGRect? { entry(of: surface)?.frame }

  func size(of surface: HeadlessSurface) -> CGSize { entry(of: surface)?.size ?? .zero }

  private func entry(of surface: HeadlessSurface) -> Entry? {
    entries.first { $0.surface === surface }
  }

  mutating func focus(_ surface: HeadlessSurface?) { focused = surface }

  mutating func press(_ surface: HeadlessSurface?, pointer identifier: Int) {
    pressed[identifier] = surface.map { WeakSurface(surface: $0) }
  }

  func pressed(by identifier: Int) -> HeadlessSurface? { pressed[identifier]?.surface }

  mutating func noteSize(of surface: HeadlessSurface) {
    guard !resized.contains(where: { $0.surface === surface }) else { return }
    resized.append(WeakSurface(surface: surface))
  }

  /// The surfaces that ask for another size, each once; those that do so without end are left out.
  mutating func takeResized() -> [HeadlessSurface] {
    let asking = resized.compactMap(\.surface)
    resized = []
    return asking.filter { (entry(of: $0)?.resizeCount ?? 0) <= Self.resizeLimit }
  }

  func isAsking(_ surface: HeadlessSurface) -> Bool {
    resized.contains { $0.surface === surface }
  }

  /// Counts that a surface that got a size asked for another one at once, or did not.
  ///
  /// - Returns: Whether it has done so too often now.
  mutating func noteAnswer(of surface: HeadlessSurface, asksAgain: Bool) -> Bool {
    guard let index = entries.firstIndex(where: { $0.surface === surface }) else { return false }
    entries[index].resizeCount = asksAgain ? entries[index].resizeCount + 1 : 0
    return entries[index].resizeCount == Self.resizeLimit + 1
  }

  /// Finds out where all surfaces are, in a window of the given size; returns those of another size than before.
  mutating func place(in window: CGSize) -> [HeadlessSurface] {
    var changed: [HeadlessSurface] = []
    for index in entries.indices {
      guard let layer = entries[index].layer else { continue }
      let size = layer.backendAppearance.bounds.size
      if size != entries[index].size { changed.append(entries[index].surface) }
      entries[index].size = size
      entries[index].frame = layer.frameShown(in: CGRect(origin: .zero, size: window))
    }
    return changed
  }
}

extension CALayer {
  /// The upright rectangle around the layer in the coordinates of the window; `nil` where nothing of it is seen.
  ///
  /// Layers in front do not count, those that cut it off do.
  fileprivate func frameShown(in window: CGRect) -> CGRect? {
    var clips: [(rect: CGRect, index: Int)] = []
    var transforms: [CATransform3D] = []
    var current: CALayer? = self
    while let layer = current {
      let appearance = layer.backendAppearance
      guard !appearance.isHidden, appearance.opacity > 0 else { return nil }
      if appearance.masksToBounds, layer !== self {
        clips.append((appearance.bounds, transforms.count))
      }
      let isRoot = layer.superlayer == nil
      transforms.append(
        isRoot
          ? CATransform3DMakeTranslation(-appearance.bounds.minX, -appearance.bounds.minY, 0)
          : appearance.transformToSuperlayer
      )
      current = layer.superlayer
    }
    var shown = window
    for clip in clips {
      let toWindow = transforms[clip.index...].reduce(CATransform3DIdentity, CATransform3DConcat)
      shown = shown.intersection(toWindow.project(clip.rect) ?? .zero)
    }
    let toWindow = transforms.reduce(CATransform3DIdentity, CATransform3DConcat)
    let frame = toWindow.project(backendAppearance.bounds) ?? .zero
    return frame.hasArea && shown.hasArea && frame.intersection(shown).hasArea ? frame : nil
  }
}

extension CGRect {
  fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
