#!/usr/bin/env python3
"""Holds the sound of charts to what it promises, with other people's programs.

Usage: check_sound.py [PALETTECHECK]
Uses the packages of requirements/charts.txt, and flac.
"""

import shutil
import subprocess
import tempfile
import wave
from pathlib import Path

import harness
from chart_samples import COAST, MONTHS, VALLEY, describe, descriptor, numbers, octave, walk
from harness import report, skip

harness.environment("charts")
harness.require("flac")
command = harness.command()
RATE = 44100
BEFORE = 0.15
Y = (0, 100)


def samples(path):
    """Both sides, full scale 1, as the standard library reads them."""
    with wave.open(str(path)) as sound:
        shape = (sound.getnchannels(), sound.getsampwidth(), sound.getframerate())
        data = sound.readframes(sound.getnframes())
    assert shape == (2, 2, RATE), shape
    return np.frombuffer(data, "<i2").reshape(-1, 2) / 32768


def pitch(part):
    """The strongest frequency of a stretch: Hann window, zeroes up to 65,536, a parabola through the logarithms."""
    spectrum = np.abs(np.fft.rfft(part * np.hanning(len(part)), 65536))
    peak = int(np.argmax(spectrum[50:]) + 50)
    a, b, c = np.log(spectrum[peak - 1 : peak + 2])
    return (peak + 0.5 * (a - c) / (a - 2 * b + c)) * RATE / 65536


def cents(a, b):
    return abs(1200 * np.log2(a / b))


def check_notes(folder):
    values = [round(100 * number, 3) for number in numbers(100, 5)]
    path = describe(command, descriptor("Notes", "bar", {"A": values}, y=Y), folder / "notes") / "audio.wav"
    sound = samples(path).sum(axis=1)
    errors = []
    for index, value in enumerate(values):
        start = BEFORE + 0.1 * index
        heard = pitch(sound[int((start + 0.01) * RATE) : int((start + 0.08) * RATE)])
        errors.append(cents(heard, 2 ** octave(value, Y)))
    report("notes within 2 cents", max(errors) < 2, f"{len(values)} notes, worst {max(errors):.2f}")
    check_clicks(sound, len(values))


def check_clicks(sound, count):
    """At the edges of notes no more energy above 8 kHz than inside them, where no partial of these notes is."""
    from scipy.signal import butter, sosfilt

    high = sosfilt(butter(8, 9000, "high", fs=RATE, output="sos"), sound)
    inside, edges = [], []
    for index in range(count):
        start = BEFORE + 0.1 * index
        level = lambda a, b: np.sqrt(np.mean(high[int((start + a) * RATE) : int((start + b) * RATE)] ** 2))
        inside.append(level(0.02, 0.07))
        edges.append(max(level(-0.002, 0.004), level(0.086, 0.094)))
    worst = 20 * np.log10(max(edges) / np.max(np.abs(sound)))
    report("no clicks at the edges of notes", worst < -60, f"{worst:.0f} dB at the most, above 9 kHz")


def check_glides(folder):
    values = walk(200)
    path = describe(command, descriptor("Glide", "line", {"A": values}, y=Y), folder / "glide") / "audio.wav"
    sound = samples(path).sum(axis=1)
    errors = []
    for index in range(len(values) - 1):
        middle = BEFORE + 10 * (index + 0.5) / (len(values) - 1)
        heard = pitch(sound[int((middle - 0.012) * RATE) : int((middle + 0.012) * RATE)])
        errors.append(cents(heard, 2 ** ((octave(values[index], Y) + octave(values[index + 1], Y)) / 2)))
    report("glides within 5 cents halfway", max(errors) < 5, f"{len(errors)} segments, worst {max(errors):.2f}")
    check_tracker(sound, values)


def check_tracker(sound, values):
    """An independent tracker hears the course, as well as it hears a perfect tone that glides the same way.

    Its window has to be shorter than a segment, 50 ms here: one of 46 ms (2,048 samples, its default) is across a turn most of
    the time, and then misses the perfect tone by 75 cents too. 23 ms hold five periods of the lowest tone, 220 Hz.
    """
    try:
        import librosa
    except ImportError:
        return skip("no independent tracker follows the pitch", "pip install librosa")
    knots, octaves = np.linspace(0, 10, len(values)), [octave(value, Y) for value in values]

    def misses(signal):
        found = librosa.yin(signal.astype(np.float32), fmin=150, fmax=2500, sr=RATE, frame_length=1024, hop_length=441)
        times = np.arange(len(found)) * 441 / RATE - BEFORE
        within = (times > 0.05) & (times < 9.95)
        return np.abs(1200 * (np.log2(found) - np.interp(times, knots, octaves)))[within]

    times = np.arange(len(sound)) / RATE - BEFORE
    sine = np.sin(2 * np.pi * np.cumsum(2 ** np.interp(times, knots, octaves)) / RATE)
    perfect = misses(np.where((times > 0) & (times < 10), sine, 0))
    errors = misses(sound)
    report("librosa's yin within 50 cents", errors.max() < 50 and errors.max() < perfect.max() + 10,
           f"median {np.median(errors):.1f}, 95 in 100 below {np.percentile(errors, 95):.1f}, worst {errors.max():.1f}; "
           f"of a perfect tone {np.median(perfect):.1f}, {np.percentile(perfect, 95):.1f}, {perfect.max():.1f}")


def check_levels(folder):
    chart = descriptor("Levels", "line", {"A": [0] * 30, "B": [0] * 30, "C": walk(30)}, y=Y, gridlines=[0, 10, 20])
    sound = samples(describe(command, chart, folder / "levels") / "audio.wav")
    peak = 20 * np.log10(np.abs(sound).max())
    offset = np.abs(sound.mean(axis=0)).max()
    report("loudness", -18 < peak <= -6 and offset < 1e-3, f"peak {peak:.2f} dBFS, offset {offset:.1e}")


def check_silence(folder):
    chart = descriptor("Rain", "line", {"Coast": COAST, "Valley": VALLEY}, x=MONTHS)
    sound = samples(describe(command, chart, folder / "rain") / "audio.wav")
    quiet = lambda start, end: not np.any(sound[int(start * RATE) : int(end * RATE)])
    second = BEFORE + 3 + 0.7
    # A short tone, 0.3 s before it, says that the next series begins.
    between = quiet(BEFORE + 3, second - 0.3) and quiet(second - 0.2, second)
    report("silence before, between and after", quiet(0, BEFORE) and between and quiet(second + 3, 99), "")
    report("a tone before the next series", not quiet(second - 0.3, second - 0.2), "")
    gap = (second + 3 * 3 / 11 + 0.001, second + 3 * 5 / 11 - 0.001)
    report("silence at a missing value", quiet(*gap) and not quiet(gap[0] - 0.1, gap[0]), f"{gap[0]:.2f} to {gap[1]:.2f} s")


def check_readers(folder):
    path = folder / "rain" / "audio.wav"
    again = describe(command, descriptor("Rain", "line", {"Coast": COAST, "Valley": VALLEY}, x=MONTHS), folder / "again")
    report("two runs are the same bytes", path.read_bytes() == (again / "audio.wav").read_bytes(), "")
    from scipy.io import wavfile

    rate, data = wavfile.read(path)
    report("scipy reads it", rate == RATE and np.array_equal(data / 32768, samples(path)), f"{data.shape}")
    if not shutil.which("flac"):
        return skip("flac does not read the sound", "apt-get install flac")
    packed = folder / "audio.flac"
    done = subprocess.run(["flac", "-s", "-V", "-f", "-o", packed, path], capture_output=True, text=True)
    tested = subprocess.run(["flac", "-s", "-t", packed], capture_output=True, text=True)
    report("flac reads it", done.returncode == 0 and tested.returncode == 0, (done.stderr + tested.stderr)[:200])


try:
    import numpy as np
    import scipy  # noqa: F401
except ImportError:
    skip("the sound of charts is not measured", "pip install numpy scipy librosa")
    harness.finish("sound")
with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    check_notes(folder)
    check_glides(folder)
    check_levels(folder)
    check_silence(folder)
    check_readers(folder)
harness.finish("sound")
