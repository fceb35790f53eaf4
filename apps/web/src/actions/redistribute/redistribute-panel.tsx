/** All money of a structure placed anew: the Gnomes' power (R-16.8) and White Collar Crime (R-15.16, REQ-221). */
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Stepper } from '../../base/theme/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { CommandOrCancel, Dossier, SpecialHeading } from '../../tabletop/parts/index.ts';
import { act, cardName, endAbility } from '../../tabletop/seen/index.ts';
import { cardsOf, commandOf, leftIn, type MoneyDraft } from './money-draft.ts';

export function RedistributePanel({ seen, draft, change }: PanelProps<MoneyDraft>): ReactElement {
  const { treasuries, special } = draft;
  const rest = leftIn(draft);
  const set = (card: number, amount: number) => change({ ...draft, treasuries: { ...treasuries, [card]: amount } });
  const cards = cardsOf(draft);
  return (
    <Dossier
      stamp={t('money.stamp', 'Money')}
      title={
        <b className="headline">
          {rest === 0 ? t('money.placed', 'All placed') : t('money.left', '{rest} MB to place', { rest })}
        </b>
      }
      footer={
        <CommandOrCancel
          seen={seen}
          name="redistribute.confirm"
          label={special === undefined ? t('money.endAbility', 'End ability') : t('panel.okay', 'Okay')}
          command={commandOf(draft)}
          send={(sent) => void (special === undefined ? endAbility(sent) : act(sent))}
        />
      }
    >
      {special !== undefined && <SpecialHeading seen={seen} special={special} />}
      <p className="docket-hint">
        {rest > 0
          ? t('money.where', 'Where do the {rest} MB go? Tap a card, or set the amounts below.', { rest })
          : t('money.freely', 'Money may go from any of your cards to any other.')}
      </p>
      <QuickMove seen={seen} draft={draft} change={change} />
      <ul className="amount-list">
        {cards.map((card) => (
          <li key={card}>
            <span>{cardName(seen, card)}</span>
            <Stepper
              label={t('money.on', 'Money on {card}', { card: cardName(seen, card) })}
              value={treasuries[card] ?? 0}
              max={(treasuries[card] ?? 0) + Math.max(0, rest)}
              less={t('less', 'One less')}
              more={t('more', 'One more')}
              onChange={(amount) => set(card, amount)}
            />
          </li>
        ))}
      </ul>
    </Dossier>
  );
}

/** Source, amount and destination of one move (REQ-221); as many as wanted before the end. */
function QuickMove({ seen, draft, change }: PanelProps<MoneyDraft>): ReactElement {
  const cards = cardsOf(draft);
  const [from, setFrom] = useState(cards[0] ?? 0);
  const [to, setTo] = useState(cards[1] ?? cards[0] ?? 0);
  const [amount, setAmount] = useState(1);
  const there = draft.treasuries[from] ?? 0;
  const moved = Math.min(amount, there);
  const select = (value: number, set: (card: number) => void, label: string) => (
    <select aria-label={label} value={value} onChange={(event) => set(Number(event.target.value))}>
      {cards.map((card) => (
        <option key={card} value={card}>
          {cardName(seen, card)}
        </option>
      ))}
    </select>
  );
  return (
    <div className="quick-move pick">
      {select(from, setFrom, t('money.from', 'From'))}
      {select(to, setTo, t('money.to', 'To'))}
      <Stepper
        label={t('spend.amount', 'Amount in MB')}
        value={moved}
        max={there}
        less={t('less', 'One less')}
        more={t('more', 'One more')}
        onChange={setAmount}
      />
      <Button
        look="dark"
        refusal={
          from === to
            ? t('money.same', 'First choose two different cards.')
            : moved < 1
              ? t('money.empty', 'No money lies on {card}.', { card: cardName(seen, from) })
              : undefined
        }
        onClick={() =>
          change({
            ...draft,
            treasuries: { ...draft.treasuries, [from]: there - moved, [to]: (draft.treasuries[to] ?? 0) + moved },
          })
        }
      >
        {t('money.move', 'Move')}
      </Button>
    </div>
  );
}
