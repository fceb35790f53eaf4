import type { ReactElement, ReactNode } from 'react';
import { t } from '../../base/i18n/index.ts';
import { LooseCard, SpecialCard } from '../../pieces/cards/index.ts';
import { BesideDialog, RuleLink } from '../../tabletop/parts/index.ts';
import { type Seen, show, ui } from '../../tabletop/seen/index.ts';

/** destroyed Groups and used Specials lie open for all; a press enlarges a card. Of the deck only the number is known. */
export function PilesDrawer({ seen: { pack, view } }: { readonly seen: Seen }): ReactElement {
  const title = t('pile.title', 'Dead and used cards');
  return (
    <BesideDialog label={title} close={() => ui({ beside: undefined })} className="beside-paper">
      <h2>{title}</h2>
      <p className="beside-note">
        {t('pile.deckLeft', '{count, plural, one {One card is} other {# cards are}} left in the deck, face down.', {
          count: view.deckCount,
        })}{' '}
        <RuleLink rule="R-18.1" />
      </p>
      <Pile
        title={t('pile.deadGroups', 'Destroyed Groups')}
        count={view.dead.length}
        empty={t('pile.noDead', 'Nothing has been destroyed yet.')}
      >
        {view.dead.map((card) => (
          <li key={card}>
            <LooseCard pack={pack} card={card} onPress={() => show({ card })} />
          </li>
        ))}
      </Pile>
      <Pile
        title={t('pile.usedSpecials', 'Used Specials')}
        count={view.discard.length}
        empty={t('pile.noUsed', 'Every Special is still in the deck or in a hand.')}
      >
        {/* The last one used lies on top. */}
        {view.discard.toReversed().map((special) => (
          <li key={special}>
            <SpecialCard pack={pack} special={special} onPress={() => show({ special })} />
          </li>
        ))}
      </Pile>
    </BesideDialog>
  );
}

interface PileProps {
  readonly title: string;
  readonly count: number;
  readonly empty: string;
  readonly children: ReactNode;
}

function Pile({ title, count, empty, children }: PileProps): ReactElement {
  return (
    <section className="pile" aria-label={title}>
      <h3>
        {title} <b>{count}</b>
      </h3>
      {count === 0 ? <p className="beside-note">{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}
