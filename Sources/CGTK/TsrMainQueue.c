#include "TsrMainQueue.h"

#include <gdk/gdk.h>
#include <glib-unix.h>
#include <stdbool.h>
#include <stdint.h>
#include <unistd.h>

// libdispatch has these two for loops such as this one. It does not declare them in a header; the
// CF in their names stands for CoreFoundation, whose loop uses them in the same way.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

static gboolean run_main_queue(int handle, GIOCondition condition, gpointer unused) {
  // The handle stays ready until it is read; then this would be called without end, and nothing of a
  // lower priority, such as the frame clock, ever again.
  uint64_t count;
  if (read(handle, &count, sizeof count) < 0) return G_SOURCE_CONTINUE;
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

void tsr_main_queue_attach(void) {
  static bool is_attached = false;
  if (is_attached) return;
  is_attached = true;
  // As urgent as frames and no more, so that each gets its turn however much there is of the other.
  g_unix_fd_add_full(
      GDK_PRIORITY_REDRAW, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, run_main_queue, NULL,
      NULL);
}
