import CoreGraphics
public import Foundation
public import UIKit

/// A picture of which only the name and the extent are known.
public final class HeadlessImage: UIBackendImage {
  /// The name of the symbol, or the path of the file.
  public let name: String
  /// The picture's width and height in pixels.
  public let pixelSize: CGSize
  /// The weight of a symbol's strokes, on the scale of CSS; 400 for other pictures.
  public let weight: Int

  init(name: String, pixelSize: CGSize, weight: Int = 400) {
    self.name = name
    self.pixelSize = pixelSize
    self.weight = weight
  }
}

/// Reads the extent of PNG, GIF and JPEG pictures from their headers.
struct HeadlessImageDecoder: UIBackendImageDecoder {
  func image(
    contentsOfFile path: String,
    maximumPixelSize: CGSize?
  ) throws(UIBackendImageError) -> any UIBackendImage {
    guard FileManager.default.isReadableFile(atPath: path) else { throw .unreadable(path: path) }
    return try image(ImageHeader(contentsOfFile: path), path, maximumPixelSize)
  }

  func image(
    data: Data,
    maximumPixelSize: CGSize?
  ) throws(UIBackendImageError) -> any UIBackendImage {
    try image(ImageHeader(data: data), "A picture of \(data.count) bytes", maximumPixelSize)
  }

  private func image(
    _ header: ImageHeader?,
    _ name: String,
    _ maximumPixelSize: CGSize?
  ) throws(UIBackendImageError) -> any UIBackendImage {
    guard var size = header?.pixelSize else {
      throw .undecodable(source: name, reason: "no PNG, GIF or JPEG header with an extent")
    }
    if let limit = maximumPixelSize {
      let scale = min(1, limit.width / size.width, limit.height / size.height)
      size = CGSize(
        width: max(1, (size.width * scale).rounded()),
        height: max(1, (size.height * scale).rounded())
      )
    }
    return HeadlessImage(name: name, pixelSize: size)
  }
}
