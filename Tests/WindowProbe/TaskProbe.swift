import Foundation
import TesseraGTK
import UIKit

/// Ends with a code that only tasks, blocks of the main queue and frames together lead to.
@MainActor
enum TaskProbe {
  static func run() -> Int32 {
    GTKApplication.run {
      Task { @MainActor in
        let sum = await Task.detached { 40 }.value
        DispatchQueue.main.async {
          MainActor.assumeIsolated { GTKApplication.quit(exitCode: Int32(sum) + 2) }
        }
      }
    }
  }
}
