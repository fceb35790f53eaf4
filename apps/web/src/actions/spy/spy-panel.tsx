import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { CardPick, CommandOrCancel, Dossier, SeatChoice, SpecialHeading } from '../../tabletop/parts/index.ts';
import { nameOf } from '../../tabletop/seen/index.ts';
import type { SpyDraft } from './spy.ts';

/** One treasury, or one hand: chosen first, for a list walked by keyboard must not spend the card. */
export function SpyPanel({ seen, draft: { special, on }, change }: PanelProps<SpyDraft>): ReactElement {
  const option = seen.moves.play?.find(({ card }) => card === special);
  const hand = on && 'hand' in on ? on.hand : undefined;
  return (
    <Dossier
      stamp={t('spy.stamp', 'Espionage')}
      footer={
        <CommandOrCancel
          seen={seen}
          name="spy.confirm"
          label={t('spy.spy', 'Spy')}
          command={on && { type: 'play', card: special, ...on }}
          missing={t('missing.spied', 'First choose a hand or a treasury.')}
        />
      }
    >
      <SpecialHeading seen={seen} special={special} />
      <p className="docket-hint">
        {t('spy.hint', 'Only you will see it. The others learn whom you spied on, and whether it was money or cards.')}
      </p>
      <div className="choices">
        {(option?.hands ?? []).map((seat) => (
          <SeatChoice
            key={seat}
            seen={seen}
            seat={seat}
            chosen={seat === hand}
            onChoose={() => change({ special, on: { hand: seat } })}
          >
            {t('spy.hand', 'All Specials of {name}', { name: nameOf(seen, seat) })}
          </SeatChoice>
        ))}
      </div>
      <CardPick
        seen={seen}
        label={t('spy.money', 'Or the treasury of one card')}
        cards={option?.treasuries ?? []}
        chosen={on && 'money' in on ? on.money : undefined}
        onPick={(money) => change({ special, on: { money } })}
      />
    </Dossier>
  );
}
