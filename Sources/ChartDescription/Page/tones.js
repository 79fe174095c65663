"use strict";
// The tones of places. Where the browser has none, the words remain.
const tones = (() => {
  let audio, last, isOn = true;
  const waves = new Map();
  const wave = (strengths) => {
    if (!waves.has(strengths)) {
      const numbers = strengths.split(" ").map(Number);
      waves.set(strengths, audio.createPeriodicWave(new Float32Array(numbers.length + 1), new Float32Array([0, ...numbers])));
    }
    return waves.get(strengths);
  };
  // One tone for one pitch, a glide for several; `pan` is from -1 to 1.
  const play = (pitches, strengths, pan) => {
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!isOn || !Context) return;
    audio = audio || new Context();
    if (audio.state === "suspended") audio.resume();
    const now = audio.currentTime;
    if (last) {
      last.gain.gain.cancelScheduledValues(now);
      last.gain.gain.setTargetAtTime(0, now, 0.005);
      last.oscillator.stop(now + 0.03);
      last = undefined;
    }
    if (!pitches.length) return;
    const start = now + 0.02, length = pitches.length > 1 ? 0.5 : 0.25;
    const oscillator = audio.createOscillator(), gain = audio.createGain();
    oscillator.setPeriodicWave(wave(strengths));
    pitches.forEach((hertz, index) => {
      const time = start + (length * index) / Math.max(pitches.length - 1, 1);
      if (index) oscillator.frequency.exponentialRampToValueAtTime(hertz, time);
      else oscillator.frequency.setValueAtTime(hertz, time);
    });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.4, start + 0.01);
    gain.gain.setValueAtTime(0.4, start + length - 0.03);
    gain.gain.linearRampToValueAtTime(0, start + length);
    let output = gain;
    if (audio.createStereoPanner) {
      output = audio.createStereoPanner();
      output.pan.value = pan;
      gain.connect(output);
    }
    oscillator.connect(gain);
    output.connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + length + 0.01);
    last = { oscillator, gain };
  };
  return {
    play,
    toggle: () => (isOn = !isOn),
    // Browsers let a page sound only after a finger has left the glass.
    wake: () => { if (audio?.state === "suspended") audio.resume(); },
  };
})();
