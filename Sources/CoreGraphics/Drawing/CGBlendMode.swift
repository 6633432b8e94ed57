/// The ways in which a drawing is mixed with what is there already.
///
/// In the formulas S is what is drawn, D what is there, Sa and Da are their opacities, and all colours are premultiplied.
public enum CGBlendMode: Int32, Hashable, Sendable {
  /// Covers what is there as far as it is opaque.
  case normal = 0
  /// Multiplies the colours, which gets darker.
  case multiply
  /// Multiplies the inverses of the colours, which gets lighter.
  case screen
  /// Multiplies or screens, as what is there is dark or light.
  case overlay
  /// Takes the darker of both.
  case darken
  /// Takes the lighter of both.
  case lighten
  /// Brightens what is there.
  case colorDodge
  /// Darkens what is there.
  case colorBurn
  /// Darkens or lightens a little, as what is drawn is dark or light.
  case softLight
  /// Multiplies or screens, as what is drawn is dark or light.
  case hardLight
  /// Takes the lesser of both from the greater.
  case difference
  /// As `difference`, with less contrast.
  case exclusion
  /// Takes the hue of what is drawn, and the rest of what is there.
  case hue
  /// Takes the saturation of what is drawn, and the rest of what is there.
  case saturation
  /// Takes hue and saturation of what is drawn, and the luminosity of what is there.
  case color
  /// Takes the luminosity of what is drawn, and the rest of what is there.
  case luminosity
  /// 0: nothing is left.
  case clear
  /// S: takes the place of what is there.
  case copy
  /// S × Da.
  case sourceIn
  /// S × (1 − Da).
  case sourceOut
  /// S × Da + D × (1 − Sa).
  case sourceAtop
  /// S × (1 − Da) + D: lies under what is there.
  case destinationOver
  /// D × Sa.
  case destinationIn
  /// D × (1 − Sa).
  case destinationOut
  /// S × (1 − Da) + D × Sa.
  case destinationAtop
  /// S × (1 − Da) + D × (1 − Sa).
  case xor
  /// The sum of both, 1 at most.
  case plusLighter = 27
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Its inside, turns added up.
  case fill
  /// Its inside, what is left across an even number of lines left out.
  case eoFill
  /// The line along it.
  case stroke
  /// Its inside, turns added up, and the line along it.
  case fillStroke
  /// Its inside, what is left across an even number of lines left out, and the line along it.
  case eoFillStroke
}

extension CGPathDrawingMode {
  /// How the inside is found, if it is drawn.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the line along the path is drawn.
  var strokes: Bool { self != .fill && self != .eoFill }
}
