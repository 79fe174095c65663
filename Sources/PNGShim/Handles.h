// What stands behind the handles; shared by the reader and the writer, which copies texts from one to the other.
#pragma once
#include "include/PNGShim.h"
#include "Worker.h"
#include <png.h>

struct PNGShimReader {
  png_structp png;
  png_infop info;
  /// The chunks that follow the pixels.
  png_infop end;
  PNGShimRead read;
  void *context;
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
  /// The texts that are to follow the pixels.
  png_infop end;
  PNGShimWrite write;
  void *context;
  /// Compresses the rows, if there is one.
  PNGShimWorker *worker;
  char error[256];
};
