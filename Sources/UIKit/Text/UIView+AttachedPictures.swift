import CoreGraphics

extension UIView {
  /// What draws the pictures of a text whose lines stand at `origin`; templates have `color` where the text says none.
  func pictureDrawings(
    of pictures: [AttachedPicture?],
    in layout: any UIBackendTextLayout,
    origin: CGPoint,
    color: UIColor
  ) -> [UIBackendDrawing] {
    zip(pictures, layout.attachmentFrames).compactMap { picture, frame in
      guard let picture, var frame else { return nil }
      frame = frame.offsetBy(dx: origin.x + picture.inset, dy: origin.y)
      frame.size.width -= picture.inset
      return picture.image.backendDrawing(
        in: frame,
        of: self,
        templateColor: picture.color ?? color
      )
    }
  }
}
