// A program with nothing but a collection view, for the comparison with GTKListProgram.
//
//   TesseraListProgram ROWS FRAMES
//
// Shows rows of one to five lines for so many frames, writes how many kilobytes of memory are in use, and ends.
import CListView
import Foundation
import TesseraGTK
import WindowLists

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard arguments.count == 2 else {
  print("usage: TesseraListProgram ROWS FRAMES")
  exit(64)
}
let code = GTKApplication.run {
  let list = TesseraList.show(count: arguments[0], kind: .paragraphs)
  var frame = 0
  list.run {
    frame += 1
    // The list lives as long as the program.
    if frame == arguments[1] { withExtendedLifetime(list) { GTKApplication.quit() } }
  }
}
if code == 0 { print(list_resident_kilobytes()) }
exit(code)
