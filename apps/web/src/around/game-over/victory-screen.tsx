/** Winners, the goals they met, every secret, and the course of the game (R-21.7, REQ-351, REQ-366, REQ-367). */
import type { Seat, SpecialNo } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { download, modal, savedGameName } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { navigate, replayPath } from '../../base/router/index.ts';
import { artUrl, Button, Panel, Stamp, sayWhyNot } from '../../base/theme/index.ts';
import { MiniBoard } from '../../pieces/board/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { figuresOf, outText } from '../../tabletop/goals/index.ts';
import { cardName, illuminatiName, nameOf, type Seen, show, specialName } from '../../tabletop/seen/index.ts';
import { MyWords, useGameWords } from '../consent/index.ts';
import { AfterGameButtons } from './after-game-buttons.tsx';
import { BranchCompared } from './branch-compared.tsx';
import { CheckDice } from './check-dice.tsx';
import { goalReached } from './goals-reached.ts';
import { courseOf, momentsOf } from './history.ts';
import { HistoryPlot } from './history-plot.tsx';
import { winnersText } from './winners-text.ts';

export function VictoryScreen({
  seen,
  onLook,
}: {
  readonly seen: Seen;
  readonly onLook: () => void;
}): ReactElement | undefined {
  const { view, me, info, pack } = seen;
  const record = useTable((state) => state.record);
  const told = useTable((state) => state.course);
  // A prepared position and a lesson have no log to look back on.
  const isNamed = useTable(({ hostedHere, code }) => record !== undefined && (hostedHere || code !== undefined));
  const { over } = view;
  const isAtServer = useTable(({ hostedHere, code }) => !hostedHere && code !== undefined);
  const words = useGameWords(over && isAtServer ? info.table : undefined);
  if (!over) return undefined;
  const won = me !== undefined && over.winners.includes(me);
  const moments = courseOf(pack, view, told ?? momentsOf(info.table));
  return (
    <dialog className="victory" aria-label={t('over.label', 'The game is over')} ref={modal} onClose={onLook}>
      <Panel look="paper" className="victory-paper">
        <header>
          <Stamp>{won ? t('over.victory', 'Victory') : t('over.over', 'Declassified')}</Stamp>
          <h1>{winnersText(seen)}</h1>
          <p>
            {won
              ? t('over.congratulations', 'Congratulations.')
              : t('over.secrets', 'Every secret of this table lies open now.')}
          </p>
          {info.continues === 'whatIf' && <BranchCompared />}
        </header>
        <ul className="reveal">
          {view.seats.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
            <li key={seat} data-seat={seat} className={over.winners.includes(seat) ? 'reveal-winner' : ''}>
              <Reveal seen={seen} seat={seat} />
            </li>
          ))}
        </ul>
        <HistoryPlot seen={seen} moments={moments} />
        <MyWords words={words} />
        <footer>
          {record && <CheckDice seen={seen} record={record} />}
          {isNamed && (
            <Button look="outline" icon="backward-time" onClick={() => navigate(replayPath(info.table))}>
              {t('over.replay', 'Replay')}
            </Button>
          )}
          <Button look="outline" onClick={onLook}>
            {t('over.look', 'Look at the table')}
          </Button>
          {record && (
            <Button look="outline" icon="save-arrow" onClick={() => void save(record, info.table)}>
              {t('over.save', 'Save the game')}
            </Button>
          )}
          <AfterGameButtons seen={seen} />
        </footer>
      </Panel>
    </dialog>
  );
}

async function save(record: () => Promise<string | undefined>, table: string): Promise<void> {
  const text = await record();
  if (text !== undefined) download(savedGameName(table), text);
  else sayWhyNot(t('over.notSaved', 'The game could not be saved just now. Try again in a moment.'));
}

function Reveal({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }): ReactElement {
  const { pack, view } = seen;
  const player = view.seats[seat];
  const figures = figuresOf(pack, view, seat);
  const goals = view.over?.goals[seat] ?? [];
  const score = view.over?.scores?.[seat];
  const key = player?.illuminati === undefined ? undefined : pack.illuminati[player.illuminati]?.key;
  return (
    <>
      {key !== undefined && <img src={artUrl.card(key)} alt="" width={40} height={40} />}
      <div>
        <b>{nameOf(seen, seat)}</b> <small>{cardName(seen, seat)}</small>
        {player && player.status !== 0 && <small className="reveal-out"> · {outText(player.status)}</small>}
        <p>
          {goals.length > 0 && <strong>{goals.map((goal) => goalReached(seen, seat, goal)).join(', ')}</strong>}
          {player?.goal !== undefined &&
            ` ${t('over.goal', 'Secret goal: {card}.', { card: illuminatiName(seen, player.goal) })}`}
        </p>
        <p>
          <small>
            {t(
              'over.figures',
              '{cards, plural, one {# card} other {# cards}} · power {power} · {money} MB · {destroyed} destroyed',
              {
                cards: figures.cards,
                power: figures.power,
                money: figures.money,
                destroyed: player?.destroyed ?? 0,
              },
            )}
            {score !== undefined && ` · ${t('over.score', 'score {score}', { score })}`}
          </small>
        </p>
      </div>
      <MiniBoard pack={pack} view={view} seat={seat} width={96} height={64} />
      {player && player.hand.length > 0 && (
        <p className="reveal-hand">
          {player.hand.map((slot, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots of a hand have no other identity
            <RevealedSpecial key={index} seen={seen} special={slot.card} />
          ))}
        </p>
      )}
    </>
  );
}

function RevealedSpecial({
  seen,
  special,
}: {
  readonly seen: Seen;
  readonly special: SpecialNo | undefined;
}): ReactElement | undefined {
  if (special === undefined) return undefined;
  return (
    <button type="button" onClick={() => show({ special })}>
      {specialName(seen, special)}
    </button>
  );
}
