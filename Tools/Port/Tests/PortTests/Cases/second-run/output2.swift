import Foundation
#if canImport(UIKit)
import UIKit
#endif

#if os(iOS) || os(Linux)
let color = UIColor.red
#endif
