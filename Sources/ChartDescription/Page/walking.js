"use strict";
// Walking along the chart, by keys, buttons, mouse and finger. The page is complete without it.
(() => {
  const chart = document.querySelector(".chart");
  const walk = document.querySelector(".walk");
  const groups = [...chart.querySelectorAll(".series")].filter((group) => group.querySelector(".stop"));
  if (!groups.length) return;
  const series = groups.map((group) => [...group.querySelectorAll(".stop")]);
  const words = {
    role: "chart", enter: "Arrow keys walk along the chart, H lists all keys.", start: "Start", end: "End",
    isLeast: "Already at the lowest value", isGreatest: "Already at the highest value", isOutlier: "The only outlier",
    noOutlier: "No outliers", oneSeries: "The only series", complete: "Complete", nothing: "Nothing found",
    nearest: "Nearest to {text}", place: "{n} of {count}", noPoints: "The points are in descriptor.json",
    noInterval: "Not an interval", opened: "Opened", closed: "Closed", reference: "Reference", tonesOn: "Tones on",
    tonesOff: "Tones off", noValue: "no value", dataPoint: "data point", stop: "Stop",
    play: walk.querySelector("[data-do=play]").textContent, playAll: walk.querySelector("[data-do=playAll]")?.textContent,
  };
  const direction = chart.dataset.direction;
  const vertical = /ToBottom|ToTop/.test(direction);
  const backward = direction === "rightToLeft" || direction === "bottomToTop";
  const radial = direction.startsWith("radial");
  const region = chart.closest(".scroll");
  const readout = walk.querySelector(".readout");
  const status = walk.querySelector(".unseen");
  const control = (name) => walk.querySelector(`[data-do=${name}]`);
  let row = 0, column = 0, last = series.map(() => 0);

  // What a stop says: its place, its value, and in many words its series and where it is among the others.
  const names = new Map();
  const name = (stop) => {
    if (!names.has(stop)) {
      const text = stop.getAttribute("aria-label"), own = `, ${stop.parentNode.dataset.name}`;
      names.set(stop, series.length > 1 && text.endsWith(own) ? text.slice(0, -own.length) : text);
    }
    return names.get(stop);
  };
  const label = (stop) => name(stop).slice(0, Number(stop.dataset.cut));
  const value = (stop) => name(stop).slice(Number(stop.dataset.cut)).replace(/^[,、 ]+/, "");
  const seriesName = (index) => groups[index].dataset.name;
  const filled = (text, places) => text.replace(/\{(\w+)\}/g, (all, key) => places[key] ?? all);
  const spoken = (stop) => {
    const amount = control("words").value;
    if (amount === "brief") return value(stop) || label(stop);
    const place = amount === "full" ? [filled(words.place, { n: column + 1, count: series[row].length })] : [];
    return [name(stop), ...(series.length > 1 ? [seriesName(row)] : []), ...place].join(", ");
  };
  // The same words twice are read out only where they differ.
  const say = (text) => { status.textContent = text + (status.textContent === text ? "\u00a0" : ""); };
  const at = (stop) => stop.dataset.at.split(" ").map(Number);
  const sound = (stop) => tones.play(
    (stop.dataset.hz || "").split(" ").filter(Boolean).map(Number), stop.parentNode.dataset.timbre,
    1.6 * (at(stop)[0] / chart.viewBox.baseVal.width) - 0.8,
  );

  // One stop can be reached by the tab key: the last that was visited.
  series.flat().forEach((stop) => { stop.tabIndex = -1; });
  series[0][0].tabIndex = 0;
  const go = (toRow, toColumn, how, note = "", isSilent = false) => {
    if (toColumn < 0) note = words.start;
    if (toColumn >= series[toRow].length) note = words.end;
    const before = chart.querySelector(".stop.at");
    row = toRow;
    column = Math.min(Math.max(toColumn, 0), series[row].length - 1);
    const stop = series[row][column];
    before?.classList.remove("at");
    stop.classList.add("at");
    chart.querySelectorAll(".stop[tabindex='0']").forEach((other) => { other.tabIndex = -1; });
    stop.tabIndex = 0;
    last[row] = column;
    const text = spoken(stop);
    stop.setAttribute("aria-label", text);
    readout.textContent = note ? `${text} · ${note}` : text;
    const hadFocus = document.activeElement === stop;
    if (how === "focus") stop.focus({ preventScroll: true });
    // What has got the focus is read out anyway.
    if (how === "pointer" || how === "button" || (note && hadFocus)) say(note ? `${note}. ${text}` : text);
    else if (how !== "play") say(note);
    if (how !== "pointer") stop.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (!isSilent) sound(stop);
  };
  const along = (stop) => at(stop)[vertical ? 1 : 0];
  const nearest = (stops, distance) => stops.reduce((best, stop, index) => (distance(stop) < distance(stops[best]) ? index : best), 0);
  const otherSeries = (step, how) => {
    if (series.length < 2) return say(words.oneSeries);
    const to = (row + step + series.length) % series.length;
    const here = along(series[row][column]);
    go(to, nearest(series[to], (stop) => Math.abs(along(stop) - here)), how);
  };
  const marked = (kind, here, how) => {
    const stops = series[row];
    for (let step = 1; step <= stops.length; step += 1) {
      const index = (column + step) % stops.length;
      if ((stops[index].dataset.is || "").split(" ").includes(kind)) return go(row, index, how, index === column ? here : "");
    }
    say(words.noOutlier);
    readout.textContent = words.noOutlier;
  };

  // Playing on from here, a place at a time, or every series after its name. Where it is paused, the focus is.
  let playing, isAll;
  const buttons = () => {
    control("play").textContent = playing && !isAll ? words.stop : words.play;
    if (control("playAll")) control("playAll").textContent = playing && isAll ? words.stop : words.playAll;
  };
  const stopPlaying = () => {
    clearTimeout(playing);
    playing = undefined;
    buttons();
  };
  const pause = (how) => {
    stopPlaying();
    go(row, column, how, "", true);
  };
  const play = (all, how) => {
    if (playing) return pause(how);
    isAll = all;
    const speed = Number(control("speed").value);
    const later = (next, milliseconds) => { playing = setTimeout(next, milliseconds / speed); };
    const step = (index) => {
      go(row, index, "play");
      // A series takes no longer than in the recording.
      const length = Math.min(series[row][index].dataset.hz?.includes(" ") ? 550 : 300, 10000 / series[row].length);
      later(() => (index + 1 < series[row].length ? step(index + 1) : end()), length);
    };
    const begin = (index) => {
      [row, column] = [index, 0];
      say(seriesName(row));
      readout.textContent = seriesName(row);
      // Long enough for a name.
      later(() => step(0), 900);
    };
    const end = () => {
      if (all && row + 1 < series.length) return begin(row + 1);
      stopPlaying();
      go(row, column, how === "button" ? "play" : "focus", words.complete, true);
      say(words.complete);
    };
    if (all) begin(0);
    else step(column);
    buttons();
  };

  // An interval opens into its points, which the page holds as a table for download.
  const opened = new Map();
  let rows;
  const table = () => {
    const link = document.querySelector("a[data-points]");
    if (!link) return undefined;
    const bytes = Uint8Array.from(atob(link.href.slice(link.href.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
    const lines = new TextDecoder().decode(bytes).split("\n").slice(1);
    // The last two cells of a line; names before them may have commas.
    rows = rows || lines.map((line) => line.match(/("(?:[^"]|"")*"|[^,]*),([^,]*)$/)?.slice(1).map((cell) => cell.replace(/^"|"$/g, "").replaceAll('""', '"')));
    return rows;
  };
  const worded = (number, form) => {
    const text = new Intl.NumberFormat("en", { maximumFractionDigits: form.digits ?? 12, minimumFractionDigits: form.least }).format(number).replace("-", "−");
    const unit = text === "1" || text === "−1" ? form.one ?? form.other : form.other ?? form.one;
    return (unit ?? "%@").replaceAll("%@", text);
  };
  const share = (number, { low, high, isLogarithmic }) =>
    isLogarithmic ? Math.log(number / low) / Math.log(high / low) : high > low ? (number - low) / (high - low) : 0.5;
  const point = (cells, interval, part) => {
    const { x, y, pitch } = JSON.parse(chart.dataset.scale);
    const frame = interval.querySelector(".hit"), side = (key) => Number(frame.getAttribute(key));
    const stop = document.createElementNS(chart.namespaceURI, "g");
    const place = x ? worded(Number(cells[0]), x) : cells[0];
    const text = cells[1] === "" ? words.noValue : worded(Number(cells[1]), y);
    stop.setAttribute("class", "stop");
    stop.setAttribute("role", "graphics-symbol");
    stop.setAttribute("aria-roledescription", words.dataPoint);
    stop.setAttribute("aria-label", `${place}, ${text}`);
    stop.dataset.cut = place.length;
    const [from, length] = vertical ? ["y", "height"] : ["x", "width"];
    const center = side(from) + side(length) * (backward ? 1 - part : part);
    const hit = frame.cloneNode();
    hit.setAttribute(length, 24);
    hit.setAttribute(from, Math.min(Math.max(center - 12, side(from)), side(from) + side(length) - 24));
    const mark = document.createElementNS(chart.namespaceURI, "circle");
    const [low, high] = pitch.across;
    const across = cells[1] === "" ? at(interval)[vertical ? 0 : 1] : low + share(Number(cells[1]), pitch) * (high - low);
    const spot = vertical ? [across, center] : [center, across];
    stop.dataset.at = spot.map((number) => number.toFixed(1)).join(" ");
    mark.setAttribute("class", "spot");
    ["cx", "cy"].forEach((key, index) => mark.setAttribute(key, spot[index]));
    mark.setAttribute("r", 4);
    if (cells[1] !== "") {
      const octave = share(Number(cells[1]), pitch);
      stop.dataset.y = cells[1];
      stop.dataset.hz = (pitch.hertz[0] * (pitch.hertz[1] / pitch.hertz[0]) ** octave).toFixed(1);
      stop.append(hit, mark);
    } else stop.append(hit);
    return stop;
  };
  const open = () => {
    const interval = series[row][column];
    if (!interval.dataset.rows) return say(words.noInterval);
    if (!table()) return say(words.noPoints);
    const [first, count] = interval.dataset.rows.split(" ").map(Number);
    const stops = table().slice(first, first + count).map((cells, index) => point(cells, interval, (index + 0.5) / count));
    groups[row].append(...stops);
    opened.set(row, { stops: series[row], column });
    interval.tabIndex = -1;
    series[row] = stops;
    last[row] = 0;
    go(row, 0, "focus", words.opened);
  };
  const close = () => {
    const whole = opened.get(row), points = series[row];
    opened.delete(row);
    series[row] = whole.stops;
    last[row] = whole.column;
    go(row, whole.column, "focus", words.closed);
    points.forEach((stop) => stop.remove());
  };

  // A number is looked for among the values of the series, everything else among the names of places.
  const find = (text) => {
    const wanted = text.trim().toLowerCase();
    if (!wanted) return;
    const plain = wanted.replace("−", "-").replace(/\s/g, "");
    const number = Number(plain.replace(/,/g, ""));
    const order = [...series.keys()].map((index) => (row + index) % series.length);
    const search = (test) => {
      for (const index of order) {
        const found = series[index].findIndex((stop) => test(label(stop).toLowerCase()));
        if (found >= 0) return [index, found];
      }
      return undefined;
    };
    let found = search((place) => place === wanted);
    if (!found && Number.isFinite(number)) {
      const distance = (stop) => {
        const [low, high = low] = (stop.dataset.y || "NaN").split(" ").map(Number);
        return Number.isNaN(low) ? Infinity : Math.max(low - number, number - high, 0);
      };
      return go(row, nearest(series[row], distance), "focus", filled(words.nearest, { text: text.trim() }));
    }
    found = found || search((place) => place.includes(wanted));
    if (found) go(found[0], found[1], "focus");
    else say(words.nothing);
  };

  const choose = (name, step, how) => {
    const select = control(name), count = select.options.length;
    select.selectedIndex = name === "words" ? (select.selectedIndex + 1) % count : Math.min(Math.max(select.selectedIndex + step, 0), count - 1);
    const text = `${select.previousElementSibling.textContent}: ${select.selectedOptions[0].textContent}`;
    if (name === "words") go(row, column, how, text, true);
    else say(text);
  };
  const forward = backward ? -1 : 1;
  const act = (name, how) => {
    if (playing && !["play", "playAll", "stop", "mute", "slower", "faster"].includes(name)) stopPlaying();
    const actions = {
      previous: () => go(row, column - 1, how),
      next: () => go(row, column + 1, how),
      first: () => go(row, 0, how, column === 0 ? words.start : ""),
      last: () => go(row, series[row].length - 1, how, column === series[row].length - 1 ? words.end : ""),
      series: () => otherSeries(1, how),
      seriesBefore: () => otherSeries(-1, how),
      least: () => marked("least", words.isLeast, how),
      greatest: () => marked("greatest", words.isGreatest, how),
      outlier: () => marked("outlier", words.isOutlier, how),
      again: () => go(row, column, how),
      open,
      play: () => play(false, how),
      playAll: () => play(true, how),
      stop: () => (playing ? pause(how) : opened.has(row) && close()),
      slower: () => choose("speed", -1, how),
      faster: () => choose("speed", 1, how),
      more: () => choose("words", 1, how),
      find: () => control("find").focus(),
      reference: () => {
        const { hertz, text } = JSON.parse(chart.dataset.scale).reference;
        tones.play([hertz], groups[row].dataset.timbre, 0);
        say(`${words.reference}: ${text}`);
      },
      help: () => {
        walk.querySelector("details").open = true;
        walk.querySelector("summary").focus();
      },
      mute: () => {
        const isOn = tones.toggle();
        control("mute").setAttribute("aria-pressed", String(isOn));
        if (how === "focus") say(isOn ? words.tonesOn : words.tonesOff);
      },
    };
    actions[name]?.();
  };
  const keys = {
    [vertical ? "ArrowDown" : "ArrowRight"]: forward > 0 ? "next" : "previous",
    [vertical ? "ArrowUp" : "ArrowLeft"]: forward > 0 ? "previous" : "next",
    [vertical ? "ArrowRight" : "ArrowDown"]: "series",
    [vertical ? "ArrowLeft" : "ArrowUp"]: "seriesBefore",
    Home: "first", End: "last", l: "least", g: "greatest", o: "outlier", " ": "again", Enter: "open", p: "play", a: "playAll",
    Escape: "stop", ",": "slower", ".": "faster", v: "more", f: "find", "/": "find", r: "reference", m: "mute", h: "help", "?": "help",
  };
  chart.addEventListener("keydown", (event) => {
    const name = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!name || event.ctrlKey || event.metaKey || event.altKey || !event.target.closest(".stop")) return;
    event.preventDefault();
    act(name, "focus");
  });
  // On the picture itself, a listener of the focus would make it a tab stop in Chromium.
  region.addEventListener("focusin", (event) => {
    const stops = series.findIndex((stops) => stops.includes(event.target));
    const index = stops < 0 ? -1 : series[stops].indexOf(event.target);
    if (index >= 0 && (stops !== row || index !== column || !event.target.classList.contains("at"))) go(stops, index, "walk");
  });
  walk.addEventListener("click", (event) => {
    const name = event.target.closest("button")?.dataset.do;
    if (name) act(name, "button");
  });
  walk.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    if (playing) return pause("button");
    // Back to the chart, from the list of keys and from the search.
    walk.querySelector("details").open = false;
    go(row, column, "focus", "", true);
  });
  walk.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    find(control("find").value);
  });
  control("words").addEventListener("change", () => go(row, column, "button", "", true));

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
    const distance = (stop) => Math.hypot(at(stop)[0] - point.x, at(stop)[1] - point.y);
    return near.length ? near[nearest(near, distance)] : undefined;
  };
  let reached;
  const move = (event) => {
    const found = under(event);
    if (!found || found === reached) return;
    reached = found;
    if (playing) stopPlaying();
    const to = series.findIndex((stops) => stops.includes(found));
    go(to, series[to].indexOf(found), "pointer");
  };
  // A chart is wider than a phone: at the edge of its region it moves on under a finger.
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
    tones.wake();
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

  // The first tab stop is a place of the chart. Screen readers pass keys on inside an application, where nothing else is to be
  // read: the figures are in the table, the course is in the summary.
  region.removeAttribute("tabindex");
  region.setAttribute("role", "application");
  region.setAttribute("aria-roledescription", words.role);
  region.setAttribute("aria-label", `${chart.querySelector("title").textContent}. ${words.enter}`);
  // The region of the table can be reached only where it scrolls.
  const data = document.querySelector(".data");
  new ResizeObserver(() => {
    if (data.scrollWidth > data.clientWidth) data.tabIndex = 0;
    else data.removeAttribute("tabindex");
  }).observe(data);

  walk.hidden = false;
  document.documentElement.classList.add("walking");
})();
