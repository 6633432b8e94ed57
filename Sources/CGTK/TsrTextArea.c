#include "TsrTextArea.h"

#include "TsrCaret.h"

// GTK deletes what is selected and then inserts what takes its place, in another user action if it is long. So a
// deletion of the selection that no key has asked for is put off: it is made when the insertion follows that replaces
// it, or when the event is over.
typedef struct {
  TsrEditorClient client;
  void (*scrolled)(void *context);
  bool has_client;
  /// The program changes the text, or what was asked for already is carried out.
  int quiet_depth;
  /// A key or a menu takes something out.
  bool is_deleting;
  /// What it takes out was refused, and so is what it puts in its place.
  bool is_refusing;
  bool is_undoing;
  bool is_in_action;
  bool is_composing;
  bool has_changed;
  /// The program has replaced the text in the middle of an action.
  bool forgets_history;
  guint recording_source;
  /// Grows when the program changes the text.
  unsigned generation;
  bool has_pending;
  int pending_start, pending_end;
  guint pending_end_source;
  int known_start, known_end;
  bool is_placing;
} TsrTextAreaState;

static const char *state_key = "tsr-text-area-state";

static TsrTextAreaState *state_of(GtkWidget *area) {
  return g_object_get_data(G_OBJECT(area), state_key);
}

static GtkTextBuffer *buffer_of(GtkWidget *area) {
  return gtk_text_view_get_buffer(GTK_TEXT_VIEW(area));
}

static void forget_pending(TsrTextAreaState *state) {
  state->has_pending = false;
  if (state->pending_end_source != 0) g_source_remove(state->pending_end_source);
  state->pending_end_source = 0;
}

static void free_state(gpointer data) {
  TsrTextAreaState *state = data;
  forget_pending(state);
  if (state->recording_source != 0) g_source_remove(state->recording_source);
  g_free(state);
}

static bool may_replace(TsrTextAreaState *state, int start, int end, const char *replacement) {
  if (!state->has_client) return true;
  return state->client.should_replace(state->client.context, start, end, replacement);
}

static void report_selection(GtkWidget *area, TsrTextAreaState *state) {
  int start = 0, end = 0;
  tsr_text_area_get_selection(area, &start, &end);
  if (start == state->known_start && end == state->known_end) return;
  state->known_start = start;
  state->known_end = end;
  if (state->has_client) state->client.selection_changed(state->client.context);
}

// Reports what has changed, once for all that belongs together.
static void report_change(GtkWidget *area, TsrTextAreaState *state) {
  if (state->is_in_action || state->is_undoing || state->quiet_depth > 0) return;
  if (state->has_changed) {
    state->has_changed = false;
    if (state->has_client) state->client.text_changed(state->client.context);
  }
  report_selection(area, state);
}

static void delete_quietly(
    GtkTextBuffer *buffer, TsrTextAreaState *state, GtkTextIter *place, int start, int end) {
  GtkTextIter last;
  gtk_text_buffer_get_iter_at_offset(buffer, place, start);
  gtk_text_buffer_get_iter_at_offset(buffer, &last, end);
  state->quiet_depth++;
  gtk_text_buffer_delete(buffer, place, &last);
  state->quiet_depth--;
  state->has_changed = true;
}

// Makes the deletion that was put off.
static void flush_pending(GtkWidget *area, TsrTextAreaState *state) {
  if (!state->has_pending) return;
  int start = state->pending_start, end = state->pending_end;
  unsigned generation = state->generation;
  forget_pending(state);
  if (!may_replace(state, start, end, "") || generation != state->generation) return;
  GtkTextIter place;
  delete_quietly(buffer_of(area), state, &place, start, end);
  report_change(area, state);
}

static gboolean pending_is_over(gpointer area) {
  TsrTextAreaState *state = state_of(area);
  state->pending_end_source = 0;
  flush_pending(area, state);
  return G_SOURCE_REMOVE;
}

static void go_to_cursor(GtkTextBuffer *buffer, GtkTextIter *place) {
  gtk_text_buffer_get_iter_at_mark(buffer, place, gtk_text_buffer_get_insert(buffer));
}

static void flush_pending_around(GtkTextBuffer *buffer, GtkWidget *area, GtkTextIter *place) {
  GtkTextMark *mark = gtk_text_buffer_create_mark(buffer, NULL, place, FALSE);
  flush_pending(area, state_of(area));
  gtk_text_buffer_get_iter_at_mark(buffer, place, mark);
  gtk_text_buffer_delete_mark(buffer, mark);
}

static void will_insert(
    GtkTextBuffer *buffer, GtkTextIter *place, const char *inserted, int length, GtkWidget *area) {
  TsrTextAreaState *state = state_of(area);
  if (state->quiet_depth > 0 || state->is_undoing) return;
  if (state->is_deleting) {
    if (state->is_refusing) g_signal_stop_emission_by_name(buffer, "insert-text");
    return;
  }
  int start = gtk_text_iter_get_offset(place), end = start;
  if (state->has_pending && (start == state->pending_start || start == state->pending_end)) {
    start = state->pending_start;
    end = state->pending_end;
  } else if (state->has_pending) {
    flush_pending_around(buffer, area, place);
    start = end = gtk_text_iter_get_offset(place);
  }
  forget_pending(state);
  char *text = length < 0 ? g_strdup(inserted) : g_strndup(inserted, (gsize)length);
  unsigned generation = state->generation;
  bool is_allowed = may_replace(state, start, end, text);
  // A client that has changed the text itself has decided what stands there.
  if (is_allowed && generation == state->generation) {
    if (end > start) delete_quietly(buffer, state, place, start, end);
  } else {
    g_signal_stop_emission_by_name(buffer, "insert-text");
    go_to_cursor(buffer, place);
  }
  g_free(text);
}

static bool is_selection(GtkTextBuffer *buffer, GtkTextIter *start, GtkTextIter *end) {
  GtkTextIter first, last;
  return gtk_text_buffer_get_selection_bounds(buffer, &first, &last) &&
      gtk_text_iter_equal(start, &first) && gtk_text_iter_equal(end, &last);
}

static void will_delete(
    GtkTextBuffer *buffer, GtkTextIter *start, GtkTextIter *end, GtkWidget *area) {
  TsrTextAreaState *state = state_of(area);
  if (state->quiet_depth > 0 || state->is_undoing) return;
  int first = gtk_text_iter_get_offset(start), last = gtk_text_iter_get_offset(end);
  if (!state->is_deleting && is_selection(buffer, start, end)) {
    g_signal_stop_emission_by_name(buffer, "delete-range");
    forget_pending(state);
    state->has_pending = true;
    state->pending_start = first;
    state->pending_end = last;
    state->pending_end_source = g_idle_add_full(G_PRIORITY_HIGH, pending_is_over, area, NULL);
    return;
  }
  unsigned generation = state->generation;
  bool is_allowed = may_replace(state, first, last, "");
  if (is_allowed && generation == state->generation) return;
  state->is_refusing = true;
  g_signal_stop_emission_by_name(buffer, "delete-range");
  if (generation == state->generation) return;
  go_to_cursor(buffer, start);
  *end = *start;
}

static void refuse_picture(
    GtkTextBuffer *buffer, GtkTextIter *place, GdkPaintable *picture, GtkWidget *area) {
  g_signal_stop_emission_by_name(buffer, "insert-paintable");
}

static void did_change(GtkTextBuffer *buffer, GtkWidget *area) {
  TsrTextAreaState *state = state_of(area);
  if (state->quiet_depth > 0) return;
  state->has_changed = true;
  report_change(area, state);
}

static void mark_moved(
    GtkTextBuffer *buffer, GtkTextIter *place, GtkTextMark *mark, GtkWidget *area) {
  if (mark != gtk_text_buffer_get_insert(buffer) &&
      mark != gtk_text_buffer_get_selection_bound(buffer)) {
    return;
  }
  TsrTextAreaState *state = state_of(area);
  if (!state->is_in_action && !state->is_undoing) report_selection(area, state);
}

static void action_begins(GtkTextBuffer *buffer, GtkWidget *area) {
  state_of(area)->is_in_action = true;
}

static gboolean record_again(gpointer area) {
  state_of(area)->recording_source = 0;
  gtk_text_buffer_set_enable_undo(buffer_of(area), TRUE);
  return G_SOURCE_REMOVE;
}

static void action_ends(GtkTextBuffer *buffer, GtkWidget *area) {
  TsrTextAreaState *state = state_of(area);
  state->is_in_action = false;
  if (state->forgets_history) {
    state->forgets_history = false;
    // The history still ends the action after this, and must find nothing to end.
    gtk_text_buffer_set_enable_undo(buffer, FALSE);
    if (state->recording_source == 0) {
      state->recording_source = g_idle_add_full(G_PRIORITY_HIGH, record_again, area, NULL);
    }
  }
  report_change(area, state);
}

static void undo_begins(GtkTextBuffer *buffer, GtkWidget *area) {
  TsrTextAreaState *state = state_of(area);
  flush_pending(area, state);
  state->is_undoing = true;
}

static void undo_ends(GtkTextBuffer *buffer, GtkWidget *area) {
  TsrTextAreaState *state = state_of(area);
  state->is_undoing = false;
  report_change(area, state);
}

static void deletion_begins(GtkWidget *area) {
  TsrTextAreaState *state = state_of(area);
  flush_pending(area, state);
  state->is_deleting = true;
  state->is_refusing = false;
}

static void deletion_ends(GtkWidget *area) {
  TsrTextAreaState *state = state_of(area);
  state->is_deleting = false;
  state->is_refusing = false;
}

static void composition_changed(GtkWidget *area, const char *composed, gpointer unused) {
  TsrTextAreaState *state = state_of(area);
  bool is_composing = composed != NULL && *composed != 0;
  if (is_composing == state->is_composing) return;
  state->is_composing = is_composing;
  if (state->has_client) state->client.composition_changed(state->client.context, is_composing);
}

static void did_scroll(GtkWidget *area) {
  TsrTextAreaState *state = state_of(area);
  if (state->has_client && !state->is_placing) state->scrolled(state->client.context);
}

// A paste that is under way may keep the buffer longer than the area.
static void connect(
    GtkTextBuffer *buffer, const char *signal, GCallback handler, GtkWidget *area, bool is_after) {
  g_signal_connect_object(buffer, signal, handler, area, is_after ? G_CONNECT_AFTER : 0);
}

static void connect_buffer(GtkTextBuffer *buffer, GtkWidget *area) {
  connect(buffer, "insert-text", G_CALLBACK(will_insert), area, false);
  connect(buffer, "insert-paintable", G_CALLBACK(refuse_picture), area, false);
  connect(buffer, "delete-range", G_CALLBACK(will_delete), area, false);
  connect(buffer, "changed", G_CALLBACK(did_change), area, false);
  connect(buffer, "mark-set", G_CALLBACK(mark_moved), area, false);
  connect(buffer, "begin-user-action", G_CALLBACK(action_begins), area, false);
  connect(buffer, "end-user-action", G_CALLBACK(action_ends), area, true);
  const char *undoing[] = {"undo", "redo"};
  for (int i = 0; i < 2; i++) {
    connect(buffer, undoing[i], G_CALLBACK(undo_begins), area, false);
    connect(buffer, undoing[i], G_CALLBACK(undo_ends), area, true);
  }
}

GtkWidget *tsr_text_area_new(TsrEditorClient client, void (*scrolled)(void *context)) {
  GtkTextBuffer *buffer = gtk_text_buffer_new(NULL);
  GtkWidget *area = gtk_text_view_new_with_buffer(buffer);
  g_object_unref(buffer);
  TsrTextAreaState *state = g_new0(TsrTextAreaState, 1);
  state->client = client;
  state->scrolled = scrolled;
  state->has_client = true;
  g_object_set_data_full(G_OBJECT(area), state_key, state, free_state);
  tsr_editor_attach(area, client);
  gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(area), GTK_WRAP_WORD_CHAR);
  connect_buffer(buffer, area);
  g_signal_connect(area, "preedit-changed", G_CALLBACK(composition_changed), NULL);
  const char *deleting[] = {"backspace", "delete-from-cursor", "cut-clipboard"};
  for (int i = 0; i < 3; i++) {
    g_signal_connect(area, deleting[i], G_CALLBACK(deletion_begins), NULL);
    g_signal_connect_after(area, deleting[i], G_CALLBACK(deletion_ends), NULL);
  }
  GtkAdjustment *scrolling = gtk_adjustment_new(0, 0, 0, 0, 0, 0);
  gtk_scrollable_set_vadjustment(GTK_SCROLLABLE(area), scrolling);
  const char *news[] = {"value-changed", "changed"};
  for (int i = 0; i < 2; i++) {
    g_signal_connect_object(scrolling, news[i], G_CALLBACK(did_scroll), area, G_CONNECT_SWAPPED);
  }
  tsr_caret_attach(area);
  return area;
}

void tsr_text_area_detach(GtkWidget *area) {
  TsrTextAreaState *state = state_of(area);
  state->has_client = false;
  forget_pending(state);
  tsr_editor_detach(area);
}

char *tsr_text_area_copy_text(GtkWidget *area) {
  GtkTextIter start, end;
  gtk_text_buffer_get_bounds(buffer_of(area), &start, &end);
  return gtk_text_buffer_get_text(buffer_of(area), &start, &end, TRUE);
}

void tsr_text_area_set(GtkWidget *area, const char *string) {
  TsrTextAreaState *state = state_of(area);
  state->generation++;
  forget_pending(state);
  state->quiet_depth++;
  GtkTextBuffer *buffer = buffer_of(area);
  GtkTextIter start, end;
  if (state->is_in_action) {
    // GTK can forget nothing before the end of the action.
    gtk_text_buffer_get_bounds(buffer, &start, &end);
    gtk_text_buffer_delete(buffer, &start, &end);
    gtk_text_buffer_insert(buffer, &start, string, -1);
    state->forgets_history = true;
  } else {
    gtk_text_buffer_set_text(buffer, string, -1);
  }
  gtk_text_buffer_get_end_iter(buffer, &end);
  gtk_text_buffer_place_cursor(buffer, &end);
  state->quiet_depth--;
}

void tsr_text_area_replace(GtkWidget *area, int start, int end, const char *replacement) {
  TsrTextAreaState *state = state_of(area);
  GtkTextBuffer *buffer = buffer_of(area);
  state->generation++;
  forget_pending(state);
  state->quiet_depth++;
  GtkTextIter first, last;
  gtk_text_buffer_begin_user_action(buffer);
  gtk_text_buffer_get_iter_at_offset(buffer, &first, start);
  gtk_text_buffer_get_iter_at_offset(buffer, &last, end);
  gtk_text_buffer_delete(buffer, &first, &last);
  gtk_text_buffer_insert(buffer, &first, replacement, -1);
  gtk_text_buffer_place_cursor(buffer, &first);
  gtk_text_buffer_end_user_action(buffer);
  state->quiet_depth--;
  report_selection(area, state);
}

void tsr_text_area_undo(GtkWidget *area, bool redo) {
  if (redo) {
    gtk_text_buffer_redo(buffer_of(area));
  } else {
    gtk_text_buffer_undo(buffer_of(area));
  }
}

void tsr_text_area_get_selection(GtkWidget *area, int *start, int *end) {
  GtkTextIter first, last;
  gtk_text_buffer_get_selection_bounds(buffer_of(area), &first, &last);
  *start = gtk_text_iter_get_offset(&first);
  *end = gtk_text_iter_get_offset(&last);
}

void tsr_text_area_select(GtkWidget *area, int start, int end) {
  GtkTextIter first, last;
  gtk_text_buffer_get_iter_at_offset(buffer_of(area), &first, start);
  gtk_text_buffer_get_iter_at_offset(buffer_of(area), &last, end);
  gtk_text_buffer_select_range(buffer_of(area), &last, &first);
}

static GtkAdjustment *scrolling_of(GtkWidget *area) {
  return gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(area));
}

int tsr_text_area_get_offset(GtkWidget *area) {
  return (int)gtk_adjustment_get_value(scrolling_of(area));
}

void tsr_text_area_set_offset(GtkWidget *area, int offset) {
  TsrTextAreaState *state = state_of(area);
  bool was_placing = state->is_placing;
  state->is_placing = true;
  gtk_adjustment_set_value(scrolling_of(area), offset);
  state->is_placing = was_placing;
}

int tsr_text_area_get_content_height(GtkWidget *area) {
  return (int)gtk_adjustment_get_upper(scrolling_of(area));
}

static void scroll_to(GtkWidget *area, int position) {
  GtkTextBuffer *buffer = buffer_of(area);
  GtkTextIter place;
  gtk_text_buffer_get_iter_at_offset(buffer, &place, position);
  GtkTextMark *mark = gtk_text_buffer_create_mark(buffer, NULL, &place, TRUE);
  // GTK keeps the place, not the mark, if it has to wait for lines to be laid out. Nothing may come that it waits for,
  // so what is known now is good enough until then.
  gtk_text_view_scroll_mark_onscreen(GTK_TEXT_VIEW(area), mark);
  gtk_text_view_scroll_to_iter(GTK_TEXT_VIEW(area), &place, 0, FALSE, 0, 0);
  gtk_text_buffer_delete_mark(buffer, mark);
}

void tsr_text_area_reveal(GtkWidget *area, int start, int end) {
  scroll_to(area, end);
  if (start != end) scroll_to(area, start);
}
