/**
 * What people do with a game that is over, over plain HTTP: links to its moments, and what each lets the others read. Everybody may take back
 * what they agreed to: from then on nobody reads it, whatever crashed in between.
 */

import type { LogEntry } from '@illuminice/table';
import { Maybe } from './maybe.ts';
import type { Answer } from './pages.ts';
import { type Chance, Violation } from './world.ts';

/** Somebody who asks, and is answered or not. */
export interface Asker {
  readonly name: string;
  readonly chance: Chance;
  readonly ask: (question: Asked, answered: (answer: Answer) => void) => void;
}

interface Asked {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly body?: object;
  /** Without telling who they are. */
  readonly isStranger?: true;
}

interface FinishedGame {
  readonly table: string;
  /** Who told that they sat there, by seat. */
  readonly seats: Map<number, string>;
  /** Who lets the others read what they whispered. */
  readonly shown: Map<string, Maybe<boolean>>;
}

interface Link {
  readonly id: string;
  readonly game: FinishedGame;
  readonly by: string;
  readonly isThere: Maybe<boolean>;
  readonly named: Map<string, Maybe<boolean>>;
}

const GAMES = 3;
const OK = new Set([200, 204]);

export class AfterGame {
  readonly #games: FinishedGame[] = [];
  readonly #links = new Map<string, Link>();

  /** After a disk that lied. */
  forget(): void {
    this.#games.length = 0;
    this.#links.clear();
  }

  /** Everybody tells for themselves where they sat. */
  over(asker: Asker, { table, seat }: { readonly table: string; readonly seat: number }): void {
    let game = this.#games.find((known) => known.table === table);
    if (game?.seats.has(seat)) return;
    if (game === undefined) {
      game = { table, seats: new Map(), shown: new Map() };
      this.#games.push(game);
      if (this.#games.length > GAMES) this.#games.shift();
    }
    game.seats.set(seat, asker.name);
    if (asker.chance.happens(700)) this.#share(asker, game);
    else this.#show(asker, game);
  }

  /** Something with one of the last games. */
  act(asker: Asker): void {
    const { chance, name } = asker;
    const games = this.#games.filter(({ seats }) => [...seats.values()].includes(name));
    if (games.length === 0) return;
    const game = chance.one(games);
    const links = [...this.#links.values()].filter((known) => known.game === game);
    if (chance.happens(150)) return this.#show(asker, game);
    if (links.length === 0 || chance.happens(300)) return this.#words(asker, game);
    const link = chance.one(links);
    switch (chance.below(4)) {
      case 0:
        return this.#name(asker, link);
      case 1:
        return link.by === name ? this.#take(asker, link) : this.#takeAnothers(asker, link);
      default:
        return this.#open(asker, link);
    }
  }

  #share(asker: Asker, game: FinishedGame): void {
    const named = asker.chance.happens(500);
    const body = { table: game.table, seq: 1 + asker.chance.below(20), events: 0, named };
    asker.ask({ method: 'POST', url: '/api/shared', body }, ({ status, text }) => {
      if (status !== 200 || !this.#games.includes(game)) return;
      const { id } = JSON.parse(text) as { id: string };
      const named = new Map([[asker.name, new Maybe(body.named)]]);
      this.#links.set(id, { id, game, by: asker.name, isThere: new Maybe(true), named });
    });
  }

  #name(asker: Asker, link: Link): void {
    const named = asker.chance.happens(400);
    const change = maybe(link.named, asker.name).changing(named);
    asker.ask({ method: 'POST', url: `/api/shared/${link.id}/name`, body: { named } }, ({ status }) => {
      // 404 also to whoever had left when somebody else made the link: whether it is there, opening it shows.
      if (OK.has(status)) change.done();
      else if (status === 429 || status === 404) change.refused();
    });
  }

  #take(asker: Asker, link: Link): void {
    // Nobody else may take it.
    const mayBeGone = link.isThere.could(false);
    const change = link.isThere.changing(false);
    asker.ask({ method: 'DELETE', url: `/api/shared/${link.id}` }, ({ status }) => {
      if (status === 404 && !mayBeGone) throw new Violation(`link ${link.id} is gone, and nobody took it`);
      if (OK.has(status)) change.done();
    });
  }

  #takeAnothers(asker: Asker, link: Link): void {
    asker.ask({ method: 'DELETE', url: `/api/shared/${link.id}` }, ({ status }) => {
      if (OK.has(status)) throw new Violation(`${asker.name} took back link ${link.id} of ${link.by}`);
    });
  }

  #show(asker: Asker, game: FinishedGame): void {
    const shown = asker.chance.happens(500);
    const change = maybe(game.shown, asker.name).changing(shown);
    asker.ask({ method: 'POST', url: wordsOf(game), body: { shown } }, ({ status }) => {
      if (OK.has(status)) change.done();
      else if (status !== 503) change.refused();
    });
  }

  /** Only what its writer lets them read. */
  #words(asker: Asker, game: FinishedGame): void {
    const before = allOf(game.shown);
    asker.ask({ method: 'GET', url: wordsOf(game) }, ({ status, text }) => {
      if (status !== 200) return;
      const { words } = JSON.parse(text) as { words: { kind: string; from: number; to: number[]; text?: string }[] };
      const after = allOf(game.shown);
      for (const { kind, from, to, text: line } of words) {
        if (kind === 'said' && to.length === 0) continue;
        // A computer player has no secrets of its own: they are those of whom it told them.
        const keepers = (game.seats.has(from) ? [from] : to).flatMap((seat) => game.seats.get(seat) ?? []);
        const keeper = keepers.find((name) => ![before, after].some((known) => known.get(name)?.has(true)));
        if (keeper !== undefined)
          throw new Violation(`${asker.name} reads what ${keeper} keeps: ${kind} ${line} in ${game.table}`);
      }
    });
  }

  #open(asker: Asker, link: Link): void {
    const before = { named: allOf(link.named), isThere: link.isThere.all };
    const isStranger = asker.chance.happens(500);
    const question: Asked = { method: 'GET', url: `/api/shared/${link.id}`, ...(isStranger ? { isStranger } : {}) };
    asker.ask(question, ({ status, text }) => {
      if (status !== 200 && status !== 404) return;
      const isThere = status === 200;
      if (!before.isThere.has(isThere) && !link.isThere.could(isThere))
        throw new Violation(
          `link ${link.id} is ${isThere ? 'there' : 'gone'}, and nobody ${isThere ? 'made' : 'took'} it`,
        );
      if (isThere) checkNames(link, { game: (JSON.parse(text) as { game: string }).game, before: before.named });
    });
  }
}

function checkNames(
  { id, game: { seats }, named }: Link,
  { game, before }: { readonly game: string; readonly before: ReadonlyMap<string, ReadonlySet<boolean>> },
): void {
  const [, ...lines] = game.split('\n');
  if (game.includes('"secret":true')) throw new Violation(`link ${id} tells a secret of two`);
  const [opened] = (JSON.parse(lines[0] ?? '{}') as LogEntry).facts;
  const after = allOf(named);
  for (const [seat, { kind, name }] of (opened?.type === 'opened' ? opened.opening.seats : []).entries()) {
    if (kind !== 'human') continue;
    const who = seats.get(seat) ?? '';
    const isNamed = name !== '';
    if (![before, after].some((known) => (known.get(who) ?? new Set([false])).has(isNamed)))
      throw new Violation(`link ${id} ${isNamed ? `tells ${name}, who did not agree` : `keeps ${who}, who agreed`}`);
  }
}

function maybe(known: Map<string, Maybe<boolean>>, name: string): Maybe<boolean> {
  const one = known.get(name) ?? new Maybe(false);
  known.set(name, one);
  return one;
}

const allOf = (known: ReadonlyMap<string, Maybe<boolean>>): ReadonlyMap<string, ReadonlySet<boolean>> =>
  new Map([...known].map(([name, { all }]) => [name, all]));

const wordsOf = ({ table }: FinishedGame): string => `/api/games/${table}/words`;
