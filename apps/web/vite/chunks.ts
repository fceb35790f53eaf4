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

/** Panels of actions, which each action fetches for itself: one file for all of them, fetched once the table stands. */
const PANELS = /[\\/]src[\\/]actions[\\/][^\\/]+[\\/][\w-]+-panel\.tsx$/;

/** What else it fetches then stands here and in each folder's list of its own: another file, for a panel is wanted first. */
const FETCHED_AHEAD = 'src/screens/table/lazy-parts.ts';
const LIST = /[\\/]lazy\.ts$/;
const LATER: readonly string[] = ['panels', 'ahead'];

/**
 * What the table needs of the rules lessons need too, without the table: a file of their own. What only its panels need is left
 * to the bundler, for the same reason.
 */
const RULES = /[\\/]packages[\\/]/;

/**
 * A door hands on more than one screen wants: behind it only what was asked for travels along. One that makes something of
 * its own, as that of the cards makes the pack, must come with what it makes it from, and is none.
 */
const DOOR = /^(?:\.{1,2}\/.*\/index\.ts|@illuminice\/[\w-]+)$/;
const makesNothing = (code: string): boolean =>
  code.replace(/\/\*[\s\S]*?\*\/|^(?:import|export)\b[^;]*?["'][^"']+["'];?$/gm, '').trim() === '';

/** The statements of a module that take or hand on names; the compiler before us has left no types in it. */
function namedIn(code: string): { readonly names: readonly string[]; readonly from: string }[] {
  return [...code.matchAll(/^(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/gm)].map(([, names, from]) => ({
    names: (names ?? '').split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
    from: from ?? '',
  }));
}

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
    async buildEnd() {
      const visit = async (id: string, room: string): Promise<void> => {
        if (claimed.has(id) || (LATER.includes(room) && RULES.test(id))) return;
        claimed.set(id, room === 'tabletop' && RULES.test(id) ? 'engine' : room);
        await visitImports(id, room);
      };
      const visitImports = async (id: string, room: string): Promise<void> => {
        const { code, importedIds } = this.getModuleInfo(id) ?? { code: null, importedIds: [] };
        const doors = new Set<string>();
        for (const { names, from } of namedIn(code ?? '')) {
          if (!DOOR.test(from)) continue;
          const door = (await this.resolve(from, id))?.id;
          const inside = door === undefined ? undefined : this.getModuleInfo(door)?.code;
          if (door === undefined || !inside || !makesNothing(inside)) continue;
          doors.add(door);
          for (const passed of namedIn(inside))
            if (passed.names.some((name) => names.includes(name))) {
              const behind = (await this.resolve(passed.from, door))?.id;
              if (behind !== undefined) await visit(behind, room);
            }
        }
        for (const next of importedIds) if (!doors.has(next)) await visit(next, room);
      };
      const known = [...this.getModuleIds()];
      const idOf = (file: string): string => {
        const id = known.find((each) => each.replaceAll('\\', '/').endsWith(`/apps/web/${file}`));
        if (id === undefined) throw new Error(`${file} is not part of the client: what should be made of it?`);
        return id;
      };
      for (const [room, start] of ROOMS) {
        const id = idOf(start);
        // Not the start itself: its file is the one that the page, or another screen, asks for by name.
        claimed.set(id, '');
        await visitImports(id, room);
      }
      const ahead = idOf(FETCHED_AHEAD);
      const lists = [ahead, ...(this.getModuleInfo(ahead)?.importedIds.filter((id) => LIST.test(id)) ?? [])];
      const parts = lists.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      for (const id of known) if (PANELS.test(id)) await visit(id, 'panels');
      for (const id of parts) await visit(id, 'ahead');
    },
  };
  const groups = [...ROOMS.map(([name]) => name), 'engine', ...LATER].map((name, index, { length }) => ({
    name,
    test: (id: string) => claimed.get(id) === name,
    priority: length - index,
  }));
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups } };
}
