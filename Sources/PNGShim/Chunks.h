// What libpng keeps of a file beside its pixels: texts, profiles and the like, which have a limit together.
//
// libpng's own limit (png_set_chunk_malloc_max) is one for each chunk, only a warning for most, and taken from the length
// that the chunk declares before a byte of it arrives.
#pragma once
#include <png.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// The most bytes that chunks may take together.
  uint64_t limit;
  /// How many those so far have taken at most.
  uint64_t taken;
  /// Where the next chunk begins, and the start of it, as far as it has come by.
  uint64_t next;
  uint8_t head[8];
  size_t headLength;
  /// The chunk that is being read, when it may become larger than it is: what was taken before it, its length, and how
  /// much was held then.
  bool isExpanding;
  uint64_t before, length, held;
  /// The name of the chunk that is being left out, or empty.
  char leftOut[5];
} PNGShimChunks;

void PNGShimChunksInit(PNGShimChunks *chunks, png_structp png, uint32_t limit);

/// Looks at bytes that libpng is about to see, from an offset of the file on, and prepares it for a chunk that begins in
/// them. Returns the name of a chunk that it has to leave out, or NULL.
const char *PNGShimChunksSee(
    PNGShimChunks *chunks, png_structp png, png_infop info, png_infop end, uint64_t offset, const uint8_t *bytes,
    size_t count);
