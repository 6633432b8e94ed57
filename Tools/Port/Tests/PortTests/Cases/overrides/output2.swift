import Foundation
import UIKit

public extension BaseController {
  func reload() {}
}
