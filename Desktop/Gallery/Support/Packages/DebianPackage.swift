/// One package as the status file of `dpkg` describes it.
public struct DebianPackage: Hashable, Sendable, Identifiable {
  /// The place in the file, counted from 0: a name may stand there once for each architecture.
  public let id: Int
  /// The name, such as `libgtk-4-1`.
  public let name: String
  /// The version, such as `4.8.3+ds-2`; empty when the file names none.
  public let version: String
  /// The archive section, such as `libs` or `contrib/net`; `nil` when the file names none.
  public let section: String?
  /// The room the package takes on disk, in kibibytes, if the file says so.
  public let installedSize: Int?
  /// The maintainer of the package, with an address; empty when the file names none.
  public let maintainer: String
  /// What the package is, in one line; empty when the file does not say.
  public let summary: String
  /// The long description: paragraphs separated by empty lines, each on one line unless it is
  /// preformatted; empty when there is none.
  public let details: String
  /// The last word of the package's status, such as `installed` or `config-files`.
  public let state: String

  /// Creates the package that one paragraph of a status file describes; `nil` if it names none.
  init?(_ fields: ControlParagraph, id: Int) {
    guard let name = fields["Package"], !name.isEmpty else { return nil }
    self.id = id
    self.name = name
    version = fields["Version"] ?? ""
    section = fields["Section"].flatMap { $0.isEmpty ? nil : $0 }
    installedSize = fields["Installed-Size"].flatMap { Int($0) }
    maintainer = fields["Maintainer"] ?? ""
    summary = fields["Description"] ?? ""
    details = PackageDescription.text(ofFolded: fields.foldedLines(of: "Description"))
    state = fields["Status"]?.split(separator: " ").last.map { String($0) } ?? ""
  }

  /// Whether the package's files are on the disk, and not merely what it left behind.
  public var isInstalled: Bool { state.isEmpty || state == "installed" }
}

/// The rules for the long description of a package (Debian Policy, 5.6.13).
enum PackageDescription {
  /// Turns the lines after the summary, each still with its leading space, into paragraphs.
  ///
  /// A line with one space continues the paragraph, one with more is shown as it is, and one that
  /// holds only a full stop is an empty line.
  static func text(ofFolded lines: [String]) -> String {
    var paragraphs: [String] = []
    var paragraph: [String] = []
    var isPreformatted = false
    func finish() {
      if !paragraph.isEmpty {
        paragraphs.append(paragraph.joined(separator: isPreformatted ? "\n" : " "))
      }
      paragraph = []
    }
    for line in lines {
      let content = line.dropFirst()
      if content == "." {
        finish()
        continue
      }
      if content.hasPrefix(" ") != isPreformatted {
        finish()
        isPreformatted.toggle()
      }
      paragraph.append(String(content))
    }
    finish()
    return paragraphs.joined(separator: "\n\n")
  }
}
