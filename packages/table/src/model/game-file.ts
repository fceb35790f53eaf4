/** A game as a file: a line that says what it is, then its log, one line of JSON each. Server, client and commands read the same. */

const KIND = 'illuminice game 1';

/** A moment by what every viewer's log has in common: the number of its entry, and how many events of it have happened. */
export interface MomentName {
  readonly seq: number;
  readonly events: number;
}

/** With a moment, the file opens there. */
export function gameFileHeading(id: string, moment?: MomentName): string {
  return JSON.stringify({ kind: KIND, id, ...(moment && { moment: { seq: moment.seq, events: moment.events } }) });
}

/** Which game the file is of; undefined where this line is no heading, or one of another kind of file. */
export function gameFileId(line: string): string | undefined {
  const { kind, id } = headingIn(line);
  return kind === KIND && typeof id === 'string' ? id : undefined;
}

export function gameFileMoment(line: string): MomentName | undefined {
  const { seq, events } = Object(headingIn(line).moment) as Partial<Record<keyof MomentName, unknown>>;
  return Number.isSafeInteger(seq) && Number.isSafeInteger(events)
    ? { seq: Number(seq), events: Number(events) }
    : undefined;
}

/** A game that begins with a decision of this seat: an exercise to whoever knows what that is, a game that goes on to everybody else. */
export function exerciseHeading(id: string, seat: number): string {
  return JSON.stringify({ kind: KIND, id, exercise: { seat } });
}

/** Whose decision it is; undefined where the file is a game like any other. */
export function gameFileExercise(line: string): number | undefined {
  const { seat } = Object(headingIn(line).exercise) as { readonly seat?: unknown };
  return Number.isSafeInteger(seat) ? Number(seat) : undefined;
}

type Heading = Readonly<Partial<Record<'kind' | 'id' | 'moment' | 'exercise', unknown>>>;

function headingIn(line: string): Heading {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}
