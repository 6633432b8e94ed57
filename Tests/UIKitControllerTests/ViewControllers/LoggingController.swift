import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// What controllers of a test have heard, in order.
@MainActor
final class ControllerLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that notes how it comes and goes; an exclamation mark stands for an animation.
final class LoggingController: UIViewController {
  let name: String
  let log: ControllerLog

  init(_ name: String, _ log: ControllerLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String, _ animated: Bool = false) {
    let reason =
      isMovingToParent
      ? " into its parent"
      : isMovingFromParent
        ? " out of its parent"
        : isBeingPresented ? " presented" : isBeingDismissed ? " dismissed" : ""
    log.add("\(name) \(line)\(animated ? "!" : "")\(reason)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear", animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is appearing", animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear", animated)
  }
}

extension Fixture {
  /// Has the window show a controller.
  @discardableResult
  func show<Root: UIViewController>(root: Root) -> Root {
    window.rootViewController = root
    backend.makeFrame()
    return root
  }

  /// Where the text is that is furthest in front, in the window.
  func frame(of text: String) -> CGRect? { scene.nodes(showing: text).last?.frame }
}

/// A window that shows the controller *Cities* in a navigation controller.
@MainActor
final class NavigationFixture {
  let fixture = Fixture()
  let log = ControllerLog()
  let root: LoggingController
  let navigation: UINavigationController

  init() {
    root = LoggingController("Cities", log)
    navigation = fixture.show(root: UINavigationController(rootViewController: root))
    _ = log.take()
  }
}
