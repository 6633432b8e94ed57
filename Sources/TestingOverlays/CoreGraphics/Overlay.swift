// Empty on purpose. A file that imports both Testing and CoreGraphics makes the compiler import a module of this
// name as well: the toolchain lists it, and ships it only where Apple's CoreGraphics is. Without it no test on
// other platforms could import the two together.
