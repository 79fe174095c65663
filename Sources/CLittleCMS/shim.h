// Swift cannot import function-like macros; each constant here stands for one.
#pragma once
#include <lcms2.h>
