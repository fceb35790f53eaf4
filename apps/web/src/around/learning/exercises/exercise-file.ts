/** A kept exercise as a file: a saved game that has come as far as this decision, and says whose it is. */
import { exerciseHeading, gameFileExercise, gameFileId, type LogEntry } from '@illuminice/table';
import type { Exercise } from './exercise.ts';
import { exerciseOf } from './kept-exercises.ts';

const NO_SEED = '0'.repeat(64);

/** Undefined for one that was written down by card names. */
export function exerciseFile({ key, names, begins, texts }: Exercise): string | undefined {
  if (!('game' in begins)) return undefined;
  const { game, cards, pupil } = begins;
  const turn = Number(texts.values?.turn ?? 0);
  const entry: LogEntry = {
    seq: 1,
    at: 0,
    facts: [
      {
        type: 'opened',
        opening: {
          seats: names.map((name, seat) =>
            seat === pupil ? { name, kind: 'human' } : { name, kind: 'bot', level: 'expert' },
          ),
          options: game.options,
          continues: { from: 'whatIf', game, branch: { game: key, seq: 1, turn } },
        },
        dice: { ceremonyId: key, serverSeed: NO_SEED },
        rules: { version: game.rulesVersion, cards },
      },
    ],
  };
  return [exerciseHeading(key, pupil), JSON.stringify(entry)].join('\n');
}

/** Undefined for a text that is no exercise. */
export function readExercise(text: string): Exercise | undefined {
  try {
    const [heading = '', line = ''] = text.trim().split('\n');
    const seat = gameFileExercise(heading);
    const id = gameFileId(heading);
    const { facts }: LogEntry = JSON.parse(line);
    const [opened] = facts;
    if (seat === undefined || id === undefined || opened?.type !== 'opened') return undefined;
    const { seats, continues } = opened.opening;
    if (!continues || !opened.rules || !seats[seat]) return undefined;
    const names = seats.map(({ name }) => name);
    const kept = { of: id, seq: 1, turn: continues.branch?.turn ?? 0, names, seat };
    const exercise = exerciseOf({ ...kept, game: continues.game, cards: opened.rules.cards });
    return { ...exercise, key: id, judged: { by: 'chance', seed: id } };
  } catch {
    return undefined;
  }
}
