import Tessera
import TesseraTestSupport
import Testing

/// Cards that rest at 0, 310, 620, 930 and 1205; see `Carousels`.
///
/// A hand moves by 20 points in each sixtieth of a second, which is 1.2 points per millisecond. The first 10 points decide
/// that it scrolls: the offset is 10 after the first step and grows by 20 from there. After ten sixtieths it is at 110.
@Suite("Everything that is heard of a section that scrolls across its layout")
@MainActor
struct OrthogonalDragTraceTests {
  /// Where six steps take a section that begins at 0.
  nonisolated static let steps = [10, 30, 50, 70, 90, 110]

  /// Drags by six steps of 20 points, holds still for so long, and lets go.
  private func trace(
    _ carousels: Carousels,
    _ distance: CGFloat,
    holding: TimeInterval = 0,
    sentTo choice: CGFloat? = nil
  ) -> [String] {
    let trace = OrthogonalTrace(carousels)
    trace.chooseTarget = choice
    carousels.drag(by: distance, holding: holding)
    carousels.rest()
    return trace.take()
  }

  private func steps(_ offsets: [Int] = steps) -> [String] {
    offsets.map { "cards · did scroll to \($0)" }
  }

  @Test("of a drag that is let go at rest, is the drag alone where the section rests anywhere")
  func dragAtRest() {
    #expect(
      trace(Carousels(.continuous), -120, holding: 1)
        == ["cards · will begin dragging at 0"] + steps() + [
          "cards · will end dragging at 110, velocity 0, target 110",
          "cards · did end dragging at 110",
        ]
    )
  }

  @Test("of a drag that is let go at rest, goes back to the card that is nearest")
  func dragBetweenCards() {
    // 110 is less than half of 310.
    #expect(
      trace(Carousels(.groupPaging), -120, holding: 1)
        == ["cards · will begin dragging at 0"] + steps() + [
          "cards · will end dragging at 110, velocity 0, target 0",
          "cards · did end dragging at 110, goes on", "cards · will begin decelerating at 110",
          "cards · did scroll from 110 on to 0", "cards · did end decelerating at 0",
        ]
    )
  }

  @Test("of a drag past the start, ends there")
  func dragPastStart() {
    let lines = trace(Carousels(.groupPaging), 120, holding: 1)
    // A rubber band shows 375 · (1 − 1 / (0.55 · pull / 375 + 1)) of pulls of 10, 30, 50, 70, 90 and 110.
    expectEqual(
      lines,
      [
        "cards · will begin dragging at 0", "cards · did scroll to -5.42",
        "cards · did scroll to -15.805", "cards · did scroll to -25.621",
        "cards · did scroll to -34.915", "cards · did scroll to -43.728",
        "cards · did scroll to -52.095",
        "cards · will end dragging at -52.095, velocity 0, target 0",
        "cards · did end dragging at -52.095, goes on",
        "cards · will begin decelerating at -52.095", "cards · did scroll from -52.095 on to 0",
        "cards · did end decelerating at 0",
      ]
    )
  }

  /// Behaviours, and where a flick at 110 ends.
  ///
  /// Friction leaves 0.998¹⁰⁰⁰ of a speed after a second, so that content at 1,200 points per second goes on by
  /// 1200 / (−1000 · ln 0.998) = 599.4 points: to 709.4, of which 620 is the card nearest. A page is 375 long.
  nonisolated static let flicks: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, String)] =
    [
      (.continuous, "709.4"), (.continuousGroupLeadingBoundary, "620"), (.paging, "375"),
      (.groupPaging, "310"),
    ]

  @Test("of a flick, names the place of rest before it goes there", arguments: flicks)
  func flick(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ target: String
  ) {
    #expect(
      trace(Carousels(behavior), -120)
        == ["cards · will begin dragging at 0"] + steps() + [
          "cards · will end dragging at 110, velocity 1.2, target \(target)",
          "cards · did end dragging at 110, goes on", "cards · will begin decelerating at 110",
          "cards · did scroll from 110 on to \(target)",
          "cards · did end decelerating at \(target)",
        ]
    )
  }

  /// Cards in the middle begin at 20 + 150 − 187.5 = −17.5, and the next is at 292.5.
  @Test("of a flick from a card in the middle, begins and ends in the middle")
  func flickCentered() {
    expectEqual(
      trace(Carousels(.groupPagingCentered), -120),
      [
        "cards · will begin dragging at -17.5", "cards · did scroll to -7.5",
        "cards · did scroll to 12.5", "cards · did scroll to 32.5", "cards · did scroll to 52.5",
        "cards · did scroll to 72.5", "cards · did scroll to 92.5",
        "cards · will end dragging at 92.5, velocity 1.2, target 292.5",
        "cards · did end dragging at 92.5, goes on", "cards · will begin decelerating at 92.5",
        "cards · did scroll from 92.5 on to 292.5", "cards · did end decelerating at 292.5",
      ]
    )
  }

  @Test("of a flick where reading goes from right to left, has the offsets of the mirrored cards")
  func flickRightToLeft() {
    // The first card rests at the right end, 1205, and the second at 1205 − 310.
    let steps = [1195, 1175, 1155, 1135, 1115, 1095]
    for (behavior, target) in [(.groupPaging, "895"), (.continuous, "495.6")]
      as [(
        UICollectionLayoutSectionOrthogonalScrollingBehavior, String
      )]
    {
      #expect(
        trace(Carousels(behavior, isRightToLeft: true), 120)
          == ["cards · will begin dragging at 1205"] + self.steps(steps) + [
            "cards · will end dragging at 1095, velocity -1.2, target \(target)",
            "cards · did end dragging at 1095, goes on",
            "cards · will begin decelerating at 1095",
            "cards · did scroll from 1095 on to \(target)",
            "cards · did end decelerating at \(target)",
          ]
      )
    }
  }

  /// What the delegate asks for, and where the section goes: as near to it as there is content.
  @Test(
    "of a flick that the delegate sends elsewhere, ends there",
    arguments: [
      (465, 465), (9000, 1205), (-40, 0),
    ]
  )
  func flickSentElsewhere(_ choice: CGFloat, _ end: Int) {
    #expect(
      trace(Carousels(.groupPaging), -120, sentTo: choice)
        == ["cards · will begin dragging at 0"] + steps() + [
          "cards · will end dragging at 110, velocity 1.2, target 310, sent to \(Int(choice))",
          "cards · did end dragging at 110, goes on", "cards · will begin decelerating at 110",
          "cards · did scroll from 110 on to \(end)", "cards · did end decelerating at \(end)",
        ]
    )
  }

  @Test("of a flick that the delegate sends to where it is, is the drag alone")
  func flickHeld() {
    #expect(
      trace(Carousels(.groupPaging), -120, sentTo: 110)
        == ["cards · will begin dragging at 0"] + steps() + [
          "cards · will end dragging at 110, velocity 1.2, target 310, sent to 110",
          "cards · did end dragging at 110",
        ]
    )
  }
}
