#include "CPangoCairo.h"

#include <dlfcn.h>
#include <stddef.h>

// Pointers to the loaded functions, and functions of the same names that call them.
#define ENUM(type) int
#define FUNCTION(result, name, parameters, arguments) \
  static result(*loaded_##name) parameters;           \
  result name parameters { return loaded_##name arguments; }
#include "Functions.h"
#undef FUNCTION

static const char *failure = NULL;
static bool is_loaded = false;

// Debian and others; Homebrew on both processor architectures.
static const char *const names[] = {
    "libpangocairo-1.0.so.0",
    "libpangocairo-1.0.0.dylib",
    "/opt/homebrew/lib/libpangocairo-1.0.0.dylib",
    "/usr/local/lib/libpangocairo-1.0.0.dylib",
};

const char *CPangoCairoLoad(void) {
  if (is_loaded) return failure;
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && library == NULL; index++) {
    library = dlopen(names[index], RTLD_LAZY | RTLD_LOCAL);
  }
  if (library == NULL) {
    failure = "libpangocairo-1.0";
  } else {
    // dlsym also searches the libraries that this one links to: cairo, Pango and fontconfig.
#define FUNCTION(result, name, parameters, arguments)                                    \
  loaded_##name = (result(*) parameters)dlsym(library, #name);                           \
  if (loaded_##name == NULL && failure == NULL) failure = #name " of cairo and Pango";
#include "Functions.h"
#undef FUNCTION
  }
  is_loaded = true;
  return failure;
}
