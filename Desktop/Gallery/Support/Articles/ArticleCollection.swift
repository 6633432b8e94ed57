import Foundation

/// The articles that the documentation of installed packages makes.
public struct ArticleCollection: Hashable, Sendable {
  /// Where the packages of the machine keep their documentation.
  public static let systemFolder = "/usr/share/doc"

  /// The articles, by package; changes come before terms.
  public let articles: [Article]

  /// Reads the change log and the copyright file of every package.
  ///
  /// A package without either is left out, and so is a file that cannot be read. Of a change log the first
  /// 8 KiB count, of a copyright file the first 24. It reads some thousand files on a desktop, so call it off the main
  /// actor; it stops reading when its task is cancelled.
  ///
  /// - Parameter folder: The path of a folder with a folder for each package.
  /// - Throws: `ArticleCollectionError` when there is no such folder, or none with an article.
  public init(folder: String) throws(ArticleCollectionError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .missing(path: folder)
    }
    articles = names.flatMap {
      Task.isCancelled ? [] : Self.articles(of: $0, in: "\(folder)/\($0)")
    }
    guard !articles.isEmpty else { throw .empty(path: folder) }
  }

  private static let changeLogs = [
    "changelog.Debian.gz", "changelog.Debian", "changelog.gz", "changelog",
  ]
  private static func articles(of package: String, in folder: String) -> [Article] {
    let changes = changeLogs.lazy.compactMap { text(at: "\(folder)/\($0)", limit: 8192) }.first
    let terms = text(at: "\(folder)/copyright", limit: 3 * 8192)
    return [
      changes.flatMap { Article(changeLog: $0, of: package) },
      terms.flatMap { Article(copyright: $0, of: package) },
    ].compactMap(\.self)
  }

  private static func text(at path: String, limit: Int) -> String? {
    guard let contents = FileManager.default.contents(atPath: path) else { return nil }
    guard path.hasSuffix(".gz") else {
      return String(decoding: contents.prefix(limit), as: UTF8.self)
    }
    let bytes = try? GzipFile.unpack([UInt8](contents), limit: limit)
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Why there are no articles to show.
public enum ArticleCollectionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no folder at the path.
  case missing(path: String)
  /// No package in the folder has a change log or a copyright file.
  case empty(path: String)

  /// One sentence that names the folder and what is wrong with it.
  public var description: String {
    switch self {
    case .missing(let path): "There is no folder at \(path)."
    case .empty(let path): "No package in \(path) has a change log or a copyright file."
    }
  }
}
