// The cairo, Pango and fontconfig functions in use: result, name, parameters, arguments. ENUM marks an enumeration,
// which is an int here. `Tests/Integration/check_pango_headers.py` compares the list with the libraries' own headers.

FUNCTION(cairo_surface_t *, cairo_image_surface_create, (ENUM(cairo_format_t) format, int width, int height),
         (format, width, height))
FUNCTION(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t * surface), (surface))
FUNCTION(int, cairo_image_surface_get_stride, (cairo_surface_t * surface), (surface))
FUNCTION(void, cairo_surface_flush, (cairo_surface_t * surface), (surface))
FUNCTION(void, cairo_surface_destroy, (cairo_surface_t * surface), (surface))
FUNCTION(cairo_t *, cairo_create, (cairo_surface_t * surface), (surface))
FUNCTION(void, cairo_destroy, (cairo_t * cairo), (cairo))
FUNCTION(ENUM(cairo_status_t), cairo_status, (cairo_t * cairo), (cairo))
FUNCTION(const char *, cairo_status_to_string, (ENUM(cairo_status_t) status), (status))
FUNCTION(const char *, cairo_version_string, (void), ())
FUNCTION(void, cairo_save, (cairo_t * cairo), (cairo))
FUNCTION(void, cairo_restore, (cairo_t * cairo), (cairo))
FUNCTION(void, cairo_scale, (cairo_t * cairo, double x, double y), (cairo, x, y))
FUNCTION(void, cairo_clip, (cairo_t * cairo), (cairo))
FUNCTION(void, cairo_new_path, (cairo_t * cairo), (cairo))
FUNCTION(void, cairo_new_sub_path, (cairo_t * cairo), (cairo))
FUNCTION(void, cairo_close_path, (cairo_t * cairo), (cairo))
FUNCTION(void, cairo_move_to, (cairo_t * cairo, double x, double y), (cairo, x, y))
FUNCTION(void, cairo_line_to, (cairo_t * cairo, double x, double y), (cairo, x, y))
FUNCTION(void, cairo_arc, (cairo_t * cairo, double x, double y, double radius, double start, double end),
         (cairo, x, y, radius, start, end))
FUNCTION(void, cairo_arc_negative, (cairo_t * cairo, double x, double y, double radius, double start, double end),
         (cairo, x, y, radius, start, end))
FUNCTION(void, cairo_rectangle, (cairo_t * cairo, double x, double y, double width, double height),
         (cairo, x, y, width, height))
FUNCTION(void, cairo_set_source_rgb, (cairo_t * cairo, double red, double green, double blue),
         (cairo, red, green, blue))
FUNCTION(void, cairo_set_source_rgba, (cairo_t * cairo, double red, double green, double blue, double alpha),
         (cairo, red, green, blue, alpha))
FUNCTION(void, cairo_set_source_surface, (cairo_t * cairo, cairo_surface_t *surface, double x, double y),
         (cairo, surface, x, y))
FUNCTION(void, cairo_set_line_width, (cairo_t * cairo, double width), (cairo, width))
FUNCTION(void, cairo_set_line_cap, (cairo_t * cairo, ENUM(cairo_line_cap_t) cap), (cairo, cap))
FUNCTION(void, cairo_set_line_join, (cairo_t * cairo, ENUM(cairo_line_join_t) join), (cairo, join))
FUNCTION(void, cairo_set_dash, (cairo_t * cairo, const double *dashes, int count, double offset),
         (cairo, dashes, count, offset))
FUNCTION(void, cairo_fill, (cairo_t * cairo), (cairo))
FUNCTION(void, cairo_stroke, (cairo_t * cairo), (cairo))
FUNCTION(void, cairo_paint, (cairo_t * cairo), (cairo))
FUNCTION(cairo_font_options_t *, cairo_font_options_create, (void), ())
FUNCTION(void, cairo_font_options_destroy, (cairo_font_options_t * options), (options))
FUNCTION(void, cairo_font_options_set_antialias,
         (cairo_font_options_t * options, ENUM(cairo_antialias_t) antialias), (options, antialias))
FUNCTION(void, cairo_font_options_set_hint_style,
         (cairo_font_options_t * options, ENUM(cairo_hint_style_t) style), (options, style))
FUNCTION(void, cairo_font_options_set_hint_metrics,
         (cairo_font_options_t * options, ENUM(cairo_hint_metrics_t) metrics), (options, metrics))

FUNCTION(FcConfig *, FcConfigCreate, (void), ())
FUNCTION(void, FcConfigDestroy, (FcConfig * configuration), (configuration))
FUNCTION(int, FcConfigSetCurrent, (FcConfig * configuration), (configuration))
FUNCTION(int, FcConfigAppFontAddFile, (FcConfig * configuration, const unsigned char *file), (configuration, file))

FUNCTION(PangoFontMap *, pango_cairo_font_map_new_for_font_type, (ENUM(cairo_font_type_t) type), (type))
FUNCTION(void, pango_cairo_font_map_set_resolution, (PangoCairoFontMap * map, double dpi), (map, dpi))
FUNCTION(void, pango_fc_font_map_set_config, (PangoFcFontMap * map, FcConfig *configuration), (map, configuration))
FUNCTION(PangoContext *, pango_font_map_create_context, (PangoFontMap * map), (map))
FUNCTION(void, pango_cairo_context_set_font_options, (PangoContext * context, const cairo_font_options_t *options),
         (context, options))
FUNCTION(void, pango_context_set_round_glyph_positions, (PangoContext * context, int round), (context, round))
FUNCTION(void, pango_context_set_language, (PangoContext * context, PangoLanguage *language), (context, language))
FUNCTION(PangoLanguage *, pango_language_from_string, (const char *name), (name))
FUNCTION(const char *, pango_version_string, (void), ())
FUNCTION(PangoFontDescription *, pango_font_description_new, (void), ())
FUNCTION(void, pango_font_description_free, (PangoFontDescription * description), (description))
FUNCTION(void, pango_font_description_set_family, (PangoFontDescription * description, const char *family),
         (description, family))
FUNCTION(void, pango_font_description_set_weight, (PangoFontDescription * description, ENUM(PangoWeight) weight),
         (description, weight))
FUNCTION(void, pango_font_description_set_absolute_size, (PangoFontDescription * description, double size),
         (description, size))
FUNCTION(PangoLayout *, pango_layout_new, (PangoContext * context), (context))
FUNCTION(void, pango_layout_set_font_description, (PangoLayout * layout, const PangoFontDescription *description),
         (layout, description))
FUNCTION(void, pango_layout_set_single_paragraph_mode, (PangoLayout * layout, int setting), (layout, setting))
FUNCTION(void, pango_layout_set_text, (PangoLayout * layout, const char *text, int length), (layout, text, length))
FUNCTION(void, pango_layout_set_ellipsize, (PangoLayout * layout, ENUM(PangoEllipsizeMode) mode), (layout, mode))
FUNCTION(void, pango_layout_set_width, (PangoLayout * layout, int width), (layout, width))
FUNCTION(void, pango_layout_get_extents, (PangoLayout * layout, PangoRectangle *ink, PangoRectangle *logical),
         (layout, ink, logical))
FUNCTION(int, pango_layout_get_baseline, (PangoLayout * layout), (layout))
FUNCTION(int, pango_layout_get_unknown_glyphs_count, (PangoLayout * layout), (layout))
FUNCTION(int, pango_layout_is_ellipsized, (PangoLayout * layout), (layout))
FUNCTION(void, pango_cairo_show_layout, (cairo_t * cairo, PangoLayout *layout), (cairo, layout))

FUNCTION(void, g_object_unref, (void *object), (object))
