import UIKit
#if canImport(TesseraGTK)
import TesseraGTK
#endif

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
