import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

private final class SilentPointer: NSObject, UIPointerInteractionDelegate {}

private final class CompletePointer: CallLog, UIPointerInteractionDelegate {
  let region = UIPointerRegion(rect: .zero)
  let style = UIPointerStyle.hidden()

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { note(region) }
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { note(style) }
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { note() }
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { note() }
}

@Suite("The methods of delegates of pointers, called with `?`,")
@MainActor
struct PointerOptionalCallTests {
  @Test("are called where a delegate has them, and answer nil elsewhere")
  func delegate() {
    let complete = CompletePointer()
    let interaction = UIPointerInteraction(delegate: complete)
    let region = UIPointerRegion(rect: .zero)
    let request = UIPointerRegionRequest(location: .zero, modifiers: [])
    let animator = PointerAnimator()
    let cases: [OptionalCallCase<any UIPointerInteractionDelegate>] = [
      .init("pointerInteraction(_:regionFor:defaultRegion:)", "\(complete.region)") {
        $0.pointerInteraction?(interaction, regionFor: request, defaultRegion: region)
      },
      .init("pointerInteraction(_:styleFor:)", "\(complete.style)") {
        $0.pointerInteraction?(interaction, styleFor: region)
      },
      .init("pointerInteraction(_:willEnter:animator:)") {
        $0.pointerInteraction?(interaction, willEnter: region, animator: animator)
      },
      .init("pointerInteraction(_:willExit:animator:)") {
        $0.pointerInteraction?(interaction, willExit: region, animator: animator)
      },
    ]
    cases.check(leavingOut: SilentPointer(), having: complete, log: complete)
  }
}
