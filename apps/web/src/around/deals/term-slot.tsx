/** One term of a proposal: which one, from a list of what is possible now, and its figures. A red frame: a word. */
import type { Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Stepper } from '../../base/theme/index.ts';
import type { PromiseKind } from '../../session/stores/index.ts';
import { cardName, groupsInPlay, nameOf, type Seen, specialName } from '../../tabletop/seen/index.ts';
import { kindText } from '../../tabletop/sentences/index.ts';

interface SlotProps {
  readonly seen: Seen;
  /** Who says it, and to whom. */
  readonly by: Seat;
  readonly to: Seat;
  readonly label: string;
  readonly term: PromiseKind | undefined;
  /** What the list calls it to choose none of its terms; missing: one has to be chosen. */
  readonly nothing?: string | undefined;
  /** Who pays how much stands below, for each by themselves. */
  readonly isShared?: true | undefined;
  readonly onChange: (term: PromiseKind | undefined) => void;
}

export function TermSlot(props: SlotProps): ReactElement {
  const { seen, label, term, nothing, onChange } = props;
  const choices = termsFor(props).map((choice) => (choice.kind === term?.kind ? term : choice));
  return (
    <div className="say-slot" data-empty={term === undefined || undefined}>
      <select
        aria-label={label}
        value={term?.kind ?? ''}
        onChange={(event) => onChange(choices.find(({ kind }) => kind === event.target.value))}
      >
        {nothing !== undefined && <option value="">{nothing}</option>}
        {choices.map((choice) => (
          <option key={choice.kind} value={choice.kind}>
            {kindText(seen, choice)}
          </option>
        ))}
      </select>
      {term && <Figures {...props} term={term} />}
    </div>
  );
}

const AMOUNT = 3;

/** Each with figures to begin with; what nobody could do here is not in it. */
function termsFor({ seen, by, to, term }: SlotProps): readonly PromiseKind[] {
  const { view, pack } = seen;
  const amount = term && 'amount' in term ? term.amount : AMOUNT;
  const third = thirds(seen, by, to);
  const foe =
    term && 'seat' in term ? term.seat : (third.find((seat) => seat === view.turn.seat && seat !== to) ?? third[0]);
  const groups = groupsFor(seen, to);
  const group = term && 'group' in term ? term.group : groups[0];
  const special = seen.view.seats[by]?.hand.find(({ card }) => card !== undefined)?.card ?? 0;
  const against: PromiseKind[] =
    foe === undefined
      ? []
      : [
          { kind: 'oppose', seat: foe, amount },
          { kind: 'attack', seat: foe },
          { kind: 'stop', seat: foe },
        ];
  return [
    { kind: 'stayOut' },
    { kind: 'back', amount },
    { kind: 'pay', amount },
    { kind: 'peace', turns: 1 },
    ...against,
    ...(group === undefined
      ? []
      : [{ kind: 'leave', group, turns: 1 } as const, { kind: 'attackGroup', group } as const]),
    { kind: 'noPrivilege' },
    ...(pack.specials.length > 0 ? [{ kind: 'keepSpecial', special, turns: 1 } as const] : []),
  ];
}

/** Against whom somebody can promise to act: a threat may name whoever it is said to. */
function thirds({ view }: Seen, by: Seat, to: Seat): readonly Seat[] {
  const others = view.seats.flatMap(({ status }, seat) => (status === 0 && seat !== by ? [seat] : []));
  return [...others.filter((seat) => seat !== to), ...others.filter((seat) => seat === to)];
}

function groupsFor(seen: Seen, to: Seat): readonly number[] {
  const theirs = new Set(seen.view.seats[to]?.groups.map(({ card }) => card));
  return groupsInPlay(seen).filter((card) => !theirs.has(card));
}

function Figures({ seen, by, to, term, isShared, onChange }: SlotProps & { readonly term: PromiseKind }): ReactElement {
  const steps = { less: t('less', 'One less'), more: t('more', 'One more') };
  return (
    <>
      {'amount' in term && !isShared && (
        <Stepper
          label={t('spend.amount', 'Amount in MB')}
          value={term.amount}
          min={1}
          max={999}
          unit="MB"
          {...steps}
          onChange={(amount) => onChange({ ...term, amount })}
        />
      )}
      {'turns' in term && term.turns !== undefined && (
        <Stepper
          label={t('promise.turns', 'For so many of your turns')}
          value={term.turns}
          min={1}
          max={99}
          unit={t('promise.turnsUnit', 'turns')}
          {...steps}
          onChange={(turns) => onChange({ ...term, turns })}
        />
      )}
      {'seat' in term && (
        <Pick
          label={t('promise.against', 'Against whom')}
          value={term.seat}
          choices={thirds(seen, by, to).map((seat) => [seat, nameOf(seen, seat)])}
          onPick={(seat) => onChange({ ...term, seat })}
        />
      )}
      {'group' in term && (
        <Pick
          label={t('say.group', 'Which Group')}
          value={term.group}
          choices={groupsFor(seen, to).map((card) => [card, cardName(seen, card)])}
          onPick={(group) => onChange({ ...term, group })}
        />
      )}
      {term.kind === 'keepSpecial' && (
        <Pick
          label={t('say.special', 'Which Special')}
          value={term.special}
          choices={seen.pack.specials.map((_, special) => [special, specialName(seen, special)])}
          onPick={(special) => onChange({ ...term, special })}
        />
      )}
    </>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: number;
  readonly choices: readonly (readonly [number, string])[];
  readonly onPick: (value: number) => void;
}

function Pick({ label, value, choices, onPick }: PickProps): ReactElement {
  return (
    <select
      className="say-pick"
      aria-label={label}
      value={value}
      onChange={(event) => onPick(Number(event.target.value))}
    >
      {choices.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
