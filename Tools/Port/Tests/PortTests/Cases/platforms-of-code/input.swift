import UIKit

final class Row: UIView {
  #if os(iOS)
  @objc func tapped() {}
  #elseif os(tvOS)
  @objc func pressed() {}
  #endif

  #if os(iOS) || os(tvOS)
  let isTouched = true
  #endif

  #if !os(iOS)
  let isDesktop = true
  #endif

  #if os(iOS) && DEBUG
  let isTried = true
  #endif

  #if os(iOS)
  let name = "phone"
  #elseif os(Linux)
  let name = "desktop"
  #endif
}
