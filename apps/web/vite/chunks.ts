/**
 * Which modules travel together. Left alone, the bundler makes a file of every set of modules that two screens share: the
 * table then came in sixty files, each compressed by itself, and cost 12 KB more than in a few.
 */
import type { Plugin } from 'vite';

/** In the order in which they claim their modules: what the menu needs stays with the menu, and so on. */
const ROOMS = [
  ['around', 'src/main.ts'],
  ['lobby', 'src/screens/lobby/game-screen.tsx'],
  ['cards', 'src/screens/menu/hero-structure.tsx'],
  ['tabletop', 'src/screens/setup/table-room.tsx'],
] as const;

/** The engine's one door leads everywhere: which of its modules a screen needs only the bundler knows. */
const LEFT_TO_THE_BUNDLER = /[\\/]packages[\\/](?!cards[\\/])/;

interface Chunks {
  readonly plugin: Plugin;
  readonly codeSplitting: {
    readonly includeDependenciesRecursively: boolean;
    readonly groups: { readonly name: string; readonly test: (id: string) => boolean; readonly priority: number }[];
  };
}

export function chunks(): Chunks {
  const claimed = new Map<string, string>();
  const plugin: Plugin = {
    name: 'illuminice-chunks',
    apply: 'build',
    buildEnd() {
      const visit = (id: string, room: string): void => {
        if (claimed.has(id) || LEFT_TO_THE_BUNDLER.test(id)) return;
        claimed.set(id, room);
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next, room);
      };
      const known = [...this.getModuleIds()];
      for (const [room, start] of ROOMS) {
        const id = known.find((each) => each.replaceAll('\\', '/').endsWith(`/apps/web/${start}`));
        if (id === undefined) throw new Error(`${start} is not part of the client: what should ${room} be made of?`);
        // Not the start itself: its file is the one that the page, or another screen, asks for by name.
        claimed.set(id, '');
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next, room);
      }
    },
  };
  const groups = ROOMS.map(([name], index) => ({
    name,
    test: (id: string) => claimed.get(id) === name,
    priority: ROOMS.length - index,
  }));
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups } };
}
