#if canImport(SwiftUI)
import SwiftUI
#endif
import UIKit

final class Registry {
  func register<View: UIView>(_ type: View.Type) {}
  func changed() {}
}
