import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The status of accessibility")
@MainActor
struct AccessibilityStatusTests {
  @Test("is what a person has set up on the desktop, on any thread")
  func statuses() {
    // Settings end with the program.
    let environment = UIBackendEnvironment(reducesMotion: true, prefersMoreContrast: true)
    withExtendedLifetime(Fixture(environment: environment)) {
      #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
      #expect(Self.readAnywhere())
    }
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
  }

  nonisolated private static func readAnywhere() -> Bool { UIAccessibility.isReduceMotionEnabled }

  @Test("is off where a desktop has no such setting")
  func others() {
    _ = Fixture(environment: UIBackendEnvironment(reducesMotion: true, prefersMoreContrast: true))
    defer { _ = Fixture() }
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isSwitchControlRunning)
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isReduceTransparencyEnabled)
  }

  @Test("is told to observers when it has changed, each by its own notification")
  func notifications() {
    defer { _ = Fixture() }
    let fixture = Fixture()
    var told: [String] = []
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification: "motion",
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification: "contrast",
      UIAccessibility.voiceOverStatusDidChangeNotification: "reader",
      UIAccessibility.switchControlStatusDidChangeNotification: "switches",
      UIAccessibility.boldTextStatusDidChangeNotification: "bold",
      UIAccessibility.reduceTransparencyStatusDidChangeNotification: "transparency",
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          told.append("\(word) \(UIAccessibility.isReduceMotionEnabled)")
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    // Tests that start no program run in the one before.
    defer { _ = Fixture() }
    fixture.backend.environment.reducesMotion = true
    fixture.backend.environment.prefersMoreContrast = true
    fixture.backend.environment.isRightToLeft = true
    fixture.backend.environment.reducesMotion = false
    expectEqual(told, ["motion true", "contrast true", "motion false"])
  }

  @Test("has no part in what a program has read out, which goes to the backend")
  func announcements() {
    let fixture = Fixture()
    UIAccessibility.post(notification: .announcement, argument: "Three rows deleted")
    UIAccessibility.post(
      notification: .layoutChanged,
      argument: NSAttributedString(string: "Row one")
    )
    UIAccessibility.post(notification: .screenChanged, argument: UIView())
    UIAccessibility.post(notification: .pageScrolled, argument: "")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    expectEqual(fixture.backend.announcements, ["Three rows deleted", "Row one"])
  }
}
