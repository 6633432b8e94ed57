import Foundation

/// What is in one folder, without what is in the folders there.
public struct FolderListing: Hashable, Sendable {
  /// What is there except hidden files: folders before everything else, each by name.
  public let items: [FileItem]
  /// The number of hidden files and folders, whose names start with a full stop.
  public let hiddenCount: Int

  /// Reads a folder, which takes a call of the system for each name: do it off the main actor.
  ///
  /// - Throws: `FolderError` when `folder` cannot be read.
  public init(of folder: FileItem) throws(FolderError) {
    guard let directory = folder.path.withCString({ opendir($0) }) else {
      throw FolderError(path: folder.path, code: errno)
    }
    defer { closedir(directory) }
    var items: [FileItem] = []
    var hiddenCount = 0
    while let name = try Self.nextName(directory, in: folder) {
      guard !Self.namesOfNoItem.contains(name) else { continue }
      guard name.first != UInt8(ascii: ".") else {
        hiddenCount += 1
        continue
      }
      items.append(Self.item(named: name, in: folder, directory))
    }
    self.items = Self.sorted(items)
    self.hiddenCount = hiddenCount
  }

  /// The folder itself and the one around it, as each folder lists them.
  private static let namesOfNoItem = [Array(".".utf8), Array("..".utf8)]

  private static func nextName(
    _ directory: OpaquePointer,
    in folder: FileItem
  ) throws(FolderError) -> [UInt8]? {
    errno = 0
    guard let entry = readdir(directory) else {
      guard errno == 0 else { throw FolderError(path: folder.path, code: errno) }
      return nil
    }
    return withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }

  private static func item(
    named name: [UInt8],
    in folder: FileItem,
    _ directory: OpaquePointer
  ) -> FileItem {
    let descriptor = dirfd(directory)
    func status(_ flags: Int32) -> stat? {
      var status = stat()
      let characters = name.map { CChar(bitPattern: $0) } + [0]
      return fstatat(descriptor, characters, &status, flags) == 0 ? status : nil
    }
    let own = status(AT_SYMLINK_NOFOLLOW)
    let isLink = own.map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
    return FileItem(
      path: folder.path.appending(name),
      status: isLink ? status(0) : own,
      isLink: isLink,
      trail: folder.trail
    )
  }

  /// Folders first; numbers in names count, with 9 before 10.
  private static func sorted(_ items: [FileItem]) -> [FileItem] {
    items.map { (item: $0, name: $0.name, isFolder: $0.isFolder) }
      .sorted { first, second in
        guard first.isFolder == second.isFolder else { return first.isFolder }
        switch first.name.compare(second.name, options: [.caseInsensitive, .numeric]) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: return first.name < second.name
        }
      }
      .map(\.item)
  }
}

/// Why a folder cannot be shown.
public enum FolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing at the path.
  case missing(FilePath)
  /// There is something else at the path.
  case notAFolder(FilePath)
  /// The user may not read the folder.
  case forbidden(FilePath)
  /// The system says something else about it.
  case unreadable(FilePath, reason: String)

  /// Takes the number that the system gives for an error.
  init(path: FilePath, code: Int32) {
    self =
      switch code {
      case ENOENT: .missing(path)
      case ENOTDIR: .notAFolder(path)
      case EACCES, EPERM: .forbidden(path)
      default: .unreadable(path, reason: String(cString: strerror(code)))
      }
  }

  /// The path of the folder.
  public var path: FilePath {
    switch self {
    case .missing(let path), .notAFolder(let path), .forbidden(let path),
      .unreadable(let path, reason: _):
      path
    }
  }

  /// One sentence that names the folder and what is wrong with it.
  public var description: String {
    switch self {
    case .missing: "There is no folder at \(path.text)."
    case .notAFolder: "\(path.text) is a file, not a folder."
    case .forbidden: "You may not look into \(path.text)."
    case .unreadable(_, let reason): "\(path.text) cannot be read: \(reason)."
    }
  }
}
