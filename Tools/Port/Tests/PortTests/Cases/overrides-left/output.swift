import UIKit

class PageController: UIViewController {}
