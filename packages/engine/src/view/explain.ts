import type { Pack } from '../cards/pack.ts';
import { changedAlignments } from '../commands/alter-alignment.ts';
import type { AttackVerdict, Breakdown, Modifier } from '../model/attack-numbers.ts';
import type { AlignmentChange } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import type { Spent } from '../model/state.ts';
import { bonusOf, breakdown, breakdownOfVerdict, chance36, NOTHING_SPENT } from '../rules/arithmetic.ts';
import type { AttackKind, CardNo } from '../vocabulary/vocabulary.ts';
import { boardOf } from './board-of.ts';
import type { View } from './view.ts';

/** An attack somebody thinks about, or the one in progress with money added. */
export interface AttackDraft {
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly aids?: readonly CardNo[];
  readonly whispering?: boolean;
  readonly lasers?: AlignmentChange;
  readonly stated?: number;
  /** For a face-down Illuminati card: claim its bonus, or what was claimed already. */
  readonly claimed?: boolean;
  readonly claimedBonus?: number;
  readonly spent?: Partial<Spent>;
}

export interface Explanation extends Breakdown {
  /** Line by line in the order of the sum, each with the total so far. */
  readonly lines: readonly (Modifier & { readonly total: number })[];
  /** What one more MB would change: for the attacker, for the defender from the target, from anybody against it. */
  readonly oneMore: { readonly for: number; readonly fromTarget: number; readonly against: number };
}

/** Every number of an attack with its rule, from what this viewer may know. Only the server decides. */
export function explain(pack: Pack, view: View, draft: AttackDraft): Explanation {
  const seen = boardOf(pack, view);
  const { lasers: change } = draft;
  const board = change
    ? { ...seen, alignments: seen.alignments.with(change.target, changedAlignments(seen, change)) }
    : seen;
  const lines: Modifier[] = [];
  const numbers = breakdown(pack, board, {
    kind: draft.kind,
    attacker: draft.attacker,
    target: draft.target,
    aids: draft.aids ?? [],
    whispering: draft.whispering ?? false,
    stated: draft.stated,
    claimedBonus:
      draft.claimedBonus ??
      (draft.claimed ? bonusOf(pack, board, { ...draft, card: entryAt(seen.owner, draft.attacker) }) : 0),
    spent: { ...NOTHING_SPENT, ...draft.spent },
    note: (line) => lines.push(line),
  });
  const gain = (points: number) => chance36(numbers.required + points) - numbers.chance36;
  return { ...numbers, lines: withTotals(lines), oneMore: { for: gain(1), fromTarget: gain(-2), against: gain(-1) } };
}

/** nothing that is spent or moved after the decision counts. */
function explainVerdict(verdict: AttackVerdict): Explanation {
  const oneMore = { for: 0, fromTarget: 0, against: 0 };
  return { ...breakdownOfVerdict(verdict), lines: withTotals(verdict.lines), oneMore };
}

function withTotals(lines: readonly Modifier[]): Explanation['lines'] {
  let total = 0;
  return lines.map((line) => {
    total += line.amount;
    return { ...line, total };
  });
}

/** The same for the attack in progress; once it is decided, its record. */
export function explainAttack(pack: Pack, view: View, more: Partial<Spent> = {}): Explanation | undefined {
  const { attack } = view;
  if (!attack) return undefined;
  if (attack.verdict) return explainVerdict(attack.verdict);
  const spent: { -readonly [Account in keyof Spent]: number } = { ...attack.spent };
  for (const [account, amount] of Object.entries(more) as [keyof Spent, number][]) spent[account] += amount;
  const { kind, attacker, target, aids, whispering: onPowerless, stated, claimedBonus } = attack;
  return explain(pack, view, {
    kind,
    attacker,
    target,
    aids,
    whispering: onPowerless,
    spent,
    ...(stated === undefined ? {} : { stated }),
    ...(claimedBonus === undefined ? {} : { claimedBonus }),
  });
}
