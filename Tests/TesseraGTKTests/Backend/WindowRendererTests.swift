import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraGTK

@Suite("The renderer of windows")
struct WindowRendererTests {
  /// What is said with devices of these names in a folder of their own.
  private func preferred(with devices: [String], in environment: [String: String] = [:]) throws
    -> String?
  {
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
    return WindowRenderer.preferred(in: environment, devices: folder.path)
  }

  @Test("is Cairo without a graphics card")
  func cairo() throws {
    expectEqual(try preferred(with: []), "cairo")
    // A frame buffer is a screen and no card that draws.
    expectEqual(try preferred(with: ["fb0", "null", "dri/card0"]), "cairo")
  }

  @Test(
    "is left to GTK with one",
    arguments: ["dri/renderD128", "nvidiactl", "dxg", "mali0", "kgsl-3d0", "pvr_sync"]
  )
  func leftToGTK(device: String) throws {
    expectEqual(try preferred(with: ["null", device]), nil)
  }

  @Test("is left to GTK where the environment names one")
  func named() throws {
    expectEqual(try preferred(with: [], in: ["GSK_RENDERER": "gl"]), nil)
  }
}
