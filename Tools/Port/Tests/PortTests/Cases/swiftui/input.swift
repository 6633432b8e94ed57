// A row for SwiftUI.

import Combine
import SwiftUI

struct Row: View {
  var body: some View { Text("Row") }
}
