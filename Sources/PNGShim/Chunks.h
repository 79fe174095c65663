// Limits the total size of what libpng keeps besides the pixels: text, profiles and similar chunks.
//
// libpng's own limit (png_set_chunk_malloc_max) applies to each chunk separately, gives only a warning for most, and
// uses the length that a chunk declares before any byte of it arrives.
#pragma once
#include <png.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  /// The maximum total size of chunks in bytes.
  uint64_t limit;
  /// The maximum size of the chunks so far.
  uint64_t taken;
  /// The offset of the next chunk, and the part of its header that has arrived.
  uint64_t next;
  uint8_t head[8];
  size_t headLength;
  /// The chunk being read, if it may expand: the total before it, its length, and the memory held then.
  bool isExpanding;
  uint64_t before, length, held;
  /// The name of the chunk being left out, or empty.
  char leftOut[5];
} PNGShimChunks;

void PNGShimChunksInit(PNGShimChunks *chunks, png_structp png, uint32_t limit);

/// Examines bytes before libpng sees them, from a file offset on, and prepares libpng for a chunk that starts in them.
/// Returns the name of a chunk that must be left out, or NULL.
const char *PNGShimChunksSee(
    PNGShimChunks *chunks, png_structp png, png_infop info, png_infop end, uint64_t offset, const uint8_t *bytes,
    size_t count);
