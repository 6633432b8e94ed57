import SwiftUI
import UIKit

final class Registry {
  func register<View: UIView>(_ type: View.Type) {}
  @objc func changed() {}
}
