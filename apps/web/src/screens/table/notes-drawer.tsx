import type { NoteView, Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { SpecialCard } from '../../pieces/cards/index.ts';
import { BesideDialog, RuleLink } from '../../tabletop/parts/index.ts';
import { cardName, named, nameOf, rivalsOf, type Seen, show, ui } from '../../tabletop/seen/index.ts';

/** T-32: what this player was shown in secret, the latest first, and which Specials they know of. Nobody else has it. */
export function NotesDrawer({ seen }: { readonly seen: Seen }): ReactElement {
  const title = t('notes.title', 'Private notes');
  const { notes } = seen.view;
  return (
    <BesideDialog label={title} close={() => ui({ beside: undefined })} className="beside-paper">
      <h2>{title}</h2>
      <p className="beside-note">
        {t('notes.only', 'Nobody but you ever sees these.')} <RuleLink rule="R-18.4" />
      </p>
      {notes.length === 0 ? (
        <p className="beside-note">{t('notes.none', 'You have spied on nobody and peeked at nothing yet.')}</p>
      ) : (
        <ol className="notes">
          {notes.toReversed().map((note, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: notes have no other identity
            <li key={index}>
              <small>
                {t('notes.when', 'Turn {turn} of {nameIs, select, you {yours} other {{name}}}', {
                  ...named(seen, note.turnOf),
                  turn: note.turn,
                })}
              </small>
              <Noted seen={seen} note={note} />
            </li>
          ))}
        </ol>
      )}
      {rivalsOf(seen).map((seat) => (
        <KnownHand key={seat} seen={seen} seat={seat} />
      ))}
    </BesideDialog>
  );
}

function Noted({ seen, note }: { readonly seen: Seen; readonly note: NoteView }): ReactElement {
  const name = nameOf(seen, note.owner);
  switch (note.what) {
    case 'money':
      return (
        <p>
          {t('notes.money', '{card} of {name} held {money} MB.', {
            card: cardName(seen, note.card),
            name,
            money: note.money,
          })}
        </p>
      );
    case 'hand':
      return (
        <>
          <p>
            {note.specials.length === 0
              ? t('notes.noHand', '{name} held no Specials.', { name })
              : t('notes.hand', '{name} held:', { name })}
          </p>
          <Specials seen={seen} specials={note.specials} />
        </>
      );
    case 'peek':
      return (
        <>
          <p>{t('notes.peek', 'A card of {name}:', { name })}</p>
          <Specials seen={seen} specials={[note.special]} />
        </>
      );
  }
}

/** What lies face-up there, or is remembered from before. */
function KnownHand({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }): ReactElement | undefined {
  const known = (seen.view.seats[seat]?.hand ?? []).flatMap(({ card, memory }) => card ?? memory ?? []);
  if (known.length === 0) return undefined;
  return (
    <section className="pile">
      <h3>{t('notes.known', 'Specials you know in the hand of {name}', { name: nameOf(seen, seat) })}</h3>
      <Specials seen={seen} specials={known} />
    </section>
  );
}

function Specials({ seen, specials }: { readonly seen: Seen; readonly specials: readonly number[] }): ReactElement {
  return (
    <div className="notice-cards">
      {specials.map((special, index) => (
        <SpecialCard
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of one Special differ by nothing else
          key={index}
          pack={seen.pack}
          special={special}
          onPress={() => show({ special })}
        />
      ))}
    </div>
  );
}
