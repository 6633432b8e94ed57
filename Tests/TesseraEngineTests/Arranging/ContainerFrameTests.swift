import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("The frame of a declared container")
struct ContainerFrameTests {
  /// A view is mirrored about its middle, which no number says exactly here.
  ///
  /// It then begins 1.4 · 10⁻¹⁴ points further down: at the end of what shows, while the container began in front of it.
  @Test("is that of its view to the last bit, so that both are in sight or neither is")
  func equalsThatOfItsView() {
    let declaration = SectionContainer(
      section: 0,
      frame: Rect(x: 0, y: 127.66666666666667, width: 100, height: 40),
      axis: .horizontal,
      contentSize: Size(width: 400, height: 40)
    )
    let mirror = ContentMirror.on(width: 100)
    let place = PlainAttributes(.container(ShownPath(section: 0, item: 0)), declaration.frame)
    let door = RecordingHost([]).engine.door
    let view = door.copying(place) { mirror.shown(place, $0) }
    expectEqual(view.rect.minY, 127.66666666666669)
    let containers = DeclaredContainers([declaration], mirror: mirror)
    expectEqual(containers.scene.nested.map(\.frame), [view.rect])
  }
}
