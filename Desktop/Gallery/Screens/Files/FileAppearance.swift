import GallerySupport
import UIKit

/// What rows say of files.
@MainActor
enum FileAppearance {
  /// The content of a row for `item`.
  ///
  /// - Parameters:
  ///   - item: What was found.
  ///   - contents: What is in it, if it is a folder that was read.
  /// - Returns: A symbol, the name, and at the other end what else is known.
  static func content(
    of item: FileItem,
    contents: FileOutline.Contents?
  ) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = item.name
    content.secondaryText = detail(of: item, contents)
    content.image = UIImage(
      systemName: symbolName(of: item),
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)
    )
    content.imageProperties.tintColor = item.isFolder ? .tintColor : .secondaryLabel
    content.textProperties.color = item.kind == .missing ? .secondaryLabel : .label
    return content.inGallery
  }

  /// The content of a row for a folder among the favourites.
  static func favourite(_ path: FilePath) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = path.name
    content.image = UIImage(
      systemName: "star.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)
    )
    content.imageProperties.tintColor = .systemYellow
    return content.inGallery
  }

  /// The content of a row that says why there is nothing else.
  static func note(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.color = .secondaryLabel
    return content.inGallery
  }

  private static func detail(of item: FileItem, _ contents: FileOutline.Contents?) -> String? {
    switch item.kind {
    case .enclosingFolder: return "link to a folder around it"
    case .missing: return item.isLink ? "link to nothing" : "gone"
    case .special: return "device"
    case .file: return Quantity.room(bytes: item.size)
    case .folder:
      let count = contents.map { Quantity.count($0.items.count, "item", "items") }
      return item.isLink ? "link" + (count.map { " · \($0)" } ?? "") : count
    }
  }

  private static func symbolName(of item: FileItem) -> String {
    switch item.kind {
    case .folder, .enclosingFolder: return "folder"
    case .missing: return "link"
    case .special: return "gearshape"
    case .file: break
    }
    let ending = item.name.split(separator: ".").last?.lowercased() ?? ""
    return symbolNames.first { $0.value.contains(ending) }?.key ?? "doc"
  }

  private static let symbolNames: KeyValuePairs<String, Set<String>> = [
    "photo": PictureCollection.fileExtensions,
    "music.note": ["flac", "m3u", "m4a", "mp3", "ogg", "opus", "wav"],
    "film": ["avi", "mkv", "mov", "mp4", "webm"],
    "doc.text": ["c", "csv", "h", "json", "md", "pdf", "py", "rs", "sh", "swift", "txt", "xml"],
  ]
}

extension UIListContentConfiguration {
  /// The content in the sizes that all lists of the gallery have.
  fileprivate var inGallery: UIListContentConfiguration {
    var content = self
    content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.textProperties.numberOfLines = 1
    content.textProperties.lineBreakMode = .byTruncatingMiddle
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    content.secondaryTextProperties.numberOfLines = 1
    content.directionalLayoutMargins.top = 8
    content.directionalLayoutMargins.bottom = 8
    content.imageProperties.reservedLayoutSize.width = 20
    content.imageToTextPadding = 8
    return content
  }
}
