import Foundation

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
  /// The long description: paragraphs and lists separated by empty lines, each item and each paragraph on one line unless
  /// it is preformatted; empty when there is none.
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
  /// A part of a description.
  private enum Part {
    case paragraph(String)
    /// An item of a list, and how far its mark is indented.
    case item(String, indent: Int)
    /// A line that is shown as it is.
    case verbatim(String)

    var text: String {
      switch self {
      case .paragraph(let text), .verbatim(let text): text
      case .item(let text, _): "• \(text)"
      }
    }

    /// Whether `next` stands right below, and not after an empty line.
    func isFollowedAtOnce(by next: Part) -> Bool {
      switch (self, next) {
      case (.item, .item), (.verbatim, .verbatim): true
      default: false
      }
    }
  }

  /// Turns the lines after the summary, each still with its leading space, into paragraphs and lists.
  ///
  /// A line with one space continues the paragraph, one with more is shown as it is, and one that
  /// holds only a full stop is an empty line. Lines that begin with a mark are items of a list, which the lines behind
  /// them continue: the policy has no lists, and descriptions are full of them.
  static func text(ofFolded lines: [String]) -> String {
    var parts: [Part] = []
    var isOpen = false
    for line in lines.map({ $0.dropFirst() }) {
      guard line != "." else {
        isOpen = false
        continue
      }
      let text = String(line.drop { $0 == " " })
      let indent = line.count - text.count
      if let item = item(text) {
        parts.append(.item(item, indent: indent))
      } else if isOpen, let last = parts.last, let longer = extended(last, by: text, indent) {
        parts[parts.count - 1] = longer
      } else {
        parts.append(indent > 0 ? .verbatim(String(line)) : .paragraph(text))
      }
      isOpen = true
    }
    return zip(parts, parts.dropFirst()).reduce(into: parts.first?.text ?? "") { all, pair in
      all += (pair.0.isFollowedAtOnce(by: pair.1) ? "\n" : "\n\n") + pair.1.text
    }
  }

  /// The text behind the mark of an item; `nil` where there is no mark.
  private static func item(_ text: String) -> String? {
    guard let mark = text.first, "*-+•".contains(mark), text.dropFirst().first == " " else {
      return nil
    }
    return text.dropFirst().trimmingCharacters(in: .whitespaces)
  }

  /// A part with one more line; `nil` where the line begins another part.
  private static func extended(_ part: Part, by text: String, _ indent: Int) -> Part? {
    switch part {
    case .paragraph(let before): indent == 0 ? .paragraph("\(before) \(text)") : nil
    case .item(let before, let own):
      indent > own || indent == 0 && own == 0 ? .item("\(before) \(text)", indent: own) : nil
    case .verbatim: nil
    }
  }
}
