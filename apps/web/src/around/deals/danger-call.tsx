/** Somebody is about to win, as everybody can see: what is missing to stop them, and one press to call the others together. */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { aboutToWin, type Nearest, stopTogether } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';
import { nameOf, plays, type SayDraft, type Seen, ui, useUi } from '../../tabletop/seen/index.ts';

interface Call {
  readonly seat: Seat;
  readonly name: string;
  readonly draft: SayDraft;
  readonly title: string;
  readonly text: string;
}

/** Undefined: nobody is, or there is nobody to stop them with. */
function callOf(seen: Seen): Call | undefined {
  const seat = nearestOf(seen)?.seat;
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

function nearestOf(seen: Seen): Nearest | undefined {
  return seen.me !== undefined && plays(seen) ? aboutToWin(seen) : undefined;
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

/** Long enough to read it and to think of it. */
const SHOWN_MS = 15_000;

/** Wherever one looks, each time somebody has come nearer. An attack under way has its own row of words, the open rail the same call. */
export function DangerSlip({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const nearest = nearestOf(seen);
  const { seat, share = 0 } = nearest ?? {};
  // Who was near before this page came is told by the rail.
  const told = useRef(new Map(nearest ? [[nearest.seat, nearest.share]] : []));
  const [shown, setShown] = useState<Nearest>();
  useEffect(() => {
    if (seat === undefined || share <= (told.current.get(seat) ?? 0)) return;
    told.current.set(seat, share);
    setShown({ seat, share });
  }, [seat, share]);
  // Apart from that: somebody who falls back meanwhile would leave a slip that never goes.
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const isToldElsewhere = useUi(({ tab }) => tab === 'deals') || seen.view.attack !== undefined;
  const call = shown && shown.seat === seat && !isToldElsewhere ? callOf(seen) : undefined;
  if (!call) return undefined;
  const close = () => setShown(undefined);
  return (
    <Panel as="div" look="paper" className="toast offer-slip">
      <p>
        <b>{call.title}</b>
        <span>{call.text}</span>
      </p>
      <Button
        look="red"
        icon="shaking-hands"
        onClick={() => {
          begin(call.draft);
          close();
        }}
      >
        {t('call.together', 'Stop {name} together', { name: call.name })}
      </Button>
      <Button look="outline" onClick={close}>
        {t('offer.later', 'Later')}
      </Button>
    </Panel>
  );
}
