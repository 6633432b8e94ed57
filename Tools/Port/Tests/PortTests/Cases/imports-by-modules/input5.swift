import Foundation
import StoreKit

let date = Date()
