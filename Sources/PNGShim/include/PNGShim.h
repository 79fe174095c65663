// A wrapper of libpng without longjmp.
//
// libpng reports an error by longjmp, which must not cross a Swift frame. Every function here calls setjmp, works, and
// returns whether it succeeded; a callback into Swift has always returned before an error is raised.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The information before the pixels.
typedef struct {
  uint32_t width, height;
  uint8_t bitDepth;
  /// PNG's colour type: 0 grey, 2 RGB, 3 indexed, 4 grey with alpha, 6 RGB with alpha.
  uint8_t colorType;
  bool isInterlaced;
  /// Whether there is a tRNS chunk.
  bool hasTransparency;
  bool isProfileSRGB, hasSRGB;
  bool hasGamma;
  /// As in the gAMA chunk, times 100,000.
  int32_t gamma;
  bool hasChromaticities;
  /// As in the cHRM chunk, times 100,000: white x, y, red x, y, green x, y, blue x, y.
  int32_t chromaticities[8];
  /// The inflated iCCP chunk, or NULL. Valid as long as the reader.
  const uint8_t *_Nullable profile;
  uint32_t profileLength;
  bool hasCICP;
  /// Primaries, transfer characteristics, matrix coefficients, full range.
  uint8_t cicp[4];
  /// Frames of an animation, 0 without one, and whether the pixels are its first frame.
  uint32_t frames;
  bool isFirstFrame;
  /// Pixels per metre or, without a unit, the aspect ratio; both 0 without a pHYs chunk.
  uint32_t resolutionX, resolutionY;
} PNGShimHeader;

typedef struct PNGShimReader PNGShimReader;
typedef struct PNGShimWriter PNGShimWriter;

/// Reads the next bytes; fewer than requested mean the end, or an error that the caller remembers.
typedef size_t (*PNGShimRead)(void *_Nullable context, uint8_t *_Nonnull bytes, size_t count);
/// Writes bytes; false is an error that the caller remembers.
typedef bool (*PNGShimWrite)(void *_Nullable context, const uint8_t *_Nonnull bytes, size_t count);

/// Creates a reader; NULL without memory. Sides longer than `maximumSide` are refused; what texts, profiles and the like
/// have beyond `maximumChunkBytes` together is left out, with a warning.
PNGShimReader *_Nullable PNGShimReaderCreate(
    PNGShimRead _Nonnull read, void *_Nullable context, uint32_t maximumSide, uint32_t maximumChunkBytes);
void PNGShimReaderDestroy(PNGShimReader *_Nonnull reader);
/// Reads everything before the pixels.
bool PNGShimReaderHeader(PNGShimReader *_Nonnull reader, PNGShimHeader *_Nonnull header);
/// Prepares to read rows: as stored, or expanded to RGB or RGBA with 8 bits, or 16 in native byte order.
bool PNGShimReaderStart(PNGShimReader *_Nonnull reader, bool stored);
/// Bytes per row and, for an interlaced picture, how often to read all rows into their previous content.
size_t PNGShimReaderRowBytes(const PNGShimReader *_Nonnull reader);
int PNGShimReaderPasses(const PNGShimReader *_Nonnull reader);
bool PNGShimReaderRow(PNGShimReader *_Nonnull reader, uint8_t *_Nonnull row);
/// Reads the chunks after the pixels.
bool PNGShimReaderFinish(PNGShimReader *_Nonnull reader);
/// The error of the last call, in libpng's words.
const char *_Nonnull PNGShimReaderError(const PNGShimReader *_Nonnull reader);
/// libpng's warnings so far, one per line.
const char *_Nonnull PNGShimReaderWarnings(const PNGShimReader *_Nonnull reader);
/// The number of bytes read.
uint64_t PNGShimReaderOffset(const PNGShimReader *_Nonnull reader);
/// Whether the file ended before the picture did.
bool PNGShimReaderIsTruncated(const PNGShimReader *_Nonnull reader);
/// The first 26 bytes, as far as available: the signature and the header's dimensions.
size_t PNGShimReaderHead(const PNGShimReader *_Nonnull reader, uint8_t *_Nonnull bytes);

PNGShimWriter *_Nullable PNGShimWriterCreate(PNGShimWrite _Nonnull write, void *_Nullable context);
void PNGShimWriterDestroy(PNGShimWriter *_Nonnull writer);
/// Writes everything before the pixels of a picture tagged sRGB, with resolution and text of `original`.
///
/// `colorType` is PNG's, `level` zlib's, 0 to 9; `isSub` uses the filter Sub for every row instead of None; `isGrain`
/// looks for runs only; `isAside` compresses on a separate thread, to the same bytes.
bool PNGShimWriterStart(
    PNGShimWriter *_Nonnull writer, uint32_t width, uint32_t height, int bitDepth, int colorType, int level, bool isSub,
    bool isGrain, bool isAside, const PNGShimReader *_Nullable original);
bool PNGShimWriterRow(PNGShimWriter *_Nonnull writer, const uint8_t *_Nonnull row);
/// Writes the rest, with the text that followed the pixels of `original`.
bool PNGShimWriterFinish(PNGShimWriter *_Nonnull writer, const PNGShimReader *_Nullable original);
const char *_Nonnull PNGShimWriterError(const PNGShimWriter *_Nonnull writer);

#ifdef __cplusplus
}
#endif
