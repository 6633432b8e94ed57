import Foundation

/// The pictures of a folder; nothing is decoded.
public struct PictureCollection: Hashable, Sendable {
  /// Where the pictures come from.
  public enum Source: Hashable, Sendable {
    /// A folder that was asked for.
    case folder(String)
    /// The pictures of the user.
    case userPictures(String)
    /// The pictures that come with the gallery.
    case samples
  }

  /// Where the pictures come from.
  public let source: Source
  /// The pictures, ordered by path.
  public let pictures: [Picture]

  /// Where the pictures are, as words that follow “in”.
  public var title: String {
    switch source {
    case .folder(let path), .userPictures(let path):
      "“\(URL(fileURLWithPath: path).lastPathComponent)”"
    case .samples: "the gallery"
    }
  }

  /// The endings of file names that are taken for pictures, in small letters.
  public static let fileExtensions: Set<String> = [
    "avif", "bmp", "gif", "jpeg", "jpg", "png", "svg", "tif", "tiff", "webp",
  ]

  /// Finds pictures: those of `folder` if given, else those of the user, else those that come with the gallery.
  ///
  /// Folders are searched with all folders in them, hidden ones and symbolic links left out. It reads
  /// the names of all files there, so call it off the main actor.
  ///
  /// - Parameters:
  ///   - folder: The path of a folder, or `nil`.
  ///   - directories: The folders of the user.
  /// - Throws: `PictureCollectionError` when `folder` is given but does not exist or is no folder, or
  ///   when nothing is found.
  public init(
    folder: String?,
    directories: UserDirectories = UserDirectories()
  ) throws(PictureCollectionError) {
    if let folder {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
        throw .missing(path: folder)
      }
      guard isFolder.boolValue else { throw .notAFolder(path: folder) }
      pictures = PictureSearch.pictures(in: folder)
      source = .folder(folder)
      guard !pictures.isEmpty else { throw .empty(path: folder) }
      return
    }
    let ownFolder = directories.folder(for: .pictures)
    let own = PictureSearch.pictures(in: ownFolder)
    guard own.isEmpty else {
      source = .userPictures(ownFolder)
      pictures = own
      return
    }
    source = .samples
    pictures = PictureSearch.pictures(in: Self.samples).enumerated().map { number, picture in
      Picture(path: picture.path, size: picture.size, modified: Self.sampleDate(number))
    }
    guard !pictures.isEmpty else { throw .empty(path: ownFolder) }
  }

  /// The folder of the pictures that come with the gallery.
  public static var samples: String {
    Bundle.module.bundleURL.appending(path: "Landscapes").path
  }

  /// When a sample was made, one every second day from 12 April 2025 on: all their files were made when the gallery was
  /// installed.
  private static func sampleDate(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_744_459_200 + Double(number) * 2 * 86_400)
  }
}

/// Why there are no pictures to show.
public enum PictureCollectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing at the path.
  case missing(path: String)
  /// There is a file at the path.
  case notAFolder(path: String)
  /// The folder holds no pictures.
  case empty(path: String)

  /// One sentence that names the folder and what is wrong with it.
  public var description: String {
    switch self {
    case .missing(let path): "There is no folder at \(path)."
    case .notAFolder(let path): "\(path) is a file, not a folder of pictures."
    case .empty(let path): "There are no pictures in \(path)."
    }
  }
}
