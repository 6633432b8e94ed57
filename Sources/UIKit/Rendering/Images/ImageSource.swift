import CoreGraphics
import Foundation
import Synchronization

/// Where a picture comes from.
enum ImageOrigin: Sendable {
  case file(path: String)
  case data(Data)

  /// Decodes the picture on the calling thread, scaled down to fit `maximumPixelSize` if given.
  func decode(fitting maximumPixelSize: CGSize?) throws(UIBackendImageError) -> any UIBackendImage {
    let decoder = Self.decoder.withLock { $0 } ?? DefaultBackend.linked.imageDecoder
    switch self {
    case .file(let path):
      return try decoder.image(contentsOfFile: path, maximumPixelSize: maximumPixelSize)
    case .data(let data):
      return try decoder.image(data: data, maximumPixelSize: maximumPixelSize)
    }
  }

  /// Uses `newDecoder`, that of the running program's backend, for pictures on every thread; with `nil` that of the default backend.
  static func use(_ newDecoder: (any UIBackendImageDecoder)?) {
    decoder.withLock { $0 = newDecoder }
  }

  /// That of the program's backend; none before there is a program.
  private static let decoder = Mutex<(any UIBackendImageDecoder)?>(nil)
}

/// A picture that is decoded once, when it is first needed.
final class ImageSource: Sendable {
  private enum Decoded: Sendable {
    case notYet
    case picture(any UIBackendImage)
    case failed
  }

  let origin: ImageOrigin
  /// The picture's width and height in pixels.
  let pixelSize: CGSize
  private let decoded: Mutex<Decoded>

  /// Takes the extent from the header where that says it, and else decodes the picture now.
  init(_ origin: ImageOrigin) throws(UIBackendImageError) {
    self.origin = origin
    if let header = ImageHeader(origin) {
      pixelSize = header.pixelSize
      decoded = Mutex(.notYet)
    } else {
      let picture = try origin.decode(fitting: nil)
      pixelSize = picture.pixelSize
      decoded = Mutex(.picture(picture))
    }
  }

  /// Takes a picture that has been decoded.
  init(_ origin: ImageOrigin, decoded picture: any UIBackendImage) {
    self.origin = origin
    pixelSize = picture.pixelSize
    decoded = Mutex(.picture(picture))
  }

  /// The decoded picture; the first call decodes it on the calling thread.
  ///
  /// A picture that cannot be decoded is reported once and `nil` from then on.
  var picture: (any UIBackendImage)? {
    decoded.withLock { decoded in
      switch decoded {
      case .picture(let picture): return picture
      case .failed: return nil
      case .notYet: break
      }
      do throws(UIBackendImageError) {
        let picture = try origin.decode(fitting: nil)
        decoded = .picture(picture)
        return picture
      } catch {
        decoded = .failed
        Diagnostics.reportFromAnyThread(.image, error.description)
        return nil
      }
    }
  }
}

extension ImageHeader {
  fileprivate init?(_ origin: ImageOrigin) {
    switch origin {
    case .file(let path): self.init(contentsOfFile: path)
    case .data(let data): self.init(data: data)
    }
  }
}
