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

function headingIn(line: string): { readonly kind?: unknown; readonly id?: unknown; readonly moment?: unknown } {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}
