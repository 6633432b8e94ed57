import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A trait collection")
@MainActor
struct TraitCollectionTests {
  @Test("says what it was made with, and nothing of the rest")
  func making() {
    let nothing = UITraitCollection()
    expectEqual(nothing.horizontalSizeClass, .unspecified)
    expectEqual(nothing.verticalSizeClass, .unspecified)
    expectEqual(nothing.userInterfaceIdiom, .unspecified)
    expectEqual(nothing.preferredContentSizeCategory, .unspecified)
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits.horizontalSizeClass = .compact
    }
    expectEqual(traits.userInterfaceStyle, .dark)
    expectEqual(traits.horizontalSizeClass, .compact)
    expectEqual(traits.verticalSizeClass, .unspecified)
    let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    expectEqual(changed.userInterfaceStyle, .light)
    expectEqual(changed.horizontalSizeClass, .compact)
    expectEqual(traits.userInterfaceStyle, .dark)
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(preferredContentSizeCategory: .small),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    expectEqual(merged.verticalSizeClass, .regular)
    expectEqual(merged.horizontalSizeClass, .regular)
    expectEqual(merged.userInterfaceIdiom, .pad)
    expectEqual(merged.preferredContentSizeCategory, .small)
    #expect(merged != changed)
    expectEqual(merged, UITraitCollection(traitsFrom: [merged]))
  }

  @Test(
    "of a window says how much room it has",
    arguments: [
      (
        CGSize(width: 320, height: 480), UIUserInterfaceSizeClass.compact,
        UIUserInterfaceSizeClass.regular
      ),
      (CGSize(width: 640, height: 479), .regular, .compact),
      (CGSize(width: 639, height: 900), .compact, .regular),
    ]
  )
  func sizeClasses(
    _ size: CGSize,
    _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass
  ) {
    let fixture = Fixture(width: size.width, height: size.height)
    let view = fixture.show(UIView())
    expectEqual(view.traitCollection.horizontalSizeClass, horizontal)
    expectEqual(view.traitCollection.verticalSizeClass, vertical)
    expectEqual(view.traitCollection.userInterfaceIdiom, .mac)
    expectEqual(UIDevice.current.userInterfaceIdiom, .mac)
  }

  @Test("says each trait that it was made with")
  func single() {
    let mutated = UITraitCollection(mutations: {
      $0.layoutDirection = .rightToLeft
      $0.displayScale = 3
    })
    #expect(mutated.layoutDirection == .rightToLeft && mutated.displayScale == 3)
    expectEqual(UITraitCollection(layoutDirection: .leftToRight).layoutDirection, .leftToRight)
    expectEqual(UITraitCollection().layoutDirection, .unspecified)
    expectEqual(UITraitCollection(displayScale: 2).displayScale, 2)
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
    expectEqual(idioms.map(\.rawValue), [-1, 0, 1, 2, 3, 5, 6])
    for idiom in idioms {
      expectEqual(UITraitCollection(userInterfaceIdiom: idiom).userInterfaceIdiom, idiom)
    }
  }

  @Test("has other colours where light and dark differ, and nothing else")
  func colorAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(
      light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark))
    )
    let scaled = light.modifyingTraits { $0.displayScale = 3 }
    #expect(!light.hasDifferentColorAppearance(comparedTo: scaled))
  }

  @Test("of a window changes with its size, and what is in it hears that alone")
  func resizing() {
    let fixture = Fixture(width: 320, height: 500)
    let view = UIView()
    var changes: [String] = []
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, previous) in
      changes.append(
        "\(previous.horizontalSizeClass) to \(view.traitCollection.horizontalSizeClass)"
      )
    }
    fixture.show(view)
    #expect(changes.isEmpty)
    fixture.screen.resize(to: CGSize(width: 500, height: 500))
    #expect(changes.isEmpty)
    fixture.screen.resize(to: CGSize(width: 700, height: 500))
    expectEqual(changes, ["compact to regular"])
  }

  @Test("is observed by its traits, until that is taken back")
  func registering() {
    let fixture = Fixture()
    let controller = UIViewController()
    fixture.window.rootViewController = controller
    let view = fixture.show(UIView())
    var changes: [String] = []
    let style: any UITraitChangeRegistration = view.registerForTraitChanges([
      UITraitUserInterfaceStyle.self
    ]) {
      (_: UIView, previous) in
      changes.append("view from \(previous.userInterfaceStyle)")
    }
    view.registerForTraitChanges([
      UITraitDisplayScale.self, UITraitPreferredContentSizeCategory.self,
    ]) { (_: UIView, _) in
      changes.append("scale or size")
    }
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, _) in
      changes.append("controller to \(controller.traitCollection.userInterfaceStyle)")
    }
    fixture.backend.environment.prefersDarkAppearance = true
    expectEqual(Set(changes), ["view from light", "controller to dark"])
    expectEqual(changes.count, 2)
    fixture.backend.environment.textScale = 2
    expectEqual(changes.count, 3)
    expectEqual(changes.last, "scale or size")
    view.unregisterForTraitChanges(style)
    fixture.backend.environment.prefersDarkAppearance = false
    expectEqual(changes.count, 4)
  }

  @Test("is that of the surroundings but for what a view overrides")
  func overrides() {
    let fixture = Fixture()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    fixture.show(outer)
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    expectEqual(inner.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
    outer.traitOverrides.userInterfaceStyle = .dark
    expectEqual(outer.overrideUserInterfaceStyle, .dark)
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    outer.traitOverrides.preferredContentSizeCategory = .unspecified
    expectEqual(inner.traitCollection.preferredContentSizeCategory, .large)
  }
}

@Suite("The display")
@MainActor
struct UIScreenTests {
  @Test("has the size and the scale that the desktop says")
  func size() {
    let environment = UIBackendEnvironment(
      displayScale: 2,
      screenSize: CGSize(width: 1000, height: 600)
    )
    let fixture = Fixture(environment: environment)
    expectEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 1000, height: 600))
    expectEqual(UIScreen.main.nativeBounds, CGRect(x: 0, y: 0, width: 2000, height: 1200))
    expectEqual(UIScreen.main.scale, 2)
    expectEqual(UIScreen.main.nativeScale, 2)
    expectEqual(UIScreen.main.traitCollection.displayScale, 2)
    fixture.backend.environment.displayScale = 1
    expectEqual(UIScreen.main.scale, 1)
  }
}
