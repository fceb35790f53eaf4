/** The usual things, filled in: one press here, one to send it. About the attack under way, and about whoever is about to win. */
import type { Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { aboutToWin, stopTogether } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { nameOf, newSay, rivalsOf, type SayDraft, type Seen, ui } from '../../tabletop/seen/index.ts';

/** MB to begin with: what staying out is usually worth to somebody, and help that turns most attacks. */
const FOR_PEACE = 2;
const HELP = 5;

const begin = (say: SayDraft) => ui({ say });

export function QuickDeals({ seen, me }: { readonly seen: Seen; readonly me: Seat }): ReactElement | undefined {
  const { view, moves } = seen;
  const { attack, turn } = view;
  if (attack?.stage !== 'spending' || attack.privileged) return undefined;
  const isMine = turn.seat === me;
  const others = rivalsOf(seen).filter((seat) => seat !== turn.seat);
  const give = Math.min(FOR_PEACE, moves.offer?.money ?? 0);
  return (
    <fieldset className="extra">
      <legend>{t('deal.quick', 'About this attack')}</legend>
      <div className="choices-row">
        {isMine &&
          others.map((seat) => (
            <Button
              key={seat}
              look="ink"
              icon="shaking-hands"
              onClick={() => begin(newSay('deal', [seat], { theirs: { kind: 'stayOut' }, mine: undefined, give }))}
            >
              {t('deal.quick.stayOut', '{name}: stay out of it', { name: nameOf(seen, seat) })}
            </Button>
          ))}
        {isMine &&
          others.map((seat) => (
            <Button
              key={seat}
              look="ink"
              icon="two-coins"
              onClick={() => begin(newSay('ask', [seat], { theirs: { kind: 'back', amount: HELP } }))}
            >
              {t('deal.quick.back', '{name}: help me', { name: nameOf(seen, seat) })}
            </Button>
          ))}
        {!isMine &&
          others.map((seat) => (
            <Button
              key={seat}
              look="ink"
              icon="shaking-hands"
              onClick={() =>
                begin(
                  newSay('deal', [seat], {
                    theirs: { kind: 'oppose', seat: turn.seat, amount: HELP },
                    mine: { kind: 'oppose', seat: turn.seat, amount: HELP },
                  }),
                )
              }
            >
              {t('deal.quick.help', '{name}: help to stop it', { name: nameOf(seen, seat) })}
            </Button>
          ))}
        {!isMine && (
          <Button
            look="ink"
            icon="shaking-hands"
            onClick={() =>
              begin(newSay('deal', [turn.seat], { theirs: undefined, mine: { kind: 'stayOut' }, want: FOR_PEACE }))
            }
          >
            {t('deal.quick.sellPeace', '{name}: I stay out for {amount} MB', {
              name: nameOf(seen, turn.seat),
              amount: FOR_PEACE,
            })}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Somebody is about to win: what is missing, and one press to call everybody together. */
export function DangerCall({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const seat = aboutToWin(seen);
  const stopping = seat === undefined ? undefined : stopTogether(seen, seat);
  if (seat === undefined || !stopping) return undefined;
  const { draft, missing } = stopping;
  const name = nameOf(seen, seat);
  return (
    <section className="danger-call" aria-label={t('call.title', '{name} may win soon', { name })}>
      <h3>{t('call.title', '{name} may win soon', { name })}</h3>
      <p>
        {missing === undefined
          ? t('call.next', 'Together you could put {sum} MB against the next attack.', { sum: draft.least ?? 0 })
          : t('call.now', '{missing} MB against this attack make it impossible; together you can pay {sum}.', {
              missing,
              sum: draft.least ?? 0,
            })}
      </p>
      <Button look="red" icon="shaking-hands" onClick={() => begin(draft)}>
        {t('call.together', 'Stop {name} together', { name })}
      </Button>
    </section>
  );
}
