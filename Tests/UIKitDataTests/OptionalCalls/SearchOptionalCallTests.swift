import Foundation
import Testing

@testable import UIKit

private final class SilentSearcher: NSObject, UISearchControllerDelegate {}

private final class CompleteSearcher: CallLog, UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) { note() }
  func didPresentSearchController(_ searchController: UISearchController) { note() }
  func willDismissSearchController(_ searchController: UISearchController) { note() }
  func didDismissSearchController(_ searchController: UISearchController) { note() }
}

@Suite("The methods of the delegate of a search controller, called with `?`,")
@MainActor
struct SearchOptionalCallTests {
  @Test("are called where there are any, and answer nil where there are none")
  func calls() {
    let search = UISearchController(searchResultsController: nil)
    let cases: [OptionalCallCase<any UISearchControllerDelegate>] = [
      .init("willPresentSearchController(_:)") { $0.willPresentSearchController?(search) },
      .init("didPresentSearchController(_:)") { $0.didPresentSearchController?(search) },
      .init("willDismissSearchController(_:)") { $0.willDismissSearchController?(search) },
      .init("didDismissSearchController(_:)") { $0.didDismissSearchController?(search) },
    ]
    let complete = CompleteSearcher()
    cases.check(leavingOut: SilentSearcher(), having: complete, log: complete)
  }
}
