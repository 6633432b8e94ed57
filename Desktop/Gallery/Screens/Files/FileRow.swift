import GallerySupport

/// A row of the outline of files.
enum FileRow: Hashable, Sendable {
  /// A folder that was put to the favourites.
  case favourite(FilePath)
  /// A file or a folder of the tree.
  case file(FilePath)
  /// What is to be said of a folder that has nothing to show.
  case note(FilePath)
}

/// A section of the outline of files.
enum FileSection: Hashable, Sendable {
  case favourites
  case tree
}
