/** The usual requests of an attack under way, each an offer with its promise filled in: one press here, one to send it. */
import type { Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { newDeal, withWord } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import type { PromiseKind } from '../../session/stores/index.ts';
import { nameOf, type Seen, ui } from '../../tabletop/seen/index.ts';
import { kindText } from '../../tabletop/sentences/index.ts';

/** MB to begin with: what staying out is usually worth to somebody, a token for help, and help that turns most attacks. */
const FOR_PEACE = 2;
const FOR_HELP = 1;
const HELP = 5;

export function QuickDeals({ seen, me }: { readonly seen: Seen; readonly me: Seat }): ReactElement | undefined {
  const { view, moves } = seen;
  const { attack, turn } = view;
  const partners = (moves.offer?.to ?? []).filter((seat) => seat !== turn.seat);
  if (attack?.stage !== 'spending' || attack.privileged || partners.length === 0) return undefined;
  const isMine = turn.seat === me;
  const begin = (partner: Seat, money: number, promise: PromiseKind) =>
    ui({
      deal: withWord(newDeal(partner, { money: Math.min(money, moves.offer?.money ?? 0) }), 'asks', {
        text: kindText(seen, promise),
        promise,
      }),
    });
  return (
    <fieldset className="extra">
      <legend>{t('deal.quick', 'About this attack')}</legend>
      <div className="choices-row">
        {partners.map((seat) => (
          <Button
            key={seat}
            look="ink"
            icon="shaking-hands"
            onClick={() =>
              isMine
                ? begin(seat, FOR_PEACE, { kind: 'stayOut' })
                : begin(seat, FOR_HELP, { kind: 'oppose', seat: turn.seat, amount: HELP })
            }
          >
            {isMine
              ? t('deal.quick.stayOut', '{name}: stay out of it', { name: nameOf(seen, seat) })
              : t('deal.quick.help', '{name}: help to stop it', { name: nameOf(seen, seat) })}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
