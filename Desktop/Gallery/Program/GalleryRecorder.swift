import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraGTK
import UIKit

/// Makes the pictures of a screen without a display.
@MainActor
struct GalleryRecorder {
  private let rendering: GalleryRendering

  init(_ rendering: GalleryRendering) { self.rendering = rendering }

  /// Writes the picture of `screen` and those that the script asks for.
  ///
  /// - Throws: `GalleryRecordingError` when the script cannot be read or a picture cannot be written.
  func record(_ screen: any GalleryScreen) async throws {
    let script = try readScript()
    let fixture = GalleryFixture(
      size: rendering.size,
      environment: UIBackendEnvironment(
        prefersDarkAppearance: rendering.isDark,
        isRightToLeft: rendering.isRightToLeft,
        displayScale: rendering.scale
      ),
      resources: GTKResources(style: .pinned, interfaceFamily: GalleryFont.family)
    ) { clock in
      guard rendering.showsSidebar else {
        return screen.makeViewController(with: rendering.options, clock: clock)
      }
      return GalleryController(
        screens: GalleryCatalog.screens,
        first: screen,
        values: rendering.options,
        clock: clock
      )
    }
    let output = URL(fileURLWithPath: rendering.output)
    try await fixture.play(script) { name in
      try write(fixture, to: output.deletingLastPathComponent().appendingPathComponent(name))
    }
    try write(fixture, to: output)
  }

  private func readScript() throws -> GalleryScript {
    guard let path = rendering.script else { return .empty }
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw GalleryRecordingError.unreadableScript(path: path)
    }
    do throws(GalleryScriptError) {
      return try GalleryScript(text)
    } catch {
      throw GalleryRecordingError.wrongScript(path: path, error)
    }
  }

  private func write(_ fixture: GalleryFixture, to url: URL) throws {
    let picture = GTKPicture(of: fixture.window, scale: rendering.scale)
    do {
      try picture.write(to: url)
    } catch {
      throw GalleryRecordingError.unwritablePicture(path: url.path)
    }
  }
}

/// Why a picture was not made.
enum GalleryRecordingError: Error, CustomStringConvertible {
  case unreadableScript(path: String)
  case wrongScript(path: String, GalleryScriptError)
  case unwritablePicture(path: String)

  var description: String {
    switch self {
    case .unreadableScript(let path): "There is no readable script at \(path)."
    case .wrongScript(let path, let error): "\(path):\(error)"
    case .unwritablePicture(let path): "No picture can be written to \(path)."
    }
  }
}
