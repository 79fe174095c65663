// Swift cannot import the casts of GObject, which are macros; each function here stands for one.
#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

static inline PangoFcFontMap *CPangoCairoFontConfigMap(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }
static inline PangoCairoFontMap *CPangoCairoFontMap(PangoFontMap *map) { return PANGO_CAIRO_FONT_MAP(map); }
static const int CPangoCairoScale = PANGO_SCALE;
