#include "Worker.h"
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

/// Bytes per block of rows: large enough to make the handover cost negligible, small enough to start work early in a
/// small picture. Measured: 2^18 gains half as much for pictures of 150,000 pixels, and no more for large ones.
enum { blockBytes = 1 << 16 };

struct PNGShimWorker {
  pthread_t thread;
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  PNGShimCompress compress;
  PNGShimTake take;
  void *context;
  size_t rowBytes, rowsOfBlock;
  /// Belongs to the caller, who fills it while the thread works on the other.
  uint8_t *filling;
  size_t filled;
  /// Belongs to the thread while `isBusy`; the mutex guards `isBusy`, `isEnding`, the kept bytes and `isFailed`.
  uint8_t *working;
  size_t count;
  uint8_t *kept;
  size_t keptCount, keptCapacity;
  bool isFailed;
  bool isBusy;
  bool isEnding;
};

static void *run(void *argument) {
  PNGShimWorker *worker = argument;
  pthread_mutex_lock(&worker->mutex);
  while (true) {
    while (!worker->isBusy && !worker->isEnding) pthread_cond_wait(&worker->changed, &worker->mutex);
    if (!worker->isBusy) break;
    pthread_mutex_unlock(&worker->mutex);
    if (!worker->compress(worker->context, worker->working, worker->count)) worker->isFailed = true;
    pthread_mutex_lock(&worker->mutex);
    worker->isBusy = false;
    pthread_cond_broadcast(&worker->changed);
  }
  pthread_mutex_unlock(&worker->mutex);
  return NULL;
}

static void release(PNGShimWorker *worker) {
  free(worker->filling);
  free(worker->working);
  free(worker->kept);
  free(worker);
}

PNGShimWorker *PNGShimWorkerCreate(size_t rowBytes, PNGShimCompress compress, PNGShimTake take, void *context) {
  PNGShimWorker *worker = calloc(1, sizeof *worker);
  if (!worker) return NULL;
  worker->compress = compress;
  worker->take = take;
  worker->context = context;
  worker->rowBytes = rowBytes;
  worker->rowsOfBlock = rowBytes < blockBytes ? blockBytes / rowBytes : 1;
  worker->filling = malloc(worker->rowsOfBlock * rowBytes);
  worker->working = malloc(worker->rowsOfBlock * rowBytes);
  if (!worker->filling || !worker->working || pthread_mutex_init(&worker->mutex, NULL)) {
    release(worker);
    return NULL;
  }
  if (pthread_cond_init(&worker->changed, NULL)) {
    pthread_mutex_destroy(&worker->mutex);
    release(worker);
    return NULL;
  }
  // Leave signals to the threads that expect them.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int failure = pthread_create(&worker->thread, NULL, run, worker);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (!failure) return worker;
  pthread_cond_destroy(&worker->changed);
  pthread_mutex_destroy(&worker->mutex);
  release(worker);
  return NULL;
}

/// Waits until the thread is idle, and passes on the bytes that it kept.
static bool settle(PNGShimWorker *worker) {
  pthread_mutex_lock(&worker->mutex);
  while (worker->isBusy) pthread_cond_wait(&worker->changed, &worker->mutex);
  pthread_mutex_unlock(&worker->mutex);
  if (worker->isFailed) return false;
  size_t count = worker->keptCount;
  worker->keptCount = 0;
  if (count == 0 || worker->take(worker->context, worker->kept, count)) return true;
  worker->isFailed = true;
  return false;
}

static bool handOver(PNGShimWorker *worker) {
  if (!settle(worker)) return false;
  uint8_t *rows = worker->filling;
  worker->filling = worker->working;
  pthread_mutex_lock(&worker->mutex);
  worker->working = rows;
  worker->count = worker->filled;
  worker->isBusy = true;
  pthread_cond_broadcast(&worker->changed);
  pthread_mutex_unlock(&worker->mutex);
  worker->filled = 0;
  return true;
}

bool PNGShimWorkerRow(PNGShimWorker *worker, const uint8_t *row) {
  memcpy(worker->filling + worker->filled * worker->rowBytes, row, worker->rowBytes);
  worker->filled++;
  return worker->filled < worker->rowsOfBlock || handOver(worker);
}

bool PNGShimWorkerKeep(PNGShimWorker *worker, const uint8_t *bytes, size_t count) {
  if (worker->keptCapacity - worker->keptCount < count) {
    size_t capacity = 2 * worker->keptCapacity + count;
    uint8_t *kept = realloc(worker->kept, capacity);
    if (!kept) return false;
    worker->kept = kept;
    worker->keptCapacity = capacity;
  }
  memcpy(worker->kept + worker->keptCount, bytes, count);
  worker->keptCount += count;
  return true;
}

bool PNGShimWorkerFinish(PNGShimWorker *worker) {
  return (worker->filled == 0 || handOver(worker)) && settle(worker);
}

void PNGShimWorkerDestroy(PNGShimWorker *worker) {
  pthread_mutex_lock(&worker->mutex);
  worker->isEnding = true;
  pthread_cond_broadcast(&worker->changed);
  pthread_mutex_unlock(&worker->mutex);
  pthread_join(worker->thread, NULL);
  pthread_cond_destroy(&worker->changed);
  pthread_mutex_destroy(&worker->mutex);
  release(worker);
}
