import Foundation

/// A place in a list.
struct Place {
  let color: UIColor
}
