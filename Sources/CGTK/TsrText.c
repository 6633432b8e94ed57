#include "TsrText.h"

#include <string.h>

#include "TsrCaret.h"

// GTK deletes what is selected and then inserts what takes its place. A deletion that no key has asked for is the first
// half of that: it is kept in mind until the insertion follows, or the event is over.
typedef struct {
  TsrEditorClient client;
  void (*returned)(void *context);
  bool has_client;
  /// The program changes the text, or a refused change is taken back.
  bool is_quiet;
  /// A key or a menu takes something out.
  bool is_deleting;
  bool is_composing;
  /// A change is taken back or made again by a key or a command.
  bool is_undoing;
  bool has_undone;
  /// An insertion has been asked for already.
  bool is_asked;
  /// Grows when the program changes the text.
  unsigned generation;
  /// The change of a deletion that may be the first half of a replacement has not been reported yet.
  bool hides_change;
  /// What was deleted and may be replaced next; NULL for none.
  char *deleted;
  int deleted_start;
  guint deletion_end;
  int known_start, known_end;
} TsrTextState;

static const char *state_key = "tsr-text-state";

static TsrTextState *state_of(void *text) { return g_object_get_data(G_OBJECT(text), state_key); }

static void free_state(gpointer data) {
  TsrTextState *state = data;
  if (state->deletion_end != 0) g_source_remove(state->deletion_end);
  g_free(state->deleted);
  g_free(state);
}

static void forget_deletion(TsrTextState *state) {
  g_clear_pointer(&state->deleted, g_free);
  state->hides_change = false;
  if (state->deletion_end != 0) g_source_remove(state->deletion_end);
  state->deletion_end = 0;
}

static void report_change(GtkWidget *text, TsrTextState *state) {
  forget_deletion(state);
  if (state->has_client && !state->is_quiet) state->client.text_changed(state->client.context);
}

static gboolean deletion_is_over(gpointer data) {
  GtkWidget *text = data;
  TsrTextState *state = state_of(text);
  state->deletion_end = 0;
  report_change(text, state);
  return G_SOURCE_REMOVE;
}

static bool may_replace(TsrTextState *state, int start, int end, const char *replacement) {
  if (!state->has_client) return true;
  return state->client.should_replace(state->client.context, start, end, replacement);
}

static void report_selection(GtkWidget *text, TsrTextState *state) {
  int start = 0, end = 0;
  if (!gtk_editable_get_selection_bounds(GTK_EDITABLE(text), &start, &end)) {
    start = end = gtk_editable_get_position(GTK_EDITABLE(text));
  }
  if (start == state->known_start && end == state->known_end) return;
  state->known_start = start;
  state->known_end = end;
  if (state->has_client) state->client.selection_changed(state->client.context);
}

// Puts back what was deleted for an insertion that was refused, with the cursor behind it.
//
// It is not selected again: on X11 the loss of the primary selection, which arrives later, would take that back.
static void take_back(GtkEditable *text, TsrTextState *state) {
  char *deleted = g_steal_pointer(&state->deleted);
  if (deleted == NULL) return;
  int position = state->deleted_start;
  forget_deletion(state);
  state->is_quiet = true;
  gtk_editable_insert_text(text, deleted, -1, &position);
  gtk_editable_set_position(text, position);
  state->is_quiet = false;
  g_free(deleted);
}

static char *copy_on_one_line(const char *text, int length) {
  char *copy = g_strndup(text, length < 0 ? strlen(text) : (size_t)length);
  for (char *c = copy; *c != 0; c++) {
    if (*c == '\n' || *c == '\r') *c = ' ';
  }
  return copy;
}

static void will_insert(
    GtkEditable *text, const char *inserted, int length, int *position, gpointer unused) {
  TsrTextState *state = state_of(text);
  if (state->is_quiet || state->is_undoing || state->is_asked) return;
  char *line = copy_on_one_line(inserted, length);
  bool is_one_line = strncmp(line, inserted, strlen(line)) == 0;
  int start = *position, end = *position;
  bool replaces = state->deleted != NULL && state->deleted_start == start;
  if (replaces) end += (int)g_utf8_strlen(state->deleted, -1);
  unsigned generation = state->generation;
  bool is_allowed = may_replace(state, start, end, line);
  // A client that has changed the text itself has decided what stands there.
  bool is_untouched = generation == state->generation;
  if (is_allowed && is_untouched) {
    forget_deletion(state);
    if (!is_one_line) {
      g_signal_stop_emission_by_name(text, "insert-text");
      state->is_asked = true;
      gtk_editable_insert_text(text, line, -1, position);
      state->is_asked = false;
    }
  } else {
    g_signal_stop_emission_by_name(text, "insert-text");
    if (is_untouched && replaces) take_back(text, state);
    forget_deletion(state);
    *position = gtk_editable_get_position(text);
  }
  g_free(line);
}

static void will_delete(GtkEditable *text, int start, int end, gpointer unused) {
  TsrTextState *state = state_of(text);
  // An input method that begins to compose deletes what is selected, also where that is nothing.
  if (state->is_quiet || state->is_undoing || start == end) return;
  char *deleted = gtk_editable_get_chars(text, start, end);
  if (state->is_deleting) {
    if (!may_replace(state, start, start + (int)g_utf8_strlen(deleted, -1), "")) {
      g_signal_stop_emission_by_name(text, "delete-text");
    }
    g_free(deleted);
    return;
  }
  forget_deletion(state);
  state->deleted = deleted;
  state->deleted_start = start;
  state->hides_change = true;
  state->deletion_end = g_idle_add_full(G_PRIORITY_HIGH, deletion_is_over, text, NULL);
}

static void did_change(GtkEditable *text, gpointer unused) {
  TsrTextState *state = state_of(text);
  if (state->is_undoing) {
    state->has_undone = true;
  } else if (state->hides_change) {
    state->hides_change = false;
  } else {
    report_change(GTK_WIDGET(text), state);
  }
}

static void selection_moved(GtkWidget *text, GParamSpec *property, gpointer unused) {
  report_selection(text, state_of(text));
}

static void composition_changed(GtkWidget *text, const char *composed, gpointer unused) {
  TsrTextState *state = state_of(text);
  bool is_composing = composed != NULL && *composed != 0;
  if (is_composing == state->is_composing) return;
  state->is_composing = is_composing;
  if (state->has_client) state->client.composition_changed(state->client.context, is_composing);
}

static void activated(GtkWidget *text, gpointer unused) {
  TsrTextState *state = state_of(text);
  if (state->has_client) state->returned(state->client.context);
}

static void deletion_begins(GtkWidget *text) { state_of(text)->is_deleting = true; }

static void deletion_ends(GtkWidget *text) { state_of(text)->is_deleting = false; }

// GTK would do the same, but not say that it undoes.
static gboolean key_pressed(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
    GtkWidget *text) {
  GdkModifierType all = GDK_CONTROL_MASK | GDK_SHIFT_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
  guint lower = gdk_keyval_to_lower(key);
  bool has_shift = (modifiers & GDK_SHIFT_MASK) != 0;
  if ((modifiers & all & ~GDK_SHIFT_MASK) != GDK_CONTROL_MASK) return FALSE;
  if (lower != GDK_KEY_z && (lower != GDK_KEY_y || has_shift)) return FALSE;
  tsr_text_undo(text, has_shift || lower == GDK_KEY_y);
  return TRUE;
}

GtkWidget *tsr_text_new(TsrEditorClient client, void (*returned)(void *context)) {
  GtkWidget *text = gtk_text_new();
  TsrTextState *state = g_new0(TsrTextState, 1);
  state->client = client;
  state->returned = returned;
  state->has_client = true;
  g_object_set_data_full(G_OBJECT(text), state_key, state, free_state);
  tsr_editor_attach(text, client);
  // The program says how wide the text is.
  gtk_editable_set_width_chars(GTK_EDITABLE(text), 0);
  gtk_editable_set_max_width_chars(GTK_EDITABLE(text), 0);
  g_signal_connect(text, "insert-text", G_CALLBACK(will_insert), NULL);
  g_signal_connect(text, "delete-text", G_CALLBACK(will_delete), NULL);
  g_signal_connect(text, "changed", G_CALLBACK(did_change), NULL);
  g_signal_connect(text, "notify::cursor-position", G_CALLBACK(selection_moved), NULL);
  g_signal_connect(text, "notify::selection-bound", G_CALLBACK(selection_moved), NULL);
  g_signal_connect(text, "preedit-changed", G_CALLBACK(composition_changed), NULL);
  g_signal_connect(text, "activate", G_CALLBACK(activated), NULL);
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), text);
  gtk_widget_add_controller(text, keys);
  const char *deleting[] = {"backspace", "delete-from-cursor", "cut-clipboard"};
  for (int i = 0; i < 3; i++) {
    g_signal_connect(text, deleting[i], G_CALLBACK(deletion_begins), NULL);
    g_signal_connect_after(text, deleting[i], G_CALLBACK(deletion_ends), NULL);
  }
  tsr_caret_attach(text);
  return text;
}

void tsr_text_detach(GtkWidget *text) {
  state_of(text)->has_client = false;
  tsr_editor_detach(text);
}

void tsr_text_set(GtkWidget *text, const char *string) {
  TsrTextState *state = state_of(text);
  char *line = copy_on_one_line(string, -1);
  bool was_quiet = state->is_quiet;
  state->generation++;
  state->is_quiet = true;
  forget_deletion(state);
  gtk_editable_set_enable_undo(GTK_EDITABLE(text), FALSE);
  gtk_editable_set_text(GTK_EDITABLE(text), line);
  gtk_editable_set_position(GTK_EDITABLE(text), -1);
  gtk_editable_set_enable_undo(GTK_EDITABLE(text), TRUE);
  state->is_quiet = was_quiet;
  g_free(line);
}

void tsr_text_replace(GtkWidget *text, int start, int end, const char *replacement) {
  TsrTextState *state = state_of(text);
  char *line = copy_on_one_line(replacement, -1);
  bool was_quiet = state->is_quiet;
  state->generation++;
  int position = start;
  state->is_quiet = true;
  forget_deletion(state);
  if (end > start) gtk_editable_delete_text(GTK_EDITABLE(text), start, end);
  if (*line != 0) gtk_editable_insert_text(GTK_EDITABLE(text), line, -1, &position);
  gtk_editable_set_position(GTK_EDITABLE(text), position);
  state->is_quiet = was_quiet;
  g_free(line);
}

void tsr_text_undo(GtkWidget *text, bool redo) {
  TsrTextState *state = state_of(text);
  forget_deletion(state);
  state->is_undoing = true;
  state->has_undone = false;
  gtk_widget_activate_action(text, redo ? "text.redo" : "text.undo", NULL);
  state->is_undoing = false;
  if (state->has_undone) report_change(text, state);
}

char *tsr_text_copy_before_deletion(GtkWidget *text) {
  TsrTextState *state = state_of(text);
  const char *now = gtk_editable_get_text(GTK_EDITABLE(text));
  if (state->deleted == NULL) return NULL;
  const char *place = g_utf8_offset_to_pointer(now, state->deleted_start);
  GString *before = g_string_new_len(now, place - now);
  g_string_append(before, state->deleted);
  g_string_append(before, place);
  return g_string_free(before, FALSE);
}

void tsr_text_emit(GtkWidget *text, const char *signal) { g_signal_emit_by_name(text, signal); }

void tsr_add_style_sheet(const char *css) {
  tsr_add_style_sheet_at(css, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void tsr_add_style_sheet_at(const char *css, unsigned priority) {
  GdkDisplay *display = gdk_display_get_default();
  if (display == NULL) return;
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, css, -1);
  gtk_style_context_add_provider_for_display(display, GTK_STYLE_PROVIDER(provider), priority);
  g_object_unref(provider);
}
