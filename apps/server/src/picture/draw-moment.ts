import { pack } from '@illuminice/cards';
import { type Attack, chance36, groupDefinition, type Pack, type View } from '@illuminice/engine';
import { type LogEntry, type MomentName, momentNamed, openReplay } from '@illuminice/table';
import type { MomentAbout } from '../store/index.ts';
import { boardPicture } from './board-picture.ts';
import type { DrawnMoment } from './draw-order.ts';
import type { PictureParts } from './shapes.ts';

interface Drawing {
  readonly entries: readonly LogEntry[];
  readonly moment: MomentName;
  readonly parts: PictureParts | undefined;
}

/** Undefined where there is nothing to be seen: a game this release cannot read, or one that is not over. */
export function drawMoment({ entries, moment, parts }: Drawing): DrawnMoment | undefined {
  const replay = openReplay(pack, entries);
  if ('unplayable' in replay || !replay.isOver) return undefined;
  const at = momentNamed(replay, moment);
  const view = replay.viewAt(at, 'spectator');
  const { attack } = replay.at(at).game ?? {};
  const { turn = 0 } = replay.moments[at] ?? {};
  const about = aboutOf(replay.pack, { view, attack, turn });
  return { about, picture: parts && boardPicture(parts, { pack: replay.pack, view, turn, attack }) };
}

interface Seen {
  readonly view: View;
  readonly attack: Attack | undefined;
  readonly turn: number;
}

function aboutOf(known: Pack, { view, attack, turn }: Seen): MomentAbout {
  const [winner = -1] = view.over?.winners ?? [];
  const won = known.illuminati[view.seats[winner]?.illuminati ?? -1]?.name;
  const target = attack && groupDefinition(known, attack.target)?.name;
  const { verdict } = attack ?? {};
  return {
    turn,
    ...(won === undefined ? {} : { won }),
    ...(target === undefined ? {} : { target }),
    ...(verdict && {
      share: Math.round((100 * chance36(verdict.required)) / 36),
      succeeded: verdict.succeeded,
    }),
  };
}
