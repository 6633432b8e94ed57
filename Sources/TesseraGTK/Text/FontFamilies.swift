import CGTK
import UIKit

/// Which families stand for the designs that a program asks for without naming one.
///
/// Each is a list as Pango takes it: the first family that is installed is used.
struct FontFamilies: Hashable {
  var system: String
  var monospaced: String
  var serif: String

  /// Families that are the same on every machine that has them.
  static let pinned = FontFamilies(
    system: "DejaVu Sans,Noto Sans,Liberation Sans,Sans",
    monospaced: "DejaVu Sans Mono,Noto Sans Mono,Liberation Mono,Monospace",
    serif: "DejaVu Serif,Noto Serif,Liberation Serif,Serif"
  )

  /// The families to look for, the first first, with commas between them.
  func list(for font: UIBackendFont) -> String {
    if let family = font.family { return family }
    return switch font.design {
    case .system: system
    case .monospaced: monospaced
    case .serif: serif
    }
  }

  /// The same families behind one for the interface, which is used where it is installed.
  func preferring(_ interfaceFamily: String?) -> FontFamilies {
    guard let interfaceFamily, !interfaceFamily.isEmpty else { return self }
    var families = self
    families.system = "\(interfaceFamily),\(system)"
    return families
  }

  /// The desktop's interface font, with the pinned families behind it.
  @MainActor static var desktop: FontFamilies {
    guard
      GTKLibrary.hasDisplay,
      let settings = gtk_settings_get_default(),
      let name = tsr_copy_string(UnsafeMutableRawPointer(settings), "gtk-font-name")
    else { return .pinned }
    defer { g_free(name) }
    guard let description = pango_font_description_from_string(name) else { return .pinned }
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return .pinned }
    return FontFamilies(
      system: "\(String(cString: family)),\(pinned.system)",
      monospaced: "Monospace,\(pinned.monospaced)",
      serif: "Serif,\(pinned.serif)"
    )
  }
}
