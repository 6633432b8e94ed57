import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A view's surroundings")
@MainActor
struct UIViewTraitsTests {
  /// Remembers what it was told of its surroundings before.
  private final class Listener: UIView {
    var previous: [UIUserInterfaceStyle?] = []
    var tintChanges = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection?.userInterfaceStyle)
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      tintChanges += 1
    }
  }

  @Test("reach every view in a window when the desktop turns dark, asked before or not")
  func darkness() {
    let fixture = Fixture()
    let outer = Listener()
    let inner = Listener()
    outer.addSubview(inner)
    fixture.show(outer)
    #expect(outer.previous.isEmpty && inner.previous.isEmpty)
    fixture.backend.environment.prefersDarkAppearance = true
    #expect(outer.previous == [.light] && inner.previous == [.light])
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
  }

  @Test("are told of once to a view that comes into others than it had")
  func entering() {
    let fixture = Fixture()
    fixture.window.overrideUserInterfaceStyle = .dark
    let view = Listener()
    let inner = Listener()
    view.addSubview(inner)
    fixture.show(view)
    #expect(view.previous == [.light] && inner.previous == [.light])
    view.removeFromSuperview()
    fixture.show(view)
    expectEqual(view.previous, [.light])
  }

  @Test("are light or dark as the nearest view above says, whatever the desktop")
  func overriding() {
    let fixture = Fixture()
    let outer = Listener()
    let inner = Listener()
    outer.addSubview(inner)
    fixture.show(outer)
    outer.overrideUserInterfaceStyle = .dark
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    expectEqual(inner.previous, [.light])
    inner.overrideUserInterfaceStyle = .light
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
    expectEqual(inner.previous, [.light, .dark])
    outer.overrideUserInterfaceStyle = .unspecified
    expectEqual(outer.previous, [.light, .dark])
    expectEqual(inner.previous, [.light, .dark])
  }

  @Test("decide what a dynamic colour is, also after they have changed")
  func colors() {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    fixture.show(view)
    expectEqual(view.layer.backendAppearance.backgroundColor?.red, 0)
    fixture.backend.environment.prefersDarkAppearance = true
    expectEqual(view.layer.backendAppearance.backgroundColor?.red, 1)
  }

  @Test("are the current ones while the view lays out and hears of them")
  func current() {
    final class Bordered: UIView {
      var colors: [CGColor] = []

      private func note() { colors.append(UIColor.label.cgColor) }

      override func layoutSubviews() { note() }
      override func tintColorDidChange() { note() }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        note()
      }
    }
    let fixture = Fixture()
    let view = Bordered()
    fixture.show(view)
    expectEqual(view.colors, [UIColor.black.cgColor])
    view.overrideUserInterfaceStyle = .dark
    view.tintColor = .red
    fixture.backend.makeFrame()
    #expect(view.colors.dropFirst().allSatisfy { $0 == UIColor.white.cgColor })
    expectEqual(view.colors.count, 4)
    expectEqual(UIColor.label.cgColor, UIColor.black.cgColor)
  }

  @Test("have the scale of the display the window is on")
  func scale() {
    let fixture = Fixture()
    let view = Listener()
    fixture.show(view)
    expectEqual(view.traitCollection.displayScale, 1)
    fixture.screen.changeDisplayScale(to: 2)
    expectEqual(view.traitCollection.displayScale, 2)
    expectEqual(view.previous.count, 1)
  }

  @Test("run from right to left as the desktop or the view itself says")
  func direction() {
    // Tests that start no program run in the one before.
    defer { _ = Fixture() }
    let fixture = Fixture(environment: UIBackendEnvironment(isRightToLeft: true))
    let view = fixture.show(UIView())
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    view.semanticContentAttribute = .playback
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    expectEqual(view.traitCollection.layoutDirection, .rightToLeft)
    let inner = UIView()
    view.addSubview(inner)
    expectEqual(inner.effectiveUserInterfaceLayoutDirection, .rightToLeft)
  }

  @Test("hand a tint colour down to views that have none of their own")
  func tint() {
    let fixture = Fixture()
    let outer = Listener()
    let inner = Listener()
    let own = Listener()
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .green
    fixture.show(outer)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && own.tintColor == .green)
    #expect(outer.tintChanges == 1 && inner.tintChanges == 1 && own.tintChanges == 1)
    outer.tintColor = nil
    expectEqual(inner.tintColor, .systemBlue)
    expectEqual(inner.tintChanges, 2)
  }

  @Test("hand the tint colour down to a view that comes into them")
  func tintOfNewcomers() {
    let outer = UIView()
    outer.tintColor = .red
    let inner = Listener()
    let innermost = Listener()
    inner.addSubview(innermost)
    outer.addSubview(inner)
    expectEqual(inner.tintColor, .red)
    #expect(inner.tintChanges == 1 && innermost.tintChanges == 1)
  }

  @Test("have the desktop's accent colour as tint, and hear when it changes")
  func accent() {
    let accent = UIBackendColor(red: 1, green: 0, blue: 1)
    let fixture = Fixture(environment: UIBackendEnvironment(accentColor: accent))
    let view = fixture.show(Listener())
    expectEqual(view.tintColor, .magenta)
    fixture.backend.environment.accentColor = UIBackendColor(red: 0, green: 1, blue: 0)
    expectEqual(view.tintColor, .green)
    expectEqual(view.tintChanges, 1)
  }
}
