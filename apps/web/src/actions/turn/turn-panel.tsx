/** What to do next in one's own turn: the lists of the seeds, and Pass, Done or End turn (REQ-050…REQ-052, REQ-066). */
import type { Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, type InterfaceIcon, Pips } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { Dossier, StandingAnswers } from '../../tabletop/parts/index.ts';
import { begin, order, type Seen, ui } from '../../tabletop/seen/index.ts';
import { firstPlan, ReachList } from '../attack/index.ts';
import { newDeal } from '../offer/index.ts';
import { presentLinks } from '../reorganize/index.ts';
import { ownTreasuries } from '../special/index.ts';
import { ACTIONS_PER_TURN, actionsLeft, type TurnAct, type TurnEntry, turnMenu } from './action-menu.ts';

const ICONS: Readonly<Record<TurnAct, InterfaceIcon>> = {
  attack: 'crossed-swords',
  transfer: 'receive-money',
  move: 'move',
  trade: 'trade',
  bribery: 'take-my-money',
  accuse: 'banging-gavel',
  drop: 'trash-can',
  give: 'present',
  special: 'card-play',
  lasers: 'dice-target',
  recycle: 'card-draw',
  redistribute: 'stack',
  reorganize: 'family-tree',
  pass: 'hourglass',
  endActions: 'check-mark',
  endTransfers: 'check-mark',
  endTurn: 'flying-flag',
};

const KEYS: Readonly<Partial<Record<TurnAct, string>>> = {
  attack: 'A',
  transfer: 'X',
  move: 'V',
  trade: 'T',
  pass: 'P',
  endActions: 'E',
  endTurn: 'N',
};

function openDeal(partner: Seat | undefined): void {
  if (partner !== undefined) ui({ deal: newDeal(partner) });
}

export function doTurn(seen: Seen, act: TurnAct): void {
  const { options } = seen;
  switch (act) {
    case 'attack':
      begin({ what: 'attack', plan: firstPlan(seen) });
      return;
    case 'transfer':
      begin({ what: 'transfer', amount: 1 });
      return;
    case 'move':
      begin({ what: 'move' });
      return;
    case 'trade':
      openDeal(options.offer?.groupsWith[0] ?? options.offer?.to[0]);
      return;
    case 'bribery': {
      const special = options.play?.find(({ arrows }) => arrows !== undefined)?.card;
      if (special !== undefined) begin({ what: 'bribery', special });
      return;
    }
    case 'accuse':
      begin({ what: 'accuse' });
      return;
    case 'drop':
      begin({ what: 'drop' });
      return;
    case 'give':
      if (options.give) begin({ what: 'give', money: 0, specials: [] });
      else openDeal(options.offer?.to[0]);
      return;
    case 'special':
      begin({ what: 'special' });
      return;
    case 'lasers':
      begin({ what: 'lasers' });
      return;
    case 'redistribute':
      if (options.redistribute)
        begin({ what: 'money', total: options.redistribute.total, treasuries: ownTreasuries(seen) });
      return;
    case 'reorganize':
      begin({ what: 'reorganize', links: presentLinks(seen) });
      return;
    case 'recycle':
    case 'pass':
    case 'endActions':
    case 'endTransfers':
    case 'endTurn':
      order({ type: act });
  }
}

export function TurnPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const { view, options } = seen;
  const menu = turnMenu(view, options);
  const left = actionsLeft(view);
  const [main, ...others] = menu.finish;
  return (
    <Dossier
      stamp={t('turn.stamp', 'Your turn')}
      title={
        view.phase === 'actions' ? (
          <span className="turn-actions">
            <Pips total={ACTIONS_PER_TURN} left={left} />{' '}
            {t('turn.left', '{left, plural, =0 {no action left} one {one action left} other {# actions left}}', {
              left,
            })}
          </span>
        ) : undefined
      }
      footer={
        main && (
          <>
            <Button
              data-act={main.act}
              look={main.act === 'pass' ? 'dark' : 'red'}
              size="large"
              className="grow"
              icon={ICONS[main.act]}
              {...(KEYS[main.act] ? { hotkey: KEYS[main.act] } : {})}
              {...(main.hint ? { note: main.hint } : {})}
              onClick={() => doTurn(seen, main.act)}
            >
              {main.label}
            </Button>
            {seen.info.own?.mayUndo && (
              <Button
                look="outline"
                icon="backward-time"
                aria-label={t('table.undo', 'Undo')}
                title={t('turn.undo', 'Undo (U): your last step, as long as nobody has seen anything new')}
                onClick={() => void useTable.getState().undo()}
              />
            )}
            {others.map((entry) => (
              <Button
                key={entry.act}
                data-act={entry.act}
                look="outline"
                {...(KEYS[entry.act] ? { hotkey: KEYS[entry.act] } : {})}
                onClick={() => doTurn(seen, entry.act)}
              >
                {entry.label}
              </Button>
            ))}
          </>
        )
      }
    >
      <Entries
        seen={seen}
        title={
          view.phase === 'transfers' ? t('turn.transfers', 'Money transfers') : t('turn.regular', 'Regular actions')
        }
        entries={menu.regular}
      />
      <ReachList seen={seen} />
      <Entries seen={seen} title={t('turn.free', 'Free actions')} entries={menu.free} />
      <Entries seen={seen} title={t('turn.powers', 'Special power action')} entries={menu.powers} wide />
      <StandingAnswers />
    </Dossier>
  );
}

interface EntriesProps {
  readonly seen: Seen;
  readonly title: string;
  readonly entries: readonly TurnEntry[];
  /** Their names are whole sentences. */
  readonly wide?: boolean;
}

function Entries({ seen, title, entries, wide = false }: EntriesProps): ReactElement | undefined {
  if (entries.length === 0) return undefined;
  return (
    <fieldset className={`turn-list ${wide ? 'turn-list-wide' : ''}`}>
      <legend>{title}</legend>
      {entries.map(({ act, label, hint, why }) => (
        <Button
          key={act}
          data-act={act}
          look="outline"
          icon={ICONS[act]}
          refusal={why}
          {...(KEYS[act] ? { hotkey: KEYS[act] } : {})}
          {...(hint ? { note: hint } : {})}
          onClick={() => doTurn(seen, act)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
