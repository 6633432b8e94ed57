extension CALayer {
  /// The appearance of the layer at the time of the frame, animations included.
  public var backendAppearance: UIBackendAppearance {
    var appearance = shown.appearance
    if appearance.shadow != nil { appearance.shadow?.path = shapeOfShadow }
    if isLeaving { appearance.isHidden = false }
    if let superlayer, !superlayer.model.sublayerTransform.isIdentity {
      appearance.transform = shown.transform(in: superlayer.shown).matrix
    }
    if !model.isDoubleSided, appearance.transform.showsBack(at: .zero) {
      appearance.isHidden = true
    }
    return appearance
  }

  /// The drawings of the layer itself, back to front.
  public var backendDrawings: [UIBackendDrawing] {
    let own = ownDrawings() + drawnContent()
    guard let view else { return own }
    let ofView = view.drawsByCode ? [] : view.backendDrawings()
    let drawings = own.isEmpty ? ofView : own + ofView
    guard let surface = view.backendSurface else { return drawings }
    return drawings + surface.drawings(in: shown.bounds.size)
  }

  /// The name of the class of the layer's view, or of the layer itself if it has none.
  package var backendTypeName: String { view.map { "\(type(of: $0))" } ?? "\(type(of: self))" }

  /// The surface that the layer shows over its drawings, if any.
  public var backendSurface: (any UIBackendSurface)? { view?.backendSurface }

  /// The layer whose opacity says how much of this one is seen at each place, in this one's coordinates, if any.
  ///
  /// What is behind the sublayers, the sublayers and what is in front of them are masked together. One that is hidden
  /// masks everything.
  public var backendMask: CALayer? { mask }

  /// The sublayers, back to front: by `zPosition`, then in their own order.
  public var backendSublayers: [CALayer] {
    let layers = sublayers ?? []
    guard layers.contains(where: { $0.model.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.model.zPosition, $0.offset) < ($1.element.model.zPosition, $1.offset) }
      .map(\.element)
  }
}
