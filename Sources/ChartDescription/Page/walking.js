"use strict";
// Walking along the chart, and the tone of each place. The page is complete without it.
(() => {
  const chart = document.querySelector(".chart");
  const walk = document.querySelector(".walk");
  const series = [...chart.querySelectorAll(".series")].map((group) => [...group.querySelectorAll(".stop")]).filter((stops) => stops.length);
  if (!series.length) return;
  const direction = chart.dataset.direction;
  const vertical = /ToBottom|ToTop/.test(direction);
  const backward = direction === "rightToLeft" || direction === "bottomToTop";
  const radial = direction.startsWith("radial");
  const readout = walk.querySelector(".readout");
  const status = walk.querySelector(".unseen");
  const place = new Map(series.flatMap((stops) => stops.map((stop) => [stop, stop.dataset.at.split(" ").map(Number)])));
  let row = 0, column = 0, last = series.map(() => 0);

  // Tones: where the browser has none, the words remain.
  let audio, tone, tones = true;
  const waves = new Map();
  const wave = (group) => {
    if (!waves.has(group)) {
      const strengths = group.dataset.timbre.split(" ").map(Number);
      waves.set(group, audio.createPeriodicWave(new Float32Array(strengths.length + 1), new Float32Array([0, ...strengths])));
    }
    return waves.get(group);
  };
  const sound = (stop) => {
    const pitches = (stop.dataset.hz || "").split(" ").filter(Boolean).map(Number);
    const Context = window.AudioContext || window.webkitAudioContext;
    if (!tones || !Context) return;
    audio = audio || new Context();
    if (audio.state === "suspended") audio.resume();
    const now = audio.currentTime;
    if (tone) {
      tone.gain.gain.cancelScheduledValues(now);
      tone.gain.gain.setTargetAtTime(0, now, 0.005);
      tone.oscillator.stop(now + 0.03);
      tone = undefined;
    }
    if (!pitches.length) return;
    const start = now + 0.02, length = pitches.length > 1 ? 0.5 : 0.25;
    const oscillator = audio.createOscillator(), gain = audio.createGain();
    oscillator.setPeriodicWave(wave(stop.parentNode));
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
      output.pan.value = 1.6 * (place.get(stop)[0] / chart.viewBox.baseVal.width) - 0.8;
      gain.connect(output);
    }
    oscillator.connect(gain);
    output.connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + length + 0.01);
    tone = { oscillator, gain };
  };

  // One stop of each series can be reached by the tab key: the last that was visited.
  series.forEach((stops) => stops.forEach((stop, index) => { stop.tabIndex = index ? -1 : 0; }));
  const go = (toRow, toColumn, how) => {
    const from = series[row][column];
    row = toRow;
    column = Math.min(Math.max(toColumn, 0), series[row].length - 1);
    const stop = series[row][column];
    from.classList.remove("at");
    stop.classList.add("at");
    series[row][last[row]].tabIndex = -1;
    stop.tabIndex = 0;
    last[row] = column;
    const name = stop.getAttribute("aria-label");
    const words = series.length > 1 ? `${name} · ${stop.parentNode.getAttribute("aria-label").split(",")[0]}` : name;
    readout.textContent = words;
    if (how === "focus") stop.focus({ preventScroll: true });
    // What has the focus is read out anyway.
    status.textContent = how === "pointer" || how === "button" ? words : "";
    if (how !== "pointer") stop.scrollIntoView({ block: "nearest", inline: "nearest" });
    sound(stop);
  };
  const along = (stop) => place.get(stop)[vertical ? 1 : 0];
  const nearest = (stops, distance) => stops.reduce((best, stop, index) => (distance(stop) < distance(stops[best]) ? index : best), 0);
  const otherSeries = (step, how) => {
    const to = (row + step + series.length) % series.length;
    const here = along(series[row][column]);
    go(to, nearest(series[to], (stop) => Math.abs(along(stop) - here)), how);
  };
  const marked = (kind, how) => {
    const stops = series[row];
    for (let step = 1; step <= stops.length; step += 1) {
      const index = (column + step) % stops.length;
      if ((stops[index].dataset.is || "").split(" ").includes(kind)) return go(row, index, how);
    }
  };

  // Playing on from here, a place at a time.
  let playing;
  const button = (name) => walk.querySelector(`[data-do=${name}]`);
  const stop = () => {
    clearTimeout(playing);
    playing = undefined;
    button("play").textContent = "Play from here";
  };
  const play = () => {
    if (playing) return stop();
    button("play").textContent = "Stop";
    const step = (index) => {
      go(row, index, "play");
      playing = setTimeout(() => (index + 1 < series[row].length ? step(index + 1) : stop()), series[row][index].dataset.hz?.includes(" ") ? 550 : 300);
    };
    step(column);
  };

  const forward = backward ? -1 : 1;
  const act = (name, how) => {
    if (name !== "play" && playing) stop();
    const actions = {
      previous: () => go(row, column - 1, how),
      next: () => go(row, column + 1, how),
      first: () => go(row, 0, how),
      last: () => go(row, series[row].length - 1, how),
      series: () => otherSeries(1, how),
      seriesBefore: () => otherSeries(-1, how),
      least: () => marked("least", how),
      greatest: () => marked("greatest", how),
      outlier: () => marked("outlier", how),
      again: () => go(row, column, how),
      play,
      stop: () => {},
      mute: () => { tones = !tones; button("mute").setAttribute("aria-pressed", String(tones)); },
    };
    actions[name]();
  };
  const keys = {
    [vertical ? "ArrowDown" : "ArrowRight"]: forward > 0 ? "next" : "previous",
    [vertical ? "ArrowUp" : "ArrowLeft"]: forward > 0 ? "previous" : "next",
    [vertical ? "ArrowRight" : "ArrowDown"]: "series",
    [vertical ? "ArrowLeft" : "ArrowUp"]: "seriesBefore",
    Home: "first", End: "last", l: "least", g: "greatest", o: "outlier", " ": "again", p: "play", Escape: "stop",
  };
  chart.addEventListener("keydown", (event) => {
    const name = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!name || event.ctrlKey || event.metaKey || event.altKey || !event.target.closest(".stop")) return;
    event.preventDefault();
    act(name, "focus");
  });
  chart.addEventListener("focusin", (event) => {
    const stops = series.findIndex((stops) => stops.includes(event.target));
    const index = stops < 0 ? -1 : series[stops].indexOf(event.target);
    if (index >= 0 && (stops !== row || index !== column || !event.target.classList.contains("at"))) go(stops, index, "walk");
  });
  walk.addEventListener("click", (event) => {
    const name = event.target.closest("button")?.dataset.do;
    if (name) act(name, "button");
  });

  // The nearest mark whose frame is under the pointer.
  const under = (event) => {
    const slice = radial && event.target.closest(".stop");
    if (slice) return slice;
    const matrix = series[0][0].getScreenCTM().inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    const near = series.flat().filter((stop) => {
      const { x, y, width, height } = stop.querySelector(".hit").getBBox();
      const beside = point.x < x || x + width < point.x, off = point.y < y || y + height < point.y;
      return !(vertical ? off : radial ? beside || off : beside);
    });
    const distance = (stop) => Math.hypot(place.get(stop)[0] - point.x, place.get(stop)[1] - point.y);
    return near.length ? near[nearest(near, distance)] : undefined;
  };
  let reached;
  const move = (event) => {
    const found = under(event);
    if (!found || found === reached) return;
    reached = found;
    if (playing) stop();
    const to = series.findIndex((stops) => stops.includes(found));
    go(to, series[to].indexOf(found), "pointer");
  };
  // A chart is wider than a phone: at the edge of its region it moves on under a finger.
  const region = chart.closest(".scroll");
  let finger, moving;
  const follow = () => {
    moving = undefined;
    if (!finger) return;
    const { left, right } = region.getBoundingClientRect();
    const way = finger.clientX > right - 40 ? 1 : finger.clientX < left + 40 ? -1 : 0;
    const before = region.scrollLeft;
    region.scrollTo({ left: before + 24 * way, behavior: "instant" });
    if (region.scrollLeft !== before) {
      move(finger);
      moving = setTimeout(follow, 200);
    }
  };
  chart.addEventListener("pointerdown", (event) => {
    reached = undefined;
    // So that a finger that leaves the place where it began is still heard of.
    if (event.target.hasPointerCapture?.(event.pointerId)) event.target.releasePointerCapture(event.pointerId);
    move(event);
  });
  chart.addEventListener("pointermove", (event) => {
    move(event);
    if (event.pointerType === "mouse" || !event.buttons) return;
    finger = event;
    moving = moving || setTimeout(follow, 200);
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) chart.addEventListener(name, () => {
    finger = undefined;
    if (name === "pointerleave") reached = undefined;
    // Browsers let a page sound only after a finger has left the glass.
    if (audio?.state === "suspended") audio.resume();
  });
  // Along an upright chart a finger walks only if the page can still be moved beside it.
  if (vertical && chart.clientHeight < 0.75 * innerHeight) chart.style.touchAction = "pan-x";
  // The focus goes to the place that was found, not to the frame that lies on top.
  chart.addEventListener("mousedown", (event) => {
    const found = under(event);
    if (!found) return;
    event.preventDefault();
    found.focus({ preventScroll: true });
  });

  // The places of the chart can be reached, so its region need not be; that of the table only where it scrolls.
  region.removeAttribute("tabindex");
  const table = document.querySelector(".data");
  new ResizeObserver(() => {
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    else table.removeAttribute("tabindex");
  }).observe(table);

  walk.hidden = false;
  document.documentElement.classList.add("walking");
})();
