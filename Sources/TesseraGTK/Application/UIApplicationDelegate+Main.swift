import Foundation
public import UIKit

extension UIApplicationDelegate {
  /// Runs the program on the desktop until its last window is closed, with an object of this class as its delegate.
  ///
  /// Called by `@main`. The object is made by its `init()`. The program ends with 0, or with 1 after a message to standard error
  /// if there is no display or the class is no subclass of `NSObject`.
  public static func main() { exit(GTKApplication.run(delegateClass: self as AnyClass)) }
}

extension GTKApplication {
  /// Runs a program with an object of a class as its delegate; returns what to exit with.
  static func run(delegateClass: AnyClass) -> Int32 {
    var isLaunched = false
    let code = run {
      guard
        let delegate = UIApplication.makeObject(of: delegateClass) as? any UIApplicationDelegate
      else { return quit(exitCode: 1) }
      isLaunched = true
      UIApplication.shared.launch(delegate)
    }
    if isLaunched {
      UIApplication.shared.terminate()
    } else if code != 0 {
      FileHandle.standardError.write(Data("\(delegateClass) could not be started.\n".utf8))
    }
    return code
  }
}
