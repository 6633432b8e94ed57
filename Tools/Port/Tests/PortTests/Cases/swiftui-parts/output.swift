#if canImport(SwiftUI)
import SwiftUI
#endif
#if canImport(UIKit)
import UIKit
#endif

/// The list of the app.
final class ListController: UIViewController {
  enum Section { case main }

  func changed() {}
}

#if canImport(SwiftUI)
/// A row.
struct Row: View {
  var body: some View { Text("Row") }
}

// What shows it.
final class RowController: UIHostingController<Row> {} // At once.

func makeRows() -> [Row] { [] }
#endif

let count = 3
#if canImport(SwiftUI)
let rows = makeRows()

extension Section where Parent == Row {}
#endif

struct Settings { let state: UIControl.State }

#if canImport(SwiftUI)
#Preview { Row() }
#endif
