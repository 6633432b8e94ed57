/// The font of the gallery's screens.
enum GalleryFont {
  /// Its family, of Debian's package `fonts-inter`; where it is not installed, that of the desktop is used.
  static let family = "Inter"
}
