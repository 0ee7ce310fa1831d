#pragma once
#include <pocketsphinx.h>
#include <sphinxbase/err.h>
#include <sphinxbase/fe.h>
#include <sphinxbase/cmd_ln.h>

/* The library writes its log on standard error, and a learner's screen is there: silence both of its ways. */
static inline void aloud_quiet(void) {
    err_set_logfp(NULL);
    err_set_callback(NULL, NULL);
}

/* An empty configuration of the front end. cmd_ln_init is variadic, which Swift cannot call. */
static inline cmd_ln_t *aloud_front_end_config(void) {
    return cmd_ln_init(NULL, fe_get_args(), FALSE, NULL);
}

/* mfcc_t is float32 in this build; the front end wants an array of row pointers. Room for `limit` rows of `width`
   numbers, and for as many pointers, must be there. Returns the number of frames written, or −1; `taken` becomes the
   number of samples used up, which may be fewer than were given. */
static inline int aloud_front_end_process(fe_t *fe, const int16 *samples, size_t count, float *rows, int32 limit,
                                          int32 width, mfcc_t **pointers, size_t *taken) {
    int32 frames = limit;
    int32 first = 0;
    int16 const *next = samples;
    size_t left = count;
    for (int32 i = 0; i < limit; i++) pointers[i] = (mfcc_t *)(rows + (size_t)i * width);
    if (fe_process_frames(fe, &next, &left, pointers, &frames, &first) < 0) return -1;
    *taken = count - left;
    return frames;
}

static inline int aloud_front_end_end(fe_t *fe, float *row) {
    int32 frames = 0;
    if (fe_end_utt(fe, (mfcc_t *)row, &frames) < 0) return -1;
    return frames;
}
