import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Decodes pictures of every kind that GdkPixbuf knows, on any thread, scaled down on the way.
struct ImageDecoder: UIBackendImageDecoder {
  /// More pixels than a picture may have in its file: a gigabyte's worth.
  private static let maximumArea: Int64 = 1 << 28
  /// The longest edge of a picture in memory, in pixels; graphics cards take no more.
  private static let maximumEdge: CGFloat = 16_384
  private static let chunkSize = 1 << 18

  func image(
    contentsOfFile path: String,
    maximumPixelSize: CGSize?
  ) throws(UIBackendImageError) -> any UIBackendImage {
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable(path: path) }
    defer { try? file.close() }
    let loading = ImageLoading(source: path, box: box(maximumPixelSize), area: Self.maximumArea)
    var isEmpty = true
    while true {
      let chunk: Data?
      do {
        chunk = try file.read(upToCount: Self.chunkSize)
      } catch {
        throw .unreadable(path: path)
      }
      guard let chunk, !chunk.isEmpty else { break }
      isEmpty = false
      try loading.take(chunk)
    }
    guard !isEmpty else { throw .undecodable(source: path, reason: "the file is empty") }
    return try loading.finish()
  }

  func image(
    data: Data,
    maximumPixelSize: CGSize?
  ) throws(UIBackendImageError) -> any UIBackendImage {
    let source = "A picture of \(data.count) bytes"
    guard !data.isEmpty else { throw .undecodable(source: source, reason: "it is empty") }
    let loading = ImageLoading(source: source, box: box(maximumPixelSize), area: Self.maximumArea)
    try loading.take(data)
    return try loading.finish()
  }

  private func box(_ size: CGSize?) -> CGSize {
    func edge(_ length: CGFloat?) -> CGFloat {
      guard let length, length.isFinite else { return Self.maximumEdge }
      return min(max(length.rounded(), 1), Self.maximumEdge)
    }
    return CGSize(width: edge(size?.width), height: edge(size?.height))
  }
}

/// One picture on its way from bytes to pixels.
private final class ImageLoading {
  private let source: String
  private let size: UnsafeMutablePointer<TsrImageSize>
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private var isClosed = false

  init(source: String, box: CGSize, area: Int64) {
    self.source = source
    size = .allocate(capacity: 1)
    size.initialize(
      to: TsrImageSize(
        maximum_width: Int32(box.width),
        maximum_height: Int32(box.height),
        maximum_area: area,
        width: 0,
        height: 0
      )
    )
    loader = tsr_image_loader_new(size)
  }

  deinit {
    // A loader complains when it goes away open.
    if !isClosed { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(loader)
    size.deallocate()
  }

  func take(_ bytes: Data) throws(UIBackendImageError) {
    var error: UnsafeMutablePointer<GError>?
    let isTaken = bytes.withUnsafeBytes { buffer in
      gdk_pixbuf_loader_write(
        loader,
        buffer.bindMemory(to: UInt8.self).baseAddress,
        gsize(buffer.count),
        &error
      )
    }
    guard isTaken == 0 else { return }
    throw failure(error)
  }

  func finish() throws(UIBackendImageError) -> PixelImage {
    var error: UnsafeMutablePointer<GError>?
    isClosed = true
    guard gdk_pixbuf_loader_close(loader, &error) != 0 else { throw failure(error) }
    guard let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else { throw failure(nil) }
    let box = size.pointee
    guard let surface = tsr_image_surface_new(pixels, box.maximum_width, box.maximum_height) else {
      throw .undecodable(source: source, reason: "there is no memory for its pixels")
    }
    return PixelImage(adopting: surface)
  }

  private func failure(_ error: UnsafeMutablePointer<GError>?) -> UIBackendImageError {
    defer { if let error { g_error_free(error) } }
    let found = size.pointee
    if Int64(found.width) * Int64(found.height) > found.maximum_area {
      return .undecodable(
        source: source,
        reason: "it has \(found.width) × \(found.height) pixels, which is more than can be decoded"
      )
    }
    let reason = error?.pointee.message.map { String(cString: $0) } ?? "it holds no pixels"
    return .undecodable(source: source, reason: reason)
  }
}
