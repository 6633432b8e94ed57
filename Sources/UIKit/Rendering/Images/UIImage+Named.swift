public import Foundation

/// Pictures by name.
extension UIImage {
  /// Creates a symbol by the name it has on Apple's systems, such as `chevron.right`.
  ///
  /// Common names are translated to those of the desktop's icon theme (`go-next-symbolic`). Any other
  /// name is looked up with `-symbolic` after it, and then as it is. On the main actor the answer is
  /// `nil` for a symbol that the theme lacks; elsewhere the theme cannot be asked, and such a symbol
  /// shows nothing.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol by the name it has on Apple's systems, in a size.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: SymbolConfiguration?
  ) {
    self.init(symbol: SymbolName(systemName: name), configuration: configuration)
  }

  /// Creates the picture of a file of the program, or else one of the desktop's icon theme.
  ///
  /// The same as `init(named:in:compatibleWith:)` in the main bundle.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates the picture of a file in `bundle`, or else one of the desktop's icon theme.
  ///
  /// 1. These folders are looked through: the bundle's resources, the folder `Resources` in them and,
  ///    for the main bundle, every folder beside the program whose name ends in `.resources`, which is
  ///    where SwiftPM puts resources.
  /// 2. A name without extension means a file that ends in png, jpg, jpeg, gif, webp or svg.
  /// 3. Of `name@3x`, `name@2x` and `name` the one is taken that has just enough pixels for the display
  ///    scale, or else the one with the most.
  /// 4. Without such a file it is the icon of that very name, such as `folder-symbolic`.
  ///
  /// - Returns: `nil`, and a report with the name, if there is neither.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    let scale = traitCollection?.displayScale ?? 0
    let file = ImageFile.path(
      ofPictureNamed: name,
      in: ImageFile.folders(of: bundle),
      displayScale: scale > 0 ? scale : ImageFile.displayScale
    )
    if let file {
      self.init(contentsOfFile: file)
    } else {
      self.init(symbol: SymbolName(themeName: name), configuration: nil)
    }
  }

  private convenience init?(symbol: SymbolName, configuration: SymbolConfiguration?) {
    let edge = (configuration ?? .default).symbolSize.width
    let isThere = MainActor.ifCurrent {
      symbol.picture(edge: edge, weight: 400, scale: 1, isRightToLeft: false) != nil
    }
    guard isThere ?? true else {
      Diagnostics.reportFromAnyThread(.image, symbol.missing)
      return nil
    }
    self.init(content: .symbol(symbol), look: Look(symbolConfiguration: configuration))
  }
}

extension SymbolName {
  /// The symbol from the theme, as a square of `edge` points.
  @MainActor
  func picture(
    edge: CGFloat,
    weight: Int,
    scale: CGFloat,
    isRightToLeft: Bool
  ) -> (any UIBackendImage)? {
    let backend = UIApplication.shared.backend
    return names(isRightToLeft: isRightToLeft).lazy
      .compactMap { backend.symbol(named: $0, pointSize: edge, weight: weight, scale: scale) }
      .first
  }

  var missing: String {
    """
    No picture is called \(candidates.map { "“\($0)”" }.joined(separator: " or ")) in the icon theme; \
    nothing is shown for it.
    """
  }
}

/// Files of pictures by the names that programs give them.
enum ImageFile {
  private static let extensions = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

  /// How many pixels make a point in a file, by the `@2x` or `@3x` in its name; 1 without.
  static func scale(ofPath path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }

  /// The folders that pictures of `bundle` may be in, the first one first; the main one for `nil`.
  static func folders(of bundle: Bundle?) -> [String] {
    let resources = (bundle ?? .main).resourcePath ?? (bundle ?? .main).bundlePath
    let own = [resources, (resources as NSString).appendingPathComponent("Resources")]
    guard bundle == nil || bundle == .main else { return own }
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: resources)) ?? []
    return own
      + beside.filter { $0.hasSuffix(".resources") }.sorted()
      .map { (resources as NSString).appendingPathComponent($0) }
  }

  /// The best file for `name` in the first folder that has one.
  static func path(
    ofPictureNamed name: String,
    in folders: [String],
    displayScale: CGFloat
  ) -> String? {
    guard !name.isEmpty else { return nil }
    let given = (name as NSString).pathExtension
    let isKnown = extensions.contains(given.lowercased())
    let stem = isKnown ? (name as NSString).deletingPathExtension : name
    for folder in folders {
      for ending in isKnown ? [given] : extensions {
        for suffix in suffixes(for: displayScale) {
          let path = (folder as NSString).appendingPathComponent("\(stem)\(suffix).\(ending)")
          if FileManager.default.isReadableFile(atPath: path) { return path }
        }
      }
    }
    return nil
  }

  private static func suffixes(for displayScale: CGFloat) -> [String] {
    if displayScale <= 1 { return ["", "@2x", "@3x"] }
    return displayScale <= 2 ? ["@2x", "@3x", ""] : ["@3x", "@2x", ""]
  }

  /// The scale of the display that code on this thread draws for; off the main actor 2.
  static var displayScale: CGFloat {
    MainActor.ifCurrent { UITraitCollection.current.displayScale } ?? 2
  }
}
