import UIKit

let margin: CGFloat = 8
