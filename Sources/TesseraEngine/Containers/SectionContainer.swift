package import TesseraCore

/// A section whose elements scroll by themselves, as a layout declares it.
///
/// The layout places the elements where they would be if the container were not scrolled: the frame of the
/// container is where its content begins, in the same coordinates as everything else. Attributes say with
/// `isInContainer` that they are for an element in there.
package struct SectionContainer {
  package let section: Int
  /// What of the collection view's content it fills, in the layout's coordinates.
  package var frame: Rect
  /// Where its content is cut off, in the layout's coordinates; nil if it shows beside the frame too.
  package var clip: Rect?
  /// The axis along which its content scrolls.
  package var axis: Axis
  /// The size of its content.
  package var contentSize: Size
  /// Where its content comes to rest; anywhere if nil.
  package var stops: OrthogonalStops?
  package var motion = ContainerMotion()
  package var zIndex = 0

  package init(
    section: Int,
    frame: Rect,
    clip: Rect? = nil,
    axis: Axis,
    contentSize: Size,
    stops: OrthogonalStops? = nil,
    motion: ContainerMotion = ContainerMotion(),
    zIndex: Int = 0
  ) {
    self.section = section
    self.frame = frame
    self.clip = clip
    self.axis = axis
    self.contentSize = contentSize
    self.stops = stops
    self.motion = motion
    self.zIndex = zIndex
  }

  /// The offsets between which its content comes to rest, from where reading begins.
  package var limits: ScrollLimits {
    stops?.limits
      ?? ScrollLimits(
        lower: 0,
        upper: contentSize.extent(along: axis) - frame.size.extent(along: axis)
      )
  }
}

/// How the content of a container slows down and bounces.
package struct ContainerMotion: Equatable {
  /// How it slows down; nil as the collection view does, or fast where pages are turned.
  package let rate: DecelerationRate?
  package let bounce: ContainerBounce

  package init(rate: DecelerationRate? = nil, bounce: ContainerBounce = .automatic) {
    self.rate = rate
    self.bounce = bounce
  }
}

/// Whether the content of a container goes on past its ends and comes back.
package enum ContainerBounce {
  /// Where there is more content than room.
  case automatic
  case always
  case never
}
