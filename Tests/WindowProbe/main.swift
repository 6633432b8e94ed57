// A program for tests to run in a process of its own: it shows a window and says on standard output
// what the backend tells it, a line for each event, and does what standard input says.
import CGTK
import Foundation
import TesseraGTK
import UIKit

switch CommandLine.arguments.dropFirst().first {
case "bars": exit(BarProbe.run())
case "drags": exit(DragProbe.run())
case "embedded": exit(EmbeddedProbe.run())
case "events": exit(EventProbe.run())
case "flood": exit(FloodProbe.run())
case "gl": exit(GLProbe.run(embedsGLWidgets: false))
case "gl-widgets": exit(GLProbe.run(embedsGLWidgets: true))
case "menus": exit(MenuProbe.run())
case "keys": exit(KeyInputProbe.run())
case "list": exit(ListProbe.run())
case "order": exit(OrderProbe.run())
case "scenes": SceneProbe.main()
case "reader": exit(ReaderProbe.run())
case "reader-form": exit(FormReaderProbe.run())
case "pointer": exit(PointerProbe.run())
case "recycle": exit(RecycleProbe.run())
case "scroll-cost": exit(ScrollCostProbe.run())
case "still": exit(StillProbe.run())
case "tab": exit(TabProbe.run())
case "task": exit(TaskProbe.run())
case "text": exit(TextFieldProbe.run())
case "text-list": exit(TextListProbe.run())
case "text-view": exit(TextViewProbe.run())
case "widgets": exit(WidgetProbe.run())
case "widget-list": exit(WidgetListProbe.run())
default:
  say(
    "usage: WindowProbe bars | drags | embedded | events | flood | gl | gl-widgets | keys | list | menus | order | reader | reader-form | recycle | scenes | scroll-cost | still | tab | task | text | text-list | text-view | widgets | widget-list"
  )
  exit(64)
}
