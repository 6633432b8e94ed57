public import Foundation

/// Colours by name.
extension UIColor {
  /// Creates the colour of a colour set in the main bundle.
  ///
  /// The same as `init(named:in:compatibleWith:)` without bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour of a colour set in `bundle`, light or dark as it is shown.
  ///
  /// A colour set is a folder `name.colorset` with a file `Contents.json`, as in the sources of an asset catalog: add the catalog to a
  /// target as a resource that is copied. The folders are those that `UIImage(named:)` searches, and catalogs (`.xcassets`) in them. A
  /// `/` in the name leads into folders. Components may be in sRGB and Display P3, or white; a set may refer to a colour of the system.
  /// Appearances other than light and dark are left out.
  ///
  /// - Returns: `nil` if there is no such set, or nothing in it can be read; the file is reported then.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = ColorSet.named(name, in: ImageFile.folders(of: bundle)),
      let light = set.color(for: .light)
    else { return nil }
    let dark = set.color(for: .dark) ?? light
    if let traitCollection {
      let isDark = traitCollection.userInterfaceStyle == .dark
      self.init(cgColor: (isDark ? dark : light).cgColor(in: traitCollection))
    } else {
      self.init(light: light, dark: dark)
    }
  }
}
