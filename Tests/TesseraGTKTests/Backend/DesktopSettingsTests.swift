import CGTK
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

extension OnDisplay {
  @MainActor
  @Suite("The desktop's settings")
  struct DesktopSettingsTests {
    private func set(_ property: String, _ value: Bool) throws {
      let settings = try #require(gtk_settings_get_default())
      tsr_set_boolean(UnsafeMutableRawPointer(settings), property, value)
    }

    @Test("are followed while the program runs, and a change is told once")
    func changes() throws {
      let backend = try GTKBackend(style: .pinned)
      let client = EnvironmentClient()
      backend.client = client
      let before = backend.environment
      try set("gtk-application-prefer-dark-theme", !before.prefersDarkAppearance)
      expectEqual(backend.environment.prefersDarkAppearance, !before.prefersDarkAppearance)
      expectEqual(client.changeCount, 1)
      try set("gtk-enable-animations", before.reducesMotion)
      expectEqual(backend.environment.reducesMotion, !before.reducesMotion)
      expectEqual(client.changeCount, 2)
      try set("gtk-application-prefer-dark-theme", before.prefersDarkAppearance)
      try set("gtk-enable-animations", !before.reducesMotion)
      expectEqual(backend.environment, before)
    }

    @Test(
      "know a theme of high contrast by its name",
      arguments: [
        ("HighContrast", true), ("HighContrastInverse", true), ("Default-hc", true),
        ("Default-hc-dark", true), ("Default-hc:dark", true), ("Adwaita-dark", false),
        ("Hcore", false), ("", false),
      ]
    )
    func contrast(_ name: String, _ isHigh: Bool) {
      expectEqual(DesktopSettings.themeHasMoreContrast(name), isHigh)
    }

    @Test(
      "know a dark theme by its name, and by the variant that GTK_THEME names",
      arguments: [
        ("Adwaita-dark", true), ("Adwaita:dark", true), ("Adwaita", false), ("Dark-Adwaita", false),
        ("", false),
      ]
    )
    func dark(_ name: String, _ isDark: Bool) {
      expectEqual(DesktopSettings.themeIsDark(name), isDark)
    }

    @Test("are those of a program that has a name")
    func programName() {
      GTKLibrary.start()
      #expect(g_get_prgname().map { String(cString: $0) }?.isEmpty == false)
    }

    @Test("give text the same size with the pinned fonts as without a display")
    func pinnedText() throws {
      let backend = try GTKBackend(style: .pinned)
      let space = UIBackendTextSpace(width: 120)
      let text = TextSamples.text(TextSamples.sentence)
      let offscreen = TextSamples.resources.layOut(text, in: space)
      let onscreen = backend.layOut(text, in: space)
      expectEqual(onscreen.size, offscreen.size)
      expectEqual(onscreen.lastBaseline, offscreen.lastBaseline)
    }

    @Test("name the font of the interface, with families behind it that are always there")
    func families() {
      let families = FontFamilies.desktop
      #expect(families.system.hasSuffix(FontFamilies.pinned.system))
      #expect(families.monospaced.hasSuffix(FontFamilies.pinned.monospaced))
    }
  }
}

@MainActor
private final class EnvironmentClient: UIBackendClient {
  private(set) var changeCount = 0

  func backendWillShowFrame(at time: TimeInterval) {}
  func backendEnvironmentDidChange() { changeCount += 1 }
  func backendDidReport(_ problem: String) {}
}
