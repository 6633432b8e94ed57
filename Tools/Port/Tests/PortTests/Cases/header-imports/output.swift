import Foundation
#if canImport(UIKit)
import UIKit
#endif

/// A place in a list.
struct Place {
  let color: UIColor
}
