// A program in C with nothing but a GtkListView, for the comparison with TesseraListProgram.
//
//   GTKListProgram ROWS FRAMES WIDTH HEIGHT
//
// Shows rows of one to five lines for so many frames, writes how many kilobytes of memory are in use, and ends.
#include "ListView.h"

#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>

struct Countdown {
  GMainLoop *loop;
  int frames;
};

static void frame(void *context) {
  struct Countdown *countdown = context;
  if (--countdown->frames == 0) g_main_loop_quit(countdown->loop);
}

int main(int argc, char **argv) {
  if (argc != 5) {
    fprintf(stderr, "usage: GTKListProgram ROWS FRAMES WIDTH HEIGHT\n");
    return 64;
  }
  gtk_init();
  struct Countdown countdown = {g_main_loop_new(NULL, FALSE), atoi(argv[2])};
  unsigned rows = (unsigned)strtoul(argv[1], NULL, 10);
  ListWindow *window = list_window_show(rows, true, atoi(argv[3]), atoi(argv[4]));
  list_window_run(window, frame, &countdown);
  g_main_loop_run(countdown.loop);
  printf("%lu\n", list_resident_kilobytes());
  return 0;
}
