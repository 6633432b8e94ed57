import CoreGraphics
public import Foundation
public import UIKit

/// Text metrics by a rule, and pictures that are nothing but a name and an extent.
@preconcurrency @MainActor
public final class HeadlessResources: UIBackendResources {
  /// Reads the extent of PNG, GIF and JPEG pictures from their headers, and no pixels.
  public let imageDecoder: any UIBackendImageDecoder = HeadlessImageDecoder()

  /// Measures text by the rules of `HeadlessTextLayout`.
  public let textMeasurer: any UIBackendTextMeasurer = HeadlessTextMeasurer()

  /// Creates resources that depend on nothing.
  public nonisolated init() {}

  /// Breaks text into lines; see `HeadlessTextLayout`.
  public func layOut(
    _ text: UIBackendText,
    in space: UIBackendTextSpace
  ) -> any UIBackendTextLayout {
    HeadlessTextLayout(text, in: space)
  }

  /// The reach of letters: nine tenths of the size up, three tenths down.
  public func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    HeadlessTextLayout.metrics(of: font)
  }

  /// A picture for every name: a square of the asked size that prints as its name.
  public func symbol(
    named name: String,
    pointSize: CGFloat,
    weight: Int,
    scale: CGFloat
  ) -> (any UIBackendImage)? {
    guard !name.isEmpty else { return nil }
    let edge = pointSize * max(scale, 1)
    return HeadlessImage(
      name: name,
      pixelSize: CGSize(width: edge, height: edge),
      weight: weight
    )
  }
}
