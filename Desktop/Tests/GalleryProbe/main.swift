// The gallery in a process of its own for tests: it answers on standard output what standard input asks.
import CoreGraphics
import Foundation
import GalleryScreens
import GallerySupport
import GalleryToolkit
import TesseraGTK
import UIKit

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "write" { MessageWriter.run(Array(arguments.dropFirst())) }
guard (3...4).contains(arguments.count), let first = try? GalleryCatalog.screen(named: arguments[0])
else {
  say("usage: GalleryProbe SCREEN STATUS-FILE PICTURE-FOLDER [DATABASE]")
  exit(64)
}
var values = GalleryOptionValues()
values[.file] = arguments[1]
values[.folder] = arguments[2]
if arguments.count == 4 { values[.database] = arguments[3] }
exit(
  GTKApplication.run(title: "Gallery probe", size: CGSize(width: 900, height: 600)) {
    GalleryToolkits.current = GTKToolkit()
    let controller = GalleryController(
      screens: GalleryCatalog.screens,
      first: first,
      values: values
    )
    GalleryProbe.answer(about: controller)
    return controller
  }
)
