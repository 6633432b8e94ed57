import Foundation

let date = Date()
