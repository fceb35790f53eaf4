/** A page nobody links to is not read, and a link, command or path that leads nowhere is worse than none. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../apps/server/src/illuminice.ts';
import { SETTINGS } from '../../apps/server/src/runtime/index.ts';
import { repositoryRoot } from '../rooms/read-rooms.ts';

const root = repositoryRoot();
const pages = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (name) => /(^|\/)(node_modules|\.[a-z]+)(\/|$)/.test(name) });
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');
const scripts = Object.keys((JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts);

function linksOf(page: string): string[] {
  return [...textOf(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target]) => String(target))
    .filter((target) => !/^[a-z]+:/.test(target));
}

test('every link of a document leads to a file', () => {
  const documents = pages('**/*.md');
  expect(documents).toContain('README.md');
  const lost = documents.flatMap((page) =>
    linksOf(page)
      .filter((target) => !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page} → ${target}`),
  );
  expect(lost).toEqual([]);
});

/** As forges make them: small letters, no punctuation, dashes. */
function anchorsOf(page: string): Set<string> {
  const headings = [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => String(heading));
  return new Set(
    headings.map((heading) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

test('[C-16] every link to a part of a document leads to its heading', () => {
  const links = pages('**/*.md').flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^)#\s]*)#([^)\s]+)\)/g)].map(([, target = '', anchor = '']) => ({
      page,
      anchor,
      target: target === '' ? page : join(dirname(page), target),
    })),
  );
  const ours = links.filter(({ target }) => target.endsWith('.md') && !/^[a-z]+:/.test(target));
  expect(ours.length).toBeGreaterThan(5);
  const lost = ours.filter(({ target, anchor }) => !anchorsOf(target).has(anchor));
  expect(lost.map(({ page, target, anchor }) => `${page} → ${target}#${anchor}`)).toEqual([]);
});

test('[C-16] every command of the workflows is there, and the forge has what it asks for', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: root });
  expect(workflows.map((file) => basename(file, '.yml')).sort()).toEqual(['container', 'nightly', 'test']);
  const named = workflows.flatMap((file) =>
    [...textOf(file).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !scripts.includes(String(name)))).toEqual([]);
  for (const file of [
    'pull_request_template.md',
    'dependabot.yml',
    'ISSUE_TEMPLATE/bug.yml',
    'ISSUE_TEMPLATE/config.yml',
  ])
    expect(existsSync(join(root, '.github', file)), file).toBe(true);
});

/** Whatever is read by people, hidden folders of the forge included. */
const everyText = (): string[] => [
  ...pages('**/*.md'),
  ...globSync('.github/**/*.{md,yml}', { cwd: root }),
  ...globSync('deploy/*', { cwd: root }),
];

test('[C-16] every command of operators, file of deploy/ and option of the start that a text names is there', () => {
  const found = (pattern: RegExp): { readonly page: string; readonly name: string }[] =>
    everyText().flatMap((page) => [...textOf(page).matchAll(pattern)].map(([, name = '']) => ({ page, name })));
  const lostOf = (named: ReturnType<typeof found>, isThere: (name: string) => boolean): string[] => {
    expect(named.length).toBeGreaterThan(2);
    return named.filter(({ name }) => !isThere(name)).map(({ page, name }) => `${page} → ${name}`);
  };
  // `illuminice doctor`, npm run illuminice -- doctor, launch.mjs illuminice start
  const commands = /(?:`(?:npx )?illuminice |npm run illuminice -- |launch\.mjs illuminice )((?:--)?[a-z]+)/g;
  expect(lostOf(found(commands), (name) => name === '--help' || Object.hasOwn(COMMANDS, name))).toEqual([]);
  expect(lostOf(found(/(?<![\w/])deploy\/([A-Za-z][\w@.-]*\w)/g), (name) => inDeploy(name))).toEqual([]);
  const options = [...Object.keys(COMMANDS.start?.options ?? {}), 'no-open', 'prepare'];
  expect(lostOf(found(/npm start -- --([a-z-]+)/g), (name) => options.includes(name))).toEqual([]);
  const tools = /launch\.mjs ([\w./-]+)/g;
  const isTool = (name: string): boolean =>
    ['vitest', 'tsc', 'biome', 'knip'].includes(name) ||
    existsSync(join(root, name.endsWith('.ts') ? name : `tools/${name}.ts`));
  expect(lostOf(found(tools), isTool)).toEqual([]);
});

function inDeploy(name: string): boolean {
  return existsSync(join(root, 'deploy', name));
}

test('[C-16] [V-25] every variable that a guide or an example sets is a setting', () => {
  const guides = ['README.md', ...pages('docs/how-to/{deploy,host-it-yourself,operate}.md')];
  const named = guides.flatMap((page) =>
    [...textOf(page).matchAll(/\b([A-Z]+_[A-Z_]+|PORT|HOST)=/g)].map(([, name = '']) => name),
  );
  expect(new Set(named).size).toBeGreaterThan(4);
  // Of Node, of compose.yaml and of systemd.
  const others = ['NODE_EXTRA_CA_CERTS', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD'];
  expect(named.filter((name) => !Object.hasOwn(SETTINGS, name) && !others.includes(name))).toEqual([]);
});

test('[C-16] the README begins with the game in motion, and the picture is small enough to be looked at', () => {
  const [first = ''] = textOf('README.md').split('\n## ');
  expect(first).toContain('docs/screens/play.webp');
  for (const reader of ['play', 'host', 'change it']) expect(first).toContain(`**You want to ${reader}.**`);
  const picture = readFileSync(join(root, 'docs/screens/play.webp'));
  expect(picture.length).toBeLessThan(1.5e6);
  expect(picture.includes('ANMF')).toBe(true);
});

test('every file that a document names in code is there', () => {
  const lost = pages('**/*.md').flatMap((page) =>
    filesNamedIn(page)
      .filter((file) => ![root, join(root, dirname(page))].some((base) => existsSync(join(base, file))))
      .map((file) => `${page} → ${file}`),
  );
  expect(lost).toEqual([]);
});

/** `packages/…`, or `src/…` beside a room's README; a name with a gap in it (`<room>`, `*`, `…`) is a pattern. */
function filesNamedIn(page: string): string[] {
  const named = [
    ...textOf(page).matchAll(/`((?:packages|apps|tools|docs|scenarios|deploy|bench|src|test|dev|vite)\/[^`\s:]+)/g),
  ];
  // A guide tells how a file comes to be that is not there yet.
  const isMade = (file: string): boolean => file.includes('weekend-druids') || file.includes('/generated/');
  return named.map(([, file]) => String(file)).filter((file) => !/[<>*…{}#]/.test(file) && !isMade(file));
}

test('every command that a document names is there, and the README names every command', () => {
  const lost = everyText().flatMap((page) =>
    [...textOf(page).matchAll(/npm run ([a-z][a-z:-]*)/g)]
      .map(([, script]) => String(script))
      .filter((script) => !scripts.includes(script))
      .map((script) => `${page} → npm run ${script}`),
  );
  expect(lost).toEqual([]);
  const readme = textOf('README.md');
  const isNamed = (script: string): boolean => new RegExp(`npm (run )?${script}\\b|\`${script}\``).test(readme);
  expect(scripts.filter((script) => !isNamed(script))).toEqual([]);
});

test('the folder map of the README names every folder, and every room has a README', () => {
  const map = textOf('README.md').split('## Folder map')[1]?.split('```')[1] ?? '';
  const mapped = new Set([...map.matchAll(/^ *([a-z.-]+)\/(?: |$)/gm)].map(([, folder]) => folder));
  const kept = ['packages', 'apps', '.'].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && /^(\.ci|[a-z-]+)$/.test(entry.name))
      .map(({ name }) => name),
  );
  const notKept = ['node_modules', 'data', 'dist'];
  expect(kept.filter((folder) => !mapped.has(folder) && !notKept.includes(folder))).toEqual([]);
  expect([...mapped].filter((folder) => !kept.includes(String(folder)))).toEqual([]);
  const rooms = pages('{packages,apps}/*/package.json').map((manifest) => dirname(manifest));
  expect(rooms.filter((room) => !existsSync(join(root, room, 'README.md')))).toEqual([]);
});

test('the index of documents lists every decision and every how-to, and decisions are numbered without a gap', () => {
  const listed = new Set(linksOf('docs/README.md').map((target) => join('docs', target)));
  const written = pages('docs/{decisions,how-to}/*.md');
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((page) => !listed.has(page))).toEqual([]);
  const numbers = pages('docs/decisions/0*.md').map((page) => Number(page.split('/').at(-1)?.slice(0, 4)));
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});
