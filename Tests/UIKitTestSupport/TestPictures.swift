import Foundation

/// The first bytes of pictures, written by hand: all that the headless backend reads.
enum TestPictures {
  /// A PNG that says how large it is and holds no pixels.
  static func png(width: Int, height: Int) -> Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + bigEndian(width, 4) + bigEndian(height, 4)
    return Data(bytes)
  }

  /// A GIF that says how large it is and holds no pixels.
  static func gif(width: Int, height: Int) -> Data {
    Data(Array("GIF89a".utf8) + bigEndian(width, 2).reversed() + bigEndian(height, 2).reversed())
  }

  /// A JPEG that says how large it is, how the camera was held, and holds no pixels.
  static func jpeg(width: Int, height: Int, orientation: Int? = nil) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0]
    if let orientation {
      let tiff: [UInt8] =
        Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]
        + [UInt8(orientation), 0, 0]
      let segment = Array("Exif\0\0".utf8) + tiff
      bytes += [0xFF, 0xE1] + bigEndian(segment.count + 2, 2) + segment
    }
    bytes += [0xFF, 0xC0, 0, 11, 8] + bigEndian(height, 2) + bigEndian(width, 2) + [1, 1, 0x11, 0]
    return Data(bytes)
  }

  private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// Runs `body` with a folder that holds `files` and is gone afterwards.
  static func withFolder<Result>(
    of files: [String: Data],
    _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    return try body(folder.path)
  }
}
