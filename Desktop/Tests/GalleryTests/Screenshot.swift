import Foundation
import Synchronization

/// What a virtual display shows, read from the file that its server keeps it in; see `Scripts/with-display`.
struct Screenshot: Equatable {
  let width: Int
  let height: Int
  /// Four bytes for each pixel, row by row.
  let bytes: [UInt8]

  /// The file of the display's server; nil for a display that has none.
  static let file: String? = {
    guard let path = ProcessInfo.processInfo.environment["TESSERA_FRAMEBUFFER"],
      FileManager.default.fileExists(atPath: path)
    else { return nil }
    return path
  }()

  /// A rectangle of the screen, in pixels.
  struct Area: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// Reads an area of the screen, again and again until it is the same twice: a frame may be half painted.
  init?(of area: Area) {
    guard var last = Self.read(area) else { return nil }
    for _ in 0..<100 {
      guard let next = Self.read(area) else { return nil }
      if next == last { break }
      last = next
    }
    (width, height, bytes) = (area.width, area.height, last)
  }

  /// The bytes of an area, from a file in the format of `xwd`.
  private static func read(_ area: Area) -> [UInt8]? {
    guard let file, let data = try? Data(contentsOf: URL(filePath: file), options: .alwaysMapped),
      data.count > 100
    else { return nil }
    return data.withUnsafeBytes { bytes in
      func field(_ index: Int) -> Int {
        (0..<4).reduce(0) { $0 << 8 | Int(bytes[index * 4 + $1]) }
      }
      let (bits, stride) = (field(11), field(12))
      let start = field(0) + field(19) * 12 + area.x * 4
      guard bits == 32, area.x >= 0, area.y >= 0, area.x + area.width <= field(4),
        area.y + area.height <= field(5), bytes.count >= start + stride * (area.y + area.height)
      else { return nil }
      var found: [UInt8] = []
      found.reserveCapacity(area.width * area.height * 4)
      for row in area.y..<area.y + area.height {
        found.append(
          contentsOf: bytes[start + row * stride..<start + row * stride + area.width * 4]
        )
      }
      return found
    }
  }

  /// Rows of the screenshot.
  func rows(from row: Int, count: Int) -> ArraySlice<UInt8> {
    bytes[row * width * 4..<(row + count) * width * 4]
  }

  /// Where rows of another screenshot of the same width look as they do there; nil where they are nowhere to be seen.
  ///
  /// Content that stands between pixels is drawn softer, so the nearest place counts if more than half of what stands out
  /// from the background is the same.
  func row(of pattern: ArraySlice<UInt8>) -> Int? {
    let count = pattern.count / (width * 4)
    guard count > 0, count <= height else { return nil }
    // The second byte of each pixel is enough.
    let wanted = stride(from: pattern.startIndex + 1, to: pattern.endIndex, by: 4).map {
      Int(pattern[$0])
    }
    let contrast = wanted.reduce(0) { $0 + abs($1 - wanted[0]) }
    var best = (row: 0, difference: Int.max)
    bytes.withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        for row in 0...height - count {
          var (difference, index, place) = (0, 0, row * width * 4 + 1)
          while index < wanted.count, difference < best.difference {
            difference += abs(Int(bytes[place]) - wanted[index])
            index += 1
            place += 4
          }
          if difference < best.difference { best = (row, difference) }
        }
      }
    }
    return best.difference * 2 < contrast ? best.row : nil
  }
}

/// Follows something on the screen, from one screenshot to the next, until it is ended.
final class ScreenTrace: Sendable {
  private let screenshots = Mutex<[Screenshot]>([])
  private let isEnded = Mutex(false)
  private let pattern: ArraySlice<UInt8>

  /// Begins to look for rows of a screenshot in an area.
  init(of pattern: ArraySlice<UInt8>, in area: Screenshot.Area) {
    self.pattern = pattern
    Thread.detachNewThread { [self] in
      while !isEnded.withLock({ $0 }) {
        guard let next = Screenshot(of: area) else { continue }
        screenshots.withLock { if $0.last != next { $0.append(next) } }
      }
    }
  }

  /// Takes no more screenshots.
  func stop() { isEnded.withLock { $0 = true } }

  /// Ends, and returns where the rows were on each screenshot that differs from the one before; out of sight they are
  /// nowhere.
  func end() -> [Int] {
    stop()
    return screenshots.withLock { $0 }.compactMap { $0.row(of: pattern) }
  }
}
