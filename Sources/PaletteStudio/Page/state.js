'use strict';
// What is on the page, and every earlier state of it. The server judges; nothing here knows what a colour looks like.

const $ = (id) => document.getElementById(id);
const token = location.pathname.split('/')[1];

// A palette of the page's own, or a file with some other colours; null before anything is open.
let state = null;
// The last answer of the server about the state.
let answer = null;
// Counts changes, so that an answer is held against the state that it is about.
let version = 0, answered = 0;
const past = [], future = [];
// What the last change was part of: a slider that moves is one change.
let gesture = null;
// The state as it is in its file.
let kept = null;

const isPalette = () => state.kind === 'palette';
const key = (index) => `${state.view}:${index}`;
const content = (of) => JSON.stringify([of.palette, of.document, of.changes, of.marks]);
const isChanged = () => state && content(state) !== kept;

// The colours on the page, with what is known of each.
function entries() {
  const known = answer && answer.view ? answer.view.series : [];
  if (!isPalette()) return known.map((one, index) => ({ ...one, color: state.changes[key(index)] ?? one.color, locked: !!state.locked[key(index)] }));
  return state.palette.series.map((one, index) => ({ ...one, locked: !!state.locked[key(index)], shownName: known[index]?.name }));
}

// Changes the state; `part` names a gesture whose changes are undone together.
function change(part, edit) {
  if (!part || part !== gesture) {
    past.push(structuredClone(state));
    future.length = 0;
  }
  gesture = part;
  edit(state);
  touched();
}

function touched() {
  version += 1;
  judge();
}

function travel(from, to) {
  if (!from.length) return;
  to.push(structuredClone(state));
  state = from.pop();
  gesture = null;
  hand = null;
  touched();
}

// Of these only the newest answer counts: the studio gives up the one before.
const asking = { judge: null, plane: null, repair: null };
async function ask(name, question) {
  const mine = new AbortController();
  if (name in asking) {
    asking[name]?.abort();
    asking[name] = mine;
  }
  const reply = await fetch(name, {
    signal: mine.signal,
    method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Studio-Token': token }, body: JSON.stringify(question),
  }).catch((problem) => { throw mine.signal.aborted ? problem : new Error('The studio does not answer; start it again, and your changes are still here.'); });
  const body = reply.headers.get('Content-Type').startsWith('application/json') ? await reply.json() : {};
  if (!reply.ok) throw Object.assign(new Error(body.problem || 'The studio does not answer as it should.'), { status: reply.status });
  return body;
}

// What the server needs to know of the state.
function source() {
  if (isPalette()) return { palette: state.palette, view: 0 };
  const changes = places(state.changes).map((place) => ({ ...place, color: state.changes[`${place.view}:${place.series}`] }));
  const marks = places(state.marks).map((place) => ({ ...place, ...state.marks[`${place.view}:${place.series}`] }));
  return { document: state.document, changes, marks, view: state.view };
}

function places(of) {
  return Object.keys(of).filter((place) => of[place]).map((place) => {
    const [view, series] = place.split(':').map(Number);
    return { view, series };
  });
}

// Shows a problem, with a button for what may help; none hides it.
function tell(problem, label, action) {
  const box = $('problem');
  box.hidden = !problem;
  box.textContent = problem || '';
  if (!label) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => { tell(); action(); });
  box.append(' ', button);
}

let isAsking = false, isBrief = false, resting = 0;
// One question at a time, always about the newest state: a dragged slider asks as often as there are answers. While a colour moves
// its figures suffice; the words of the findings follow when it rests, and are given up when it moves on.
async function judge(rests) {
  if (isAsking) {
    if (!isBrief) asking.judge?.abort();
    return;
  }
  isAsking = true;
  clearTimeout(resting);
  let asked, brief;
  do {
    asked = version;
    brief = !!gesture && !!answer && !rests;
    [rests, isBrief] = [false, brief];
    try {
      const chart = document.querySelector('input[name="kind"]:checked')?.value;
      const next = state.palette && !state.palette.series.length ? null
        : await ask('judge', { ...source(), selected: state.selected, charts: chart ? [chart] : [], brief });
      if (brief && next) [next.report, next.checked] = [answer.report, answer.checked];
      [answer, answered] = [next, asked];
      if (asked === version) settle();
      tell();
    } catch (problem) {
      if (problem.name === 'AbortError') asked = null;
      else tell(problem.message);
    }
    show();
    drawPlane();
  } while (asked !== version);
  isAsking = false;
  if (brief) resting = setTimeout(judge, 150, true);
  remember();
}

// Takes the eight-bit colours that the server made of what a slider said.
function settle() {
  if (!answer) return;
  if (isPalette()) state.palette.series.forEach((one, index) => {
    const shown = answer.view.series[index];
    if (shown) [one.color, one.alpha] = [shown.color, shown.alpha];
  });
  else for (const place of Object.keys(state.changes)) {
    const [view, series] = place.split(':').map(Number);
    if (view === state.view && answer.view.series[series]) state.changes[place] = answer.view.series[series].color;
  }
}

let remembering = 0;
// The address holds the palette, so that a page that is loaded again has it. Browsers allow few changes of it a second.
function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(writeAddress, 300);
}

function writeAddress() {
  if (isPalette()) history.replaceState(null, '', '#palette=' + encodeURIComponent(JSON.stringify(state.palette)));
  else history.replaceState(null, '', location.pathname);
}

function open(opened) {
  const next = opened.palette
    ? { kind: 'palette', palette: opened.palette, view: 0 }
    : { kind: 'file', document: opened.document, path: opened.path, isOnDisk: opened.isOnDisk, views: opened.views, takesMarks: opened.takesMarks, changes: {}, marks: {}, view: 0 };
  if (state) past.push(structuredClone(state));
  future.length = 0;
  [state, gesture, hand, answer] = [{ ...next, selected: 0, locked: {} }, null, null, null];
  kept = opened.palette ? null : content(state);
  $('work').hidden = false;
  $('start').querySelector('details').open = false;
  $('proposal').hidden = true;
  touched();
}

// A slider leaves the opacity as it is; a text says it.
function setColor(index, color, part, isTyped) {
  change(part, (of) => {
    if (!isPalette()) of.changes[key(index)] = color;
    else Object.assign(of.palette.series[index], { color }, isTyped && { alpha: null });
  });
}
