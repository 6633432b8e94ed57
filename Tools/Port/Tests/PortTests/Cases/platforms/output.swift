// A list for all of Apple's platforms.
#if canImport(UIKit) || os(tvOS)
import UIKit

extension UITableView {
  func reloadAll() {}
}
#elseif os(macOS)
import AppKit
#endif

#if os(iOS)
let isPhone = true
#endif

#if !os(iOS)
import UIKit
#endif
