#include "Handles.h"
#include <stdlib.h>
#include <string.h>

static void onError(png_structp png, png_const_charp message) {
  PNGShimWriter *writer = png_get_error_ptr(png);
  strncpy(writer->error, message, sizeof writer->error - 1);
  png_longjmp(png, 1);
}

static void onWarning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void onWrite(png_structp png, png_bytep bytes, size_t count) {
  PNGShimWriter *writer = png_get_io_ptr(png);
  if (writer->worker) {
    if (!PNGShimWorkerKeep(writer->worker, bytes, count)) png_error(png, "out of memory");
  } else if (!writer->write(writer->context, bytes, count)) png_error(png, "the bytes were not taken");
}

static void onFlush(png_structp png) { (void)png; }

PNGShimWriter *PNGShimWriterCreate(PNGShimWrite write, void *context) {
  PNGShimWriter *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->write = write;
  writer->context = context;
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, onError, onWarning);
  if (!writer->png) {
    free(writer);
    return NULL;
  }
  if (setjmp(png_jmpbuf(writer->png))) {
    PNGShimWriterDestroy(writer);
    return NULL;
  }
  writer->info = png_create_info_struct(writer->png);
  writer->end = png_create_info_struct(writer->png);
  if (!writer->info || !writer->end) png_error(writer->png, "out of memory");
  png_set_write_fn(writer->png, writer, onWrite, onFlush);
  return writer;
}

static void endWorker(PNGShimWriter *writer) {
  if (writer->worker) PNGShimWorkerDestroy(writer->worker);
  writer->worker = NULL;
}

void PNGShimWriterDestroy(PNGShimWriter *writer) {
  endWorker(writer);
  if (writer->end) png_destroy_info_struct(writer->png, &writer->end);
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer);
}

// libpng abandons the picture over a keyword that it would not write; readers accept such keywords.
static bool isWritable(const png_text *text) {
  if (!text->key) return false;
  size_t length = strlen(text->key);
  if (length < 1 || length > 79) return false;
  for (size_t i = 0; i < length; i++) {
    uint8_t character = (uint8_t)text->key[i];
    // PNG (third edition) 11.3.3.1: printable Latin-1 without U+00A0; here also without the space.
    if ((character > 32 && character <= 126) || character >= 161) return true;
  }
  return false;
}

static void copyTexts(png_structp png, png_infop info, png_const_structp from, png_const_infop original) {
  png_textp texts;
  // The reader's query functions take no const pointer.
  int count = png_get_text((png_structp)from, (png_infop)original, &texts, NULL);
  for (int i = 0; i < count; i++)
    if (isWritable(&texts[i])) png_set_text(png, info, &texts[i], 1);
}

// The camera's orientation and resolution remain valid; the time of change (tIME) does not.
static void copyExif(png_structp png, png_infop info, png_const_structp from, png_infop original) {
  png_bytep bytes;
  png_uint_32 count;
  if (png_get_eXIf_1(from, original, &count, &bytes)) png_set_eXIf_1(png, info, count, bytes);
}

static bool writeRows(void *context, const uint8_t *rows, size_t count) {
  PNGShimWriter *writer = context;
  // Runs on the worker's thread, as does a longjmp back to here; nothing else uses libpng's structure meanwhile.
  if (setjmp(png_jmpbuf(writer->png))) return false;
  size_t rowBytes = png_get_rowbytes(writer->png, writer->info);
  for (size_t row = 0; row < count; row++) png_write_row(writer->png, rows + row * rowBytes);
  return true;
}

static bool takeBytes(void *context, const uint8_t *bytes, size_t count) {
  PNGShimWriter *writer = context;
  if (writer->write(writer->context, bytes, count)) return true;
  strncpy(writer->error, "the bytes were not taken", sizeof writer->error - 1);
  return false;
}

bool PNGShimWriterStart(
    PNGShimWriter *writer, uint32_t width, uint32_t height, int bitDepth, int colorType, int level, bool isSub,
    bool isGrain, bool isAside, const PNGShimReader *original) {
  if (setjmp(png_jmpbuf(writer->png))) return false;
  png_structp png = writer->png;
  png_infop info = writer->info;
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
      png, info, width, height, bitDepth, colorType, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
      PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  // With 16 bits no value of a gradient repeats, and its differences do; noise in the low bytes is not worth a search.
  // Against level 3, a photograph of 63 megapixels takes two thirds of the time and grows by at most 7 %.
  bool isDeep = bitDepth == 16;
  png_set_compression_level(png, isDeep ? 1 : level);
  // Z_RLE of zlib.h.
  if (isDeep && isGrain) png_set_compression_strategy(png, 3);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, isSub || isDeep ? PNG_FILTER_SUB : PNG_FILTER_NONE);
  if (original) {
    png_uint_32 x, y;
    int unit;
    if (png_get_pHYs(original->png, original->info, &x, &y, &unit) && unit < PNG_RESOLUTION_LAST)
      png_set_pHYs(png, info, x, y, unit);
    copyTexts(png, info, original->png, original->info);
    copyExif(png, info, original->png, original->info);
  }
  png_write_info(png, info);
  const uint16_t one = 1;
  if (*(const uint8_t *)&one == 1 && bitDepth == 16) png_set_swap(png);
  // Without a thread, compress rows as they arrive.
  if (isAside) writer->worker = PNGShimWorkerCreate(png_get_rowbytes(png, info), writeRows, takeBytes, writer);
  return true;
}

bool PNGShimWriterRow(PNGShimWriter *writer, const uint8_t *row) {
  if (writer->worker) return PNGShimWorkerRow(writer->worker, row);
  if (setjmp(png_jmpbuf(writer->png))) return false;
  png_write_row(writer->png, row);
  return true;
}

bool PNGShimWriterFinish(PNGShimWriter *writer, const PNGShimReader *original) {
  if (writer->worker && !PNGShimWorkerFinish(writer->worker)) return false;
  endWorker(writer);
  if (setjmp(png_jmpbuf(writer->png))) return false;
  if (original && original->isFinished) {
    copyTexts(writer->png, writer->end, original->png, original->end);
    copyExif(writer->png, writer->end, original->png, original->end);
  }
  png_write_end(writer->png, writer->end);
  return true;
}

const char *PNGShimWriterError(const PNGShimWriter *writer) { return writer->error; }
