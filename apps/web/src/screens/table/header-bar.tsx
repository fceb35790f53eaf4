import type { Phase } from '@illuminice/engine';
import { lazy, memo, type ReactElement, Suspense } from 'react';
import { loadDirectorSwitch } from '../../around/director/lazy.ts';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { artUrl, Icon, Logo, Pips, Progress } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { basicProgress, goalLabel, goalProgress, knownGoal, scoreNow } from '../../tabletop/goals/index.ts';
import { ACTIONS_PER_TURN, actionsLeft } from '../../tabletop/numbers/index.ts';
import { nameOf, plays, type Seen, ui } from '../../tabletop/seen/index.ts';
import { phaseName } from '../../tabletop/sentences/index.ts';
import { useGameTime } from './game-time.ts';
import { HeaderClock } from './own-clock.tsx';
import { TableMenu } from './table-menu.tsx';

const DirectorSwitch = lazy(async () => ({ default: (await loadDirectorSwitch()).DirectorSwitch }));

const PHASES: readonly (readonly [Phase, ...Phase[]])[] = [
  ['income', 'start', 'setup'],
  ['draw'],
  ['actions'],
  ['transfers'],
  ['powers'],
  ['end'],
];

/** Phase, actions, goals, piles, clock and whom everybody waits for. */
export const HeaderBar = memo(function HeaderBar({ seen }: { readonly seen: Seen }): ReactElement {
  const { view, me } = seen;
  const code = useTable((state) => state.code);
  const directed = useTable((state) => state.directed);
  const mine = view.turn.seat === me;
  const seat = me ?? view.turn.seat;
  const time = useGameTime(seen);
  return (
    <header className="table-header">
      <h1 className="visually-hidden">{t('header.title', 'Illuminice, the table')}</h1>
      <span className="header-logo">
        <Logo />
        {code !== undefined && <small>{t('header.code', 'table {code}', { code })}</small>}
      </span>
      <ol className="phases" aria-label={t('header.phase', 'Phase')}>
        {PHASES.filter((phases) => phases[0] !== 'powers' || view.phase === 'powers').map((phases) => (
          <li key={phases[0]} aria-current={phases.includes(view.phase) ? 'step' : undefined}>
            {phaseName(phases[0])}
          </li>
        ))}
      </ol>
      <Turn seen={seen} time={time} />
      <span className="header-treasury">
        <Icon name="two-coins" size={16} />
        <b>{view.seats[seat]?.money === 'hidden' ? '?' : view.seats[seat]?.money}</b>
      </span>
      <Goals seen={seen} />
      <button
        type="button"
        className="piles"
        title={t('pile.title', 'Dead and used cards')}
        onClick={() => ui({ beside: 'piles' })}
      >
        {time !== undefined && <Pile name={t('clock.game', 'Game')} count={time} />}
        <Pile name={t('pile.deck', 'Deck')} count={view.deckCount} />
        <Pile name={t('pile.dead', 'Dead')} count={view.dead.length} />
        <Pile name={t('pile.discards', 'Discards')} count={view.discard.length} />
      </button>
      {directed && !mine && !view.over && view.phase !== 'setup' && (
        <Suspense>
          <DirectorSwitch seen={seen} />
        </Suspense>
      )}
      <HeaderClock />
      <TableMenu seen={seen} />
    </header>
  );
});

function Pile({ name, count }: { readonly name: string; readonly count: number | string }): ReactElement {
  return (
    <span>
      {name} <b>{count}</b>{' '}
    </span>
  );
}

function Turn({ seen, time }: { readonly seen: Seen; readonly time: string | undefined }): ReactElement {
  const { view, me, info } = seen;
  const left = actionsLeft(view);
  const waiting = info.waitingFor.filter((seat) => seat !== me);
  const mine = view.turn.seat === me;
  return (
    <p className="header-turn">
      <b data-seat={view.turn.seat}>
        {mine
          ? t('header.yourTurn', 'Your turn')
          : t('header.turnOf', 'Turn of {name}', { name: nameOf(seen, view.turn.seat) })}
      </b>
      <small className="header-phase">
        {phaseName(view.phase)}
        {time !== undefined && ` · ${time}`}
      </small>
      {/* What is left of them is lost with the phase. */}
      {view.phase !== 'transfers' && view.phase !== 'powers' && (
        <span className="header-actions">
          {t('header.actions', 'Actions')} <Pips total={ACTIONS_PER_TURN} left={left} />{' '}
          <b>{t('header.left', '{left} of 2 left', { left })}</b>
        </span>
      )}
      {view.questions.length > 0 && waiting.length > 0 && !(me !== undefined && info.waitingFor.includes(me)) && (
        <small className="header-waiting">
          {t('header.waiting', 'waiting for {names}', { names: waiting.map((seat) => nameOf(seen, seat)).join(', ') })}
        </small>
      )}
    </p>
  );
}

function Goals({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const { pack, view, me } = seen;
  if (me === undefined || !plays(seen)) return undefined;
  const basic = basicProgress(pack, view, me);
  const goal = knownGoal(pack, view, me);
  const special = goal && goalProgress(pack, view, { seat: me, goal });
  const label = t('header.cards', 'Cards');
  const score = scoreNow(pack, view, me);
  if (score !== undefined)
    return (
      <div className="goals" {...point('table.goals')}>
        <span className="goal">
          <img src={artUrl.goal} alt="" width={16} height={16} />
          <small>{t('figure.score', 'Score')}</small> <b>{score}</b>
        </span>
      </div>
    );
  return (
    <div className="goals" {...point('table.goals')}>
      <span className="goal">
        <Icon name="family-tree" size={16} />
        <small>{label}</small>
        <b>
          {basic.have}
          <i>/{basic.need}</i>
        </b>
        <Progress value={basic.have} of={basic.need} label={label} />
      </span>
      {goal && special && (
        <span className="goal">
          <img src={artUrl.goal} alt="" width={16} height={16} />
          <small>{goalLabel(goal)}</small>
          <b>
            {special.have}
            <i>/{special.need}</i>
          </b>
          <Progress value={special.have} of={special.need} label={goalLabel(goal)} />
        </span>
      )}
    </div>
  );
}
