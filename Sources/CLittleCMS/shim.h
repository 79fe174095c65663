// Swift cannot import function-like macros; each constant here stands for one.
#pragma once
#include <lcms2.h>
#include <lcms2_plugin.h>

static const cmsUInt32Number CLittleCMS_RGB_8 = TYPE_RGB_8;
static const cmsUInt32Number CLittleCMS_RGBA_8 = TYPE_RGBA_8;
static const cmsUInt32Number CLittleCMS_RGB_16 = TYPE_RGB_16;
static const cmsUInt32Number CLittleCMS_RGBA_16 = TYPE_RGBA_16;
static const cmsUInt32Number CLittleCMS_RGB_FLT = TYPE_RGB_FLT;
// The first of three or four equal channels, the others skipped: grey that was spread to RGB or RGBA.
static const cmsUInt32Number CLittleCMS_GRAY_RGB_8 = TYPE_GRAY_8 | EXTRA_SH(2);
static const cmsUInt32Number CLittleCMS_GRAY_RGBA_8 = TYPE_GRAY_8 | EXTRA_SH(3);
static const cmsUInt32Number CLittleCMS_GRAY_RGB_16 = TYPE_GRAY_16 | EXTRA_SH(2);
static const cmsUInt32Number CLittleCMS_GRAY_RGBA_16 = TYPE_GRAY_16 | EXTRA_SH(3);
