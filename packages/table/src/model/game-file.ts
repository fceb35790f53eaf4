/** A game as a file: a line that says what it is, then its log, one line of JSON each. Server, client and commands read the same. */

const KIND = 'illuminice game 1';

export function gameFileHeading(id: string): string {
  return JSON.stringify({ kind: KIND, id });
}

/** Which game the file is of; undefined where this line is no heading, or one of another kind of file. */
export function gameFileId(line: string): string | undefined {
  try {
    const { kind, id } = Object(JSON.parse(line)) as { readonly kind?: unknown; readonly id?: unknown };
    return kind === KIND && typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
