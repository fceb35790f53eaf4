/** A moment for others: a link at the server the game was played at, or a file. */
import { forStrangers, gameFileHeading, nameOfMoment } from '@illuminice/table';
import { onSite } from '../../base/site/index.ts';
import { post, type ShareProblem } from '../words/index.ts';
import { useReplay } from './replay-store.ts';
import { withSeatNames } from './seat-names.ts';

export interface Sharing {
  /** Who is named. */
  readonly seats: ReadonlySet<number>;
}

/** The game as a file that opens at this moment, without anybody's name but these. */
export function momentFile({ seats }: Sharing): string {
  const { replay, entries = [], id = '', at, link } = useReplay.getState();
  if (!replay) return '';
  // What came by a link has lost its names already, and those in it agreed.
  const told = link ? entries : withSeatNames(forStrangers(entries, seats));
  return [gameFileHeading(id, nameOfMoment(replay, at)), ...told.map((entry) => JSON.stringify(entry))].join('\n');
}

/** Of a game that was played at this server. */
export async function makeLink({
  named,
}: {
  readonly named: boolean;
}): Promise<{ readonly id: string } | ShareProblem> {
  const { replay, id = '', at } = useReplay.getState();
  if (!replay) return 'unknown';
  const answer = await post('/api/shared', { table: id, ...nameOfMoment(replay, at), named });
  if (typeof answer === 'string') return answer;
  return (await answer.json()) as { readonly id: string };
}

/** True once it is so. */
export async function showName(link: string, { named }: { readonly named: boolean }): Promise<boolean> {
  return typeof (await post(`/api/shared/${link}/name`, { named })) !== 'string';
}

export async function takeBack(link: string): Promise<boolean> {
  const answer = await fetch(onSite(`/api/shared/${link}`), { method: 'DELETE' }).catch(() => undefined);
  return answer?.ok === true;
}
