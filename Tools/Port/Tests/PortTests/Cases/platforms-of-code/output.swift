import UIKit

final class Row: UIView {
  #if os(iOS) || os(Linux)
  func tapped() {}
  #elseif os(tvOS)
  @objc func pressed() {}
  #endif

  #if os(iOS) || os(Linux) || os(tvOS)
  let isTouched = true
  #endif

  #if !(os(iOS) || os(Linux))
  let isDesktop = true
  #endif

  #if (os(iOS) || os(Linux)) && DEBUG
  let isTried = true
  #endif

  #if os(iOS)
  let name = "phone"
  #elseif os(Linux)
  let name = "desktop"
  #endif
}
