import CGTK
import CoreGraphics
import Foundation
import UIKit

/// The style sheets of text editors: one class of GTK's CSS for each look.
@MainActor
final class TextStyles {
  private let families: FontFamilies
  private static var classes: [Look: String] = [:]

  private struct Look: Hashable {
    let families: FontFamilies
    let font: UIBackendFont
    let color: UIBackendColor
    let tint: UIBackendColor
  }

  init(families: FontFamilies) { self.families = families }

  /// The class of widgets with a style; adds its rules where it is new.
  func cssClass(for style: UIBackendTextEditorStyle) -> String {
    let look = Look(families: families, font: style.font, color: style.color, tint: style.tint)
    if let known = Self.classes[look] { return known }
    let name = "tessera-text-\(Self.classes.count)"
    Self.classes[look] = name
    tsr_add_style_sheet(rules(for: look, named: name))
    return name
  }

  private func rules(for look: Look, named name: String) -> String {
    let font = look.font
    let quoted = families.list(for: font).split(separator: ",").map { name in
      "\"\(name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\""
    }
    let size = font.pointSize.isFinite ? min(max(font.pointSize, 1), 4096) : 17
    let features = font.hasTabularDigits ? "font-feature-settings: \"tnum\" 1;" : ""
    return """
      .\(name) {
        font-family: \(quoted.joined(separator: ", ")); font-size: \(size)px;
        font-weight: \(min(max(font.weight, 100), 1000));
        font-style: \(font.isItalic ? "italic" : "normal"); \(features)
        color: \(look.color.css); caret-color: \(look.tint.css);
        background: none; border: none; box-shadow: none; outline: none;
        padding: 0; margin: 0; min-height: 0; min-width: 0;
      }
      .\(name) > selection, .\(name) text selection {
        color: \(look.color.css); background-color: \(look.tint.withAlpha(0.3).css);
      }
      .\(name) > undershoot, .\(name) > text { background: none; color: inherit; }
      """
  }
}

extension UIBackendColor {
  fileprivate var css: String {
    func level(_ share: Double) -> Int { Int((min(max(share, 0), 1) * 255).rounded()) }
    return "rgba(\(level(red)),\(level(green)),\(level(blue)),\(min(max(alpha, 0), 1)))"
  }

  fileprivate func withAlpha(_ share: Double) -> UIBackendColor {
    var color = self
    color.alpha *= share
    return color
  }
}

/// The style that an editor shows, by a class of its widget.
@MainActor
struct ShownStyle {
  private let styles: TextStyles
  private var cssClass: String?

  init(of styles: TextStyles) { self.styles = styles }

  /// Applies a style to a widget.
  mutating func show(
    _ style: UIBackendTextEditorStyle,
    on widget: UnsafeMutablePointer<GtkWidget>
  ) {
    let newClass = styles.cssClass(for: style)
    if newClass != cssClass {
      if let cssClass { gtk_widget_remove_css_class(widget, cssClass) }
      gtk_widget_add_css_class(widget, newClass)
      cssClass = newClass
    }
    gtk_widget_set_direction(widget, style.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}
