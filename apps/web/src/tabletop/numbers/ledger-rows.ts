/** The sum of an attack as the rows of a ledger: what, why, how much, and the total so far. */
import {
  ALIGNMENTS,
  type Alignment,
  type AttackKind,
  alignmentsIn,
  attackingAlignments,
  boardOf,
  type CardNo,
  type Explanation,
  type Modifier,
  type Seat,
} from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { alignmentName } from '../../pieces/cards/index.ts';
import { cardName, nameOf, type Seen } from '../seen/index.ts';
import { type Payment, pointsOf } from './spent-by.ts';

export interface LedgerRow {
  readonly key: string;
  readonly label: string;
  readonly note: string;
  readonly rule: string;
  readonly amount: number;
  readonly total: number;
  readonly look: 'plain' | 'money' | 'interference' | 'staged';
  readonly card?: CardNo;
  readonly seat?: Seat;
  readonly sign: 'alignment' | 'kind' | 'money' | 'card';
}

interface Terms {
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
}

interface Told {
  readonly explanation: Explanation;
  /** As far as they are known one by one. */
  readonly payments?: readonly Payment[];
}

export function ledgerRows(seen: Seen, terms: Terms, { explanation, payments = [] }: Told): LedgerRow[] {
  const rows: LedgerRow[] = [];
  let total = 0;
  const push: Push = (row) => {
    total += row.amount;
    rows.push({ ...row, total, key: `${rows.length} ${row.rule} ${row.card ?? row.seat ?? ''}` });
  };
  // Identical and opposed alignments may cancel each other out: they are told all the same.
  const pairs = alignmentPairs(seen, terms);
  const told = pairs.reduce((sum, { amount }) => sum + amount, 0) === explanation.alignment;
  let alignmentTold = false;
  const tellAlignment = () => {
    if (told && !alignmentTold) for (const pair of pairs) push(pair);
    alignmentTold = true;
  };
  for (const line of explanation.lines) {
    if (line.what !== 'power' && line.what !== 'aid') tellAlignment();
    if (line.what === 'alignment' && told) continue;
    if (line.what === 'moneyFor' || line.what === 'moneyAgainst') pushMoney(seen, { line, payments }, push);
    else push({ ...textOf(seen, terms, line), amount: line.amount, rule: line.rule, look: 'plain', ...cardOf(line) });
  }
  return rows;
}

const cardOf = ({ card }: Modifier) => (card === undefined ? {} : { card });

function textOf(seen: Seen, terms: Terms, { what, card, rule }: Modifier): Pick<LedgerRow, 'label' | 'note' | 'sign'> {
  const name = card === undefined ? '' : cardName(seen, card);
  switch (what) {
    case 'power':
      return { label: name, note: t('ledger.power', 'Power'), sign: 'card' };
    case 'aid':
      return { label: name, note: t('ledger.lends', 'lent'), sign: 'card' };
    case 'alignment':
      return { label: t('ledger.alignment', 'Alignment'), note: '', sign: 'alignment' };
    case 'typeBonus':
      return { label: t('ledger.neutralize', 'To neutralize'), note: '', sign: 'kind' };
    case 'abilities':
      return { label: name, note: t('ledger.ability', 'ability'), sign: 'card' };
    case 'defence':
      return {
        label: name,
        note: defenceNote(terms, rule),
        sign: 'card',
      };
    case 'proximity':
      return { label: t('ledger.proximity', 'Close to its Illuminati'), note: '', sign: 'kind' };
    case 'moneyFor':
      return { label: t('ledger.moneyFor', 'Money for it'), note: '', sign: 'money' };
    case 'moneyAgainst':
      return { label: t('ledger.moneyAgainst', 'Money against it'), note: '', sign: 'money' };
  }
}

/** What the target has of its own, and what makes it more. */
function defenceNote({ kind }: Terms, rule: string): string {
  switch (rule) {
    case 'R-17.9':
      return t('ledger.provoked', 'resists such attackers');
    case 'R-17.26':
      return t('ledger.shelters', 'shelters it');
    default:
      return kind === 'destroy' ? t('ledger.defends', 'defends') : t('ledger.resistance', 'Resistance');
  }
}

/** Which alignments meet, one row for each; what the attacking card only acts as is its ability, and named as such. */
function alignmentPairs(seen: Seen, { kind, attacker, target }: Terms): readonly Omit<LedgerRow, 'total' | 'key'>[] {
  const { pack } = seen;
  const board = boardOf(pack, seen.view);
  const own = alignmentsIn(board.alignments[attacker] ?? 0);
  const ours = alignmentsIn(attackingAlignments(pack, board, { kind, attacker, target }));
  const theirs = alignmentsIn(board.alignments[target] ?? 0);
  const sign = kind === 'destroy' ? -1 : 1;
  const row = (
    one: Alignment,
    meeting: { readonly label: string; readonly note: string; readonly amount: number },
  ) => ({
    ...meeting,
    rule: kind === 'destroy' ? 'R-8.5' : 'R-8.4',
    look: 'plain' as const,
    sign: 'alignment' as const,
    ...(own.includes(one)
      ? {}
      : { label: cardName(seen, attacker), note: meeting.label, card: attacker, rule: 'R-17.7' }),
  });
  return ours.flatMap((one) => {
    const opposite = oppositeOf(one);
    const name = alignmentName(one);
    return [
      ...(one !== 'Fanatic' && theirs.includes(one)
        ? [row(one, { label: `${name} = ${name}`, note: t('ledger.same', 'same'), amount: 4 * sign })]
        : []),
      ...(opposite !== undefined && theirs.includes(opposite)
        ? [
            row(one, {
              label: `${name} – ${alignmentName(opposite)}`,
              note: t('ledger.opposite', 'opposite'),
              amount: -4 * sign,
            }),
          ]
        : []),
    ];
  });
}

/** opposed pairs stand side by side; Fanatic opposes itself. */
function oppositeOf(alignment: Alignment): Alignment | undefined {
  if (alignment === 'Fanatic') return 'Fanatic';
  const position = ALIGNMENTS.indexOf(alignment);
  return position < 8 ? ALIGNMENTS[position ^ 1] : undefined;
}

type Push = (row: Omit<LedgerRow, 'total' | 'key'>) => void;

function pushMoney(
  seen: Seen,
  { line, payments }: { readonly line: Modifier; readonly payments: readonly Payment[] },
  push: Push,
): void {
  const sign = Math.sign(line.amount);
  const told = payments.filter((payment) => Math.sign(pointsOf(payment)) === sign);
  const known = told.reduce((sum, payment) => sum + pointsOf(payment), 0);
  for (const payment of told) {
    const interferes = payment.on === 'interfereFor' || payment.on === 'interfereAgainst';
    const name = nameOf(seen, payment.seat);
    push({
      label: interferes
        ? t('ledger.interferes', '{name}: interference', { name })
        : t('ledger.money', '{name}: money', { name }),
      note: payment.on === 'target' ? t('ledger.double', '{amount} MB, counts double', { amount: payment.amount }) : '',
      rule: interferes ? 'R-9.8' : line.rule,
      amount: pointsOf(payment),
      look: interferes ? 'interference' : 'money',
      seat: payment.seat,
      sign: 'money',
    });
  }
  if (known !== line.amount)
    push({
      label:
        line.what === 'moneyFor' ? t('ledger.moneyFor', 'Money for it') : t('ledger.moneyAgainst', 'Money against it'),
      note: '',
      rule: line.rule,
      amount: line.amount - known,
      look: 'money',
      sign: 'money',
    });
}
