//
//  NoteSizes.swift
//  Notes
//

/// The lengths that screens share; on Apple's platforms the header of the app brings UIKit along.
enum NoteSizes {
  static let margin: CGFloat = 20
  static let badge = CGSize(width: 40, height: 24)

  static func frame(ofBadge number: Int) -> CGRect {
    CGRect(origin: CGPoint(x: margin + CGFloat(number) * 50, y: margin), size: badge)
  }
}
