public import Foundation

/// A decoded picture; it never changes.
public protocol UIBackendImage: AnyObject, Sendable {
  /// The picture's width and height in pixels.
  var pixelSize: CGSize { get }
}

/// Turns files and bytes into pictures, on any thread.
public protocol UIBackendImageDecoder: Sendable {
  /// Decodes the picture in a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - maximumPixelSize: When given, the picture is scaled down to fit it, its shape kept. A picture
  ///     that is smaller stays as it is.
  /// - Returns: The picture.
  /// - Throws: `UIBackendImageError` with the path and what is wrong with it.
  func image(
    contentsOfFile path: String,
    maximumPixelSize: CGSize?
  ) throws(UIBackendImageError) -> any UIBackendImage

  /// Decodes the picture in `data`.
  func image(
    data: Data,
    maximumPixelSize: CGSize?
  ) throws(UIBackendImageError) -> any UIBackendImage
}

/// Why a picture could not be decoded.
public enum UIBackendImageError: Error, Hashable, CustomStringConvertible {
  /// There is no readable file at the path.
  case unreadable(path: String)
  /// The bytes are of no known kind, or broken.
  case undecodable(source: String, reason: String)

  /// One sentence that names the file and the reason.
  public var description: String {
    switch self {
    case .unreadable(let path): "No picture can be read at \(path)."
    case .undecodable(let source, let reason):
      "\(source) is not a picture that can be shown: \(reason)."
    }
  }
}
