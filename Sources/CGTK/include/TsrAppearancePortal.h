// What the desktop portal says of colours: org.freedesktop.appearance.
#ifndef TSR_APPEARANCE_PORTAL_H
#define TSR_APPEARANCE_PORTAL_H

#include <stdbool.h>

/// Colours as the portal has them; what it does not say is zero.
typedef struct {
  /// 0 no preference, 1 dark, 2 light.
  unsigned int color_scheme;
  /// 0 no preference, 1 high.
  unsigned int contrast;
  bool has_accent_color;
  /// In sRGB, 0 to 1.
  double red, green, blue;
} TsrPortalAppearance;

/// Calls `changed` when the portal has answered and whenever a setting changes.
///
/// Never blocks. Without a session bus or a portal nothing is ever called.
void tsr_appearance_portal_watch(
    void (*_Nonnull changed)(void *_Nullable context, const TsrPortalAppearance *_Nonnull appearance),
    void *_Nullable context);

#endif
