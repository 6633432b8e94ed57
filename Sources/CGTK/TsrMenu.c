#include "TsrMenu.h"

#include "TsrEvent.h"
#include "TsrText.h"

struct TsrMenu {
  TsrMenuClient client;
  bool has_client;
  GSimpleActionGroup *actions;
  /// The actions, in the order in which they are shown, and GTK's buttons for them, in the same order or not known.
  GArray *entries;
  GPtrArray *buttons;
  GtkWidget *popover;
  /// What had the keys before; a weak pointer.
  GtkWidget *focus;
  guint report;
};

TsrMenu *tsr_menu_new(TsrMenuClient client) {
  TsrMenu *menu = g_new0(TsrMenu, 1);
  menu->client = client;
  menu->has_client = true;
  menu->actions = g_simple_action_group_new();
  menu->entries = g_array_new(FALSE, FALSE, sizeof(TsrMenuAction));
  menu->buttons = g_ptr_array_new();
  return menu;
}

GMenu *tsr_menu_items_new(void) { return g_menu_new(); }

// An underscore in a label would underline the letter behind it.
static char *tsr_menu_label(const char *title) {
  char **parts = g_strsplit(title, "_", -1);
  char *label = g_strjoinv("__", parts);
  g_strfreev(parts);
  return label;
}

static void tsr_menu_activated(GSimpleAction *action, GVariant *unused, TsrMenu *menu) {
  if (!menu->has_client) return;
  // Names are the letter a and the number.
  const char *name = g_action_get_name(G_ACTION(action));
  menu->client.chosen(menu->client.context, (int)g_ascii_strtoll(name + 1, NULL, 10));
}

// The name of an action in the group: the letter a and the number.
static char *name_of(int identifier) { return g_strdup_printf("a%d", identifier); }

void tsr_menu_add_action(TsrMenu *menu, GMenu *items, const char *title, TsrMenuAction action) {
  g_array_append_val(menu->entries, action);
  char *name = name_of(action.identifier);
  GVariant *mark = action.can_be_marked ? g_variant_new_boolean(action.is_marked) : NULL;
  GSimpleAction *simple = mark != NULL ? g_simple_action_new_stateful(name, NULL, mark)
                                       : g_simple_action_new(name, NULL);
  g_simple_action_set_enabled(simple, action.is_enabled);
  g_signal_connect(simple, "activate", G_CALLBACK(tsr_menu_activated), menu);
  g_action_map_add_action(G_ACTION_MAP(menu->actions), G_ACTION(simple));
  char *label = tsr_menu_label(title);
  char *detailed = g_strconcat("menu.", name, NULL);
  g_menu_append(items, label, detailed);
  g_free(detailed);
  g_free(label);
  g_object_unref(simple);
  g_free(name);
}

void tsr_menu_add_menu(GMenu *items, const char *title, GMenu *inner) {
  char *label = tsr_menu_label(title);
  g_menu_append_submenu(items, label, G_MENU_MODEL(inner));
  g_free(label);
  g_object_unref(inner);
}

void tsr_menu_add_section(GMenu *items, const char *title, GMenu *inner) {
  g_menu_append_section(items, *title == '\0' ? NULL : title, G_MENU_MODEL(inner));
  g_object_unref(inner);
}

// GTK has a button for each action, and for each menu that opens from the menu, whose buttons are in it.
static void collect_buttons(GtkWidget *widget, GPtrArray *buttons) {
  if (g_strcmp0(G_OBJECT_TYPE_NAME(widget), "GtkModelButton") == 0) {
    GtkWidget *inner = NULL;
    g_object_get(widget, "popover", &inner, NULL);
    if (inner == NULL) g_ptr_array_add(buttons, widget);
    g_clear_object(&inner);
  }
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; child != NULL; child = gtk_widget_get_next_sibling(child)) collect_buttons(child, buttons);
}

static TsrMenuAction *entry_of(TsrMenu *menu, GtkWidget *button) {
  guint index = 0;
  bool is_known = g_ptr_array_find(menu->buttons, button, &index);
  return is_known ? &g_array_index(menu->entries, TsrMenuAction, index) : NULL;
}

static void activate(TsrMenu *menu, int identifier) {
  char *name = name_of(identifier);
  g_action_group_activate_action(G_ACTION_GROUP(menu->actions), name, NULL);
  g_free(name);
}

// A button of GTK closes its menu before it activates its action, so one whose menu stays does not get presses and releases.
static gboolean button_event(
    GtkEventControllerLegacy *controller, GdkEvent *event, TsrMenu *menu) {
  GtkWidget *button = gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(controller));
  TsrEvent read;
  if (!tsr_event_read(event, button, &read) || read.button != 1) return FALSE;
  if (read.kind != TsrEventKindPress && read.kind != TsrEventKindRelease) return FALSE;
  TsrMenuAction *entry = entry_of(menu, button);
  if (entry != NULL && entry->is_enabled && read.kind == TsrEventKindRelease &&
      gtk_widget_contains(button, read.x, read.y)) {
    activate(menu, entry->identifier);
  }
  return TRUE;
}

static gboolean key_pressed(
    GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, TsrMenu *menu) {
  if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter &&
      key != GDK_KEY_space && key != GDK_KEY_KP_Space) {
    return FALSE;
  }
  GtkRoot *root = gtk_widget_get_root(menu->popover);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus(root);
  TsrMenuAction *entry = focus == NULL ? NULL : entry_of(menu, focus);
  if (entry == NULL || !entry->keeps_menu || !entry->is_enabled) return FALSE;
  activate(menu, entry->identifier);
  return TRUE;
}

static void open_around(GtkWidget *widget, TsrMenu *menu) {
  GtkWidget *popover = gtk_widget_get_ancestor(widget, GTK_TYPE_POPOVER);
  if (popover == NULL) return;
  if (popover != menu->popover) open_around(gtk_widget_get_parent(popover), menu);
  gtk_popover_popup(GTK_POPOVER(popover));
}

// A screen reader activates the button itself, which has closed its menu by now.
static void clicked(GtkWidget *button, TsrMenu *menu) {
  if (menu->report == 0) return;
  g_source_remove(menu->report);
  menu->report = 0;
  open_around(button, menu);
  gtk_widget_grab_focus(button);
}

static GtkWidget *mark_in(GtkWidget *widget) {
  const char *name = gtk_widget_get_css_name(widget);
  if (g_strcmp0(name, "check") == 0) return widget;
  GtkWidget *found = NULL;
  GtkWidget *child = gtk_widget_get_first_child(widget);
  for (; found == NULL && child != NULL; child = gtk_widget_get_next_sibling(child)) {
    if (!GTK_IS_POPOVER(child)) found = mark_in(child);
  }
  return found;
}

// An action of GTK is on or off, and whenever its button shows which, it takes all else away from the mark.
static void show_mixed_mark(TsrMenu *menu, GtkWidget *button) {
  TsrMenuAction *entry = entry_of(menu, button);
  GtkWidget *mark = mark_in(button);
  if (entry == NULL || mark == NULL || !entry->is_mixed) return;
  if ((gtk_widget_get_state_flags(mark) & GTK_STATE_FLAG_INCONSISTENT) != 0) return;
  gtk_widget_unset_state_flags(mark, GTK_STATE_FLAG_CHECKED);
  gtk_widget_set_state_flags(mark, GTK_STATE_FLAG_INCONSISTENT, FALSE);
  gtk_accessible_update_state(
      GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_TRISTATE_MIXED, -1);
}

static void mark_changed(GtkWidget *mark, GtkStateFlags former, TsrMenu *menu) {
  GtkWidget *button = mark;
  while (button != NULL && entry_of(menu, button) == NULL) button = gtk_widget_get_parent(button);
  if (button != NULL) show_mixed_mark(menu, button);
}

static void add_style(void) {
  static bool has_style = false;
  if (has_style) return;
  has_style = true;
  tsr_add_style_sheet(
      "modelbutton.tessera-destructive { color: mix(@theme_fg_color, #ff2020, 0.8); }"
      "modelbutton.tessera-destructive:disabled { color: alpha(mix(@theme_fg_color, #ff2020, 0.8), 0.5); }");
}

static void set_up_button(TsrMenu *menu, GtkWidget *button, const TsrMenuAction *entry) {
  if (entry->is_destructive) gtk_widget_add_css_class(button, "tessera-destructive");
  GtkWidget *mark = entry->can_be_marked ? mark_in(button) : NULL;
  if (mark != NULL) {
    g_signal_connect(mark, "state-flags-changed", G_CALLBACK(mark_changed), menu);
    show_mixed_mark(menu, button);
  }
  if (!entry->keeps_menu) return;
  g_signal_connect(button, "clicked", G_CALLBACK(clicked), menu);
  GtkEventController *events = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE);
  g_signal_connect(events, "event", G_CALLBACK(button_event), menu);
  gtk_widget_add_controller(button, events);
}

// A menu of GTK says nothing more of what an action does, so its buttons are told apart by their places.
static void set_up_buttons(TsrMenu *menu) {
  add_style();
  g_ptr_array_set_size(menu->buttons, 0);
  collect_buttons(menu->popover, menu->buttons);
  if (menu->buttons->len != menu->entries->len) g_ptr_array_set_size(menu->buttons, 0);
  for (guint index = 0; index < menu->buttons->len; index++) {
    set_up_button(
        menu, g_ptr_array_index(menu->buttons, index),
        &g_array_index(menu->entries, TsrMenuAction, index));
  }
}

void tsr_menu_update_action(TsrMenu *menu, TsrMenuAction action) {
  for (guint index = 0; index < menu->entries->len; index++) {
    TsrMenuAction *entry = &g_array_index(menu->entries, TsrMenuAction, index);
    if (entry->identifier != action.identifier) continue;
    *entry = action;
    char *name = name_of(action.identifier);
    GAction *simple = g_action_map_lookup_action(G_ACTION_MAP(menu->actions), name);
    g_simple_action_set_enabled(G_SIMPLE_ACTION(simple), action.is_enabled);
    g_free(name);
    if (!action.can_be_marked) return;
    g_simple_action_set_state(G_SIMPLE_ACTION(simple), g_variant_new_boolean(action.is_marked));
    if (index >= menu->buttons->len) return;
    GtkWidget *button = g_ptr_array_index(menu->buttons, index);
    GtkWidget *mark = mark_in(button);
    if (mark == NULL) return;
    if (!action.is_mixed) gtk_widget_unset_state_flags(mark, GTK_STATE_FLAG_INCONSISTENT);
    if (action.is_marked) gtk_widget_set_state_flags(mark, GTK_STATE_FLAG_CHECKED, FALSE);
    show_mixed_mark(menu, button);
    return;
  }
}

void tsr_menu_remove_actions(TsrMenu *menu) {
  for (guint index = 0; index < menu->entries->len; index++) {
    char *name = name_of(g_array_index(menu->entries, TsrMenuAction, index).identifier);
    g_action_map_remove_action(G_ACTION_MAP(menu->actions), name);
    g_free(name);
  }
  g_array_set_size(menu->entries, 0);
  g_ptr_array_set_size(menu->buttons, 0);
}

void tsr_menu_show_items(TsrMenu *menu, GMenu *items) {
  gtk_popover_menu_set_menu_model(GTK_POPOVER_MENU(menu->popover), G_MENU_MODEL(items));
  g_object_unref(items);
  set_up_buttons(menu);
  gtk_widget_child_focus(menu->popover, GTK_DIR_TAB_FORWARD);
}

static gboolean tsr_menu_report_closed(gpointer data) {
  TsrMenu *menu = data;
  menu->report = 0;
  if (!menu->has_client) return G_SOURCE_REMOVE;
  menu->has_client = false;
  menu->client.closed(menu->client.context);
  return G_SOURCE_REMOVE;
}

// GTK closes a menu before it activates what was chosen.
static void tsr_menu_closed(GtkPopover *popover, TsrMenu *menu) {
  if (menu->report == 0) menu->report = g_idle_add(tsr_menu_report_closed, menu);
}

void tsr_menu_popup(TsrMenu *menu, GMenu *items, GtkWidget *view, GdkRectangle rect) {
  GtkRoot *root = gtk_widget_get_root(view);
  menu->focus = root == NULL ? NULL : gtk_root_get_focus(root);
  if (menu->focus != NULL) {
    g_object_add_weak_pointer(G_OBJECT(menu->focus), (gpointer *)&menu->focus);
  }
  menu->popover =
      gtk_popover_menu_new_from_model_full(G_MENU_MODEL(items), GTK_POPOVER_MENU_NESTED);
  g_object_unref(items);
  g_object_ref_sink(menu->popover);
  GtkEventController *keys = gtk_event_controller_key_new();
  gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), menu);
  gtk_widget_add_controller(menu->popover, keys);
  GtkPopover *popover = GTK_POPOVER(menu->popover);
  gtk_widget_insert_action_group(menu->popover, "menu", G_ACTION_GROUP(menu->actions));
  gtk_widget_set_halign(menu->popover, GTK_ALIGN_START);
  gtk_popover_set_has_arrow(popover, FALSE);
  gtk_popover_set_position(popover, GTK_POS_BOTTOM);
  gtk_widget_set_parent(menu->popover, view);
  gtk_popover_set_pointing_to(popover, &rect);
  // The buttons have marks once they know their actions.
  set_up_buttons(menu);
  g_signal_connect(popover, "closed", G_CALLBACK(tsr_menu_closed), menu);
  gtk_popover_popup(popover);
}

void tsr_menu_popdown(TsrMenu *menu) {
  if (menu->popover == NULL) return;
  if (gtk_widget_get_visible(menu->popover)) {
    gtk_popover_popdown(GTK_POPOVER(menu->popover));
  } else {
    tsr_menu_closed(NULL, menu);
  }
}

bool tsr_menu_choose(TsrMenu *menu, int identifier) {
  for (guint index = 0; index < menu->entries->len; index++) {
    TsrMenuAction entry = g_array_index(menu->entries, TsrMenuAction, index);
    if (entry.identifier != identifier) continue;
    if (!entry.is_enabled) return false;
    if (!entry.keeps_menu) tsr_menu_popdown(menu);
    activate(menu, identifier);
    return true;
  }
  return false;
}

void tsr_menu_free(TsrMenu *menu) {
  menu->has_client = false;
  if (menu->report != 0) g_source_remove(menu->report);
  if (menu->popover != NULL) {
    g_signal_handlers_disconnect_by_data(menu->popover, menu);
    if (gtk_widget_get_parent(menu->popover) != NULL) gtk_widget_unparent(menu->popover);
    g_object_unref(menu->popover);
  }
  if (menu->focus != NULL) {
    GtkWidget *focus = menu->focus;
    g_object_remove_weak_pointer(G_OBJECT(focus), (gpointer *)&menu->focus);
    if (gtk_widget_get_root(focus) != NULL) gtk_widget_grab_focus(focus);
  }
  g_object_unref(menu->actions);
  g_array_unref(menu->entries);
  g_ptr_array_unref(menu->buttons);
  g_free(menu);
}
