// The list of colours, and what every control of the page does.

const icon = (name, label, path) => {
  const button = element('button', { type: 'button', class: `icon ${name}` });
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [key, value] of Object.entries({ viewBox: '0 0 20 20', width: 20, height: 20, 'aria-hidden': 'true' })) picture.setAttribute(key, value);
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [key, value] of Object.entries({ d: path, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.8, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })) line.setAttribute(key, value);
  picture.append(line);
  button.append(picture, element('span', { class: 'sr' }, label));
  return button;
};

function select(index) {
  [state.selected, hand, gesture] = [index, null, null];
  touched();
  show();
}

function move(from, to) {
  const all = entries();
  if (to < 0 || to >= all.length || from === to) return;
  const moved = (list) => { list.splice(to, 0, ...list.splice(from, 1)); return list; };
  change(null, (of) => {
    moved(all.map((one) => one.locked)).forEach((locked, index) => { of.locked[key(index)] = locked; });
    if (isPalette()) moved(of.palette.series);
    // In a file the names stay where they are.
    else moved(all.map((one) => one.color)).forEach((color, index) => { if (color !== all[index].color) of.changes[key(index)] = color; });
    of.selected = to;
  });
  hand = null;
}

function remove(index) {
  change(null, (of) => {
    of.palette.series.splice(index, 1);
    of.locked = {};
    of.selected = Math.max(0, Math.min(of.selected, of.palette.series.length - 1));
  });
  hand = null;
  show();
  ($('list').children[state.selected]?.querySelector('.remove') ?? $('add')).focus();
}

// A row; what it does asks for its place when it does it.
function row() {
  const swatch = element('button', { type: 'button', class: 'swatch' });
  const name = element('input', { class: 'name', autocomplete: 'off', maxlength: 200 });
  const hex = element('input', { class: 'hex', autocomplete: 'off', spellcheck: 'false' });
  const contrast = element('span', { class: 'contrast' });
  const lock = icon('lock', 'Lock', 'M5 9h10v7H5zM7 9V6.5a3 3 0 0 1 6 0V9');
  const [up, down] = [icon('up', 'Move up', 'M10 16V4M5 9l5-5 5 5'), icon('down', 'Move down', 'M10 4v12M5 11l5 5 5-5')];
  const gone = icon('remove', 'Remove', 'M5 5l10 10M15 5L5 15');
  const made = element('li', {}, element('div', { class: 'entry' }, swatch, name, hex, contrast,
    element('span', { class: 'moves live' }, lock, up, down, gone)), element('ul', { class: 'about' }));
  const index = () => [...made.parentElement.children].indexOf(made);
  swatch.addEventListener('click', () => select(index()));
  for (const field of [name, hex]) {
    field.addEventListener('focus', () => { if (state.selected !== index()) select(index()); });
    field.addEventListener('change', () => { gesture = null; });
  }
  name.addEventListener('input', () => change(`name ${index()}`, (of) => { of.palette.series[index()].name = name.value; }));
  hex.addEventListener('change', () => {
    if (!CSS.supports('color', hex.value.trim())) return tell(`'${hex.value}' is not a colour of CSS.`);
    hand = null;
    setColor(index(), hex.value.trim(), null, true);
  });
  lock.addEventListener('click', () => change(null, (of) => { of.locked[key(index())] = !of.locked[key(index())]; }));
  up.addEventListener('click', () => { move(index(), index() - 1); show(); $('list').children[state.selected].querySelector('.up').focus(); });
  down.addEventListener('click', () => { move(index(), index() + 1); show(); $('list').children[state.selected].querySelector('.down').focus(); });
  gone.addEventListener('click', () => remove(index()));
  made.addEventListener('keydown', (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    const of = event.target.className;
    move(index(), index() + step);
    show();
    $('list').children[state.selected].querySelector(`.${of.split(' ').pop()}`)?.focus();
  });
  swatch.draggable = true;
  swatch.addEventListener('dragstart', (event) => { event.dataTransfer.setData('text/x-row', String(index())); });
  made.addEventListener('dragover', (event) => {
    if (!event.dataTransfer.types.includes('text/x-row')) return;
    event.preventDefault();
    made.classList.add('target');
  });
  made.addEventListener('dragleave', () => made.classList.remove('target'));
  made.addEventListener('drop', (event) => {
    made.classList.remove('target');
    const from = event.dataTransfer.getData('text/x-row');
    if (from === '') return;
    event.preventDefault();
    event.stopPropagation();
    move(Number(from), index());
    show();
  });
  return made;
}

// Eight digits for a translucent colour (CSS Color 4, section 5.2).
const spelled = ({ color, alpha }) => color + (alpha == null ? '' : Math.round(alpha * 255).toString(16).padStart(2, '0'));

function showList() {
  const list = $('list'), all = entries();
  while (list.children.length > all.length) list.lastElementChild.remove();
  while (list.children.length < all.length) list.append(row());
  all.forEach((entry, index) => {
    const shown = answer?.view.series[index] ?? {}, item = list.children[index];
    const [swatch, name, hex, contrast] = item.querySelector('.entry').children;
    const called = entry.name || entry.shownName || (answer?.view.isRamp ? `step ${index + 1}` : `series ${index + 1}`);
    const put = (field, text) => { if (document.activeElement !== field && field.value !== text) field.value = text; };
    item.classList.toggle('current', index === state.selected);
    swatch.style.background = entry.color;
    swatch.setAttribute('aria-label', `Change ${called}, ${shown.color ?? entry.color}`);
    swatch.setAttribute('aria-pressed', index === state.selected);
    put(name, entry.name ?? '');
    name.placeholder = called;
    name.setAttribute('aria-label', `Name of colour ${index + 1}`);
    name.readOnly = !isPalette();
    put(hex, spelled(shown.color ? shown : entry));
    hex.setAttribute('aria-label', `Colour of ${called}`);
    contrast.textContent = shown.contrast ?? '';
    contrast.title = 'Contrast on the ground';
    item.querySelector('.lock').setAttribute('aria-pressed', entry.locked);
    item.querySelector('.remove').hidden = !isPalette();
    item.querySelector('.up').disabled = index === 0;
    item.querySelector('.down').disabled = index === all.length - 1;
    for (const button of item.querySelectorAll('.icon')) {
      const what = button.querySelector('.sr');
      what.dataset.word ??= what.textContent;
      what.textContent = `${what.dataset.word} ${called}`;
    }
    item.querySelector('.about').replaceChildren(...(shown.notes ?? []).map((note) => element('li', {}, level(note), ' ', note.text)));
  });
}

const dashes = { '': 'Not set', '[]': 'Solid', '[6,3]': 'Dashed', '[2,2]': 'Dotted', '[8,3,2,3]': 'Dash and dot' };

function showChannels() {
  const entry = entries()[state.selected], palette = isPalette();
  $('channels').hidden = !entry || !!answer?.view.isRamp || (palette ? state.palette.kind !== 'categorical' : !state.takesMarks);
  $('file-words').hidden = palette;
  $('file-words').textContent = 'A row that moves takes its colour along; the names keep their places.'
    + (palette || state.takesMarks ? '' : ' This format holds no symbols, dashes or patterns: a free palette and its exports do.');
  if ($('channels').hidden) return;
  for (const id of ['role', 'mark', 'symbol', 'pattern']) $(id).value = entry[id] ?? '';
  for (const id of ['role', 'mark']) $(id).parentElement.hidden = !palette;
  for (const id of ['symbol', 'dash', 'pattern']) $(id).options[0].text = palette ? 'Not set' : 'As saved';
  const dash = entry.dash ? JSON.stringify(entry.dash) : '';
  if (![...$('dash').options].some((option) => option.value === dash)) $('dash').append(new Option(entry.dash.join(' '), dash));
  $('dash').value = dash;
}

function show() {
  if (!state) return;
  const found = findings(), palette = isPalette();
  $('title').textContent = palette ? state.palette.name || 'Palette' : state.path;
  document.title = `${$('title').textContent} · palettecheck studio`;
  $('undo').disabled = !past.length;
  $('redo').disabled = !future.length;
  $('repair').disabled = !entries().length;
  $('save').disabled = !palette && !isChanged();
  $('ground-row').hidden = $('add').hidden = !palette;
  $('copy').hidden = palette;
  if (palette) {
    $('purpose').value = state.palette.kind;
    if (document.activeElement !== $('ground')) $('ground').value = state.palette.ground;
    for (const radio of document.querySelectorAll('input[name="ground"]')) radio.checked = radio.value === state.palette.ground;
  }
  const views = palette ? [] : state.views;
  $('view-row').hidden = views.length < 2;
  if ($('view').options.length !== views.length) $('view').replaceChildren(...views.map((name, index) => new Option(name, index)));
  $('view').value = state.view;
  showVerdict();
  showList();
  showHand();
  showNearest();
  showChannels();
  showReaders(answer?.view.readers ?? []);
  showCharts();
  showFindings(found);
}

// The proposed repair, a row a colour: nothing changes until somebody applies it.
function propose(repair) {
  $('proposal').hidden = false;
  const errors = (count) => `${count} error${count === 1 ? '' : 's'}`;
  $('proposal-words').textContent = [
    repair.changes.length ? `These changes leave ${repair.errorsAfter} of ${errors(repair.errorsBefore)}.` : 'No change of colours is needed or possible.',
    ...repair.refusals].join(' ');
  const use = (one) => (of) => {
    for (const place of one.uses) {
      if (of.kind === 'palette') of.palette.series[place.series].color = one.after;
      else of.changes[`${place.view}:${place.series}`] = one.after;
    }
  };
  const rows = repair.changes.map((one) => {
    const button = element('button', { type: 'button' }, 'Apply', element('span', { class: 'sr' }, ` the change of ${one.name}`));
    button.addEventListener('click', () => {
      hand = null;
      change(null, use(one));
      button.disabled = true;
      [...$('proposal-list').querySelectorAll('button:not(:disabled)'), $('dismiss')][0].focus();
    });
    return element('li', {}, element('span', { class: 'what' }, element('strong', {}, one.name), ' ',
      element('span', { class: 'chip', background: one.before }), one.before, ' → ',
      element('span', { class: 'chip', background: one.after }), one.after, ` (${one.difference})`), button);
  });
  $('proposal-list').replaceChildren(...rows);
  $('apply-all').hidden = !rows.length;
  $('apply-all').onclick = () => {
    hand = null;
    change(null, (of) => { for (const one of repair.changes) use(one)(of); });
    close();
  };
  $('proposal-title').focus();
}

function close() {
  $('proposal').hidden = true;
  $('repair').focus();
}

// Gives a file to the browser to keep.
function download(file) {
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes]));
  element('a', { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

async function attempt(work) {
  try { await work(); } catch (problem) { if (problem.name !== 'AbortError') tell(problem.message); }
}

async function save() {
  try {
    if (isPalette()) download(await ask('export', { ...source(), format: 'theme' }));
    else {
      const saved = await ask('save', source());
      if (saved.base64) download(saved);
    }
    kept = content(state);
    $('kept').textContent = isPalette() ? 'The browser saves palette.json.' : `Saved ${state.path}.`;
    tell();
    show();
  } catch (problem) {
    const again = problem.status === 409 ? ['Read the file again', () => attempt(async () => open(await ask('read', { document: state.document })))] : [];
    tell(problem.message, ...again);
  }
}

async function readFile(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += 8192) text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  open(await ask('read', { name: file.name, base64: btoa(text) }));
}

// The palette of an address that this page made; null for any other text.
function linked(text) {
  const found = /#palette=([^\s]+)$/.exec(text.trim());
  try {
    const palette = found && JSON.parse(decodeURIComponent(found[1]));
    return palette && Array.isArray(palette.series) ? palette : null;
  } catch { return null; }
}

function prepare() {
  $('use').addEventListener('click', () => attempt(async () => {
    const palette = linked($('paste').value);
    open(palette ? { palette } : await ask('read', { text: $('paste').value }));
    $('colours').focus();
  }));
  $('known').addEventListener('change', () => attempt(async () => {
    if ($('known').value) open(await ask('read', { known: $('known').value }));
  }));
  $('file').addEventListener('change', () => attempt(async () => { if ($('file').files.length) await readFile($('file').files[0]); }));
  document.addEventListener('dragover', (event) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    document.body.classList.add('dropping');
  });
  document.addEventListener('dragleave', (event) => { if (!event.relatedTarget) document.body.classList.remove('dropping'); });
  document.addEventListener('drop', (event) => {
    document.body.classList.remove('dropping');
    if (!event.dataTransfer.files.length) return;
    event.preventDefault();
    attempt(() => readFile(event.dataTransfer.files[0]));
  });
  $('undo').addEventListener('click', () => { travel(past, future); show(); });
  $('redo').addEventListener('click', () => { travel(future, past); show(); });
  $('repair').addEventListener('click', () => attempt(async () => propose(await ask('repair', { ...source(), locked: places(state.locked) }))));
  $('dismiss').addEventListener('click', close);
  $('save').addEventListener('click', save);
  for (const radio of document.querySelectorAll('input[name="ground"]')) {
    radio.addEventListener('change', () => change(null, (of) => { of.palette.ground = radio.value; }));
  }
  $('ground').addEventListener('change', () => {
    if (!CSS.supports('color', $('ground').value)) return tell(`'${$('ground').value}' is not a colour of CSS.`);
    change(null, (of) => { of.palette.ground = $('ground').value; });
  });
  $('purpose').addEventListener('change', () => change(null, (of) => { of.palette.kind = $('purpose').value; }));
  $('view').addEventListener('change', () => {
    [state.view, state.selected, hand] = [Number($('view').value), 0, null];
    touched();
  });
  $('add').addEventListener('click', () => {
    change(null, (of) => { of.selected = of.palette.series.push({ name: null, color: '#777777' }) - 1; });
    hand = null;
    show();
    $('list').lastElementChild.querySelector('.hex').focus();
  });
  $('copy').addEventListener('click', () => attempt(async () => open(await ask('copy', source()))));
  const channel = (id, value) => $(id).addEventListener('change', () => change(null, (of) => {
    const marks = isPalette() ? of.palette.series[of.selected] : of.marks[key(of.selected)] ??= {};
    marks[id] = value($(id).value);
  }));
  channel('role', (text) => text || null);
  channel('mark', (text) => text || null);
  channel('symbol', (text) => text || null);
  channel('pattern', (text) => text || null);
  channel('dash', (text) => text ? JSON.parse(text) : null);
  $('export').addEventListener('click', () => attempt(async () => download(await ask('export', { ...source(), format: $('format').value }))));
  $('link').addEventListener('click', () => attempt(async () => {
    // Without the token, which is nobody else's.
    const palette = isPalette() ? state.palette : (await ask('copy', source())).palette;
    await navigator.clipboard.writeText(`${location.origin}/#palette=${encodeURIComponent(JSON.stringify(palette))}`);
    $('kept').textContent = 'Copied. Paste the link into any studio to go on.';
  }));
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const letter = event.key.toLowerCase();
    if (letter === 's' && !$('save').disabled) {
      event.preventDefault();
      save();
    }
    // A field of text undoes its own letters.
    if (event.target.matches('textarea, input:not([type]), input[type="number"]')) return;
    const [from, to] = letter === 'z' && !event.shiftKey ? [past, future] : letter === 'y' || letter === 'z' ? [future, past] : [];
    if (!from) return;
    event.preventDefault();
    travel(from, to);
    show();
  });
  addEventListener('beforeunload', (event) => { if (state && !isPalette() && isChanged()) event.preventDefault(); });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => { if (plane) paintPlane(); });
}

const offered = (box, options) => box.append(...options.map(([value, label]) => new Option(label, value)));

function offerCharts(charts) {
  $('kinds').append(...charts.map((chart, index) => {
    const radio = element('input', { type: 'radio', name: 'kind', value: chart.id, checked: index === 0 });
    radio.addEventListener('change', () => { if (state) touched(); });
    return element('label', {}, radio, ` ${chart.label}`);
  }));
}

async function begin() {
  preparePicker();
  prepare();
  const start = await ask('start', {});
  offered($('known'), start.known.map((one) => [one.id, one.label]));
  offered($('format'), start.exports.map((one) => [one.id, one.label]));
  offered($('mark'), [['', 'Not set'], ...start.marks.map((one) => [one, one])]);
  offered($('symbol'), [['', 'Not set'], ...start.symbols.map((one) => [one, one.replace('-', ' ')])]);
  offered($('pattern'), [['', 'Not set'], ...start.patterns.map((one) => [one, one.replace('-', ' ')])]);
  offered($('dash'), Object.entries(dashes));
  offerCharts(start.charts);
  const palette = linked(location.hash);
  if (state) touched();
  else if (palette) open({ palette });
  else if (start.opened) open(start.opened);
  if (start.problem) tell(start.problem);
}

attempt(begin);
