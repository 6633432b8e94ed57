import CTesseraRuntime

/// The backend of a program that uses views and has not started, and what such a program measures text and decodes pictures with.
///
/// `UIApplication.start(with:)` is how a backend becomes that of a program; `TesseraGTK` calls it where a program begins. A test has no
/// such place, so one module may have its backend started: it defines the C function `tessera_make_default_backend`, which returns a
/// retained object of this class, and is found by being linked. `TesseraHeadless` does.
package final class DefaultBackend: Sendable {
  let textMeasurer: any UIBackendTextMeasurer
  let imageDecoder: any UIBackendImageDecoder
  let make: @MainActor @Sendable () -> any UIBackend

  /// Creates the value that a module makes itself known with.
  ///
  /// - Parameters:
  ///   - textMeasurer: Measures text until a program starts.
  ///   - imageDecoder: Decodes pictures until a program starts.
  ///   - make: Makes the backend that the program starts with when it is first asked for.
  package init(
    textMeasurer: any UIBackendTextMeasurer,
    imageDecoder: any UIBackendImageDecoder,
    make: @escaping @MainActor @Sendable () -> any UIBackend
  ) {
    self.textMeasurer = textMeasurer
    self.imageDecoder = imageDecoder
    self.make = make
  }

  /// The default backend that is linked into the program; without one the program ends with a message that says what to do.
  static var linked: DefaultBackend {
    guard let found else { fatalError(absence) }
    return found
  }

  private static let found = tessera_default_backend().map {
    Unmanaged<DefaultBackend>.fromOpaque($0).takeRetainedValue()
  }

  /// The message of a program that uses what needs a backend, has not started with one and has none that is linked.
  static let absence = """
    UIKit has no backend: this program has not started with one, and none is linked into it. A program with windows starts with \
    GTKApplication.run or the @main of TesseraGTK, before it makes views. For tests, and for programs without a screen, add the product \
    UIKit of the package Tessera to the dependencies of the target: it has TesseraHeadless, which is then found by itself. A target \
    inside that package depends on the target TesseraHeadless. UIApplication.start(with:) takes any other backend.
    """
}
