/**
 * Builds pages of the client for tests, as a process of its own: `build-pages.ts <folder> <root> <page…>`. A browser that
 * fetches hundreds of sources by themselves works for seconds at every page, and again at whatever loads late. NODE_ENV
 * says whether React complains of what it is given.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, defaultClientConditions, type Plugin } from 'vite';

const [outDir = '', root = '', ...pages] = process.argv.slice(2);
const { default: config } = await import(join(root, 'vite.config.ts'));

/** What only a build for players needs. */
const LEFT_OUT = ['chunks', 'offline', 'compress', 'manifest'].map((name) => `illuminice-${name}`);

await build({
  ...config,
  configFile: false,
  mode: 'test',
  root,
  logLevel: 'error',
  plugins: [...config.plugins.filter((plugin: Plugin) => !LEFT_OUT.includes(plugin.name)), makers()],
  // A card that somebody adds must not change the stored pictures.
  resolve: { conditions: ['printed-deck', ...defaultClientConditions] },
  build: {
    ...config.build,
    outDir,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: pages.map((page) => join(root, page)) },
  },
});

/** Lets every file with components say which they are (files-seen.ts). */
function makers(): Plugin {
  const sources = join(root, 'src');
  return {
    name: 'makers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler(code, id) {
        const file = relative(sources, id).replaceAll('\\', '/');
        const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:function|const|class) (\w+)/gm)].map(
          ([, name]) => name,
        );
        if (file.startsWith('..') || names.length === 0) return;
        return {
          code: `${code}\nfor (const made of [${names}]) (globalThis.makers ??= new Map()).set(made, '${file}').set(made?.type ?? made, '${file}');`,
          map: null,
        };
      },
    },
  };
}
