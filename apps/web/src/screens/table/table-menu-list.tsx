/** Everything about the table that is no move: what can be looked up, undo, votes, leaving. What cannot be undone asks once more. */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { useLobby, useTable, type VoteKind } from '../../session/stores/index.ts';
import { nameOf, plays, type Seen, ui } from '../../tabletop/seen/index.ts';
import { QuietFooter } from '../page/index.ts';
import { useSecondsUntil } from './seconds-until.ts';

interface ListProps {
  readonly seen: Seen;
  readonly close: () => void;
}

export function TableMenuList({ seen, close }: ListProps): ReactElement {
  const { view } = seen;
  const run = (what: () => void) => () => {
    close();
    what();
  };
  return (
    <div className="table-menu-list panel-ink">
      <Button look="quiet" icon="rule-book" hotkey="R" onClick={run(() => ui({ rule: 'now' }))}>
        {t('table.rules', 'Rules')}
      </Button>
      <Button look="quiet" icon="checklist" onClick={run(() => ui({ beside: 'options' }))}>
        {t('options.ofTable', 'Rules of this table')}
      </Button>
      <Button
        look="quiet"
        icon="card-discard"
        note={t('pile.counts', '{deck} in the deck · {dead} dead · {used} used', {
          deck: view.deckCount,
          dead: view.dead.length,
          used: view.discard.length,
        })}
        onClick={run(() => ui({ beside: 'piles' }))}
      >
        {t('pile.title', 'Dead and used cards')}
      </Button>
      <PeopleEntry open={run(() => ui({ beside: 'people' }))} />
      <Button look="quiet" icon="family-tree" onClick={run(() => ui({ beside: 'groups' }))}>
        {t('groups.title', 'Groups and their positions')}
      </Button>
      {seen.me !== undefined && (
        <Button
          look="quiet"
          icon="padlock"
          note={t('notes.count', '{count, plural, =0 {nothing yet} one {# entry} other {# entries}}', {
            count: view.notes.length,
          })}
          onClick={run(() => ui({ beside: 'notes' }))}
        >
          {t('notes.title', 'Private notes')}
        </Button>
      )}
      <Button
        look="quiet"
        icon="keyboard"
        className="keys-only"
        hotkey="?"
        onClick={run(() => dispatchEvent(new KeyboardEvent('keydown', { key: '?' })))}
      >
        {t('table.keys', 'Keyboard')}
      </Button>
      <Button look="quiet" icon="settings-knobs" onClick={run(() => ui({ settings: true }))}>
        {t('menu.settings', 'Settings')}
      </Button>
      <Backwards seen={seen} close={close} />
      <Leave seen={seen} />
      <QuietFooter />
    </div>
  );
}

/** Only where others can come: a game of this device has no lobby. */
function PeopleEntry({ open }: { readonly open: () => void }): ReactElement | undefined {
  const watchers = useLobby(({ lobby }) => lobby?.watchers.length);
  const hostedHere = useTable((state) => state.hostedHere);
  if (watchers === undefined || hostedHere) return undefined;
  const note = t('people.count', '{count, plural, =0 {nobody watches} one {# watches} other {# watch}}', {
    count: watchers,
  });
  return (
    <Button look="quiet" icon="person" note={note} onClick={open}>
      {t('people.title', 'People')}
    </Button>
  );
}

/** Own undo, and what all have to agree to (REQ-373). Only for who still plays: nobody else is asked. */
function Backwards({ seen, close }: ListProps): ReactElement | undefined {
  const [sure, setSure] = useState(false);
  const undo = useTable((state) => state.undo);
  const alone = useTable(({ hostedHere, record }) => hostedHere && record === undefined);
  const vote = useTable((state) => state.vote);
  const { info, view, me } = seen;
  if (!plays(seen) || view.over) return undefined;
  const ask = (what: VoteKind, seat?: Seat) => () => {
    close();
    void vote(what, true, seat);
  };
  const why = (what: VoteKind, otherwise: string) =>
    info.own?.mayAsk?.includes(what as 'reset')
      ? undefined
      : info.vote
        ? t('table.voteRuns', 'A vote is running and must end first.')
        : otherwise;
  const whyNoReset = why('reset', t('table.noReset', 'Not in this game.'));
  return (
    <>
      {info.own?.mayUndo && (
        <Button
          look="quiet"
          icon="backward-time"
          hotkey="U"
          onClick={() => {
            close();
            void undo();
          }}
        >
          {t('table.undo', 'Undo')}
        </Button>
      )}
      {/* A lesson has nobody who could vote. */}
      {!alone && (
        <>
          <Button
            look="quiet"
            icon="vote"
            refusal={why('takeback', t('table.nothingBack', 'You have made no move that could be taken back.'))}
            onClick={ask('takeback')}
          >
            {t('table.takeback', 'Ask all to take the last move back')}
          </Button>
          <Button
            look="quiet"
            icon="vote"
            refusal={why('turnBack', t('table.noTurnBack', 'No turn has begun that could begin again.'))}
            onClick={ask('turnBack')}
          >
            {t('table.turnBack', 'Ask all to begin this turn again')}
          </Button>
          {sure && whyNoReset === undefined ? (
            <Button look="red" icon="recycle" onClick={ask('reset')}>
              {t('table.reset.sure', 'Really? If all agree, this game is lost and a new one is dealt.')}
            </Button>
          ) : (
            <Button look="quiet" icon="recycle" refusal={whyNoReset} onClick={() => setSure(true)}>
              {t('table.reset', 'Ask all for a new game')}
            </Button>
          )}
          {info.waitingFor
            .filter((seat) => seat !== me && info.seats[seat]?.idleAt !== undefined)
            .map((seat) => (
              <SeatBot key={seat} seen={seen} seat={seat} onAsk={ask('seatBot', seat)} />
            ))}
        </>
      )}
    </>
  );
}

/** for somebody who lets all wait, but not at once. */
function SeatBot({
  seen,
  seat,
  onAsk,
}: {
  readonly seen: Seen;
  readonly seat: Seat;
  readonly onAsk: () => void;
}): ReactElement {
  const { info } = seen;
  const idleAt = info.seats[seat]?.idleAt ?? info.now;
  const left = useSecondsUntil(idleAt);
  const name = nameOf(seen, seat);
  return (
    <Button
      look="quiet"
      icon="robot-helmet"
      note={left > 0 ? t('table.seatBotIn', 'possible in {left} s', { left }) : undefined}
      refusal={
        info.vote
          ? t('table.voteRuns', 'A vote is running and must end first.')
          : left > 0
            ? t('table.notIdle', '{name} may think for a while: you can ask for this in {left} seconds.', {
                name,
                left,
              })
            : undefined
      }
      onClick={onAsk}
    >
      {t('table.seatBot', 'Vote: a computer plays for {name}', { name })}
    </Button>
  );
}

function Leave({ seen }: { readonly seen: Seen }): ReactElement {
  const [leaving, setLeaving] = useState(false);
  const leave = useTable((state) => state.leave);
  if (leaving)
    return (
      <Button look="red" icon="exit-door" onClick={leave}>
        {seen.view.options.replaceLeavers
          ? t('table.leave.bot', 'Really leave? A computer takes your seat.')
          : t('table.leave.sure', 'Really leave? Your groups become uncontrolled.')}
      </Button>
    );
  const free = !plays(seen) || seen.view.over;
  return (
    <Button look="quiet" icon="exit-door" onClick={() => (free ? leave() : setLeaving(true))}>
      {t('table.leave', 'Leave game')}
    </Button>
  );
}
