import Foundation

/// A picture file.
public struct Picture: Hashable, Sendable, Identifiable {
  /// The path of the file, which is different for every picture.
  public let path: String
  /// The number of bytes in the file.
  public let size: Int

  /// The path.
  public var id: String { path }

  /// The name of the file without its ending.
  public var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

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
