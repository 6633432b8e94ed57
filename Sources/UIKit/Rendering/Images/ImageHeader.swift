import CoreGraphics
package import Foundation

/// The extent of a PNG, GIF or JPEG picture, read from the few bytes that tell it.
package struct ImageHeader: Hashable {
  /// The picture's width and height in pixels, held upright as the camera noted it.
  package let pixelSize: CGSize

  /// Reads the header of the picture in a file, `nil` if it is of another kind or cannot be read.
  package init?(contentsOfFile path: String) {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    self.init { offset, count in
      guard (try? file.seek(toOffset: UInt64(offset))) != nil else { return [] }
      return [UInt8]((try? file.read(upToCount: count)) ?? Data())
    }
  }

  /// Reads the header of the picture in `data`, `nil` if it is of another kind.
  package init?(data: Data) {
    self.init { offset, count in
      guard offset < data.count else { return [] }
      let start = data.startIndex + offset
      return [UInt8](data[start..<min(start + count, data.endIndex)])
    }
  }

  /// - Parameter read: Answers so many bytes from an offset, or what there is of them.
  private init?(reading read: (_ offset: Int, _ count: Int) -> [UInt8]) {
    let start = read(0, 24)
    guard let size = Self.png(start) ?? Self.gif(start) ?? Self.jpeg(start, read),
      size.width > 0, size.height > 0
    else { return nil }
    pixelSize = size
  }

  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return CGSize(
      width: bytes.bigEndian(at: 16, count: 4),
      height: bytes.bigEndian(at: 20, count: 4)
    )
  }

  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return CGSize(
      width: Int(bytes[6]) | Int(bytes[7]) << 8,
      height: Int(bytes[8]) | Int(bytes[9]) << 8
    )
  }

  /// Walks the segments of a JPEG up to the one that starts a frame.
  private static func jpeg(_ bytes: [UInt8], _ read: (Int, Int) -> [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    var isTurned = false
    // Real pictures have a few dozen segments at most.
    for _ in 0..<4096 {
      let segment = read(offset, 9)
      guard segment.count == 9, segment[0] == 0xFF else { return nil }
      let marker = segment[1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      let length = segment.bigEndian(at: 2, count: 2)
      guard length >= 2 else { return nil }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = segment.bigEndian(at: 5, count: 2)
        let width = segment.bigEndian(at: 7, count: 2)
        return CGSize(width: isTurned ? height : width, height: isTurned ? width : height)
      }
      if marker == 0xE1 { isTurned = ExifOrientation(read(offset + 4, length - 2)).isTurned }
      offset += 2 + length
    }
    return nil
  }
}

/// How a camera was held, from the Exif segment of a JPEG.
private struct ExifOrientation {
  /// Whether the picture lies on its side, so that width and height change places.
  var isTurned = false

  /// Reads the tag 0x0112 of the first directory; anything unexpected counts as upright.
  init(_ segment: [UInt8]) {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.count >= 8 else { return }
    let isLittle = tiff[0] == 0x49
    func number(at index: Int, _ count: Int) -> Int {
      guard index >= 0, index + count <= tiff.count else { return 0 }
      let bytes = Array(tiff[index..<(index + count)])
      return (isLittle ? bytes.reversed() : bytes).bigEndian(at: 0, count: count)
    }
    let directory = number(at: 4, 4)
    for entry in 0..<number(at: directory, 2) {
      let start = directory + 2 + entry * 12
      guard start + 12 <= tiff.count else { return }
      if number(at: start, 2) == 0x0112 {
        isTurned = (5...8).contains(number(at: start + 8, 2))
        return
      }
    }
  }
}

extension [UInt8] {
  fileprivate func bigEndian(at index: Int, count: Int) -> Int {
    self[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
