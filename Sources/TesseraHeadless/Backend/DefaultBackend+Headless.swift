import UIKit

/// Makes the headless backend that of programs which start with none; UIKit finds it by its C name.
@_cdecl("tessera_make_default_backend")
package func makeDefaultBackend() -> UnsafeMutableRawPointer {
  let backend = DefaultBackend(
    textMeasurer: HeadlessTextMeasurer(),
    imageDecoder: HeadlessImageDecoder()
  ) {
    HeadlessBackend()
  }
  return Unmanaged.passRetained(backend).toOpaque()
}
