import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraGTK

@Suite("The renderer of windows")
struct WindowRendererTests {
  /// The renderer that is chosen with devices of these names in a folder of their own.
  private func renderer(
    with devices: [String],
    in environment: [String: String] = [:],
    embedsGLWidgets: Bool = false
  ) throws -> WindowRenderer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("devices-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for device in devices {
      let file = folder.appendingPathComponent(device)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: file)
    }
    return WindowRenderer(
      in: environment,
      devices: folder.path,
      embedsGLWidgets: embedsGLWidgets
    )
  }

  @Test("is Cairo without a graphics card")
  func cairo() throws {
    expectEqual(try renderer(with: []).name, "cairo")
    // A frame buffer is a screen and no card that draws.
    expectEqual(try renderer(with: ["fb0", "null", "dri/card0"]).name, "cairo")
  }

  @Test(
    "is left to GTK with one, which starts GL",
    arguments: ["dri/renderD128", "nvidiactl", "dxg", "mali0", "kgsl-3d0", "pvr_sync"]
  )
  func leftToGTK(device: String) throws {
    let renderer = try renderer(with: ["null", device])
    expectEqual(renderer.name, nil)
    expectEqual(renderer.startsGL, true)
  }

  @Test("is left to GTK where the environment names one")
  func named() throws {
    expectEqual(try renderer(with: [], in: ["GSK_RENDERER": "gl"]).name, nil)
    expectEqual(try renderer(with: [], in: ["GSK_RENDERER": "cairo"]).name, nil)
  }

  // Without a card only widgets, or a renderer that is asked for by name, are a reason to start GL.
  @Test("has GL without a graphics card where something draws with it")
  func startsGL() throws {
    expectEqual(try renderer(with: []).startsGL, false)
    expectEqual(try renderer(with: [], in: ["GSK_RENDERER": "cairo"]).startsGL, false)
    expectEqual(try renderer(with: [], in: ["GSK_RENDERER": "gl"]).startsGL, true)
    expectEqual(try renderer(with: [], embedsGLWidgets: true).startsGL, true)
  }

  // A person who names Cairo may have a reason, and widgets may still draw with the card.
  @Test("has GL with a graphics card also where Cairo is named")
  func cardAndCairo() throws {
    let renderer = try renderer(with: ["dri/renderD128"], in: ["GSK_RENDERER": "cairo"])
    expectEqual(renderer.startsGL, true)
  }

  // `check-web` looks at the gallery in a browser.
  @Test("is asked for on displays that GTK draws on with GL, and not in a browser")
  func displays() {
    expectEqual(WindowRenderer.takesGL(onDisplayOf: "GdkX11Display"), true)
    expectEqual(WindowRenderer.takesGL(onDisplayOf: "GdkWaylandDisplay"), true)
    expectEqual(WindowRenderer.takesGL(onDisplayOf: "GdkBroadwayDisplay"), false)
  }
}
