/** A Special for the start of somebody's turn, laid ready ahead: it is played by itself. */
import type { Seat, SpecialNo } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { defineAction } from '../../tabletop/action/index.ts';
import { nameOf, specialName, ui } from '../../tabletop/seen/index.ts';

export const arm = defineAction({
  name: 'arm',
  onSlot: (seen, { owner, index }) => {
    const { view, me, pack } = seen;
    const special = view.seats[owner]?.hand[index]?.card;
    if (owner !== me || special === undefined || pack.specials[special]?.effect.type !== 'losesTurn') return [];
    const play = t('window.play', 'Play {card}', { card: specialName(seen, special) });
    if (seen.info.own?.armed)
      return [{ label: `${t('panel.cancel', 'Cancel')}: ${play}`, start: { run: () => layReady(special, undefined) } }];
    return view.seats.flatMap((player, seat) => {
      if (seat === me || player.status !== 0) return [];
      const when = t('header.turnOf', 'Turn of {name}', { name: nameOf(seen, seat) });
      return [{ label: `${when}: ${play}`, start: { run: () => layReady(special, seat) } }];
    });
  },
});

function layReady(card: SpecialNo, against: Seat | undefined): void {
  ui({ menu: undefined });
  void useTable.getState().arm(against === undefined ? undefined : { card, against });
}
