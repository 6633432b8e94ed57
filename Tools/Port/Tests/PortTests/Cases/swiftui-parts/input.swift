import SwiftUI

/// The list of the app.
final class ListController: UIViewController {
  enum Section { case main }

  @objc func changed() {}
}

/// A row.
struct Row: View {
  var body: some View { Text("Row") }
}

// What shows it.
final class RowController: UIHostingController<Row> {} // At once.

func makeRows() -> [Row] { [] }

let count = 3
let rows = makeRows()

extension Section where Parent == Row {}

struct Settings { let state: UIControl.State }

#Preview { Row() }
