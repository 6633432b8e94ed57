/// The part of a tree of files that has been read: folders are read when they are opened.
public struct FileOutline: Sendable {
  /// What was found in a folder.
  public enum Contents: Hashable, Sendable {
    /// Its listing.
    case listing(FolderListing)
    /// Why it cannot be read.
    case failed(FolderError)

    /// Reads a folder; do it off the main actor.
    public init(reading folder: FileItem) {
      do throws(FolderError) {
        self = .listing(try FolderListing(of: folder))
      } catch {
        self = .failed(error)
      }
    }

    /// The items that can be shown; none where the folder cannot be read.
    public var items: [FileItem] {
      guard case .listing(let listing) = self else { return [] }
      return listing.items
    }

    /// What to say of a folder without any items to show; `nil` if it has some.
    public var note: String? {
      switch self {
      case .failed(let error): error.description
      case .listing(let listing) where !listing.items.isEmpty: nil
      case .listing(let listing):
        switch listing.hiddenCount {
        case 0: "Empty"
        case 1: "One hidden file"
        case let count: "\(count) hidden files"
        }
      }
    }
  }

  /// The folder where the tree starts.
  public let root: FileItem
  private var contents: [FilePath: Contents] = [:]
  private var items: [FilePath: FileItem]

  /// Begins with a folder of which nothing else is known.
  public init(root: FileItem) {
    self.root = root
    items = [root.path: root]
  }

  /// Begins with a folder and what is in it; do it off the main actor.
  ///
  /// - Throws: `FolderError` when there is no folder at `path`, or it cannot be read.
  public init(readingRootAt path: String) throws(FolderError) {
    let root = try FileItem(rootAt: path)
    self.init(root: root)
    take(.listing(try FolderListing(of: root)), of: root.path)
  }

  /// Begins with the first of some folders in which there is something to show, or else with the last.
  ///
  /// - Throws: `FolderError` when there is nothing in the others, and the last cannot be read.
  public init(readingFirstOf paths: [String], orElse last: String) throws(FolderError) {
    let outlines = paths.lazy.compactMap { try? FileOutline(readingRootAt: $0) }
    if let found = outlines.first(where: { $0.contents(of: $0.root.path)?.note == nil }) {
      self = found
    } else {
      try self.init(readingRootAt: last)
    }
  }

  /// What was found at a path.
  public subscript(path: FilePath) -> FileItem? { items[path] }

  /// What was found in the folder at a path; `nil` if it has not been read.
  public func contents(of path: FilePath) -> Contents? { contents[path] }

  /// Takes note of what was found in a folder.
  public mutating func take(_ contents: Contents, of folder: FilePath) {
    self.contents[folder] = contents
    take(contents.items)
  }

  /// Takes note of items that were found in some other way.
  public mutating func take(_ found: some Sequence<FileItem>) {
    for item in found { items[item.path] = item }
  }

  /// The folders from the root to `path`, which come before it; `nil` if it is not in the tree.
  public func way(to path: FilePath) -> [FilePath]? {
    var way: [FilePath] = []
    var folder = path.parent
    while let current = folder {
      way.insert(current, at: 0)
      if current == root.path { return way }
      folder = current.parent
    }
    return path == root.path ? [] : nil
  }
}
