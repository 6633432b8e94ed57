import CGTK
import CoreGraphics
import Foundation
import UIKit

/// The settings of the desktop, from GTK's settings and the desktop's portal.
@MainActor
final class DesktopSettings {
  private let settings: UnsafeMutableRawPointer?
  private var portal = TsrPortalAppearance()
  private var hasReader = false
  /// Called when something is different.
  var changed: (() -> Void)?

  private static let watched = [
    "gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations",
    "gtk-xft-dpi",
  ]

  init() {
    GTKLibrary.start()
    settings = gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
    guard let settings else { return }
    let context = Unmanaged.passUnretained(self).toOpaque()
    for property in Self.watched {
      tsr_connect(settings, "notify::\(property)", Self.settingChanged, context)
    }
    // The portal calls back as long as the program runs, so the settings live as long.
    let retained = Unmanaged.passRetained(self).toOpaque()
    tsr_appearance_portal_watch(Self.portalChanged, retained)
    tsr_readers_watch(Self.readerChanged, retained)
  }

  private static let settingChanged: @convention(c) (UnsafeMutableRawPointer?) -> Void = {
    context in
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      guard let context else { return }
      Unmanaged<DesktopSettings>.fromOpaque(context).takeUnretainedValue().changed?()
    }
  }

  private static let portalChanged:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<TsrPortalAppearance>) -> Void = {
      context,
      appearance in
      nonisolated(unsafe) let context = context
      let appearance = appearance.pointee
      MainActor.assumeIsolated {
        guard let context else { return }
        Unmanaged<DesktopSettings>.fromOpaque(context).takeUnretainedValue().take(appearance)
      }
    }

  private static let readerChanged: @convention(c) (UnsafeMutableRawPointer?, Bool) -> Void = {
    context,
    isThere in
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      guard let context else { return }
      let settings = Unmanaged<DesktopSettings>.fromOpaque(context).takeUnretainedValue()
      settings.hasReader = isThere
      settings.changed?()
    }
  }

  private func take(_ appearance: TsrPortalAppearance) {
    portal = appearance
    // GTK draws the title bar; it does not ask the portal itself.
    if let settings, appearance.color_scheme != 0 {
      tsr_set_boolean(settings, "gtk-application-prefer-dark-theme", appearance.color_scheme == 1)
    }
    changed?()
  }

  /// Everything that is set up, as it is now.
  var environment: UIBackendEnvironment {
    guard let settings else { return UIBackendEnvironment() }
    let screen = Self.screen
    var environment = UIBackendEnvironment(
      prefersDarkAppearance: prefersDark(settings),
      isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL,
      reducesMotion: !tsr_get_boolean(settings, "gtk-enable-animations"),
      prefersMoreContrast: portal.contrast == 1
        || Self.themeHasMoreContrast(Self.themeName(settings)),
      displayScale: screen?.scale ?? 1,
      textScale: Self.textScale(dotsPerInch: tsr_get_int(settings, "gtk-xft-dpi"))
    )
    environment.hasScreenReader = hasReader
    if let screen { environment.screenSize = screen.size }
    if portal.has_accent_color {
      environment.accentColor = UIBackendColor(
        red: portal.red,
        green: portal.green,
        blue: portal.blue
      )
    }
    return environment
  }

  /// How much larger than usual text is, by GTK's 1024th dots for each inch: 96 are usual, and less than 1 says nothing.
  static func textScale(dotsPerInch: Int32) -> CGFloat {
    dotsPerInch > 0 ? CGFloat(dotsPerInch) / (96 * 1024) : 1
  }

  private func prefersDark(_ settings: UnsafeMutableRawPointer) -> Bool {
    if portal.color_scheme != 0 { return portal.color_scheme == 1 }
    if tsr_get_boolean(settings, "gtk-application-prefer-dark-theme") { return true }
    return Self.themeIsDark(Self.themeName(settings))
  }

  /// Whether a theme is dark, by its name or by the variant behind a colon.
  static func themeIsDark(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("-dark") || name.hasSuffix(":dark")
  }

  /// Whether a theme is one of high contrast, by its name: GTK's own are `HighContrast`, `HighContrastInverse` and `Default-hc`.
  static func themeHasMoreContrast(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("highcontrast")
      || name.split(whereSeparator: "-:".contains).contains("hc")
  }

  /// The name of the theme: that of `GTK_THEME`, which GTK prefers to its settings, as in `Adwaita:dark`.
  private static func themeName(_ settings: UnsafeMutableRawPointer) -> String {
    if let name = ProcessInfo.processInfo.environment["GTK_THEME"], !name.isEmpty { return name }
    guard let name = tsr_copy_string(settings, "gtk-theme-name") else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// The scale and the size of the first screen, where windows open at first.
  private static var screen: (scale: CGFloat, size: CGSize)? {
    guard
      let display = gdk_display_get_default(),
      let monitors = gdk_display_get_monitors(display),
      let monitor = g_list_model_get_item(monitors, 0)
    else { return nil }
    defer { g_object_unref(monitor) }
    var geometry = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &geometry)
    return (
      CGFloat(max(1, gdk_monitor_get_scale_factor(OpaquePointer(monitor)))),
      CGSize(width: CGFloat(geometry.width), height: CGFloat(geometry.height))
    )
  }
}
