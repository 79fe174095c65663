#include "Chunks.h"
#include <string.h>

/// Memory that libpng needs per chunk, more than its largest structure. It limits the number of empty chunks.
static const uint64_t overhead = 64;
/// The maximum expansion factor of deflate (zlib, Technical Details).
static const uint64_t expansion = 1032;

/// Chunks of variable length that libpng keeps. All others have a fixed length or are skipped.
static const char kept[][5] = {"tEXt", "zTXt", "iTXt", "iCCP", "sPLT", "pCAL", "sCAL", "eXIf"};
/// Chunks handed over unchanged, which libpng skips when they exceed its limit.
static const char handed[][5] = {"cICP", "sRGB", "acTL", "fcTL"};

static bool isOneOf(const char (*names)[5], size_t count, const uint8_t *name) {
  for (size_t i = 0; i < count; i++)
    if (memcmp(names[i], name, 4) == 0) return true;
  return false;
}

void PNGShimChunksInit(PNGShimChunks *chunks, png_structp png, uint32_t limit) {
  memset(chunks, 0, sizeof *chunks);
  chunks->limit = limit;
  // The signature comes first.
  chunks->next = 8;
  png_set_chunk_malloc_max(png, limit ? limit : 1);
}

static uint64_t held(png_structp png, png_infop info) {
  uint64_t sum = 0;
  png_textp texts;
  int count = png_get_text(png, info, &texts, NULL);
  for (int i = 0; i < count; i++)
    sum += texts[i].compression < PNG_ITXT_COMPRESSION_NONE ? texts[i].text_length : texts[i].itxt_length;
  png_charp name;
  png_bytep profile;
  png_uint_32 length;
  int compression;
  if (png_get_iCCP(png, info, &name, &compression, &profile, &length)) sum += length;
  return sum;
}

static uint64_t heldTogether(png_structp png, png_infop info, png_infop end) {
  return held(png, info) + (end ? held(png, end) : 0);
}

/// Counts the result of an inflated chunk. An abandoned one may have used its whole allowance, and the time for it.
static void settle(PNGShimChunks *chunks, png_structp png, png_infop info, png_infop end) {
  if (!chunks->isExpanding) return;
  chunks->isExpanding = false;
  uint64_t now = heldTogether(png, info, end);
  uint64_t grown = now > chunks->held ? now - chunks->held : chunks->length * expansion;
  uint64_t taken = chunks->before + overhead + (grown > chunks->length ? grown : chunks->length);
  chunks->taken = taken < chunks->limit ? taken : chunks->limit;
}

/// Prepares libpng for the chunk whose header has arrived; returns whether it is left out.
static bool begin(PNGShimChunks *chunks, png_structp png, png_infop info, png_infop end, uint64_t length) {
  const uint8_t *name = chunks->head + 4;
  settle(chunks, png, info, end);
  if (chunks->leftOut[0]) {
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep)chunks->leftOut, 1);
    chunks->leftOut[0] = 0;
  }
  png_set_chunk_malloc_max(png, (png_alloc_size_t)chunks->limit);
  bool isKept = isOneOf(kept, sizeof kept / sizeof *kept, name);
  if (!isKept && !isOneOf(handed, sizeof handed / sizeof *handed, name)) return false;
  if (chunks->taken + overhead + length >= chunks->limit) {
    // No chunk handed over is as large; zero disables the limit, and libpng's warning with it.
    png_set_chunk_malloc_max(png, isKept ? 0 : 1);
    if (!isKept) return false;
    memcpy(chunks->leftOut, name, 4);
    chunks->leftOut[4] = 0;
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, (png_const_bytep)chunks->leftOut, 1);
    return true;
  }
  png_set_chunk_malloc_max(png, (png_alloc_size_t)(chunks->limit - chunks->taken));
  chunks->isExpanding =
      memcmp(name, "zTXt", 4) == 0 || memcmp(name, "iTXt", 4) == 0 || memcmp(name, "iCCP", 4) == 0;
  if (chunks->isExpanding) {
    chunks->before = chunks->taken;
    chunks->length = length;
    chunks->held = heldTogether(png, info, end);
  }
  chunks->taken += overhead + length;
  return false;
}

const char *PNGShimChunksSee(
    PNGShimChunks *chunks, png_structp png, png_infop info, png_infop end, uint64_t offset, const uint8_t *bytes,
    size_t count) {
  bool isLeftOut = false;
  // A chunk consists of its length, its name, the data, and a checksum of four bytes.
  for (size_t i = 0; i < count;) {
    uint64_t place = offset + i;
    if (place < chunks->next) {
      uint64_t rest = chunks->next - place;
      if (rest >= count - i) break;
      i += (size_t)rest;
    }
    chunks->head[chunks->headLength++] = bytes[i++];
    chunks->next++;
    if (chunks->headLength < sizeof chunks->head) continue;
    chunks->headLength = 0;
    uint64_t length = png_get_uint_32(chunks->head);
    chunks->next += length + 4;
    isLeftOut = begin(chunks, png, info, end, length);
  }
  return isLeftOut ? chunks->leftOut : NULL;
}
