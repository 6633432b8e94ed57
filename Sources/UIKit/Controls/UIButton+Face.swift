import CoreGraphics
import Foundation

extension UIButton {
  private var tint: UIColor { tintColor ?? .systemBlue }

  var face: ButtonFace {
    updateFace()
    return setup.face ?? makeFace()
  }

  private func makeFace() -> ButtonFace {
    var face = makeOwnFace()
    if let selection = popUpSelection {
      face.title = selection.title
      face.attributedTitle = nil
      face.image = selection.image ?? face.image
    }
    return face
  }

  private func makeOwnFace() -> ButtonFace {
    guard let configuration = setup.configuration else {
      return ButtonFace(setup.contents, type: setup.type, state: state, tint: tint)
    }
    let state = setup.updatesAutomatically ? self.state : .normal
    var face = ButtonFace(configuration, state: state, tint: tint)
    face.title = face.title ?? setup.contents.titles[self.state]
    face.image = face.image ?? setup.contents.images[self.state]
    return face
  }

  /// Says that what is shown may differ, and so may the size.
  func invalidateFace() {
    switch update {
    case .done, .neededForState:
      update = .needed
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    case .needed, .running: break
    }
  }

  /// Says that the state has changed; whether the size has, is found out when the face is known.
  func invalidateFaceForState() {
    guard case .done = update else { return }
    update = .neededForState
    setNeedsLayout()
  }

  /// Brings what is shown up to date; a handler may change the configuration once on the way.
  func updateFace() {
    let isForState = update == .neededForState
    guard isForState || update == .needed else { return }
    update = .running
    let before = (configuration: setup.configuration, face: setup.face)
    updateConfiguration()
    update = .done
    let face = makeFace()
    setup.face = face
    parts.show(face, size: setup.configuration?.buttonSize)
    parts.showBackdrop(face.backgroundImage, in: self)
    placeBackground()
    let keepsSize =
      before.configuration == setup.configuration && before.face?.hasContent(of: face) ?? false
    if isForState, !keepsSize { invalidateIntrinsicContentSize() }
  }

  func placeBackground() {
    guard var background = setup.face?.background, let configuration = setup.configuration else {
      return
    }
    background.cornerRadius = configuration.cornerRadius(in: background.frame(in: self).size)
    parts.background.configuration = background
    parts.background.fill(self)
  }
}
