public import Foundation

extension UIApplication {
  /// The options for opening an address; there are none on a desktop.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Opens an address, such as a page or a file, with the desktop's program for it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Options, none of which means anything on a desktop.
  ///   - completion: Is told, before this returns, whether there is a program for the address.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = backend.open(url)
    completion?(isOpened)
  }
}
