import Foundation
#if canImport(StoreKit)
import StoreKit
#endif

let date = Date()
