// A list for all of Apple's platforms.
#if canImport(UIKit) || os(tvOS)
import UIKit

extension UITableView {
  func reloadAll() {}
}
#elseif os(macOS)
import AppKit
#endif

#if os(iOS) || os(Linux)
let isPhone = true
#endif

#if !(os(iOS) || os(Linux))
import UIKit
#endif
