import type { Bundle, CardNo, GroupView, Seat, SpecialNo } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import {
  type DealSide,
  proposalOf,
  subtreeOf,
  withGroup,
  withMoney,
  withoutGroup,
  withoutSpecial,
  withSpecial,
} from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { LooseCard, SpecialCard } from '../../pieces/cards/index.ts';
import { MoneyStepper, whyRefused } from '../../tabletop/parts/index.ts';
import { cardName, type DealDraft, type Seen, specialName } from '../../tabletop/seen/index.ts';

interface EditorProps {
  readonly seen: Seen;
  readonly deal: DealDraft;
  readonly side: DealSide;
  /** Who hands this bundle over. */
  readonly giver: Seat;
  readonly onChange: (deal: DealDraft) => void;
}

/** One of the two bundles: money, Specials, Groups; what is in it lies there as cards. */
export function BundleEditor({ seen, deal, side, giver, onChange }: EditorProps): ReactElement {
  const bundle = deal[side];
  const player = seen.view.seats[giver];
  const groups = player?.groups ?? [];
  const mayGroups = seen.moves.offer?.groupsWith.includes(deal.with) === true;
  const money =
    giver === seen.me ? (seen.moves.offer?.money ?? 0) : player?.money === 'hidden' ? 9999 : (player?.money ?? 0);
  return (
    <div className="bundle">
      <div className="bundle-cards">
        {bundle.groups.map((card) => (
          <Removable key={card} label={cardName(seen, card)} onRemove={() => onChange(withoutGroup(deal, side, card))}>
            <LooseCard pack={seen.pack} card={card} money={groups.find((group) => group.card === card)?.money} />
          </Removable>
        ))}
        {bundle.specials.map((special, index) => (
          <Removable
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of one Special differ by nothing else
            key={index}
            label={specialName(seen, special)}
            onRemove={() => onChange(withoutSpecial(deal, side, special))}
          >
            <SpecialCard pack={seen.pack} special={special} />
          </Removable>
        ))}
        <div className="bundle-money">
          <MoneyStepper
            label={t('deal.money', 'Money in MB')}
            value={bundle.money}
            max={money}
            onChange={(amount) => onChange(withMoney(deal, side, amount))}
          />
          <small>{t('deal.treasury', 'from treasury to treasury')}</small>
        </div>
      </div>
      <div className="bundle-add">
        <Adder
          label={t('deal.addGroup', '+ Group')}
          refusal={mayGroups ? undefined : whyNoGroup(seen, { deal, side, groups })}
          choices={groups
            .filter(({ card }) => !bundle.groups.some((root) => subtreeOf(groups, root).includes(card)))
            .map(({ card }) => ({ value: card, text: cardName(seen, card) }))}
          onAdd={(card: CardNo) => onChange(withGroup(deal, side, subtreeOf(groups, card)))}
        />
        <Adder
          label={t('deal.addSpecial', '+ Special')}
          choices={specialChoices(seen, giver, bundle)}
          onAdd={(special: SpecialNo) => onChange(withSpecial(deal, side, special))}
        />
      </div>
    </div>
  );
}

interface Offerable {
  readonly deal: DealDraft;
  readonly side: DealSide;
  readonly groups: readonly GroupView[];
}

/** As the rules say it of any of them. */
function whyNoGroup(seen: Seen, { deal, side, groups: [first] }: Offerable): string | undefined {
  return first && whyRefused(seen, proposalOf(withGroup(deal, side, [first.card])))?.text;
}

/** Of one's own hand what is not yet in; of another's what one sees or remembers - or any card they might hold. */
function specialChoices(seen: Seen, giver: Seat, bundle: Required<Bundle>) {
  const hand = seen.view.seats[giver]?.hand ?? [];
  if (giver !== seen.me && hand.some((slot) => slot.card === undefined))
    return seen.pack.specials.map((special, value) => ({ value, text: special.name }));
  const left = [...bundle.specials];
  return hand.flatMap((slot) => {
    const value = slot.card ?? slot.memory;
    if (value === undefined) return [];
    const at = left.indexOf(value);
    if (at >= 0) {
      left.splice(at, 1);
      return [];
    }
    return [{ value, text: specialName(seen, value) }];
  });
}

interface AdderProps {
  readonly label: string;
  readonly refusal?: string | undefined;
  readonly choices: readonly { readonly value: number; readonly text: string }[];
  readonly onAdd: (value: number) => void;
}

function Adder({ label, refusal, choices, onAdd }: AdderProps): ReactElement {
  const [key, setKey] = useState(0);
  const none = refusal !== undefined || choices.length === 0;
  return (
    <select
      key={key}
      className="adder"
      aria-label={refusal ? `${label}: ${refusal}` : label}
      title={refusal}
      disabled={none}
      defaultValue=""
      onChange={(event) => {
        onAdd(Number(event.target.value));
        setKey(key + 1);
      }}
    >
      <option value="">{label}</option>
      {choices.map(({ value, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two copies of one Special differ by nothing else
        <option key={index} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface RemovableProps {
  readonly label: string;
  readonly onRemove: () => void;
  readonly children: ReactElement;
}

function Removable({ label, onRemove, children }: RemovableProps): ReactElement {
  return (
    <div className="removable">
      {children}
      <button type="button" aria-label={t('deal.remove', 'Take {card} out again', { card: label })} onClick={onRemove}>
        ×
      </button>
    </div>
  );
}
