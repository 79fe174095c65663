// What each reader sees: the swatches with arcs, the charts, and what fails.

function element(name, attributes = {}, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === 'background') made.style.background = value;
    else if (key === 'class') made.className = value;
    else made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...content.filter((part) => part !== null && part !== undefined));
  return made;
}

function showReaders(readers) {
  $('seen').hidden = !readers.length;
  $('readers').replaceChildren(...readers.map((reader) => element('div', { class: 'reader' },
    element('div', {}, element('strong', {}, reader.title), ' ', element('span', { class: 'quiet' }, reader.share),
      element('p', reader.pairs.length ? {} : { class: 'quiet' }, reader.verdict)),
    element('div', { 'aria-hidden': 'true' },
      element('div', { class: 'cells' }, ...reader.colors.map((color) => element('i', { background: color ?? 'none' }))), arcs(reader)))));
}

// The height of a lane in px, and of the rest below the lowest, as in the report.
const [lane, rest] = [20, 12];

function arcs(reader) {
  if (!reader.lanes) return null;
  const [width, height] = [reader.colors.length * 10, reader.lanes * lane + rest];
  const space = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(space, 'svg');
  picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.setAttribute('preserveAspectRatio', 'none');
  const box = element('div', { class: 'arcs' }, picture);
  box.style.height = `${height}px`;
  for (const pair of reader.pairs.filter((pair) => pair.lane !== null)) {
    const depth = (pair.lane + 1) * lane;
    const [left, right, handle] = [pair.first * 10 + 5, pair.second * 10 + 5, depth * 4 / 3];
    const path = document.createElementNS(space, 'path');
    path.setAttribute('d', `M${left} 0C${left} ${handle} ${right} ${handle} ${right} 0`);
    picture.append(path);
    const label = element('b', {}, pair.figure);
    label.style.left = `${(pair.first + pair.second + 1) * 50 / reader.colors.length}%`;
    label.style.top = `${depth}px`;
    box.append(label);
  }
  return box;
}

const titles = ['Most people', 'Protanopia', 'Deuteranopia', 'Tritanopia', 'In grey'];

// When charts were last drawn, and will be next.
let drawn = 0, drawing = 0;

// Five pictures cost a browser more than a verdict: while a colour moves, they follow ten times a second.
function showCharts() {
  clearTimeout(drawing);
  const rest = drawn + 100 - performance.now();
  if (gesture && rest > 0) {
    drawing = setTimeout(showCharts, rest);
    return;
  }
  drawn = performance.now();
  const charts = answer?.view.charts ?? {};
  const chosen = document.querySelector('input[name="kind"]:checked');
  $('kinds').hidden = !!answer?.view.isRamp;
  const pictures = charts[chosen?.value] ?? [];
  const kind = answer?.view.isRamp ? 'Ramp' : chosen ? chosen.parentElement.textContent.trim() : 'Chart';
  const old = $('charts').children;
  pictures.forEach((picture, index) => {
    if (!picture) return;
    const title = answer.view.readers[index]?.title ?? titles[index];
    const address = 'data:image/svg+xml,' + encodeURIComponent(picture);
    const figure = old[index] ?? $('charts').appendChild(element('figure', {}, element('img'), element('figcaption')));
    const [image, caption] = figure.children;
    if (image.src !== address) image.src = address;
    image.alt = `${kind}: ${title}`;
    caption.textContent = title;
  });
  while (old.length > pictures.length) old[old.length - 1].remove();
}

// Suggestions of one number belong together; the numbers are alternatives.
function remedy(finding) {
  const alternatives = new Map();
  for (const one of finding.suggestions) alternatives.set(one.alternative, [...(alternatives.get(one.alternative) ?? []), one.text]);
  return [...alternatives.values()].map((texts) => texts.join(' and ')).join(', or ');
}

const order = { error: 0, warning: 1, info: 2 };
const word = { error: 'Error', warning: 'Warning', info: 'Note' };
const counts = (finding) => finding.status === 'new' || finding.status === 'worse';
const level = (finding) => element('span', { class: `level ${finding.level}` }, word[finding.level]);

// What `check` printed.
const report = () => answer.checked ??= JSON.parse(answer.report);

// The findings of the view, the worst first.
function findings() {
  if (!answer) return [];
  return report().findings
    .filter((finding) => !finding.mode || !answer.view.mode || finding.mode === answer.view.mode)
    .sort((one, other) => order[one.level] - order[other.level]);
}

function showFindings(found) {
  $('findings').replaceChildren(...(found.length ? found : [null]).map((finding) => {
    if (!finding) return element('li', {}, 'No check found anything.');
    const fix = remedy(finding);
    return element('li', {}, level(finding), ' ', finding.message, ' ', element('code', { class: 'quiet' }, finding.rule),
      counts(finding) ? null : element('span', { class: 'quiet' }, ` ${finding.status}: ${finding.waiver?.reason ?? ''}`),
      fix ? element('span', { class: 'fix' }, `To fix: ${fix}`) : null);
  }));
}

// What `check` says in its exit code and its sums.
function showVerdict() {
  const pill = $('verdict');
  if (!answer) return pill.textContent = '';
  const { exit, errors, warnings } = answer.verdict;
  const count = (number, one) => number ? [`${number} ${one}${number === 1 ? '' : 's'}`] : [];
  const found = [...count(errors, 'error'), ...count(warnings, 'warning')].join(', ');
  const verdict = ['Passes', 'Fails', 'Could not be checked'][exit];
  const text = found ? `${verdict}: ${found}` : verdict;
  if (pill.textContent !== text) pill.textContent = text;
  pill.classList.toggle('fails', exit !== 0);
}
