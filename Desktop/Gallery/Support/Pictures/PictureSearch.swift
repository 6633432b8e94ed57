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
    while let url = files?.nextObject() as? URL {
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

  /// For each icon of the themes in `folders` its largest picture of at least 48 pixels.
  ///
  /// One-colour symbols are left out. Icons are ordered by name; of icons with the same name the one
  /// of the first folder counts.
  static func icons(in folders: [String]) -> [Picture] {
    var largest: [String: (picture: Picture, edge: Int)] = [:]
    for folder in folders {
      for theme in names(in: folder).sorted() {
        for sizeName in names(in: folder + "/" + theme) {
          guard let edge = edge(ofFolder: sizeName), edge >= 48 else { continue }
          for picture in pictures(in: "\(folder)/\(theme)/\(sizeName)") {
            let name = picture.name
            guard !name.hasSuffix("symbolic"), edge > largest[name]?.edge ?? 0 else { continue }
            largest[name] = (picture, edge)
          }
        }
      }
    }
    return largest.sorted { $0.key < $1.key }.map(\.value.picture)
  }

  /// The edge in pixels that a folder of an icon theme is for, such as 48 of `48x48`.
  private static func edge(ofFolder name: String) -> Int? {
    if name == "scalable" { return .max }
    let edges = name.split(separator: "x")
    guard edges.count == 2, edges[0] == edges[1] else { return nil }
    return Int(edges[0])
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
