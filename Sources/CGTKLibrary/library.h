// GTK 4 and what it stands on, as the compiler finds them through pkg-config.
#pragma clang diagnostic ignored "-Wnullability-completeness"

#include <gtk/gtk.h>
