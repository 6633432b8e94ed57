// What a frame costs on the desktop's own path: process time for each frame of a window of 1000 by 900
// points with 40 cells in view, each with a rounded background, a border and three texts.
//
//   Scripts/with-display swift run --package-path Benchmarks -c release FrameCost
import Foundation
import TesseraGTK

exit(GTKApplication.run { FrameCost.start() })
