import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// A program with a window of 320 × 480, and what a reader of the desktop would be told of it.
@MainActor
final class Reading {
  let fixture: Fixture
  var window: UIWindow { fixture.window }

  init(_ environment: UIBackendEnvironment = UIBackendEnvironment()) {
    fixture = Fixture(environment: environment)
  }

  /// Adds a view at a place.
  @discardableResult
  func add<View: UIView>(
    _ view: View,
    _ frame: CGRect,
    in outer: UIView? = nil
  ) -> View {
    view.frame = frame
    (outer ?? window).addSubview(view)
    return view
  }

  @discardableResult
  func label(
    _ text: String,
    x: CGFloat = 0,
    y: CGFloat = 0,
    width: CGFloat = 100,
    in outer: UIView? = nil
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    return add(label, CGRect(x: x, y: y, width: width, height: 20), in: outer)
  }

  var tree: HeadlessAccessibility? { fixture.screen.accessibility }

  /// The lines of the tree without that of the window.
  var lines: [String] {
    fixture.backend.makeFrame()
    return (tree?.description ?? "").split(separator: "\n").dropFirst().map {
      String($0.dropFirst(2))
    }
  }
}
