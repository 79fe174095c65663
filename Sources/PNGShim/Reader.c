#include "Handles.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// libpng's own CHUNK_CACHE_MAX is ten times as generous (pnglibconf.dfa); no picture of a chart needs them.
static const png_uint_32 chunkCacheLimit = 128;

static void onError(png_structp png, png_const_charp message) {
  PNGShimReader *reader = png_get_error_ptr(png);
  strncpy(reader->error, message, sizeof reader->error - 1);
  png_longjmp(png, 1);
}

static void onWarning(png_structp png, png_const_charp message) {
  PNGShimReader *reader = png_get_error_ptr(png);
  size_t used = strlen(reader->warnings), length = strlen(message);
  // Drop what does not fit: a hostile file can cause endless warnings.
  if (used + length + 2 > sizeof reader->warnings) return;
  memcpy(reader->warnings + used, message, length);
  reader->warnings[used + length] = '\n';
  reader->warnings[used + length + 1] = 0;
}

static void onRead(png_structp png, png_bytep bytes, size_t count) {
  PNGShimReader *reader = png_get_io_ptr(png);
  size_t given = reader->read(reader->context, bytes, count);
  for (size_t i = 0; i < given && reader->headLength < sizeof reader->head; i++)
    reader->head[reader->headLength++] = bytes[i];
  const char *leftOut =
      PNGShimChunksSee(&reader->chunks, png, reader->info, reader->end, reader->offset, bytes, given);
  reader->offset += given;
  if (leftOut) {
    char warning[96];
    snprintf(
        warning, sizeof warning, "%s: left out, since texts and profiles together have more than %llu bytes", leftOut,
        (unsigned long long)reader->chunks.limit);
    onWarning(png, warning);
  }
  if (given < count) {
    reader->isTruncated = true;
    png_error(png, "the file ends too early");
  }
}

PNGShimReader *PNGShimReaderCreate(
    PNGShimRead read, void *context, uint32_t maximumSide, uint32_t maximumChunkBytes) {
  PNGShimReader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->read = read;
  reader->context = context;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, onError, onWarning);
  if (!reader->png) {
    free(reader);
    return NULL;
  }
  // libpng 1.6.39 does not know cICP; later versions hand it over the same way on request. Also request sRGB: libpng
  // would turn it into gAMA and cHRM, and treat an additional iCCP chunk as a contradiction that invalidates both. The
  // last two chunks declare an animation, and whether the picture is part of it.
  static const png_byte handed[] = "cICP\0sRGB\0acTL\0fcTL";
  if (setjmp(png_jmpbuf(reader->png))) {
    PNGShimReaderDestroy(reader);
    return NULL;
  }
  reader->info = png_create_info_struct(reader->png);
  reader->end = png_create_info_struct(reader->png);
  if (!reader->info || !reader->end) png_error(reader->png, "out of memory");
  png_set_user_limits(reader->png, maximumSide, maximumSide);
  png_set_chunk_cache_max(reader->png, chunkCacheLimit);
  PNGShimChunksInit(&reader->chunks, reader->png, maximumChunkBytes);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_ALWAYS, handed, 4);
  png_set_read_fn(reader->png, reader, onRead);
  return reader;
}

void PNGShimReaderDestroy(PNGShimReader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, &reader->end);
  free(reader);
}

// libpng hands over unknown chunks even if their checksum is wrong, with only a warning.
static bool isWhole(const PNGShimReader *reader, const char *name) {
  char warning[32];
  snprintf(warning, sizeof warning, "%s: CRC error", name);
  return strstr(reader->warnings, warning) == NULL;
}

static void readColor(PNGShimReader *reader, PNGShimHeader *header) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  png_fixed_point gamma;
  // libpng clears the flag if the chunk contradicts another.
  header->hasGamma = png_get_valid(png, info, PNG_INFO_gAMA) && png_get_gAMA_fixed(png, info, &gamma) != 0;
  if (header->hasGamma) header->gamma = gamma;
  png_fixed_point c[8];
  header->hasChromaticities =
      png_get_cHRM_fixed(png, info, &c[0], &c[1], &c[2], &c[3], &c[4], &c[5], &c[6], &c[7]) != 0;
  for (int i = 0; i < 8 && header->hasChromaticities; i++) header->chromaticities[i] = c[i];
  png_charp name;
  png_bytep profile;
  png_uint_32 length;
  int compression;
  if (png_get_iCCP(png, info, &name, &compression, &profile, &length)) {
    header->profile = profile;
    header->profileLength = length;
    // libpng recognises the common sRGB profiles by their checksums; it does not see the sRGB chunk.
    int intent;
    header->isProfileSRGB = png_get_sRGB(png, info, &intent) != 0;
  }
}

static void readHanded(PNGShimReader *reader, PNGShimHeader *header) {
  png_unknown_chunkp chunks;
  int count = png_get_unknown_chunks(reader->png, reader->info, &chunks);
  for (int i = 0; i < count; i++) {
    const png_unknown_chunk *chunk = &chunks[i];
    if (memcmp(chunk->name, "sRGB", 4) == 0 && chunk->size == 1 && isWhole(reader, "sRGB")) header->hasSRGB = true;
    // PNG (third edition) 11.3.6.1 and 11.3.6.2.
    if (memcmp(chunk->name, "acTL", 4) == 0 && chunk->size == 8 && isWhole(reader, "acTL"))
      header->frames = png_get_uint_32(chunk->data);
    if (memcmp(chunk->name, "fcTL", 4) == 0) header->isFirstFrame = true;
    if (memcmp(chunk->name, "cICP", 4) != 0 || chunk->size != 4 || header->hasCICP || !isWhole(reader, "cICP")) continue;
    header->hasCICP = true;
    memcpy(header->cicp, chunk->data, 4);
  }
  // The chunks of the other frames follow the pixels, in any number.
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "fcTL", 1);
}

bool PNGShimReaderHeader(PNGShimReader *reader, PNGShimHeader *header) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  png_structp png = reader->png;
  png_infop info = reader->info;
  png_read_info(png, info);
  memset(header, 0, sizeof *header);
  header->width = png_get_image_width(png, info);
  header->height = png_get_image_height(png, info);
  header->bitDepth = png_get_bit_depth(png, info);
  header->colorType = png_get_color_type(png, info);
  header->isInterlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  header->hasTransparency = png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  header->resolutionX = png_get_x_pixels_per_meter(png, info);
  header->resolutionY = png_get_y_pixels_per_meter(png, info);
  readColor(reader, header);
  readHanded(reader, header);
  return true;
}

bool PNGShimReaderStart(PNGShimReader *reader, bool stored) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  png_structp png = reader->png;
  if (!stored) {
    // Expand palettes to RGB, grey below 8 bits to 8, and a transparent colour to an alpha channel.
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    const uint16_t one = 1;
    if (*(const uint8_t *)&one == 1 && png_get_bit_depth(png, reader->info) == 16) png_set_swap(png);
  }
  png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  return true;
}

size_t PNGShimReaderRowBytes(const PNGShimReader *reader) { return png_get_rowbytes(reader->png, reader->info); }

int PNGShimReaderPasses(const PNGShimReader *reader) {
  return png_get_interlace_type(reader->png, reader->info) == PNG_INTERLACE_NONE ? 1 : PNG_INTERLACE_ADAM7_PASSES;
}

bool PNGShimReaderRow(PNGShimReader *reader, uint8_t *row) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  png_read_row(reader->png, row, NULL);
  return true;
}

bool PNGShimReaderFinish(PNGShimReader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  png_read_end(reader->png, reader->end);
  reader->isFinished = true;
  return true;
}

const char *PNGShimReaderError(const PNGShimReader *reader) { return reader->error; }
const char *PNGShimReaderWarnings(const PNGShimReader *reader) { return reader->warnings; }
uint64_t PNGShimReaderOffset(const PNGShimReader *reader) { return reader->offset; }
bool PNGShimReaderIsTruncated(const PNGShimReader *reader) { return reader->isTruncated; }

size_t PNGShimReaderHead(const PNGShimReader *reader, uint8_t *bytes) {
  memcpy(bytes, reader->head, reader->headLength);
  return reader->headLength;
}
