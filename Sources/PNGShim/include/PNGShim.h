// libpng without its jumps.
//
// libpng reports an error by longjmp, which must not cross a frame of Swift. Every function here sets the jump, works,
// and returns whether that went well; a callback into Swift has always returned before an error is raised.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What stands in front of the pixels.
typedef struct {
  uint32_t width, height;
  uint8_t bitDepth;
  /// PNG's own number: 0 grey, 2 RGB, 3 indexed, 4 grey with alpha, 6 RGB with alpha.
  uint8_t colorType;
  bool isInterlaced;
  /// Whether there is a tRNS chunk.
  bool hasTransparency;
  bool isProfileSRGB, hasSRGB;
  bool hasGamma;
  /// As in the gAMA chunk: times 100,000.
  int32_t gamma;
  bool hasChromaticities;
  /// As in the cHRM chunk, times 100,000: white x, y, red x, y, green x, y, blue x, y.
  int32_t chromaticities[8];
  /// The inflated iCCP chunk; NULL without. It lives as long as the reader.
  const uint8_t *_Nullable profile;
  uint32_t profileLength;
  bool hasCICP;
  /// Primaries, transfer characteristics, matrix coefficients, full range.
  uint8_t cicp[4];
  /// Frames of an animation, 0 without one, and whether the pixels are the first of them.
  uint32_t frames;
  bool isFirstFrame;
  /// Pixels for each metre, or, without a unit, a proportion; both 0 without a pHYs chunk.
  uint32_t resolutionX, resolutionY;
} PNGShimHeader;

typedef struct PNGShimReader PNGShimReader;
typedef struct PNGShimWriter PNGShimWriter;

/// Gives the next bytes; fewer than asked for are the end, or a failure that the caller remembers.
typedef size_t (*PNGShimRead)(void *_Nullable context, uint8_t *_Nonnull bytes, size_t count);
/// Takes bytes; false is a failure that the caller remembers.
typedef bool (*PNGShimWrite)(void *_Nullable context, const uint8_t *_Nonnull bytes, size_t count);

/// Creates a reader; NULL without memory. Sides longer than `maximumSide` are refused.
PNGShimReader *_Nullable PNGShimReaderCreate(PNGShimRead _Nonnull read, void *_Nullable context, uint32_t maximumSide);
void PNGShimReaderDestroy(PNGShimReader *_Nonnull reader);
/// Reads everything in front of the pixels.
bool PNGShimReaderHeader(PNGShimReader *_Nonnull reader, PNGShimHeader *_Nonnull header);
/// Makes ready for rows: as they are stored, or expanded to RGB or RGBA of 8 bits, or of 16 in the machine's order.
bool PNGShimReaderStart(PNGShimReader *_Nonnull reader, bool stored);
/// The bytes of a row and, of an interlaced picture, how often all rows have to be read into their earlier content.
size_t PNGShimReaderRowBytes(const PNGShimReader *_Nonnull reader);
int PNGShimReaderPasses(const PNGShimReader *_Nonnull reader);
bool PNGShimReaderRow(PNGShimReader *_Nonnull reader, uint8_t *_Nonnull row);
/// Reads what follows the pixels.
bool PNGShimReaderFinish(PNGShimReader *_Nonnull reader);
/// Why the last call failed, in libpng's words.
const char *_Nonnull PNGShimReaderError(const PNGShimReader *_Nonnull reader);
/// What libpng warned of so far, a line each.
const char *_Nonnull PNGShimReaderWarnings(const PNGShimReader *_Nonnull reader);
/// How many bytes were read.
uint64_t PNGShimReaderOffset(const PNGShimReader *_Nonnull reader);
/// Whether the file ended before the picture did.
bool PNGShimReaderIsTruncated(const PNGShimReader *_Nonnull reader);
/// The first 26 bytes, as far as they were there: the signature and the dimensions of the header.
size_t PNGShimReaderHead(const PNGShimReader *_Nonnull reader, uint8_t *_Nonnull bytes);

PNGShimWriter *_Nullable PNGShimWriterCreate(PNGShimWrite _Nonnull write, void *_Nullable context);
void PNGShimWriterDestroy(PNGShimWriter *_Nonnull writer);
/// Writes what stands in front of the pixels of a picture tagged sRGB; resolution and texts are those of `original`.
///
/// `colorType` is PNG's; `level` zlib's, 0 to 9; `isSub` takes the filter Sub on every row rather than None;
/// `isAside` compresses on a thread of its own, to the same bytes.
bool PNGShimWriterStart(
    PNGShimWriter *_Nonnull writer, uint32_t width, uint32_t height, int bitDepth, int colorType, int level, bool isSub,
    bool isAside, const PNGShimReader *_Nullable original);
bool PNGShimWriterRow(PNGShimWriter *_Nonnull writer, const uint8_t *_Nonnull row);
/// Writes the rest, with the texts that followed the pixels of `original`.
bool PNGShimWriterFinish(PNGShimWriter *_Nonnull writer, const PNGShimReader *_Nullable original);
const char *_Nonnull PNGShimWriterError(const PNGShimWriter *_Nonnull writer);

#ifdef __cplusplus
}
#endif
