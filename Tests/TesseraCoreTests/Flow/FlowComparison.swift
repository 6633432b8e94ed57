import TesseraCore
import TesseraTestSupport
import Testing

/// Requires that an arrangement places everything where the slow twin does.
func requireAgreement(
  of flow: FlowArrangement,
  with model: FlowModel,
  script: [String],
  dice: inout FlowDice
) throws {
  let naive = model.naive
  let replay = Comment(rawValue: "after\n" + script.joined(separator: "\n"))
  try #require(flow.sectionCount == model.sections.count, replay)
  try #require(abs(flow.contentSize.width - naive.contentSize.width) < 1e-6, replay)
  try #require(abs(flow.contentSize.height - naive.contentSize.height) < 1e-6, replay)
  for element in naive.elements {
    let frame = try #require(flow.frame(of: element.kind, inSection: element.section), replay)
    let isNear = frame.isNear(element.frame)
    try #require(isNear, "\(element) stands at \(frame)\n\(replay)")
  }
  try requireKnowledge(of: flow, model, replay)
  for _ in 0..<4 { try requireQuery(dice.query(in: naive.contentSize), flow, naive, replay) }
}

private func requireKnowledge(
  of flow: FlowArrangement,
  _ model: FlowModel,
  _ replay: Comment
) throws {
  for path in model.paths {
    let expected = model.sections[path.section].items[path.item].awaitsMeasuring
    try #require(
      flow.needsMeasuring(.item(path.item), inSection: path.section) == expected,
      "\(path)\n\(replay)"
    )
  }
}

private func requireQuery(
  _ rect: Rect,
  _ flow: FlowArrangement,
  _ naive: NaiveFlow,
  _ replay: Comment
) throws {
  var found: [FlowElement] = []
  flow.elements(in: rect, into: &found)
  let expected = naive.elements(in: rect)
  try #require(
    found.map(FlowElementName.init) == expected.map(FlowElementName.init),
    "in \(rect)\n\(replay)"
  )
  // Every border of an element is a border of a query once: touching shares nothing, exactly.
  for element in expected.prefix(3) {
    guard let frame = flow.frame(of: element.kind, inSection: element.section) else { continue }
    let below = Rect(x: rect.x, y: frame.maxY, width: rect.width, height: rect.height)
    flow.elements(in: below, into: &found)
    let scanned = naive.elements.filter { candidate in
      guard let frame = flow.frame(of: candidate.kind, inSection: candidate.section) else {
        return false
      }
      return frame.width > 0 && frame.height > 0 && frame.overlaps(below)
    }
    try #require(
      found.map(FlowElementName.init) == scanned.map(FlowElementName.init),
      "below \(element)\n\(replay)"
    )
  }
}

/// Which element it is, without where it stands.
struct FlowElementName: Equatable {
  let section: Int
  let kind: FlowElementKind

  init(_ element: FlowElement) {
    section = element.section
    kind = element.kind
  }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}

extension FlowDice {
  mutating func query(in size: Size) -> Rect {
    Rect(
      x: Double.random(in: -50...(size.width + 50), using: &generator),
      y: Double.random(in: -50...(size.height + 50), using: &generator),
      width: Double.random(in: 0...400, using: &generator),
      height: Double.random(in: 0...400, using: &generator)
    )
  }
}
