// A writer's own thread, which compresses rows while the next are prepared. It works on one block of rows at a time, in
// order, through the same stream, so the bytes equal those of a writer without a thread, on any number of cores. The
// owner of the writer passes rows in and takes bytes out; the thread calls nobody back.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct PNGShimWorker PNGShimWorker;
/// Compresses rows on the worker's thread; false on failure.
typedef bool (*PNGShimCompress)(void *context, const uint8_t *rows, size_t count);
/// Takes compressed bytes on the caller's thread; false if it rejects them.
typedef bool (*PNGShimTake)(void *context, const uint8_t *bytes, size_t count);

/// Starts a thread; NULL if none can be created.
PNGShimWorker *PNGShimWorkerCreate(size_t rowBytes, PNGShimCompress compress, PNGShimTake take, void *context);
/// Copies a row for compression; false if an earlier one failed or its bytes were rejected.
bool PNGShimWorkerRow(PNGShimWorker *worker, const uint8_t *row);
/// Keeps compressed bytes; only `compress` may call it. False without memory.
bool PNGShimWorkerKeep(PNGShimWorker *worker, const uint8_t *bytes, size_t count);
/// Waits for all rows and passes on their bytes.
bool PNGShimWorkerFinish(PNGShimWorker *worker);
/// Ends the thread in any state.
void PNGShimWorkerDestroy(PNGShimWorker *worker);
