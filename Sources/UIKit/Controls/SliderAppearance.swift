import CoreGraphics
import Foundation

/// The colours and pictures that an app gives the parts of a slider.
struct SliderAppearance {
  var minimumTrack = Part()
  var maximumTrack = Part()
  var thumb = Part()

  struct Part {
    private(set) var tint: UIColor?
    private var images: [UIControl.State.RawValue: UIImage] = [:]

    /// Sets the colour of what is drawn without pictures, which are given up for it.
    mutating func setTint(_ color: UIColor?) {
      tint = color
      images = [:]
    }

    mutating func setImage(_ image: UIImage?, for state: UIControl.State) {
      images[state.rawValue] = image
    }

    /// The picture that was set for exactly this state.
    func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }

    /// The picture that is shown in a state: its own, or else that of the normal state.
    func shownImage(in state: UIControl.State) -> UIImage? {
      image(for: state) ?? image(for: .normal)
    }
  }
}
