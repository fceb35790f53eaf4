import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { type GreyedAct, turnReason, whyNot } from '../../tabletop/parts/index.ts';
import { type Seen, ui } from '../../tabletop/seen/index.ts';
import { newDeal } from '../offer/index.ts';
import { turnMenu } from './action-menu.ts';
import { doTurn } from './turn-panel.tsx';

export function openTrade({ options }: Seen): void {
  const partner = options.offer?.groupsWith[0] ?? options.offer?.to[0];
  if (partner !== undefined) ui({ deal: newDeal(partner) });
}

/** The six buttons of the table; greyed ones say why. */
export function ActionButtons({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const { view, options, me } = seen;
  if (me === undefined) return undefined;
  const [finish] = turnMenu(view, options).finish;
  const why = (act: GreyedAct, possible: unknown) => (possible ? undefined : whyNot(seen, act));
  return (
    <div className="action-buttons">
      <Button
        icon="crossed-swords"
        hotkey="A"
        refusal={why('attack', options.attack)}
        onClick={() => doTurn(seen, 'attack')}
      >
        {t('act.attack', 'Attack')}
      </Button>
      <Button
        icon="receive-money"
        hotkey="X"
        refusal={why('transfer', options.transfer)}
        onClick={() => doTurn(seen, 'transfer')}
      >
        {t('act.transfer.short', 'Transfer')}
      </Button>
      <Button icon="move" hotkey="V" refusal={why('move', options.move)} onClick={() => doTurn(seen, 'move')}>
        {t('act.move.short', 'Organize')}
      </Button>
      <Button
        icon="trade"
        hotkey="T"
        refusal={options.offer ? undefined : t('deal.notNow', 'Not at this moment: something is being settled.')}
        onClick={() => openTrade(seen)}
      >
        {t('act.trade.short', 'Trade')}
      </Button>
      <Button icon="rule-book" hotkey="R" onClick={() => ui({ rule: 'R-3.1' })}>
        {t('table.rules', 'Rules')}
      </Button>
      {finish ? (
        <Button
          look={finish.act === 'pass' ? 'ink' : 'gold'}
          icon="hourglass"
          hotkey={finish.act === 'pass' ? 'P' : 'E'}
          onClick={() => doTurn(seen, finish.act)}
        >
          {finish.label}
        </Button>
      ) : (
        <Button
          icon="hourglass"
          hotkey="E"
          refusal={turnReason(seen, 'transfers') ?? t('why.notNow', 'Not possible at this moment.')}
        >
          {t('act.done', 'Done')}
        </Button>
      )}
    </div>
  );
}
