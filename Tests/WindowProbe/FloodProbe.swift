import Foundation
import TesseraGTK
import UIKit

/// A window on a main queue that always has another block to run; ends with 0 once it was painted all the same.
@MainActor
enum FloodProbe {
  static func run() -> Int32 { GTKApplication.run(title: "Flood") { FloodController() } }
}

private final class FloodController: UIViewController {
  /// Far more blocks than there is time for in the few frames that are waited for.
  private static let limit = 1_000_000

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    enqueue(blocks: 0, until: Self.frameCount + 3)
  }

  private func enqueue(blocks: Int, until frame: Int) {
    guard Self.frameCount < frame else { return GTKApplication.quit() }
    guard blocks < Self.limit else { return GTKApplication.quit(exitCode: 1) }
    view.window?.setNeedsDisplay()
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.enqueue(blocks: blocks + 1, until: frame) }
    }
  }
}
