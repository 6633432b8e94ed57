import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit
@testable import UIKitTestSupport

/// Apple's bars have letters of one size, whatever the size of text is: they do not grow with it.
@Suite("A navigation bar with large text")
@MainActor
struct LargeTextBarTests {
  @Test("has its words in the size of a bar that high", arguments: [1, 1.6, 3.2])
  func words(scale: CGFloat) {
    let fixture = Fixture(environment: UIBackendEnvironment(textScale: scale))
    let controller = UIViewController()
    controller.title = "Cities"
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    fixture.window.rootViewController = UINavigationController(rootViewController: controller)
    fixture.backend.advanceUntilIdle()
    // A letter of 17 points is 8.5 wide.
    expectEqual(width(of: "Cancel", in: fixture), 51)
    expectEqual(width(of: "Done", in: fixture), 34)
    expectEqual(width(of: "Cities", in: fixture), 51)
  }

  @Test("has its pictures and the button back in that size, too", arguments: [1, 3.2])
  func pictures(scale: CGFloat) throws {
    let fixture = Fixture(environment: UIBackendEnvironment(textScale: scale))
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Cities"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: first)
    fixture.window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    fixture.backend.advanceUntilIdle()
    expectEqual(width(of: "Cities", in: fixture), 51)
    // A symbol beside letters of 17 points is 1.2 times as high, which is 20.4, in whole points.
    let pictures = fixture.scene.nodes.filter { !$0.images.isEmpty }
    expectEqual(pictures.map(\.frame.height), [20, 20])
  }

  private func width(of text: String, in fixture: Fixture) -> CGFloat? {
    fixture.scene.nodes(showing: text).last?.frame.width
  }
}

/// The colours are those of Apple's Human Interface Guidelines, Dark Mode: base and elevated.
@Suite("The level of a sheet")
@MainActor
struct SheetLevelTests {
  @Test("is above that of the window, which its colours show in the dark")
  func colors() throws {
    let fixture = Fixture(environment: UIBackendEnvironment(prefersDarkAppearance: true))
    let (root, sheet) = (UIViewController(), UIViewController())
    fixture.window.rootViewController = root
    root.present(sheet, animated: false)
    fixture.backend.advanceUntilIdle()
    expectEqual(root.traitCollection.userInterfaceLevel, .base)
    expectEqual(sheet.traitCollection.userInterfaceLevel, .elevated)
    expectEqual(digits(.systemBackground, in: root), "000000")
    expectEqual(digits(.systemBackground, in: sheet), "1c1c1e")
    expectEqual(digits(.secondarySystemGroupedBackground, in: root), "1c1c1e")
    expectEqual(digits(.secondarySystemGroupedBackground, in: sheet), "2c2c2e")
    fixture.backend.environment.prefersDarkAppearance = false
    expectEqual(digits(.systemBackground, in: sheet), "ffffff")
  }

  @Test("is a trait of collections, by which colours differ, and is reported")
  func trait() {
    _ = Fixture()
    let elevated = UITraitCollection(userInterfaceLevel: .elevated)
    let base = UITraitCollection(userInterfaceLevel: .base)
    expectEqual(UITraitCollection().userInterfaceLevel, .unspecified)
    expectEqual(UITraitUserInterfaceLevel.value(in: elevated), .elevated)
    #expect(elevated.hasDifferentColorAppearance(comparedTo: base))
    let view = UIView()
    var reports = 0
    view.registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (_: UIView, _) in
      reports += 1
    }
    view.traitOverrides.userInterfaceLevel = .elevated
    expectEqual(reports, 1)
  }

  private func digits(_ color: UIColor, in controller: UIViewController) -> String {
    color.backendColor(in: controller.traitCollection).digits
  }
}

@Suite("The traits that a controller overrides")
@MainActor
struct ControllerTraitTests {
  private final class Log: UIViewController {
    var styles: [UIUserInterfaceStyle] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test("are those of its view and of its children, and are reported")
  func style() {
    let fixture = Fixture()
    let (parent, child) = (Log(), Log())
    fixture.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    fixture.backend.makeFrame()
    parent.overrideUserInterfaceStyle = .dark
    expectEqual(parent.view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    expectEqual(parent.styles, [.dark])
    expectEqual(child.styles, [.dark])
    expectEqual(parent.traitOverrides.userInterfaceStyle, .dark)
    parent.overrideUserInterfaceStyle = .unspecified
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
  }

  @Test("count for a view that is made later, and yield to those that the view overrides itself")
  func order() {
    let fixture = Fixture()
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    fixture.window.rootViewController = controller
    expectEqual(controller.traitCollection.userInterfaceStyle, .dark)
    controller.view.overrideUserInterfaceStyle = .light
    expectEqual(controller.traitCollection.userInterfaceStyle, .light)
  }
}
