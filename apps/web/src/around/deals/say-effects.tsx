/** What a proposal would mean for both sides, recomputed with every slot: treasuries, what is owed later, the attack under way. */
import type { ReactElement } from 'react';
import { moneyOf, oddsAgainst, oddsOf, termFor } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import type { PromiseKind } from '../../session/stores/index.ts';
import { nameOf, type SayDraft, type Seen } from '../../tabletop/seen/index.ts';

interface Row {
  readonly label: string;
  readonly before?: string | undefined;
  readonly after: string;
}

export function SayEffects({ seen, draft }: { readonly seen: Seen; readonly draft: SayDraft }): ReactElement {
  const me = seen.me ?? -1;
  const [first = -1] = draft.to;
  const odds = oddsOf(seen, draft) ?? oddsAgainst(seen, draft);
  const mine = [
    ...treasury(seen, me, draft.want - draft.give),
    ...later(draft.words === undefined ? draft.mine : undefined),
    ...(odds ? [{ label: t('say.attack', 'The attack'), before: `${odds[0]} %`, after: `${odds[1]} %` }] : []),
  ];
  const theirs =
    draft.to.length === 1 ? [...treasury(seen, first, draft.give - draft.want), ...later(termFor(draft, first))] : [];
  return (
    <div className="say-effects">
      <Side title={nameOf(seen, me)} rows={mine} />
      {draft.to.length === 1 && <Side title={nameOf(seen, first)} rows={theirs} />}
    </div>
  );
}

function treasury(seen: Seen, seat: number, change: number): readonly Row[] {
  const money = moneyOf(seen, seat);
  if (money === undefined) return [];
  const mb = (amount: number) => t('deal.mb', '{money} MB', { money: amount });
  return [{ label: t('say.treasury', 'Treasury'), before: mb(money), after: mb(money + change) }];
}

function later(term: PromiseKind | undefined): readonly Row[] {
  if (!term || !('amount' in term)) return [];
  return [{ label: t('say.later', 'Promised for later'), after: t('deal.mb', '{money} MB', { money: term.amount }) }];
}

function Side({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }): ReactElement {
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <dl>
        {rows.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-changed={(before !== undefined && before !== after) || undefined}>
              {before !== undefined && before !== after && (
                <>
                  {before} <i aria-hidden="true" />{' '}
                </>
              )}
              <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
