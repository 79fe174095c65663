// The colour in hand. While a slider moves the browser paints oklch() itself; the eight-bit colour and the verdict are the server's.

// Lightness, chroma and hue as somebody set them; null takes them from the answer.
let hand = null;
let plane = null, planeKey = '', isDrawing = false;

function inHand() {
  const shown = answer?.view.series[state.selected];
  if (hand || !shown) return hand;
  const [l, c, h] = shown.oklch;
  // An answer about an earlier colour is shown, and not gone on from.
  if (answered === version) hand = { l, c, h };
  return { l, c, h };
}

const css = ({ l, c, h }) => `oklch(${l.toFixed(4)} ${c.toFixed(4)} ${h.toFixed(2)})`;

function setHand(values, part) {
  hand = { ...inHand(), ...values };
  setColor(state.selected, css(hand), part);
  showHand();
}

const fields = { l: 3, c: 3, h: 0 };

function showHand() {
  const now = inHand(), shown = answer?.view.series[state.selected];
  const section = $('edit');
  section.hidden = !now || !entries().length;
  if (section.hidden) return;
  for (const [id, digits] of Object.entries(fields)) {
    const text = now[id].toFixed(digits);
    for (const field of [$(id), $(`${id}-number`)]) if (document.activeElement !== field || field.type === 'range') field.value = text;
    $(id).setAttribute('aria-valuetext', text);
  }
  $('hand').style.background = css(now);
  const entry = entries()[state.selected] ?? {};
  $('hand-words').textContent = [...new Set([entry.name || entry.shownName, shown?.color, shown?.colorName])].filter(Boolean).join(', ');
  drawCursor();
}

function showNearest() {
  const names = entries().map((one) => one.name || one.shownName), rows = answer?.view.nearest ?? [];
  $('nearest').hidden = !rows.length;
  const title = (vision) => answer.view.readers.find((reader) => reader.vision === vision)?.title ?? vision;
  $('nearest').tBodies[0].replaceChildren(...rows.map((row) => element('tr', {},
    element('th', { scope: 'row' }, title(row.vision)),
    element('td', {}, element('span', { class: 'chip', background: answer.view.series[row.index].color }), names[row.index] ?? ''),
    element('td', { class: row.fails ? 'number fails' : 'number' }, row.fails ? `${row.figure}, needs ${row.needs}` : row.figure))));
}

// Asks for the shades of the hue in hand, when the hue or another colour is a different one.
async function drawPlane() {
  if (isDrawing || !state || !inHand() || !answer) return;
  const others = isPalette()
    ? [state.palette.ground, ...state.palette.series.map((one, index) => index === state.selected ? { ...one, color: '' } : one)]
    : [state.document, { ...state.changes, [key(state.selected)]: '' }];
  const wanted = JSON.stringify([others, state.view, state.selected, Math.round(inHand().h)]);
  if (wanted === planeKey) return;
  isDrawing = true;
  try {
    plane = await ask('plane', { ...source(), selected: state.selected, hue: inHand().h });
    planeKey = wanted;
    paintPlane();
  } catch { plane = null; }
  isDrawing = false;
  if (planeKey === wanted) drawPlane();
}

const painted = document.createElement('canvas');

function paintPlane() {
  const canvas = $('plane');
  [painted.width, painted.height] = [canvas.width, canvas.height];
  const [w, h] = [canvas.width / plane.columns, canvas.height / plane.rows], paint = painted.getContext('2d');
  const cell = (row, column) => row < 0 || column < 0 || row >= plane.rows || column >= plane.columns ? '-' : plane.cells[row * plane.columns + column];
  const ground = getComputedStyle(document.body).backgroundColor;
  paint.fillStyle = ground;
  paint.fillRect(0, 0, painted.width, painted.height);
  for (let row = 0; row < plane.rows; row++) for (let column = 0; column < plane.columns; column++) {
    const index = row * plane.columns + column;
    if (plane.cells[index] === '-') continue;
    paint.globalAlpha = plane.cells[index] === '1' ? 1 : 0.35;
    paint.fillStyle = '#' + plane.colors.slice(index * 6, index * 6 + 6);
    paint.fillRect(column * w, row * h, w + 0.5, h + 0.5);
  }
  paint.globalAlpha = 1;
  // The edge of what passes, light on dark, seen on every colour.
  for (const [width, color] of plane.isJudged ? [[6, '#ffffff'], [2.5, '#000000']] : []) {
    paint.beginPath();
    for (let row = 0; row < plane.rows; row++) for (let column = 0; column < plane.columns; column++) {
      if (cell(row, column) !== '1') continue;
      const [x, y] = [column * w, row * h];
      if (cell(row - 1, column) !== '1') { paint.moveTo(x, y); paint.lineTo(x + w, y); }
      if (cell(row + 1, column) !== '1') { paint.moveTo(x, y + h); paint.lineTo(x + w, y + h); }
      if (cell(row, column - 1) !== '1') { paint.moveTo(x, y); paint.lineTo(x, y + h); }
      if (cell(row, column + 1) !== '1') { paint.moveTo(x + w, y); paint.lineTo(x + w, y + h); }
    }
    [paint.lineWidth, paint.strokeStyle, paint.lineCap] = [width, color, 'square'];
    paint.stroke();
  }
  const passing = plane.cells.split('1').length - 1, inside = plane.cells.replaceAll('-', '').length;
  $('plane-words').textContent = !plane.isJudged ? 'Lighter towards the top, more vivid towards the right.' : passing
    ? `Lighter towards the top, more vivid towards the right. The outlined shades pass beside the others: ${Math.round(100 * passing / inside)} % of this hue.`
    : 'No shade of this hue passes beside the others.';
  $('reach').disabled = !passing || !plane.isJudged;
  drawCursor();
}

function drawCursor() {
  if (!plane || !inHand()) return;
  const canvas = $('plane'), paint = canvas.getContext('2d');
  paint.drawImage(painted, 0, 0);
  const [x, y] = [inHand().c / plane.mostChroma * canvas.width, (1 - inHand().l) * canvas.height];
  for (const [width, color] of [[7, '#ffffff'], [3, '#000000']]) {
    paint.beginPath();
    paint.arc(x, y, 12, 0, 2 * Math.PI);
    [paint.lineWidth, paint.strokeStyle] = [width, color];
    paint.stroke();
  }
}

// The place of a pointer, moved to the nearest shade of sRGB of its lightness.
function pointed(event) {
  const box = $('plane').getBoundingClientRect(), share = (value) => Math.min(1, Math.max(0, value));
  const l = 1 - share((event.clientY - box.top) / box.height);
  let c = plane.mostChroma * share((event.clientX - box.left) / box.width);
  const row = Math.round((1 - l) * (plane.rows - 1));
  const cells = plane.cells.slice(row * plane.columns, (row + 1) * plane.columns);
  c = Math.min(c, plane.mostChroma * Math.max(0, cells.search(/-|$/) - 1) / (plane.columns - 1));
  return { l, c };
}

// Without a pointer: the nearest passing shade of the hue.
function reach() {
  if (!plane) return;
  let best = null;
  for (let index = 0; index < plane.cells.length; index++) {
    if (plane.cells[index] !== '1') continue;
    const l = 1 - Math.floor(index / plane.columns) / (plane.rows - 1);
    const c = plane.mostChroma * (index % plane.columns) / (plane.columns - 1);
    const distance = Math.hypot(l - inHand().l, c - inHand().c);
    if (!best || distance < best.distance) best = { index, distance };
  }
  if (!best) return;
  hand = null;
  // The very colour that was found to pass.
  setColor(state.selected, '#' + plane.colors.slice(best.index * 6, best.index * 6 + 6));
}

function preparePicker() {
  for (const id of Object.keys(fields)) {
    for (const field of [$(id), $(`${id}-number`)]) {
      field.addEventListener('input', () => {
        if (field.value !== '' && field.checkValidity()) setHand({ [id]: Number(field.value) }, `slide ${id}`);
      });
      // A drag is one change, and so are the keys until somebody goes elsewhere.
      for (const end of ['pointerdown', 'blur']) field.addEventListener(end, () => { gesture = null; });
    }
  }
  const canvas = $('plane');
  canvas.addEventListener('pointerdown', (event) => {
    if (!plane) return;
    canvas.setPointerCapture(event.pointerId);
    setHand(pointed(event), 'plane');
  });
  canvas.addEventListener('pointermove', (event) => {
    if (plane && canvas.hasPointerCapture(event.pointerId)) setHand(pointed(event), 'plane');
  });
  canvas.addEventListener('pointerup', () => { gesture = null; });
  $('reach').addEventListener('click', reach);
  $('pick').hidden = !window.EyeDropper;
  $('pick').addEventListener('click', async () => {
    try {
      const { sRGBHex } = await new EyeDropper().open();
      hand = null;
      setColor(state.selected, sRGBHex);
    } catch { /* Nothing was picked. */ }
  });
}
