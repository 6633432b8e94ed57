public import Foundation

/// A picture file.
public struct Picture: Hashable, Sendable, Identifiable {
  /// The path of the file, which is different for every picture.
  public let path: String
  /// The number of bytes in the file.
  public let size: Int
  /// When the file was last changed; `nil` when that is not known.
  ///
  /// When a picture was taken is something else, which only some kinds of files say.
  public let modified: Date?

  /// Describes the picture file at a path.
  public init(path: String, size: Int, modified: Date? = nil) {
    self.path = path
    self.size = size
    self.modified = modified
  }

  /// The path.
  public var id: String { path }

  /// The name of the file without its ending.
  public var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The kind of the file in capital letters, by the ending of its name, such as “PNG”.
  public var kind: String { URL(fileURLWithPath: path).pathExtension.uppercased() }

  /// The name of the folder that the file lies in.
  public var folder: String {
    URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent
  }

  /// What the name has in common with those of pictures that were taken with it: the letters in it,
  /// as in “IMG” of `IMG_0412`.
  ///
  /// It is the whole name where there are none.
  public var series: String {
    let words = name.split { !$0.isLetter }
    return words.isEmpty ? name : words.joined(separator: " ")
  }
}
