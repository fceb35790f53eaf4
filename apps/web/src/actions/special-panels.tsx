/** Specials that ask for something when they are used: each with its own small choice. */
import { type Arrow, admits, type CardNo, type PlayCommand, type Seat, type SpecialNo } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { LooseCard } from '../cards/index.ts';
import { cardWords } from '../i18n/card-words.ts';
import { t } from '../i18n/translate.ts';
import { CancelButton, Dossier } from '../table/dossier.tsx';
import { SeatChoice } from '../table/seat-choice.tsx';
import { cardName, nameOf, order, type Seen, specialName } from '../table/seen.ts';
import { change, type Mode } from '../table/ui-store.ts';
import { Button } from '../theme/index.ts';
import { ArrowPicker } from './arrow-picker.tsx';
import { hangingNow } from './open-arrows.ts';
import { startSpecial } from './start-special.ts';

export function SpecialList({ seen }: { readonly seen: Seen }): ReactElement {
  return (
    <Dossier stamp={t('special.stamp', 'Specials')} footer={<CancelButton />}>
      <p className="docket-hint">{t('special.hint', 'These can be used now.')}</p>
      <div className="choices">
        {(seen.options.play ?? []).map(({ card }) => (
          <Button
            key={card}
            look="outline"
            icon="card-play"
            note={whatItDoes(seen, card)}
            onClick={() => startSpecial(seen, card)}
          >
            {specialName(seen, card)}
          </Button>
        ))}
      </div>
    </Dossier>
  );
}

function whatItDoes({ pack }: Seen, special: SpecialNo): string | undefined {
  const card = pack.specials[special];
  return card && cardWords(card).summary;
}

export function ConfirmSpecial({ seen, special }: { readonly seen: Seen; readonly special: SpecialNo }): ReactElement {
  const command: PlayCommand = { type: 'play', card: special };
  return (
    <Dossier
      stamp={t('special.use', 'Use')}
      title={<b className="headline">{specialName(seen, special)}</b>}
      footer={
        <>
          <Button
            look="red"
            size="large"
            className="grow"
            disabled={!admits(seen.pack, seen.view, seen.options, command)}
            onClick={() => order(command)}
          >
            {t('special.play', 'Play it')}
          </Button>
          <CancelButton />
        </>
      }
    >
      <p className="docket-hint">{whatItDoes(seen, special)}</p>
    </Dossier>
  );
}

export function BriberyPanel({
  seen,
  mode,
}: {
  readonly seen: Seen;
  readonly mode: Extract<Mode, { what: 'bribery' }>;
}): ReactElement {
  const option = seen.options.play?.find(({ card }) => card === mode.special);
  const hanging = hangingNow(seen, mode, undefined);
  const command: PlayCommand | undefined =
    mode.target !== undefined && mode.arrow
      ? { type: 'play', card: mode.special, target: mode.target, ...mode.arrow }
      : undefined;
  const choose = (arrow: Arrow) => change({ ...mode, arrow });
  return (
    <Dossier
      stamp={t('bribery.stamp', 'Bribery')}
      footer={
        <>
          <Button
            look="red"
            size="large"
            className="grow"
            disabled={!command || !admits(seen.pack, seen.view, seen.options, command)}
            onClick={() => command && order(command)}
          >
            {t('bribery.take', 'Take it')}
          </Button>
          <CancelButton />
        </>
      }
    >
      <p className="docket-hint">
        {t('bribery.hint', 'One action, no roll, no money. Choose an uncontrolled group and an arrow.')}
      </p>
      <label className="pick">
        <span>{t('move.which', 'Which group? Tap it, or choose here.')}</span>
        <select
          value={mode.target ?? ''}
          onChange={(event) => change({ what: 'bribery', special: mode.special, target: Number(event.target.value) })}
        >
          <option value="" disabled>
            {t('pick.none', '—')}
          </option>
          {(option?.targets ?? []).map((card) => (
            <option key={card} value={card}>
              {cardName(seen, card)}
            </option>
          ))}
        </select>
      </label>
      {hanging && <ArrowPicker seen={seen} hanging={hanging} onChoose={({ arrow }) => choose(arrow)} />}
    </Dossier>
  );
}

/** The dead pile, Groups only, for this player alone (REQ-209). */
export function RevivePanel({ seen, special }: { readonly seen: Seen; readonly special: SpecialNo }): ReactElement {
  const targets = seen.options.play?.find(({ card }) => card === special)?.targets ?? [];
  const [chosen, setChosen] = useState<CardNo>();
  return (
    <Dossier
      stamp={t('revive.stamp', 'Media campaign')}
      footer={
        <>
          <Button
            look="red"
            size="large"
            className="grow"
            disabled={chosen === undefined}
            onClick={() => chosen !== undefined && order({ type: 'play', card: special, target: chosen })}
          >
            {t('revive.revive', 'Bring it back')}
          </Button>
          <CancelButton />
        </>
      }
    >
      <p className="docket-hint">{t('revive.hint', 'Tap the destroyed group that comes back, uncontrolled.')}</p>
      <ul className="card-choices">
        {targets.map((target) => (
          <li key={target}>
            <LooseCard
              pack={seen.pack}
              card={target}
              ring={target === chosen ? 'chosen' : undefined}
              pressable
              onPress={() => setChosen(target)}
            />
          </li>
        ))}
      </ul>
    </Dossier>
  );
}

/** One treasury, or one hand: chosen first, for a list walked by keyboard must not spend the card. */
export function SpyPanel({ seen, special }: { readonly seen: Seen; readonly special: SpecialNo }): ReactElement {
  const option = seen.options.play?.find(({ card }) => card === special);
  const [on, setOn] = useState<{ readonly hand: Seat } | { readonly money: CardNo }>();
  const hand = on && 'hand' in on ? on.hand : undefined;
  return (
    <Dossier
      stamp={t('spy.stamp', 'Espionage')}
      footer={
        <>
          <Button
            look="red"
            size="large"
            className="grow"
            disabled={!on}
            onClick={() => on && order({ type: 'play', card: special, ...on })}
          >
            {t('spy.spy', 'Spy')}
          </Button>
          <CancelButton />
        </>
      }
    >
      <p className="docket-hint">
        {t('spy.hint', 'Only you will see it. The others learn whom you spied on, and whether it was money or cards.')}
      </p>
      <div className="choices">
        {(option?.hands ?? []).map((seat) => (
          <SeatChoice key={seat} seen={seen} seat={seat} chosen={seat === hand} onChoose={() => setOn({ hand: seat })}>
            {t('spy.hand', 'All Specials of {name}', { name: nameOf(seen, seat) })}
          </SeatChoice>
        ))}
      </div>
      <label className="pick">
        <span>{t('spy.money', 'Or the treasury of one card')}</span>
        <select
          value={on && 'money' in on ? on.money : ''}
          onChange={(event) => setOn({ money: Number(event.target.value) })}
        >
          <option value="" disabled>
            {t('pick.none', '—')}
          </option>
          {(option?.treasuries ?? []).map((card) => (
            <option key={card} value={card}>
              {cardName(seen, card)}
            </option>
          ))}
        </select>
      </label>
    </Dossier>
  );
}

/** Two of the own Specials, or Deep Agent (REQ-177…REQ-181). */
export function AbolishPanel({
  seen,
  mode,
}: {
  readonly seen: Seen;
  readonly mode: Extract<Mode, { what: 'abolish' }>;
}): ReactElement {
  const hand = seen.options.abolish ?? [];
  const agent = seen.options.play?.find(({ card }) => seen.pack.specials[card]?.effect.type === 'endsPrivilege');
  const [first, second] = mode.discard;
  const slots = hand.map((special, index) => ({
    special,
    copy: hand.slice(0, index).filter((other) => other === special).length,
  }));
  const chosen = (special: SpecialNo, copy: number) => mode.discard.filter((other) => other === special).length > copy;
  const toggle = (special: SpecialNo, copy: number) => {
    const at = mode.discard.indexOf(special);
    if (chosen(special, copy)) change({ ...mode, discard: mode.discard.filter((_, index) => index !== at) });
    else if (mode.discard.length < 2) change({ ...mode, discard: [...mode.discard, special] });
  };
  return (
    <Dossier
      stamp={t('abolish.stamp', 'Abolish')}
      footer={
        <>
          <Button
            look="red"
            size="large"
            className="grow"
            disabled={first === undefined || second === undefined}
            onClick={() =>
              first !== undefined && second !== undefined && order({ type: 'abolish', discard: [first, second] })
            }
          >
            {t('panel.okay', 'Okay')}
          </Button>
          <CancelButton />
        </>
      }
    >
      {agent && (
        <Button look="dark" icon="spy" onClick={() => order({ type: 'play', card: agent.card })}>
          {t('abolish.agent', 'Use {card} instead', { card: specialName(seen, agent.card) })}
        </Button>
      )}
      <p className="docket-hint">
        {t('abolish.hint', 'Choose two of your Specials to discard. The privilege then ends for good.')}
      </p>
      <div className="toggle-chips">
        {slots.map(({ special, copy }) => (
          <button
            key={`${special} ${copy}`}
            type="button"
            aria-pressed={chosen(special, copy)}
            onClick={() => toggle(special, copy)}
          >
            {specialName(seen, special)}
          </button>
        ))}
      </div>
    </Dossier>
  );
}
