import CGTK
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import TesseraGTK

/// GTK's renderer for graphics cards, as windows use it, which draws into memory.
final class GraphicsCard {
  private let surface: OpaquePointer
  private let renderer: OpaquePointer

  /// The renderer, or `nil` where there is no display or nothing that draws for it.
  @MainActor
  init?() {
    guard GTKLibrary.hasDisplay, let display = gdk_display_get_default(),
      let surface = gdk_surface_new_toplevel(display), let renderer = gsk_gl_renderer_new()
    else { return nil }
    self.surface = surface
    self.renderer = renderer
    guard gsk_renderer_realize(renderer, surface, nil) != 0 else { return nil }
  }

  deinit {
    if gsk_renderer_is_realized(renderer) != 0 { gsk_renderer_unrealize(renderer) }
    g_object_unref(UnsafeMutableRawPointer(renderer))
    gdk_surface_destroy(surface)
  }

  /// How opaque each pixel of a view is, row by row, at one pixel in a point.
  @MainActor
  func alphas(of view: UIView) throws -> [[Double]] {
    let target = RenderTarget(scale: 1, pixelSource: .texture)
    let layers = LayerRenderer(target: target, report: DrawingDiagnostics { Issue.record("\($0)") })
    let node = try #require(layers.node(of: view.layer))
    let width = Int(view.bounds.width)
    let height = Int(view.bounds.height)
    var viewport = graphene_rect_t(view.bounds)
    let texture = try #require(gsk_renderer_render_texture(renderer, node.pointer, &viewport))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    return (0..<height).map { y in
      (0..<width).map { x in
        // Four bytes of a pixel are blue, green, red and alpha on the machines there are.
        Double(pixels[(y * width + x) * 4 + 3]) / 255
      }
    }
  }
}
