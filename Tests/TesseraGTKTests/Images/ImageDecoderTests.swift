import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("The decoder of pictures")
struct ImageDecoderTests {
  private let decoder = ImageDecoder()

  @Test("reads a file's pixels")
  func file() throws {
    try PictureFiles.withFile(PictureFiles.png(width: 40, height: 20)) { path in
      let image = try #require(
        try decoder.image(contentsOfFile: path, maximumPixelSize: nil) as? PixelImage
      )
      expectEqual(image.pixelSize, CGSize(width: 40, height: 20))
      expectEqual(image.color(atX: 0.25, y: 0.5), PictureFiles.red)
      expectEqual(image.color(atX: 0.75, y: 0.5), PictureFiles.blue)
    }
  }

  struct Box: Sendable, CustomTestStringConvertible {
    let limit: CGSize?
    let expected: CGSize
    var testDescription: String { "\(limit.map { "\($0)" } ?? "no limit")" }
  }

  nonisolated static let boxes = [
    Box(limit: CGSize(width: 20, height: 20), expected: CGSize(width: 20, height: 10)),
    Box(limit: CGSize(width: 100, height: 5), expected: CGSize(width: 10, height: 5)),
    Box(limit: CGSize(width: 40, height: 20), expected: CGSize(width: 40, height: 20)),
    // A picture that is smaller stays as it is.
    Box(limit: CGSize(width: 400, height: 400), expected: CGSize(width: 40, height: 20)),
    Box(limit: nil, expected: CGSize(width: 40, height: 20)),
    // Limits that say nothing sensible: at least a pixel, at most what memory is for.
    Box(limit: .zero, expected: CGSize(width: 1, height: 1)),
    Box(
      limit: CGSize(width: CGFloat.nan, height: .infinity),
      expected: CGSize(width: 40, height: 20)
    ),
  ]

  @Test("scales a picture down to fit, its shape kept", arguments: boxes)
  func scales(box: Box) throws {
    let data = PictureFiles.png(width: 40, height: 20)
    let image = try decoder.image(data: data, maximumPixelSize: box.limit)
    expectEqual(image.pixelSize, box.expected)
  }

  @Test("turns a picture the way the camera was held")
  func orientation() throws {
    let data = try PictureFiles.jpeg(width: 40, height: 20, orientation: 6)
    let limit = CGSize(width: 10, height: 100)
    let turned = try #require(
      try decoder.image(data: data, maximumPixelSize: limit) as? PixelImage
    )
    expectEqual(turned.pixelSize, CGSize(width: 10, height: 20))
    // 6 says that the left edge of what is stored is the upper edge of what was seen.
    #expect(turned.color(atX: 0.5, y: 0.25).red > 0.8)
    #expect(turned.color(atX: 0.5, y: 0.75).blue > 0.8)
  }

  @Test("says that a file is missing, or is a folder", arguments: ["/nowhere/x.png", "/tmp"])
  func missing(path: String) {
    #expect(throws: UIBackendImageError.unreadable(path: path)) {
      _ = try decoder.image(contentsOfFile: path, maximumPixelSize: nil)
    }
  }

  @Test("says what is wrong with a file that holds no picture")
  func corrupt() throws {
    let whole = PictureFiles.png(width: 40, height: 20)
    let broken: [Data] = [
      Data(), Data("Not a picture at all".utf8), whole.prefix(40), Data(repeating: 0, count: 5000),
    ]
    for data in broken {
      try PictureFiles.withFile(data) { path in
        let error = #expect(throws: UIBackendImageError.self) {
          _ = try decoder.image(contentsOfFile: path, maximumPixelSize: nil)
        }
        guard case .undecodable(let source, let reason) = error else {
          Issue.record("\(data.count) bytes: \(String(describing: error))")
          return
        }
        expectEqual(source, path)
        #expect(!reason.isEmpty)
      }
      #expect(throws: UIBackendImageError.self) {
        _ = try decoder.image(data: data, maximumPixelSize: nil)
      }
    }
  }

  @Test("refuses a picture that would fill the memory, before it takes any")
  func enormous() throws {
    // The header of a PNG of 60,000 by 60,000 pixels, and no pixels.
    var data = PictureFiles.png(width: 4, height: 4)
    let edge: [UInt8] = [0, 0, 0xEA, 0x60]
    data.replaceSubrange(16..<24, with: edge + edge)
    let checked = Data(data[12..<29])
    data.replaceSubrange(29..<33, with: withUnsafeBytes(of: crc32(checked).bigEndian, Array.init))
    let error = #expect(throws: UIBackendImageError.self) {
      _ = try decoder.image(data: data, maximumPixelSize: CGSize(width: 10, height: 10))
    }
    #expect(error?.description.contains("60000 × 60000") == true)
  }

  private func crc32(_ data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        let polynomial: UInt32 = sum & 1 == 0 ? 0 : 0xEDB8_8320
        return sum >> 1 ^ polynomial
      }
    }
  }

  @Test("works on many threads at once")
  func threads() async throws {
    let data = PictureFiles.png(width: 64, height: 64)
    let decoder = decoder
    let tasks = (1...32).map { edge in
      Task.detached {
        let limit = CGSize(width: edge, height: edge)
        return try decoder.image(data: data, maximumPixelSize: limit).pixelSize
      }
    }
    for (index, task) in tasks.enumerated() {
      let edge = index + 1
      expectEqual(try await task.value, CGSize(width: edge, height: edge))
    }
  }
}
