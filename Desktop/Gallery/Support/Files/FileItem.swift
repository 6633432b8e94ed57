public import Foundation

/// A file or a folder, as its place in a folder describes it.
public struct FileItem: Hashable, Sendable, Identifiable {
  /// What an item is once symbolic links have been followed.
  public enum Kind: Hashable, Sendable {
    /// A folder that can be opened.
    case folder
    /// A file with bytes in it.
    case file
    /// A socket, a pipe or a device.
    case special
    /// A link to a folder that the link itself lies in: opening it would never come to an end.
    case enclosingFolder
    /// A link that leads nowhere, or a file that went away while the folder was read.
    case missing
  }

  /// The path, which is different for every item.
  public let path: FilePath
  /// What the item is.
  public let kind: Kind
  /// Whether the item is a symbolic link.
  public let isLink: Bool
  /// The number of bytes in a file; zero for everything else.
  public let size: Int
  /// When the contents last changed; `nil` when that is not known.
  public let modified: Date?
  /// The folders on the way to a folder, with itself as the last one; empty for everything else.
  let trail: [FileIdentity]

  /// The path.
  public var id: FilePath { path }
  /// The name for showing.
  public var name: String { path.name }
  /// Whether the item is a folder that can be opened.
  public var isFolder: Bool { kind == .folder }

  /// Looks at the folder where a tree starts.
  ///
  /// - Throws: `FolderError` when there is none at `path`, or it cannot be looked at.
  public init(rootAt path: String) throws(FolderError) {
    let path = FilePath(path)
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      throw FolderError(path: path, code: errno)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notAFolder(path) }
    self.init(path: path, status: status, isLink: false, trail: [])
  }

  /// Describes an item by what `stat` says, or that nothing is there if it says nothing.
  init(path: FilePath, status: stat?, isLink: Bool, trail: [FileIdentity]) {
    self.path = path
    self.isLink = isLink
    guard let status else {
      kind = .missing
      size = 0
      modified = nil
      self.trail = []
      return
    }
    let identity = FileIdentity(device: status.st_dev, number: status.st_ino)
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = trail.contains(identity) ? .enclosingFolder : .folder
    case S_IFREG: kind = .file
    default: kind = .special
    }
    size = kind == .file ? Int(status.st_size) : 0
    modified = Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec))
    self.trail = kind == .folder ? trail + [identity] : []
  }
}

/// What makes two paths the same folder.
struct FileIdentity: Hashable, Sendable {
  let device: UInt
  let number: UInt
}
