/** The usual things about the attack under way, filled in: one press here, one to send it. */
import type { Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
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
