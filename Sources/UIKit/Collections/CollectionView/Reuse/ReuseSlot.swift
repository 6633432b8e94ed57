/// Which views can stand in for each other: those of one kind with one identifier.
struct ReuseSlot: Hashable {
  /// The kind of supplementary or decoration view; `nil` for cells.
  var kind: String?
  var identifier: String
}
