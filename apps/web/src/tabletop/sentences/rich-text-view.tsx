import { Fragment, type ReactElement } from 'react';
import { look, namesOf, type Part, piecesOf, type Seen, show } from '../seen/index.ts';

interface RichTextProps {
  readonly text: string;
  readonly seen: Seen;
  /** A button is one piece, and in a narrow column what follows a long name would stand apart from it. */
  readonly unlinked?: boolean;
}

/** A sentence whose cards and players can be opened. */
export function RichText({ text, seen, unlinked = false }: RichTextProps): ReactElement {
  return (
    <>
      {piecesOf(text, namesOf(seen)).map(({ part, text, stop }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
        <Fragment key={index}>
          {typeof part === 'string' ? (
            text
          ) : unlinked ? (
            <>
              <Name part={part} text={text} />
              {stop}
            </>
          ) : (
            <span className="text-held">
              <PartLink part={part} text={text} me={seen.me} />
              {stop}
            </span>
          )}
        </Fragment>
      ))}
    </>
  );
}

function Name({ part, text }: Pick<PartLinkProps, 'part' | 'text'>): ReactElement {
  return 'seat' in part ? (
    <b className="text-seat" data-seat={part.seat}>
      {text}
    </b>
  ) : (
    <b>{text}</b>
  );
}

interface PartLinkProps {
  readonly part: Exclude<Part, string>;
  readonly text: string;
  readonly me: number | undefined;
}

function PartLink({ part, text, me }: PartLinkProps): ReactElement {
  if ('seat' in part)
    return (
      <button
        type="button"
        className="text-seat"
        data-seat={part.seat}
        onClick={() => look(part.seat === me ? undefined : part.seat)}
      >
        {text}
      </button>
    );
  return (
    <button type="button" className="text-card" onClick={() => show(part)}>
      {text}
    </button>
  );
}
