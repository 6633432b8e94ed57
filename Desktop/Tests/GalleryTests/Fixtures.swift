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

  /// A database with the sample, of which each use has a copy: what one test writes, no other reads.
  static var conversation: String {
    let path = databasePath
    // A screen without a database says why.
    try? FileManager.default.copyItem(atPath: sample, toPath: path)
    return path
  }

  private static var databasePath: String {
    NSTemporaryDirectory() + "conversation-\(UUID().uuidString).sqlite"
  }

  private static let sample: String = {
    let path = databasePath
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
