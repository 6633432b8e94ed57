import UIKit

final class Watcher: NSObject {
  #if canImport(ObjectiveC)
  @objc
  #endif
  func changed() {}

  func start() {
    #if canImport(ObjectiveC) && !DEBUG
    listen(#selector(changed))
    #elseif os(Linux) || os(Windows)
    listen(Selector(Self.changed))
    #else
    @objc class Never {}
    #endif
    #if DEBUG
    listen(Selector(Self.done))
    #endif
    #if !(os(iOS) || os(Linux))
    listen(#selector(stop))
    #endif
  }

  func done() {}
  func stop() {}
  func listen(_ selector: Selector) {}
}
