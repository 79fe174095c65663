// The structures behind the handles, shared by the reader and the writer, which copies text from one to the other.
#pragma once
#include "include/PNGShim.h"
#include "Chunks.h"
#include "Worker.h"
#include <png.h>

struct PNGShimReader {
  png_structp png;
  png_infop info;
  /// The chunks after the pixels.
  png_infop end;
  PNGShimRead read;
  void *context;
  PNGShimChunks chunks;
  uint64_t offset;
  bool isTruncated;
  bool isFinished;
  uint8_t head[26];
  size_t headLength;
  char error[256];
  char warnings[1024];
};

struct PNGShimWriter {
  png_structp png;
  png_infop info;
  /// The text to write after the pixels.
  png_infop end;
  PNGShimWrite write;
  void *context;
  /// Compresses the rows; NULL without a thread.
  PNGShimWorker *worker;
  char error[256];
};
