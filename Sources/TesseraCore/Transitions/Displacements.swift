/// How far the elements of a container that stay on screen go in a change, in its content coordinates.
///
/// What comes and goes without a place of its own goes with its neighbours, so that nothing flies across the
/// screen. Neighbours are those next to it along the axis, whatever they are: a header is in front of the first
/// row of its section.
package struct Displacements: Sendable {
  /// In the order of the places before, and in that of the places after.
  private let leaving: [Travel]
  private let coming: [Travel]
  private let reading: Reading

  /// An element that is on screen before and after.
  package struct Travel: Hashable, Sendable {
    let former: PlacedElement<Before>
    let present: PlacedElement<After>

    /// Creates the way of an element from one place to another.
    package init(from former: PlacedElement<Before>, to present: PlacedElement<After>) {
      self.former = former
      self.present = present
    }
  }

  /// The axis along which the elements follow each other, and where that begins.
  package struct Reading: Hashable, Sendable {
    let axis: Axis
    let isReversed: Bool

    /// Creates the order along an axis; reversed, a horizontal one begins at the right.
    package init(along axis: Axis, isReversed: Bool) {
      self.axis = axis
      self.isReversed = isReversed && axis == .horizontal
    }

    /// Where a frame begins.
    fileprivate func start(_ frame: Rect) -> Double {
      guard axis == .horizontal else { return frame.minY }
      return isReversed ? -frame.maxX : frame.minX
    }

    /// The way of the end of a frame, next to which what follows stands, and of its middle across.
    fileprivate func distance(from former: Rect, to present: Rect) -> Distance {
      guard axis == .horizontal else {
        return Distance(x: present.midX - former.midX, y: present.maxY - former.maxY)
      }
      let along = isReversed ? present.minX - former.minX : present.maxX - former.maxX
      return Distance(x: along, y: present.midY - former.midY)
    }

    fileprivate func precedes<Space>(
      _ first: PlacedElement<Space>,
      _ second: PlacedElement<Space>
    ) -> Bool {
      let starts = (start(first.frame), start(second.frame))
      return starts.0 == starts.1 ? first.identity < second.identity : starts.0 < starts.1
    }
  }

  /// Orders the elements that stay; O(n log n).
  package init(_ travels: [Travel], in reading: Reading) {
    leaving = travels.sorted { reading.precedes($0.former, $1.former) }
    coming = travels.sorted { reading.precedes($0.present, $1.present) }
    self.reading = reading
  }

  /// How far the element in front of one that goes away goes; nil if there is none, or if that is not straight
  /// along the axis.
  ///
  /// O(n).
  package func inFront(ofFormer element: PlacedElement<Before>) -> Distance? {
    straight(leaving.last { reading.precedes($0.former, element) })
  }

  /// How far the element in front of one that comes goes; nil if there is none, or if that is not straight along
  /// the axis.
  ///
  /// O(n).
  package func inFront(of element: PlacedElement<After>) -> Distance? {
    straight(coming.last { reading.precedes($0.present, element) })
  }

  /// How far the nearest element goes in front of one, or else behind it.
  ///
  /// O(n).
  package func near(_ element: PlacedElement<After>) -> Distance? {
    inFront(of: element) ?? straight(coming.first { reading.precedes(element, $0.present) })
  }

  /// In a grid the neighbour may go to another line; nothing follows it there.
  private func straight(_ travel: Travel?) -> Distance? {
    guard let travel else { return nil }
    let distance = reading.distance(from: travel.former.frame, to: travel.present.frame)
    return distance[reading.axis == .vertical ? .horizontal : .vertical] == 0 ? distance : nil
  }
}
