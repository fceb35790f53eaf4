import { Fragment, type ReactElement } from 'react';
import { look, namesOf, type Part, piecesOf, type Seen, show } from '../seen/index.ts';

/** A sentence whose cards and players can be opened. */
export function RichText({ text, seen }: { readonly text: string; readonly seen: Seen }): ReactElement {
  return (
    <>
      {piecesOf(text, namesOf(seen)).map(({ part, text, stop }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
        <Fragment key={index}>
          {typeof part === 'string' ? (
            text
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
