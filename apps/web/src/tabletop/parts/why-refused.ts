/** "Why not?" answered by the rules themselves: the refusal a command would meet, as a sentence with its rule. */
import type { Refusal, RefusalCode, SeatCommand, View } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import type { Reason } from '../../base/theme/index.ts';
import { namesOf, type Seen, useRules } from '../seen/index.ts';

export async function fetchRules(): Promise<void> {
  const asked = import('./rules-asked.ts').then(({ rules }) => useRules.setState({ rules }));
  // Without them nothing is barred but the reasons, so nobody waits for what failed.
  useRules.setState({ coming: asked.catch(() => undefined) });
  await asked;
}

/** Before the rules are there nobody knows more than that it cannot be done. */
const UNKNOWN = 'unknown';

/** What the rules said of a position: several parts of the screen ask the same of it, and none of them may ask it twice. */
const answers = new WeakMap<View, Map<string, Refusal | undefined>>();

function ask({ pack, view }: Seen, command: SeatCommand): Refusal | typeof UNKNOWN | undefined {
  const { rules } = useRules.getState();
  if (!rules) return UNKNOWN;
  const known = answers.get(view) ?? new Map<string, Refusal | undefined>();
  answers.set(view, known);
  const key = JSON.stringify(command);
  if (!known.has(key)) known.set(key, rules.whyNot(pack, view, command));
  return known.get(key);
}

function reasonOf(seen: Seen, refusal: Refusal | typeof UNKNOWN): Reason {
  const { rules } = useRules.getState();
  if (refusal === UNKNOWN || !rules) return { text: t('refused.timing', 'Not at this moment.') };
  if (refusal.values.need === 'seatThatPlays')
    return {
      text:
        seen.me === undefined
          ? t('refused.watching', 'You are watching: that is for those who play.')
          : t('refused.out', 'You are out of this game: that is for those who still play.'),
      rule: refusal.rule,
    };
  const need = rules.needSentence(refusal, namesOf(seen));
  const text = need === undefined ? rules.refusalText(refusal) : t('refused.need', 'Needed: {need}.', { need });
  return { text, rule: refusal.rule };
}

/** Undefined: it would be taken. */
export function whyRefused(seen: Seen, command: SeatCommand): Reason | undefined {
  const refusal = ask(seen, command);
  return refusal && reasonOf(seen, refusal);
}

/** The moment is the same for all candidates: after one such refusal nobody else has to be asked. */
const OF_THE_MOMENT: ReadonlySet<RefusalCode> = new Set([
  'NOT_YOUR_TURN',
  'WRONG_PHASE',
  'ATTACK_IN_PROGRESS',
  'BAD_TIMING',
  'NO_ACTIONS_LEFT',
  'CONSENT_REQUIRED',
]);

/** Each question costs about 0.2 ms: more candidates than these would not change what is commonest. */
const MOST_ASKED = 40;

/** Where something could be done in many ways and in none of them now: the commonest reason. Undefined: one would be taken. */
export function whyNone(seen: Seen, candidates: readonly SeatCommand[]): Reason | undefined {
  const met = new Map<string, { readonly refusal: Refusal; readonly times: number }>();
  for (const command of candidates.slice(0, MOST_ASKED)) {
    const refusal = ask(seen, command);
    if (!refusal || refusal === UNKNOWN || OF_THE_MOMENT.has(refusal.code)) return refusal && reasonOf(seen, refusal);
    const key = `${refusal.code} ${refusal.rule}`;
    met.set(key, { refusal: met.get(key)?.refusal ?? refusal, times: (met.get(key)?.times ?? 0) + 1 });
  }
  const [commonest] = [...met.values()].toSorted((a, b) => b.times - a.times);
  return commonest && reasonOf(seen, commonest.refusal);
}
