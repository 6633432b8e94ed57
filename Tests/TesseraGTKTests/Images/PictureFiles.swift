import CGTK
import CoreGraphics
import Foundation
import UIKit

@testable import TesseraGTK

/// Files of pictures, made for tests.
@MainActor
enum PictureFiles {
  static let red = UIBackendColor(red: 1, green: 0, blue: 0)
  static let blue = UIBackendColor(red: 0, green: 0, blue: 1)

  /// A PNG whose left half is red and whose right half is blue.
  static func png(width: Int, height: Int) -> Data {
    GTKLibrary.start()
    let size = CGSize(width: width, height: height)
    let left = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
    let right = left.offsetBy(dx: size.width / 2, dy: 0)
    let halves: [RenderNode] = [.fill(left, color: red), .fill(right, color: blue)]
    return GTKPicture(of: .stack(halves), size: size, scale: 1).pngData
  }

  /// The same as a JPEG that says its camera was held in one of eight ways.
  static func jpeg(width: Int, height: Int, orientation: UInt8) throws -> Data {
    let loader = gdk_pixbuf_loader_new()
    defer { g_object_unref(loader) }
    let source = png(width: width, height: height)
    source.withUnsafeBytes { bytes in
      _ = gdk_pixbuf_loader_write(
        loader,
        bytes.bindMemory(to: UInt8.self).baseAddress,
        gsize(bytes.count),
        nil
      )
    }
    gdk_pixbuf_loader_close(loader, nil)
    var buffer: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    gdk_pixbuf_save_to_bufferv(
      gdk_pixbuf_loader_get_pixbuf(loader),
      &buffer,
      &size,
      "jpeg",
      nil,
      nil,
      nil
    )
    defer { g_free(buffer) }
    guard let buffer else { throw CocoaError(.fileWriteUnknown) }
    var data = Data(bytes: buffer, count: Int(size))
    data.insert(contentsOf: exif(orientation), at: 2)
    return data
  }

  /// A segment that holds nothing but the orientation: tag 0x0112, one 16-bit number.
  private static func exif(_ orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
      0, 0, 0, 0,
    ]
    let body = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
  }

  /// Writes `data` to a file of its own, calls `body` with its path, and removes it.
  static func withFile<Result>(_ data: Data, _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }
}

extension PixelImage {
  /// The colour in the middle of a part of the picture, given in shares of its width and height.
  @MainActor
  func color(atX x: CGFloat, y: CGFloat) -> UIBackendColor {
    let target = RenderTarget(scale: 1, pixelSource: .surface)
    let node = RenderNode.image(self, in: CGRect(origin: .zero, size: pixelSize), for: target)
    let picture = GTKPicture(of: node, size: pixelSize, scale: 1)
    return picture.color(atX: Int(x * pixelSize.width), y: Int(y * pixelSize.height))
  }
}
