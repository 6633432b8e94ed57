import Foundation

/// The files of the store that come with the gallery.
public enum StoreFiles {
  /// The name of the file of the menu.
  public static let menuName = "menu.jsonl"

  /// The lines of the menu in a file, or of the menu that comes with the gallery.
  ///
  /// - Throws: What the file system says if the file cannot be read.
  public static func menu(_ path: String? = nil) throws -> String {
    let file = path.map { URL(filePath: $0) } ?? folder.appending(path: menuName)
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Where the picture of a name would be.
  public static func picturePath(_ name: String) -> String {
    folder.appending(path: "Pictures/\(name).png").path
  }

  /// Whether the file of a picture is there and begins as a PNG does.
  public static func hasPicture(_ name: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: picturePath(name)) else { return false }
    defer { file.closeFile() }
    return file.readData(ofLength: 8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  private static var folder: URL { Bundle.module.bundleURL.appending(path: "Resources") }
}
