import Foundation

/// The files of a tree whose names a filter finds, with the folders that lead to them.
public struct FileSearch: Hashable, Sendable {
  /// How much is searched.
  public struct Limits: Hashable, Sendable {
    /// The number of files that are found at most.
    public var matches: Int
    /// The number of files after which no further folder is read.
    public var visits: Int

    /// Creates limits; both must be zero or more.
    public init(matches: Int = 500, visits: Int = 200_000) {
      self.matches = matches
      self.visits = visits
    }
  }

  /// What is found in each folder, by the folder's path and in the order of its listing.
  ///
  /// Besides the files that were looked for it holds the folders on the way to them.
  public private(set) var items: [FilePath: [FileItem]] = [:]
  /// The paths of the files that were looked for.
  public private(set) var matches: Set<FilePath> = []
  /// The folders that cannot be read, which may hold more.
  public private(set) var unreadable: [FolderError] = []
  /// Whether the whole tree was searched, apart from the folders that cannot be read.
  public private(set) var isComplete = true

  /// Searches `root` and the folders in it, those near the root first.
  ///
  /// Hidden files are skipped. Links to folders are found but not entered, so that each folder is read
  /// once. The search stops early when its task is cancelled.
  public init(for filter: TextFilter, in root: FileItem, limits: Limits = Limits()) {
    var folders = [root]
    var next = 0
    var visits = 0
    while next < folders.count {
      guard visits < limits.visits, matches.count < limits.matches, !Task.isCancelled else {
        isComplete = false
        break
      }
      let found = read(folders[next])
      next += 1
      visits += found.count
      take(found.filter { filter.matches($0.name) }, limit: limits.matches)
      folders += found.filter { $0.isFolder && !$0.isLink }
    }
    keepWays(from: root.path)
  }

  private mutating func read(_ folder: FileItem) -> [FileItem] {
    do throws(FolderError) {
      let found = try FolderListing(of: folder).items
      items[folder.path] = found
      return found
    } catch {
      unreadable.append(error)
      return []
    }
  }

  private mutating func take(_ found: [FileItem], limit: Int) {
    let room = limit - matches.count
    if found.count > room { isComplete = false }
    matches.formUnion(found.prefix(room).map(\.path))
  }

  /// Leaves out what neither was looked for nor leads to it.
  private mutating func keepWays(from root: FilePath) {
    var kept = matches
    for match in matches {
      var path = match.parent
      while let folder = path, folder != root, kept.insert(folder).inserted { path = folder.parent }
    }
    items = items.compactMapValues { found in
      let rest = found.filter { kept.contains($0.path) }
      return rest.isEmpty ? nil : rest
    }
  }
}
