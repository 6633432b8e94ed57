import TesseraCore
import TesseraTestSupport

/// A list of rows, one under the other, that is changed by a batch: fixture F of the update contract.
///
/// Unless a test says otherwise: 20 rows of 50 points in one section, a viewport of 400 points, no
/// insets. At offset 200 the rows 4 to 11 are in sight.
struct AnchorFixture {
  var before = CollectionModel(counts: [20])
  var offset = 200.0
  var extent = 400.0
  var startInset = 0.0
  var endInset = 0.0
  /// How high a row is that is not 50 points high, by identity.
  var heights: [Int: Double] = [:]
  /// How far the content starts below its origin, as layouts do that show short content at the bottom.
  var sinksShortContent = false

  func height(of item: CollectionModel.Item) -> Double { heights[item.identity] ?? 50 }

  func contentExtent(of model: CollectionModel) -> Double {
    max(sinksShortContent ? extent : 0, model.items.map(height).reduce(0, +))
  }

  /// Every row and where it is.
  func spans<Space>(of model: CollectionModel, in space: Space.Type) -> [ItemPath<Space>:
    AnchorSpan]
  {
    var spans: [ItemPath<Space>: AnchorSpan] = [:]
    var start = contentExtent(of: model) - model.items.map(height).reduce(0, +)
    for (section, content) in model.sections.enumerated() {
      for (item, row) in content.items.enumerated() {
        spans[ItemPath(section: section, item: item)] =
          AnchorSpan(start: start, end: start + height(of: row))
        start += height(of: row)
      }
    }
    return spans
  }

  func viewport(of model: CollectionModel) -> AnchorViewport {
    AnchorViewport(
      offset: offset,
      extent: extent,
      startInset: startInset,
      endInset: endInset,
      contentExtent: contentExtent(of: model)
    )
  }

  func anchor(_ policy: AnchorPolicy) -> ScrollAnchor {
    ScrollAnchor(
      policy,
      among: spans(of: before, in: Before.self).map { AnchorCandidate($0, $1) },
      in: viewport(of: before)
    )
  }

  /// Where the offset comes to be, after a batch and what `changing` does meanwhile.
  func offset(
    _ policy: AnchorPolicy,
    after change: ModelChange,
    clamped: Bool = true,
    changing: (inout AnchorFixture) -> Void = { _ in }
  ) -> Double {
    let anchor = anchor(policy)
    var later = self
    later.before = change.after
    changing(&later)
    let spans = later.spans(of: change.after, in: After.self)
    return later.offset
      + anchor.shift(
        through: change.checked.map,
        in: later.viewport(of: change.after),
        clamped: clamped,
        span: { spans[$0] }
      )
  }

  /// The change that some operations make; new rows are 50 points high.
  func change(_ operations: [UpdateOperation], to after: [Int]) -> ModelChange {
    var model = before
    model.apply(operations, after: ItemCounts(after))
    return ModelChange(before: before, after: model, operations: operations)
  }
}
