#if canImport(WebKit)
import WebKit
#endif
#if canImport(UIKit)
import UIKit
#endif

let date = Date()
