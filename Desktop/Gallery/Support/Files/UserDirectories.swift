public import Foundation

/// The folders of the user, by the rules of xdg-user-dirs and the base directory specification.
public struct UserDirectories: Sendable {
  private let environment: [String: String]

  /// Reads the variables of `environment`; by default those of the process.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// The home folder of the user.
  public var home: String { nonEmpty("HOME") ?? "/" }

  /// A folder for things of one kind.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What lies on the desktop.
    case desktop = "Desktop"
    /// Documents.
    case documents = "Documents"
    /// What was downloaded.
    case downloads = "Downloads"
    /// Music.
    case music = "Music"
    /// Pictures.
    case pictures = "Pictures"
    /// Films.
    case videos = "Videos"

    /// The variable that says where it is.
    var variable: String {
      self == .downloads ? "XDG_DOWNLOAD_DIR" : "XDG_\(rawValue.uppercased())_DIR"
    }
  }

  /// The folder for things of a kind, whether or not it exists.
  ///
  /// It is what the variable says in the environment or in `user-dirs.dirs`, else the English name in
  /// the home folder.
  public func folder(for kind: Kind) -> String {
    if let path = nonEmpty(kind.variable) { return path }
    let configuration = nonEmpty("XDG_CONFIG_HOME") ?? home + "/.config"
    let contents = try? String(contentsOfFile: configuration + "/user-dirs.dirs", encoding: .utf8)
    return contents.flatMap { directory(kind.variable, in: $0) } ?? "\(home)/\(kind.rawValue)"
  }

  /// The value of `name` in the text of a `user-dirs.dirs` file.
  ///
  /// Lines look like `XDG_PICTURES_DIR="$HOME/Pictures"`; only `$HOME` and absolute paths are allowed.
  func directory(_ name: String, in contents: String) -> String? {
    var found: String?
    for line in contents.split(separator: "\n") {
      let parts = line.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0] == name else { continue }
      let quoted = parts[1].trimmingCharacters(in: .whitespaces)
      guard quoted.count >= 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { continue }
      let path = quoted.dropFirst().dropLast().replacingOccurrences(of: "\\", with: "")
      if path.hasPrefix("$HOME") { found = home + path.dropFirst("$HOME".count) }
      if path.hasPrefix("/") { found = path }
    }
    return found
  }

  private func nonEmpty(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
