#include "TsrMenu.h"

#include "TsrText.h"

struct TsrMenu {
  TsrMenuClient client;
  bool has_client;
  GSimpleActionGroup *actions;
  /// Whether an action destroys something, in the order in which they are shown.
  GArray *destructive;
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
  menu->destructive = g_array_new(FALSE, FALSE, sizeof(gboolean));
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

void tsr_menu_add_action(
    TsrMenu *menu, GMenu *items, const char *title, int identifier, bool is_enabled,
    bool can_be_marked, bool is_marked, bool is_destructive) {
  gboolean destroys = is_destructive;
  g_array_append_val(menu->destructive, destroys);
  char *name = g_strdup_printf("a%d", identifier);
  GSimpleAction *action =
      can_be_marked ? g_simple_action_new_stateful(name, NULL, g_variant_new_boolean(is_marked))
                    : g_simple_action_new(name, NULL);
  g_simple_action_set_enabled(action, is_enabled);
  g_signal_connect(action, "activate", G_CALLBACK(tsr_menu_activated), menu);
  g_action_map_add_action(G_ACTION_MAP(menu->actions), G_ACTION(action));
  char *label = tsr_menu_label(title);
  char *detailed = g_strconcat("menu.", name, NULL);
  g_menu_append(items, label, detailed);
  g_free(detailed);
  g_free(label);
  g_object_unref(action);
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

// A menu of GTK says nothing of what an action does, so what destroys something is told by its place.
static void mark_destructive_buttons(TsrMenu *menu) {
  static bool has_style = false;
  if (!has_style) {
    has_style = true;
    tsr_add_style_sheet(
        "modelbutton.tessera-destructive { color: mix(@theme_fg_color, #ff2020, 0.8); }"
        "modelbutton.tessera-destructive:disabled { color: alpha(mix(@theme_fg_color, #ff2020, 0.8), 0.5); }");
  }
  GPtrArray *buttons = g_ptr_array_new();
  collect_buttons(menu->popover, buttons);
  bool is_known = buttons->len == menu->destructive->len;
  for (guint index = 0; is_known && index < buttons->len; index++) {
    if (!g_array_index(menu->destructive, gboolean, index)) continue;
    gtk_widget_add_css_class(g_ptr_array_index(buttons, index), "tessera-destructive");
  }
  g_ptr_array_unref(buttons);
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
  mark_destructive_buttons(menu);
  GtkPopover *popover = GTK_POPOVER(menu->popover);
  gtk_widget_insert_action_group(menu->popover, "menu", G_ACTION_GROUP(menu->actions));
  gtk_widget_set_halign(menu->popover, GTK_ALIGN_START);
  gtk_popover_set_has_arrow(popover, FALSE);
  gtk_popover_set_position(popover, GTK_POS_BOTTOM);
  gtk_widget_set_parent(menu->popover, view);
  gtk_popover_set_pointing_to(popover, &rect);
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
  char *name = g_strdup_printf("a%d", identifier);
  GActionGroup *actions = G_ACTION_GROUP(menu->actions);
  bool can_choose = g_action_group_get_action_enabled(actions, name);
  if (can_choose) {
    tsr_menu_popdown(menu);
    g_action_group_activate_action(actions, name, NULL);
  }
  g_free(name);
  return can_choose;
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
  g_array_unref(menu->destructive);
  g_free(menu);
}
