#if canImport(WebKit)
import WebKit
#endif
import Foundation

let date = Date()
