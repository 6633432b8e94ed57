import Foundation

/// Looks for picture files.
enum PictureSearch {
  private static let properties: Set<URLResourceKey> = [
    .isRegularFileKey, .fileSizeKey, .contentModificationDateKey,
  ]

  /// The pictures in `folder` and the folders in it, ordered by path.
  static func pictures(in folder: String) -> [Picture] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let files = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: Array(properties),
      options: [.skipsHiddenFiles]
    )
    var pictures: [Picture] = []
    while !Task.isCancelled, let url = files?.nextObject() as? URL {
      guard PictureCollection.fileExtensions.contains(url.pathExtension.lowercased()) else {
        continue
      }
      let values = try? url.resourceValues(forKeys: properties)
      guard let values, values.isRegularFile == true else { continue }
      pictures.append(
        Picture(
          path: url.path,
          size: values.fileSize ?? 0,
          modified: values.contentModificationDate
        )
      )
    }
    return pictures.sorted { $0.path < $1.path }
  }
}
