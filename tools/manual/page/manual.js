// Search without a server, and the ground to read on. The pages work without it.

const root = document.documentElement.dataset.root ?? './';

/* ---- paper or ink ---- */
const KEPT = 'illuminice.manual.ground';
const button = document.querySelector('.ground');

function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function show(ground) {
  document.documentElement.dataset.ground = ground;
  button.textContent = ground === 'ink' ? 'Paper' : 'Ink';
  button.setAttribute('aria-label', `Read on ${ground === 'ink' ? 'paper' : 'ink'}`);
}

show(kept() === 'ink' ? 'ink' : 'paper');
button.hidden = false;
button.addEventListener('click', () => {
  const ground = document.documentElement.dataset.ground === 'ink' ? 'paper' : 'ink';
  show(ground);
  try {
    localStorage.setItem(KEPT, ground);
  } catch {
    // Kept for this page only.
  }
});

/* ---- contents: folded where there is no room beside the text ---- */
const contents = document.querySelector('.contents details');
const isNarrow = matchMedia('(max-width: 899px)');
const fold = () => {
  contents.open = !isNarrow.matches;
};
fold();
isNarrow.addEventListener('change', fold);

/* ---- search ---- */
const form = document.querySelector('.search');
const input = form.querySelector('input');
const list = form.querySelector('ul');
const MOST = 12;
let index;
let chosen = -1;

function load() {
  index ??= fetch(`${root}search.json`).then((answer) => answer.json());
  return index;
}

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All words must be there; a title counts more than a text, and a rule's own number most. */
function scoreOf([, , page, title, text], words) {
  let score = 0;
  const [inPage, inTitle, inText] = [plain(page), plain(title), plain(text)];
  for (const word of words) {
    const at = inText.indexOf(word);
    if (inTitle === word) score += 100;
    else if (inTitle.startsWith(word)) score += 30;
    else if (inTitle.includes(word)) score += 20;
    else if (at >= 0) score += new RegExp(`(^|\\W)${word.replace(/\W/g, '\\$&')}`).test(inText) ? 6 : 3;
    else if (inPage.includes(word)) score += 2;
    else return 0;
  }
  return score;
}

function excerptOf(text, words) {
  const at = Math.max(
    0,
    Math.min(...words.map((word) => plain(text).indexOf(word)).filter((place) => place >= 0), text.length),
  );
  const from = at === text.length ? 0 : Math.max(0, text.lastIndexOf(' ', Math.max(0, at - 40)));
  const part = text.slice(from, from + 150);
  return `${from > 0 ? '…' : ''}${part}${from + 150 < text.length ? '…' : ''}`;
}

/** The words that were asked for, set off without any markup of the text being read as markup. */
function marked(text, words) {
  const line = document.createElement('small');
  const low = plain(text);
  // Letters that fall apart when accents are taken off would shift the places: then nothing is set off.
  if (low.length !== text.length) {
    line.textContent = text;
    return line;
  }
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ word, place: low.indexOf(word, at) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place)[0];
    if (!next) break;
    line.append(text.slice(at, next.place));
    const mark = document.createElement('mark');
    mark.textContent = text.slice(next.place, next.place + next.word.length);
    line.append(mark);
    at = next.place + next.word.length;
  }
  line.append(text.slice(at));
  return line;
}

function close() {
  list.hidden = true;
  chosen = -1;
  input.setAttribute('aria-expanded', 'false');
  input.removeAttribute('aria-activedescendant');
}

async function search() {
  const asked = input.value;
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return close();
  const all = await load();
  if (input.value !== asked) return;
  const found = all
    .map((each) => ({ each, score: scoreOf(each, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST);
  list.replaceChildren(
    ...found.map(({ each: [address, anchor, page, title, text] }, place) => {
      const item = document.createElement('li');
      item.id = `found-${place}`;
      item.setAttribute('role', 'option');
      const link = document.createElement('a');
      link.href = `${root}${address}${anchor === '' ? '' : `#${anchor}`}`;
      link.tabIndex = -1;
      const name = document.createElement('b');
      name.textContent = title === page ? title : `${title} · ${page}`;
      link.append(name, marked(excerptOf(text, words), words));
      item.append(link);
      return item;
    }),
  );
  if (found.length === 0) {
    const nothing = document.createElement('li');
    nothing.className = 'nothing';
    nothing.textContent = 'Nothing found.';
    list.append(nothing);
  }
  list.hidden = false;
  input.setAttribute('aria-expanded', 'true');
  choose(found.length > 0 ? 0 : -1);
}

function choose(place) {
  const items = [...list.querySelectorAll('[role=option]')];
  chosen = items.length === 0 ? -1 : (place + items.length) % items.length;
  for (const [at, item] of items.entries()) item.setAttribute('aria-selected', String(at === chosen));
  const item = items[chosen];
  if (!item) return input.removeAttribute('aria-activedescendant');
  input.setAttribute('aria-activedescendant', item.id);
  item.scrollIntoView({ block: 'nearest' });
}

input.addEventListener('focus', load, { once: true });
input.addEventListener('input', search);
input.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    if (list.hidden) input.blur();
    close();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    choose(chosen + (event.key === 'ArrowDown' ? 1 : -1));
  }
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('[aria-selected=true] a')?.click();
});
list.addEventListener('click', close);
document.addEventListener('click', (event) => {
  if (!form.contains(event.target)) close();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea') || event.ctrlKey || event.metaKey || event.altKey)
    return;
  event.preventDefault();
  input.focus();
  input.select();
});
