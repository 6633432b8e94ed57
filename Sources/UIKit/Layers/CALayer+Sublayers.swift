import Foundation

extension CALayer {
  /// The layers in this one, back to front but for `zPosition`; `nil` without any.
  ///
  /// Those of subviews are among them, in the order of the views. Setting it takes out the layers that are not in the
  /// list and puts the others in its order; layers of views stay, each in front of the same layers of views as before.
  public var sublayers: [CALayer]? {
    get {
      if let listed = rare?.tree.sublayers { return listed.isEmpty ? nil : listed }
      guard let view, !view.subviews.isEmpty else { return nil }
      return view.subviews.map(\.layer)
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Puts `layer` into this one, in front of all others; it leaves where it was.
  ///
  /// The layer of a view goes where its view does, and cannot be put elsewhere: that is reported and changes nothing. So
  /// is putting a layer into itself or into one that it holds.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Puts `layer` into this one, so that `idx` of the others are behind it; in front of all if there are not so many.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }

  /// Puts `layer` into this one, right behind `sibling`; in front of all if that is not in this layer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { others in others.firstIndex { $0 === sibling } ?? others.count }
  }

  /// Puts `layer` into this one, right in front of `sibling`; in front of all if that is not in this layer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { others in
      others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count
    }
  }

  /// Puts `newLayer` where `oldLayer` is in this one; does nothing if that is not in it.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self,
      oldLayer.isFree("replaced by another")
    else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.superlayer === self { oldLayer.leaveTree() }
  }

  /// Takes the layer out of the one that it is in, or away from the one that it masks.
  ///
  /// The layer of a view leaves with its view only: that is reported and changes nothing.
  public func removeFromSuperlayer() {
    guard enclosingLayer != nil, isFree("taken out of its superlayer") else { return }
    leaveTree()
  }

  /// The layer whose opacity says how much of this one is seen at each place, in this one's coordinates; `nil` for all.
  ///
  /// It is in no other layer and masks one at a time. The mask of a view is the view whose layer this is, if `mask` of the
  /// view was set; setting a layer here takes the place of that. The layer of a view cannot be set: that is reported and
  /// changes nothing.
  public var mask: CALayer? {
    get { rare?.tree.mask ?? view?.viewStyle.mask?.layer }
    set {
      guard newValue !== mask else { return }
      if let newValue {
        guard newValue.isFree("made a mask"), newValue.canGo(into: self) else { return }
        newValue.leaveTree()
      }
      if let view, view.viewStyle.mask != nil { view.mask = nil }
      replaceMask(with: newValue)
    }
  }

  /// A word of the app's choice to tell the layer by; `nil` by default.
  public var name: String? {
    get { rare?.name }
    set { ownRare.name = newValue }
  }

  private func replaceMask(with mask: CALayer?) {
    guard mask != nil || rare?.tree.mask != nil else { return }
    rare?.tree.mask?.leaveTree()
    ownRare.tree.mask = mask
    mask?.ownRare.tree.maskedLayer = self
    invalidateSubtree()
    mask?.enterWindow()
  }

  private func replaceSublayers(with layers: [CALayer]) {
    for layer in sublayers ?? []
    where layer.view == nil && !layers.contains(where: { $0 === layer }) {
      layer.leaveTree()
    }
    var last: CALayer?
    for layer in layers {
      defer { if layer.superlayer === self { last = layer } }
      guard layer.view == nil || layer.superlayer !== self else { continue }
      if let last { insertSublayer(layer, above: last) } else { insertSublayer(layer, at: 0) }
    }
  }

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard layer.isFree("put into another layer"), layer.canGo(into: self) else { return }
    let others = (sublayers ?? []).filter { $0 !== layer }
    place(layer, at: index(others))
  }

  /// Whether the layer belongs to no view; reports that it does, and so cannot be as it was asked for.
  private func isFree(_ change: String) -> Bool {
    guard let view else { return true }
    Diagnostics.report(
      .geometry,
      "The layer of \(type(of: view)) cannot be \(change): it goes where its view goes; nothing was changed."
    )
    return false
  }

  private func canGo(into layer: CALayer) -> Bool {
    guard layer.isDescendant(of: self) else { return true }
    Diagnostics.report(
      .geometry,
      "\(type(of: self)) cannot be put into a layer that is in it; nothing was changed."
    )
    return false
  }
}
