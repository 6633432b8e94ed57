#include "TsrEditor.h"

// GTK's own code types, deletes, copies, cuts and pastes. Here it waits for the client: the handlers by which the widget
// hears of its input method and its keys are blocked, and let through when the client asks for what they do. Signals of
// keys and menus are stopped, and sent again. All of it is after the input method had the key.
typedef struct {
  GtkWidget *editor;
  TsrEditorClient client;
  bool has_client;
  /// A signal that is sent next is from the client, and for GTK.
  bool passes;
  /// How many insertions are under way, of which one can be in another.
  int insertion_depth;
  /// The input method of the widget, and the controller that hands it keys; NULL for a widget that has none.
  GtkIMContext *input;
  GtkEventController *keys;
  gulong commit_handler, key_handler;
} TsrEditorState;

static const char *state_key = "tsr-editor-state";

static const char *const command_signals[] = {
    "backspace", "copy-clipboard", "cut-clipboard", "paste-clipboard"};

static TsrEditorState *state_of(GtkWidget *editor) {
  return g_object_get_data(G_OBJECT(editor), state_key);
}

static void free_state(gpointer data) {
  TsrEditorState *state = data;
  if (state->commit_handler != 0) g_signal_handler_disconnect(state->input, state->commit_handler);
  g_clear_object(&state->input);
  g_free(state);
}

static bool is_editable(GtkWidget *editor) {
  return GTK_IS_TEXT_VIEW(editor) ? gtk_text_view_get_editable(GTK_TEXT_VIEW(editor))
                                  : gtk_editable_get_editable(GTK_EDITABLE(editor));
}

static guint block_own_handlers(gpointer source, const char *signal, GtkWidget *editor) {
  guint id = g_signal_lookup(signal, G_OBJECT_TYPE(source));
  GSignalMatchType match = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;
  return g_signal_handlers_block_matched(source, match, id, 0, NULL, NULL, editor);
}

static void unblock_own_handlers(gpointer source, const char *signal, GtkWidget *editor) {
  guint id = g_signal_lookup(signal, G_OBJECT_TYPE(source));
  GSignalMatchType match = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;
  g_signal_handlers_unblock_matched(source, match, id, 0, NULL, NULL, editor);
}

// The handlers of the editor itself have the widget as their data, and those of this file the state.

static void committed(GtkIMContext *input, const char *text, TsrEditorState *state) {
  if (!is_editable(state->editor)) return;
  if (state->has_client) {
    state->client.typed(state->client.context, text);
  } else {
    tsr_editor_insert(state->editor, text);
  }
}

// Return in a text of many lines, which GTK types without its input method.
static gboolean key_pressed(
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType modifiers,
    TsrEditorState *state) {
  GtkWidget *editor = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(keys));
  bool is_return = key == GDK_KEY_Return || key == GDK_KEY_ISO_Enter || key == GDK_KEY_KP_Enter;
  if (is_return && state->has_client && is_editable(editor)) {
    gtk_text_view_reset_im_context(GTK_TEXT_VIEW(editor));
    state->client.typed(state->client.context, "\n");
    return TRUE;
  }
  gboolean is_handled = FALSE;
  g_object_ref(editor);
  g_signal_handler_block(keys, state->key_handler);
  unblock_own_handlers(keys, "key-pressed", editor);
  g_signal_emit_by_name(keys, "key-pressed", key, code, modifiers, &is_handled);
  if (block_own_handlers(keys, "key-pressed", editor) > 0) {
    g_signal_handler_unblock(keys, state->key_handler);
  }
  g_object_unref(editor);
  return is_handled;
}

static void commanded(GtkWidget *editor, gpointer data) {
  TsrEditorState *state = state_of(editor);
  TsrEditorCommand command = (TsrEditorCommand)GPOINTER_TO_INT(data);
  bool passes = state->passes;
  state->passes = false;
  if (passes || !state->has_client) return;
  if (command != TSR_EDITOR_COPY && !is_editable(editor)) return;
  g_signal_stop_emission_by_name(editor, command_signals[command]);
  state->client.commanded(state->client.context, command);
}

static void select_all(GtkWidget *editor, gboolean selects, gpointer unused) {
  TsrEditorState *state = state_of(editor);
  if (!selects || !state->has_client) return;
  g_signal_stop_emission_by_name(editor, "select-all");
  state->client.commanded(state->client.context, TSR_EDITOR_SELECT_ALL);
}

// A GtkText has no signal for this.
static gboolean select_all_by_key(GtkWidget *editor, GVariant *arguments, gpointer unused) {
  TsrEditorState *state = state_of(editor);
  if (!state->has_client) return FALSE;
  state->client.commanded(state->client.context, TSR_EDITOR_SELECT_ALL);
  return TRUE;
}

static void add_shortcuts(GtkWidget *editor) {
  const guint keys[] = {GDK_KEY_a, GDK_KEY_slash};
  GtkEventController *shortcuts = gtk_shortcut_controller_new();
  for (int i = 0; i < 2; i++) {
    GtkShortcutTrigger *trigger = gtk_keyval_trigger_new(keys[i], GDK_CONTROL_MASK);
    GtkShortcutAction *action = gtk_callback_action_new(select_all_by_key, NULL, NULL);
    gtk_shortcut_controller_add_shortcut(
        GTK_SHORTCUT_CONTROLLER(shortcuts), gtk_shortcut_new(trigger, action));
  }
  gtk_widget_add_controller(editor, shortcuts);
}

static void find_input(GtkWidget *editor, TsrEditorState *state) {
  GListModel *controllers = gtk_widget_observe_controllers(editor);
  guint count = g_list_model_get_n_items(controllers);
  for (guint i = 0; i < count && state->input == NULL; i++) {
    GtkEventController *controller = g_list_model_get_item(controllers, i);
    if (GTK_IS_EVENT_CONTROLLER_KEY(controller)) {
      GtkEventControllerKey *keys = GTK_EVENT_CONTROLLER_KEY(controller);
      GtkIMContext *input = gtk_event_controller_key_get_im_context(keys);
      if (input != NULL) {
        state->input = g_object_ref(input);
        state->keys = controller;
      }
    }
    g_object_unref(controller);
  }
  g_object_unref(controllers);
}

static void attach_input(GtkWidget *editor, TsrEditorState *state) {
  find_input(editor, state);
  if (state->input == NULL) return;
  if (block_own_handlers(state->input, "commit", editor) > 0) {
    state->commit_handler =
        g_signal_connect(state->input, "commit", G_CALLBACK(committed), state);
  }
  if (!GTK_IS_TEXT_VIEW(editor)) return;
  if (block_own_handlers(state->keys, "key-pressed", editor) > 0) {
    state->key_handler =
        g_signal_connect(state->keys, "key-pressed", G_CALLBACK(key_pressed), state);
  }
}

void tsr_editor_attach(GtkWidget *editor, TsrEditorClient client) {
  TsrEditorState *state = g_new0(TsrEditorState, 1);
  state->editor = editor;
  state->client = client;
  state->has_client = true;
  g_object_set_data_full(G_OBJECT(editor), state_key, state, free_state);
  attach_input(editor, state);
  for (int i = 0; i < 4; i++) {
    g_signal_connect(editor, command_signals[i], G_CALLBACK(commanded), GINT_TO_POINTER(i));
  }
  if (GTK_IS_TEXT_VIEW(editor)) {
    g_signal_connect(editor, "select-all", G_CALLBACK(select_all), NULL);
  } else {
    add_shortcuts(editor);
  }
}

void tsr_editor_detach(GtkWidget *editor) { state_of(editor)->has_client = false; }

void tsr_editor_insert(GtkWidget *editor, const char *text) {
  TsrEditorState *state = state_of(editor);
  if (state->commit_handler == 0 || !is_editable(editor)) return;
  g_object_ref(editor);
  if (state->insertion_depth++ == 0) {
    g_signal_handler_block(state->input, state->commit_handler);
    unblock_own_handlers(state->input, "commit", editor);
  }
  g_signal_emit_by_name(state->input, "commit", text);
  if (--state->insertion_depth == 0) {
    block_own_handlers(state->input, "commit", editor);
    g_signal_handler_unblock(state->input, state->commit_handler);
  }
  g_object_unref(editor);
}

void tsr_editor_perform(GtkWidget *editor, TsrEditorCommand command) {
  if (command == TSR_EDITOR_SELECT_ALL) return;
  TsrEditorState *state = state_of(editor);
  g_object_ref(editor);
  state->passes = true;
  g_signal_emit_by_name(editor, command_signals[command]);
  state->passes = false;
  g_object_unref(editor);
}

void tsr_editor_type(GtkWidget *editor, const char *text) {
  TsrEditorState *state = state_of(editor);
  if (state->input != NULL) g_signal_emit_by_name(state->input, "commit", text);
}
