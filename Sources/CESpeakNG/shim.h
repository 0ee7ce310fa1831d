#pragma once
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>

// A C enumeration reaches Swift as a type of its own; statuses are compared and reported as numbers.
static inline int aloud_espeak_initialize(void)
{
    // Unlike espeak_Initialize, this neither prints nor exits where data is missing.
    espeak_ng_ERROR_CONTEXT context = 0;
    int status = (int)espeak_ng_Initialize(&context);
    espeak_ng_ClearErrorContext(&context);
    return status;
}

static inline int aloud_espeak_output(int milliseconds)
{
    return (int)espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, milliseconds, 0);
}

static inline int aloud_espeak_voice(const char *name) { return (int)espeak_ng_SetVoiceByName(name); }

static inline int aloud_espeak_rate(int words_per_minute)
{
    return (int)espeak_ng_SetParameter(espeakRATE, words_per_minute, 0);
}

// Pitch and its range, 0 to 100 each, 50 as the voice has them.
static inline int aloud_espeak_pitch(int pitch, int range)
{
    int status = (int)espeak_ng_SetParameter(espeakPITCH, pitch, 0);
    return status ? status : (int)espeak_ng_SetParameter(espeakRANGE, range, 0);
}

static inline int aloud_espeak_speak(const char *text, size_t size, unsigned flags)
{
    return (int)espeak_ng_Synthesize(text, size, 0, POS_CHARACTER, 0, flags, 0, 0);
}

static inline void aloud_espeak_message(int status, char *buffer, size_t size)
{
    espeak_ng_GetStatusCodeMessage((espeak_ng_STATUS)status, buffer, size);
}
