/** Specials that ask for something when they are used: each with its own small choice. */
import { type Arrow, type CardNo, type PlayCommand, type Seat, type SpecialNo, whyNot } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { cardWords, LooseCard } from '../../pieces/cards/index.ts';
import { ArrowPicker, hangingNow } from '../../tabletop/arrows/index.ts';
import {
  CancelButton,
  CardPick,
  ConfirmOrCancel,
  Dossier,
  SeatChoice,
  SpecialChips,
} from '../../tabletop/parts/index.ts';
import { change, type Mode, nameOf, order, type Seen, specialName } from '../../tabletop/seen/index.ts';
import { deepAgent } from '../attack/index.ts';
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
        <ConfirmOrCancel
          label={t('special.play', 'Play it')}
          ready={!whyNot(seen.pack, seen.view, command)}
          onConfirm={() => order(command)}
        />
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
        <ConfirmOrCancel
          label={t('bribery.take', 'Take it')}
          ready={command !== undefined && !whyNot(seen.pack, seen.view, command)}
          onConfirm={() => command && order(command)}
        />
      }
    >
      <p className="docket-hint">
        {t('bribery.hint', 'One action, no roll, no money. Choose an uncontrolled group and an arrow.')}
      </p>
      <CardPick
        seen={seen}
        label={t('move.which', 'Which group? Tap it, or choose here.')}
        cards={option?.targets ?? []}
        chosen={mode.target}
        onPick={(target) => change({ what: 'bribery', special: mode.special, target })}
      />
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
        <ConfirmOrCancel
          label={t('revive.revive', 'Bring it back')}
          ready={chosen !== undefined}
          onConfirm={() => chosen !== undefined && order({ type: 'play', card: special, target: chosen })}
        />
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
        <ConfirmOrCancel
          label={t('spy.spy', 'Spy')}
          ready={on !== undefined}
          onConfirm={() => on && order({ type: 'play', card: special, ...on })}
        />
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
      <CardPick
        seen={seen}
        label={t('spy.money', 'Or the treasury of one card')}
        cards={option?.treasuries ?? []}
        chosen={on && 'money' in on ? on.money : undefined}
        onPick={(money) => setOn({ money })}
      />
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
  const agent = deepAgent(seen);
  const [first, second] = mode.discard;
  // A hand of one card, and it is the right one: nothing to choose, nothing to discard with it.
  if (!seen.options.abolish && agent !== undefined) return <ConfirmSpecial seen={seen} special={agent} />;
  return (
    <Dossier
      stamp={t('abolish.stamp', 'Abolish')}
      footer={
        <ConfirmOrCancel
          label={t('panel.okay', 'Okay')}
          ready={first !== undefined && second !== undefined}
          onConfirm={() =>
            first !== undefined && second !== undefined && order({ type: 'abolish', discard: [first, second] })
          }
        />
      }
    >
      {agent !== undefined && (
        <Button look="dark" icon="spy" onClick={() => order({ type: 'play', card: agent })}>
          {t('abolish.agent', 'Use {card} instead', { card: specialName(seen, agent) })}
        </Button>
      )}
      <p className="docket-hint">
        {t('abolish.hint', 'Choose two of your Specials to discard. The privilege then ends for good.')}
      </p>
      <SpecialChips
        seen={seen}
        hand={hand}
        chosen={mode.discard}
        most={2}
        onChange={(discard) => change({ ...mode, discard })}
      />
    </Dossier>
  );
}
