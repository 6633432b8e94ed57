import Foundation
import GalleryScreens
import GallerySupport
import Tessera
import UIKit

/// The files that ship with the gallery.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Gallery/Fixtures").path

  static let status = folder + "/status"
  static let pictures = PictureCollection.samples
  static let tree = folder + "/Folder"
  static let processes = folder + "/Processes"
  static let articles = folder + "/Articles"
  static let networks = folder + "/Networks"

  /// A database with the sample, made once for each run of the tests.
  static let conversation: String = {
    let path = NSTemporaryDirectory() + "conversation-\(UUID().uuidString).sqlite"
    // A screen without a database says why.
    if let store = try? MessageStore(path: path, isNew: true) {
      try? ConversationFiles.fill(store)
    }
    return path
  }()

  static func script(_ name: String) throws -> GalleryScript {
    let path = "\(folder)/Scripts/\(name).script"
    return try GalleryScript(String(contentsOfFile: path, encoding: .utf8))
  }

  /// What makes `screen` show fixtures instead of what is on this machine.
  @MainActor
  static func values(for screen: any GalleryScreen) -> GalleryOptionValues {
    var values = GalleryOptionValues()
    if screen.options.contains(.file) { values[.file] = status }
    if screen.options.contains(.database) { values[.database] = conversation }
    if screen.options.contains(.folder) {
      values[.folder] =
        [
          "Files": tree, "Processes": processes, "Settings": networks, "Articles": articles,
        ][screen.title] ?? pictures
    }
    return values
  }
}

/// Collects what views report until it is let go.
@MainActor
final class DiagnosticLog {
  private(set) var messages: [String] = []

  init() {
    UIApplication.setDiagnosticPolicy(.handler { [weak self] in self?.messages.append($0.message) })
  }

  /// Reports diagnostics on standard error again.
  func end() { UIApplication.setDiagnosticPolicy(.standardError) }
}
