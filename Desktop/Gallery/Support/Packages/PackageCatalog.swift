import Foundation

/// The packages of a status file.
public struct PackageCatalog: Sendable {
  /// The status file of the machine the program runs on.
  public static let systemPath = "/var/lib/dpkg/status"

  /// The packages, in the order of the file.
  public let packages: [DebianPackage]

  /// Reads a status file.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: `PackageCatalogError` when there is no such file or it is no status file.
  public init(contentsOfFile path: String) throws(PackageCatalogError) {
    let contents: Data
    do {
      contents = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw exists ? .unreadable(path: path) : .missing(path: path)
    }
    try self.init(contentsOfFile: path, bytes: [UInt8](contents))
  }

  /// Reads the bytes of a status file.
  ///
  /// - Parameters:
  ///   - path: Where the bytes come from, for messages.
  ///   - bytes: What the file holds; bytes that are no UTF-8 are shown as replacement characters.
  /// - Throws: `PackageCatalogError` when a line cannot be understood or no package is named.
  public init(contentsOfFile path: String, bytes: [UInt8]) throws(PackageCatalogError) {
    var reader = ControlFileReader(bytes)
    var packages: [DebianPackage] = []
    do throws(ControlFileReader.Failure) {
      while !Task.isCancelled, let paragraph = try reader.next() {
        guard let package = DebianPackage(paragraph, id: packages.count) else {
          throw ControlFileReader.Failure(
            line: paragraph.firstLine,
            reason: "the paragraph that starts here names no package"
          )
        }
        packages.append(package)
      }
    } catch {
      throw .malformed(path: path, line: error.line, reason: error.reason)
    }
    guard !packages.isEmpty else { throw .empty(path: path) }
    self.packages = packages
  }
}

/// Why a list of packages cannot be read.
public enum PackageCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file at the path.
  case missing(path: String)
  /// There is something at the path that cannot be read as a file.
  case unreadable(path: String)
  /// A line is not what a status file holds.
  case malformed(path: String, line: Int, reason: String)
  /// The file names no package.
  case empty(path: String)

  /// One sentence that names the file and what is wrong with it.
  public var description: String {
    switch self {
    case .missing(let path): "There is no file at \(path)."
    case .unreadable(let path): "The file at \(path) cannot be read."
    case .malformed(let path, let line, let reason):
      "\(path) is not a list of packages: in line \(line), \(reason)."
    case .empty(let path): "\(path) names no package."
    }
  }
}
