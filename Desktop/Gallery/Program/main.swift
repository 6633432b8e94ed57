import Foundation

exit(GalleryProgram.run(Array(CommandLine.arguments.dropFirst())))
