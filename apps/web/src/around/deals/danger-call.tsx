/** Somebody is about to win, as everybody can see: what is missing to stop them, and one press to call the others together. */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import { aboutToWin, stopTogether } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { nameOf, plays, type SayDraft, type Seen, ui } from '../../tabletop/seen/index.ts';

interface Call {
  readonly seat: Seat;
  readonly name: string;
  readonly draft: SayDraft;
  readonly title: string;
  readonly text: string;
}

/** Undefined: nobody is, or there is nobody to stop them with. */
function callOf(seen: Seen): Call | undefined {
  const seat = seen.me !== undefined && plays(seen) ? aboutToWin(seen) : undefined;
  const stopping = seat === undefined ? undefined : stopTogether(seen, seat);
  if (seat === undefined || !stopping) return undefined;
  const { draft, missing } = stopping;
  const sum = draft.least ?? 0;
  const name = nameOf(seen, seat);
  return {
    seat,
    name,
    draft,
    title: t('call.title', '{name} may win soon', { name }),
    text:
      missing === undefined
        ? t('call.next', 'Together you could put {sum} MB against the next attack.', { sum })
        : t('call.now', '{missing} MB against this attack make it impossible; together you can pay {sum}.', {
            missing,
            sum,
          }),
  };
}

const begin = (say: SayDraft) => ui({ say });

/** In the rail of proposals, as long as it holds. */
export function DangerCall({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const call = useMemo(() => callOf(seen), [seen]);
  if (!call) return undefined;
  return (
    <section className="danger-call" aria-label={call.title}>
      <h3>{call.title}</h3>
      <p>{call.text}</p>
      <Button look="red" icon="shaking-hands" onClick={() => begin(call.draft)}>
        {t('call.together', 'Stop {name} together', { name: call.name })}
      </Button>
    </section>
  );
}
