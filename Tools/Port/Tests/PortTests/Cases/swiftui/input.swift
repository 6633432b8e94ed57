// A row for SwiftUI.

import Combine
import SwiftUI

final class Model: NSObject {
  @objc func changed() {}
}
