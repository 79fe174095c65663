// A thread of a writer's own, that compresses rows while the next are prepared. A block of rows at a time is under way,
// in order, through the same stream: the bytes are those of a writer without a thread, on any number of cores. Whoever
// owns the writer hands rows in and takes bytes out; the thread calls nobody back.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct PNGShimWorker PNGShimWorker;
/// Compresses rows, on the worker's thread; false when that fails.
typedef bool (*PNGShimCompress)(void *context, const uint8_t *rows, size_t count);
/// Takes what was compressed, on the caller's thread; false when it was not taken.
typedef bool (*PNGShimTake)(void *context, const uint8_t *bytes, size_t count);

/// Starts a thread; NULL when there is none to be had.
PNGShimWorker *PNGShimWorkerCreate(size_t rowBytes, PNGShimCompress compress, PNGShimTake take, void *context);
/// Takes a copy of a row; false when an earlier one failed or its bytes were not taken.
bool PNGShimWorkerRow(PNGShimWorker *worker, const uint8_t *row);
/// Keeps compressed bytes; to be called by `compress` only. False without memory.
bool PNGShimWorkerKeep(PNGShimWorker *worker, const uint8_t *bytes, size_t count);
/// Waits for all rows and gives their bytes away.
bool PNGShimWorkerFinish(PNGShimWorker *worker);
/// Ends the thread, whatever it has done.
void PNGShimWorkerDestroy(PNGShimWorker *worker);
