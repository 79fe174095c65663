// cairo, Pango and fontconfig, loaded at the first drawing: linking them would add 2 to 3 milliseconds to every start
// of the command, and it would not start where they are missing. The functions have the names and parameters of the
// libraries' own headers, which are not required.
#pragma once
#include <stdbool.h>

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _FcConfig FcConfig;
typedef struct _PangoFontMap PangoFontMap;
// The same object, as two of its classes.
typedef struct _PangoFontMap PangoCairoFontMap;
typedef struct _PangoFontMap PangoFcFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoRectangle {
  int x, y, width, height;
} PangoRectangle;

static const int CAIRO_STATUS_SUCCESS = 0;
static const int CAIRO_FORMAT_RGB24 = 1;
static const int CAIRO_FONT_TYPE_FT = 1;
static const int CAIRO_ANTIALIAS_GRAY = 2;
static const int CAIRO_HINT_STYLE_NONE = 1;
static const int CAIRO_HINT_METRICS_OFF = 1;
static const int CAIRO_LINE_CAP_BUTT = 0;
static const int CAIRO_LINE_CAP_ROUND = 1;
static const int CAIRO_LINE_CAP_SQUARE = 2;
static const int CAIRO_LINE_JOIN_ROUND = 1;
static const int PANGO_WEIGHT_NORMAL = 400;
static const int PANGO_WEIGHT_BOLD = 700;
static const int PANGO_ELLIPSIZE_END = 3;
static const int PANGO_SCALE = 1024;

#define ENUM(type) int
#define FUNCTION(result, name, parameters, arguments) __attribute__((visibility("hidden"))) result name parameters;
#include "Functions.h"
#undef FUNCTION
#undef ENUM

// Loads the libraries once. Returns NULL, or the name of what is missing; call it before anything else.
__attribute__((visibility("hidden"))) const char *CPangoCairoLoad(void);
