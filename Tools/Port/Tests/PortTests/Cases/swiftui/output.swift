// A row for SwiftUI.

#if canImport(SwiftUI)
import Combine
import SwiftUI

struct Row: View {
  var body: some View { Text("Row") }
}
#endif
