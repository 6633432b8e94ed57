import CoreGraphics
public import Foundation

/// A picture of which only the name and the extent are known.
public final class HeadlessImage: UIBackendImage {
  /// The name of the symbol, or the path of the file.
  public let name: String
  /// The picture's width and height in pixels.
  public let pixelSize: CGSize

  init(name: String, pixelSize: CGSize) {
    self.name = name
    self.pixelSize = pixelSize
  }
}

/// Reads the extent of PNG, GIF and JPEG pictures from their headers.
struct HeadlessImageDecoder: UIBackendImageDecoder {
  func image(
    contentsOfFile path: String,
    maximumPixelSize: CGSize?
  ) throws(UIBackendImageError) -> any UIBackendImage {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    return try image(data, name: path, maximumPixelSize: maximumPixelSize)
  }

  func image(
    data: Data,
    maximumPixelSize: CGSize?
  ) throws(UIBackendImageError) -> any UIBackendImage {
    try image(data, name: "A picture of \(data.count) bytes", maximumPixelSize: maximumPixelSize)
  }

  private func image(
    _ data: Data,
    name: String,
    maximumPixelSize: CGSize?
  ) throws(UIBackendImageError) -> any UIBackendImage {
    let bytes = [UInt8](data)
    guard var size = png(bytes) ?? gif(bytes) ?? jpeg(bytes), size.width > 0, size.height > 0 else {
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

  private func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    func number(at index: Int) -> CGFloat {
      CGFloat(bytes[index..<(index + 4)].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }

  private func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return CGSize(
      width: CGFloat(Int(bytes[6]) | Int(bytes[7]) << 8),
      height: CGFloat(Int(bytes[8]) | Int(bytes[9]) << 8)
    )
  }

  /// Walks the segments of a JPEG up to the one that starts a frame.
  private func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return CGSize(
          width: CGFloat(Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])),
          height: CGFloat(Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]))
        )
      }
      index += 2 + (Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
    }
    return nil
  }
}
