import Foundation
#if canImport(UIKit)
import UIKit
#endif

let path = IndexPath(row: 1, section: 0)
