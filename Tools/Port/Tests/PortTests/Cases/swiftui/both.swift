// A row for SwiftUI.

#if canImport(SwiftUI)
import Combine
import SwiftUI

final class Model: NSObject {
  @objc func changed() {}
}
#endif
