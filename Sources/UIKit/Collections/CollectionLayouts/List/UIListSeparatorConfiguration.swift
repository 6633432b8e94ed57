import CoreGraphics

/// The appearance of the separators above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// As the style of the list has it.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Insets that leave each edge to the list; single edges can be taken from it.
  ///
  /// A line then begins where the text of its row does, and ends at the edge. Lines at the ends of a
  /// group that is not inset go from edge to edge.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether the line above a row is shown; `automatic` by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below a row is shown; `automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line above from the edges; `automaticInsets` by default.
  ///
  /// Distances at the top and bottom mean nothing.
  public var topSeparatorInsets = Self.automaticInsets
  /// The distances of the line below from the edges; `automaticInsets` by default.
  ///
  /// Distances at the top and bottom mean nothing.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour of the lines.
  public var color = UIColor.separator
  /// The colour of the lines of selected rows where more than one can be selected.
  ///
  /// Elsewhere selected rows have no lines, as they are set off by their colour.
  public var multipleSelectionColor = UIColor.separator

  /// Creates lines as a style has them.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
