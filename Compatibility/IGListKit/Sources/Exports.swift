@_exported public import SectionControllers
@_exported public import UIKit
