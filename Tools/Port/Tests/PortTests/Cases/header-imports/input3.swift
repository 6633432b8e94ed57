import Foundation

let path = IndexPath(row: 1, section: 0)
