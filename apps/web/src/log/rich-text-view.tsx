import { Fragment, type ReactElement } from 'react';
import { cardName, illuminatiName, nameInSentence, type Seen, specialName } from '../table/seen.ts';
import { look, show } from '../table/ui-store.ts';
import { type Part, partsOf } from './rich-text.ts';

/** A sentence whose cards and players can be opened. */
export function RichText({ text, seen }: { readonly text: string; readonly seen: Seen }): ReactElement {
  return (
    <>
      {partsOf(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
        <Fragment key={index}>{typeof part === 'string' ? part : <PartLink part={part} seen={seen} />}</Fragment>
      ))}
    </>
  );
}

function PartLink({ part, seen }: { readonly part: Exclude<Part, string>; readonly seen: Seen }): ReactElement {
  if ('seat' in part)
    return (
      <button
        type="button"
        className="text-seat"
        data-seat={part.seat}
        onClick={() => look(part.seat === seen.me ? undefined : part.seat)}
      >
        {nameInSentence(seen, part.seat)}
      </button>
    );
  const words =
    'card' in part
      ? cardName(seen, part.card)
      : 'special' in part
        ? specialName(seen, part.special)
        : illuminatiName(seen, part.illuminati);
  return (
    <button type="button" className="text-card" onClick={() => show(part)}>
      {words}
    </button>
  );
}
