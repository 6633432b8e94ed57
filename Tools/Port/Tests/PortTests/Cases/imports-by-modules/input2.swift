import Foundation
import PDFKit

let color = UIColor.red
