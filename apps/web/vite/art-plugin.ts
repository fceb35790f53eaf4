import type { Plugin } from 'vite';
import { drawArt } from './art-files.ts';

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', png: 'image/png' };

/** Draws the pictures once, serves them while developing and writes them beside the build: no request leaves the host. */
export function artPlugin(): Plugin {
  const { folder, files } = drawArt();
  // Under assets, as all that carries a hash in its address: the server lets browsers keep those for ever.
  const base = `/assets/art/${folder}/`;
  return {
    name: 'illuminice-art',
    config: () => ({ define: { __ART_FOLDER__: JSON.stringify(base) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const content = path.startsWith(base) ? files.get(path.slice(base.length)) : undefined;
        if (content === undefined) return next();
        response.setHeader('Content-Type', TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        response.end(content);
      });
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${base.slice(1)}${name}`, source });
    },
  };
}
