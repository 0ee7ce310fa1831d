// A sound card for tests, run by the real libasound in real time: it captures a file and plays into one.
//
// A device is described in the configuration by `type aloudtest` and
//   capture FILE   16-bit frames of all channels to hear, silence afterwards
//   playback FILE  where the frames that were played are written, 16-bit
//   rate N, channels N   the only ones it offers; any where 0
//   format NAME    the only one it offers (S16_LE)
//   fault NAME, after MILLISECONDS   what goes wrong and when:
//     busy, denied   when it is opened
//     slow           opens after so long
//     chatty         the same, and prints on standard error all the while
//     unplug         gone for good
//     overrun        an interruption, as if nobody had fetched or brought sound
//     server         an interruption that cannot be mended
//     suspend        asleep for 200 ms
//     asleep         asleep and does not wake
//     stall          no sound moves any more
#include <alsa/asoundlib.h>
#include <alsa/pcm_external.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

struct card {
    snd_pcm_ioplug_t io;
    int file;
    off_t file_start;
    int fault_is_done;
    char fault[16];
    double after;
    double opened;
    double started;
    double woken;
    snd_pcm_uframes_t before;
    snd_pcm_uframes_t boundary;
    snd_pcm_uframes_t avail_min;
    snd_pcm_uframes_t transferred;
};

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static int is(const struct card *card, const char *fault) { return strcmp(card->fault, fault) == 0; }

static int is_due(const struct card *card) { return !card->fault_is_done && now() - card->opened >= card->after; }

// Frames that the clock has moved since the device was prepared.
static snd_pcm_uframes_t moved(const struct card *card) {
    if (card->started == 0) return card->before;
    double end = now();
    if (is(card, "stall") && end > card->opened + card->after) {
        end = card->opened + card->after;
        if (end < card->started) end = card->started;
    }
    return card->before + (snd_pcm_uframes_t)((end - card->started) * card->io.rate);
}

static int card_start(snd_pcm_ioplug_t *io) {
    struct card *card = io->private_data;
    card->started = now();
    struct itimerspec every = {0};
    long long nanoseconds = (long long)io->period_size * 1000000000LL / io->rate;
    every.it_interval.tv_sec = nanoseconds / 1000000000LL;
    every.it_interval.tv_nsec = nanoseconds % 1000000000LL;
    every.it_value = every.it_interval;
    timerfd_settime(io->poll_fd, 0, &every, NULL);
    return 0;
}

static int card_stop(snd_pcm_ioplug_t *io) {
    struct card *card = io->private_data;
    if (card->started != 0 && io->stream == SND_PCM_STREAM_PLAYBACK && card->file >= 0) {
        // What was brought but not played is never heard.
        snd_pcm_uframes_t played = moved(card);
        if (played < card->transferred) {
            off_t end = card->file_start + (off_t)(played * io->channels * 2);
            if (ftruncate(card->file, end) == 0) lseek(card->file, end, SEEK_SET);
        }
    }
    card->started = 0;
    return 0;
}

static int card_prepare(snd_pcm_ioplug_t *io) {
    struct card *card = io->private_data;
    if (is(card, "unplug") && card->fault_is_done) return -ENODEV;
    if (is(card, "server") && card->fault_is_done) return -EIO;
    if (is(card, "asleep") && card->fault_is_done) return -EIO;
    card->started = 0;
    card->before = 0;
    card->transferred = 0;
    if (card->file >= 0) card->file_start = lseek(card->file, 0, SEEK_CUR);
    // Until it starts, a loudspeaker is ready and a microphone is not.
    struct itimerspec once = {0};
    once.it_value.tv_nsec = io->stream == SND_PCM_STREAM_PLAYBACK ? 1 : 0;
    timerfd_settime(io->poll_fd, 0, &once, NULL);
    return 0;
}

static snd_pcm_sframes_t card_pointer(snd_pcm_ioplug_t *io) {
    struct card *card = io->private_data;
    if (card->fault[0] && is_due(card)) {
        if (is(card, "overrun") || is(card, "server")) {
            card->fault_is_done = 1;
            return -EPIPE;
        }
        if (is(card, "unplug")) {
            card->fault_is_done = 1;
            snd_pcm_ioplug_set_state(io, SND_PCM_STATE_DISCONNECTED);
            return -ENODEV;
        }
        if (is(card, "suspend") || is(card, "asleep")) {
            card->fault_is_done = 1;
            card->woken = now() + 0.2;
            card->before = moved(card);
            card->started = 0;
            snd_pcm_ioplug_set_state(io, SND_PCM_STATE_SUSPENDED);
            return (snd_pcm_sframes_t)(card->before % card->boundary);
        }
    }
    snd_pcm_uframes_t position = moved(card);
    // Genuine overruns and underruns: the clock does not wait for us.
    if (card->started != 0) {
        snd_pcm_sframes_t waiting = io->stream == SND_PCM_STREAM_CAPTURE
                                        ? (snd_pcm_sframes_t)(position - card->transferred)
                                        : (snd_pcm_sframes_t)(card->transferred - position);
        if (io->stream == SND_PCM_STREAM_CAPTURE && waiting > (snd_pcm_sframes_t)io->buffer_size) return -EPIPE;
        if (io->stream == SND_PCM_STREAM_PLAYBACK && waiting < 0) {
            if (io->state == SND_PCM_STATE_DRAINING) return (snd_pcm_sframes_t)(card->transferred % card->boundary);
            return -EPIPE;
        }
    }
    return (snd_pcm_sframes_t)(position % card->boundary);
}

static snd_pcm_sframes_t card_transfer(
    snd_pcm_ioplug_t *io, const snd_pcm_channel_area_t *areas, snd_pcm_uframes_t offset, snd_pcm_uframes_t size) {
    struct card *card = io->private_data;
    size_t width = (size_t)snd_pcm_format_physical_width(io->format) / 8;
    size_t frame = width * io->channels;
    char *bytes = (char *)areas->addr + (areas->first + areas->step * offset) / 8;
    int16_t *samples = calloc(size * io->channels, sizeof *samples);
    if (!samples) return -ENOMEM;
    if (io->stream == SND_PCM_STREAM_CAPTURE) {
        if (card->file >= 0) {
            ssize_t got = read(card->file, samples, size * io->channels * 2);
            (void)got;
        }
        for (size_t index = 0; index < size * io->channels; index++) {
            if (io->format == SND_PCM_FORMAT_S16_LE) {
                memcpy(bytes + index * width, &samples[index], width);
            } else if (io->format == SND_PCM_FORMAT_S32_LE) {
                int32_t value = (int32_t)samples[index] * 65536;
                memcpy(bytes + index * width, &value, width);
            } else if (io->format == SND_PCM_FORMAT_FLOAT_LE) {
                float value = (float)samples[index] / 32768;
                memcpy(bytes + index * width, &value, width);
            }
        }
    } else {
        for (size_t index = 0; index < size * io->channels; index++) {
            if (io->format == SND_PCM_FORMAT_S16_LE) {
                memcpy(&samples[index], bytes + index * width, width);
            } else if (io->format == SND_PCM_FORMAT_S32_LE) {
                int32_t value;
                memcpy(&value, bytes + index * width, width);
                samples[index] = (int16_t)(value / 65536);
            } else if (io->format == SND_PCM_FORMAT_FLOAT_LE) {
                float value;
                memcpy(&value, bytes + index * width, width);
                samples[index] = (int16_t)(value * 32767);
            }
        }
        if (card->file >= 0) {
            ssize_t put = write(card->file, samples, size * io->channels * 2);
            (void)put;
        }
    }
    (void)frame;
    free(samples);
    card->transferred += size;
    return (snd_pcm_sframes_t)size;
}

static int card_revents(snd_pcm_ioplug_t *io, struct pollfd *place, unsigned int count, unsigned short *events) {
    struct card *card = io->private_data;
    *events = 0;
    if (count != 1) return -EINVAL;
    snd_pcm_sframes_t avail = snd_pcm_avail_update(io->pcm);
    if (avail < 0) {
        *events = POLLERR | (io->stream == SND_PCM_STREAM_CAPTURE ? POLLIN : POLLOUT);
    } else if (avail >= (snd_pcm_sframes_t)card->avail_min) {
        *events = io->stream == SND_PCM_STREAM_CAPTURE ? POLLIN : POLLOUT;
    } else {
        uint64_t ticks;
        ssize_t got = read(io->poll_fd, &ticks, sizeof ticks);
        (void)got;
    }
    (void)place;
    return 0;
}

static int card_sw_params(snd_pcm_ioplug_t *io, snd_pcm_sw_params_t *parameters) {
    struct card *card = io->private_data;
    snd_pcm_sw_params_get_avail_min(parameters, &card->avail_min);
    snd_pcm_sw_params_get_boundary(parameters, &card->boundary);
    return 0;
}

static int card_resume(snd_pcm_ioplug_t *io) {
    struct card *card = io->private_data;
    if (is(card, "asleep")) return -ENOSYS;
    if (now() < card->woken) return -EAGAIN;
    snd_pcm_ioplug_set_state(io, SND_PCM_STATE_RUNNING);
    card->started = now();
    return 0;
}

static int card_close(snd_pcm_ioplug_t *io) {
    struct card *card = io->private_data;
    if (card->file >= 0) close(card->file);
    close(io->poll_fd);
    free(card);
    return 0;
}

static const snd_pcm_ioplug_callback_t callbacks = {
    .start = card_start,
    .stop = card_stop,
    .pointer = card_pointer,
    .transfer = card_transfer,
    .prepare = card_prepare,
    .poll_revents = card_revents,
    .sw_params = card_sw_params,
    .resume = card_resume,
    .close = card_close,
};

SND_PCM_PLUGIN_DEFINE_FUNC(aloudtest) {
    const char *capture = NULL, *playback = NULL, *fault = "", *format_name = "S16_LE";
    long rate = 0, channels = 0, after = 0;
    snd_config_iterator_t place, next;
    (void)root;
    snd_config_for_each(place, next, conf) {
        snd_config_t *entry = snd_config_iterator_entry(place);
        const char *id;
        if (snd_config_get_id(entry, &id) < 0) continue;
        if (strcmp(id, "capture") == 0) snd_config_get_string(entry, &capture);
        if (strcmp(id, "playback") == 0) snd_config_get_string(entry, &playback);
        if (strcmp(id, "fault") == 0) snd_config_get_string(entry, &fault);
        if (strcmp(id, "format") == 0) snd_config_get_string(entry, &format_name);
        if (strcmp(id, "rate") == 0) snd_config_get_integer(entry, &rate);
        if (strcmp(id, "channels") == 0) snd_config_get_integer(entry, &channels);
        if (strcmp(id, "after") == 0) snd_config_get_integer(entry, &after);
    }
    if (strcmp(fault, "busy") == 0) return -EBUSY;
    if (strcmp(fault, "denied") == 0) return -EACCES;
    if (strcmp(fault, "slow") == 0) usleep((useconds_t)(after * 1000));
    if (strcmp(fault, "chatty") == 0) {
        static const char chatter[] = "the sound card chatters\n";
        for (long waited = 0; waited < after; waited++) {
            if (write(STDERR_FILENO, chatter, sizeof chatter - 1) < 0) break;
            usleep(1000);
        }
    }

    struct card *card = calloc(1, sizeof *card);
    if (!card) return -ENOMEM;
    if (strcmp(fault, "none") != 0) strncpy(card->fault, fault, sizeof card->fault - 1);
    card->after = (double)after / 1000;
    card->opened = now();
    card->avail_min = 1;
    card->boundary = 1UL << 30;
    card->file = -1;
    if (stream == SND_PCM_STREAM_CAPTURE && capture && *capture) card->file = open(capture, O_RDONLY | O_CLOEXEC);
    if (stream == SND_PCM_STREAM_PLAYBACK && playback && *playback)
        card->file = open(playback, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);

    card->io.version = SND_PCM_IOPLUG_VERSION;
    card->io.name = "a sound card for tests";
    card->io.flags = SND_PCM_IOPLUG_FLAG_BOUNDARY_WA;
    card->io.callback = &callbacks;
    card->io.private_data = card;
    card->io.poll_fd = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
    card->io.poll_events = POLLIN;
    card->io.mmap_rw = 0;
    int status = snd_pcm_ioplug_create(&card->io, name, stream, mode);
    if (status < 0) {
        close(card->io.poll_fd);
        if (card->file >= 0) close(card->file);
        free(card);
        return status;
    }
    unsigned int access = SND_PCM_ACCESS_RW_INTERLEAVED;
    unsigned int formats[] = {SND_PCM_FORMAT_S16_LE, SND_PCM_FORMAT_S32_LE, SND_PCM_FORMAT_FLOAT_LE};
    unsigned int only = (unsigned int)snd_pcm_format_value(format_name);
    int any = strcmp(format_name, "any") == 0;
    snd_pcm_ioplug_set_param_list(&card->io, SND_PCM_IOPLUG_HW_ACCESS, 1, &access);
    snd_pcm_ioplug_set_param_list(&card->io, SND_PCM_IOPLUG_HW_FORMAT, any ? 3 : 1, any ? formats : &only);
    snd_pcm_ioplug_set_param_minmax(
        &card->io, SND_PCM_IOPLUG_HW_CHANNELS, channels ? (unsigned int)channels : 1, channels ? (unsigned int)channels : 8);
    snd_pcm_ioplug_set_param_minmax(
        &card->io, SND_PCM_IOPLUG_HW_RATE, rate ? (unsigned int)rate : 8000, rate ? (unsigned int)rate : 96000);
    snd_pcm_ioplug_set_param_minmax(&card->io, SND_PCM_IOPLUG_HW_PERIOD_BYTES, 64, 1 << 18);
    snd_pcm_ioplug_set_param_minmax(&card->io, SND_PCM_IOPLUG_HW_BUFFER_BYTES, 256, 1 << 20);
    snd_pcm_ioplug_set_param_minmax(&card->io, SND_PCM_IOPLUG_HW_PERIODS, 2, 1024);
    *pcmp = card->io.pcm;
    return 0;
}

SND_PCM_PLUGIN_SYMBOL(aloudtest);
