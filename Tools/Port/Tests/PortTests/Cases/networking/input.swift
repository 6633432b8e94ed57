import Foundation
import UIKit

final class Loader {
  // Kept so that it can be cancelled.
  private var task: URLSessionDataTask?

  func load(_ url: URL) {
    task = URLSession.shared.dataTask(with: url) { _, _, _ in }
    task?.resume()
  }
}
