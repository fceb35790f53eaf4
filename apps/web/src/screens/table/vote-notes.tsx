/** What all decide together: a vote that runs, with who is still asked and how long, and how the last one ended (REQ-373, R-22.15). */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';
import { type TableInfo, useTable } from '../../session/stores/index.ts';
import { clockText, useSecondsLeft } from '../../tabletop/parts/index.ts';

interface NoteProps {
  readonly info: TableInfo;
  readonly me: Seat | 'spectator';
}

type Vote = NonNullable<TableInfo['vote']>;
type VoteEnd = NonNullable<TableInfo['lastVote']>;

const OUTCOME_MS = 9000;

/** In sentences everybody has a name, oneself included. */
function nameIn({ seats }: TableInfo, seat: Seat | undefined): string {
  return seats[seat ?? -1]?.name ?? '';
}

export function VoteNotes(props: NoteProps): ReactElement {
  const { vote, lastVote } = props.info;
  return (
    <>
      {vote && <VoteBar {...props} vote={vote} />}
      {!vote && lastVote && <Outcome key={lastVote.at} {...props} ended={lastVote} />}
    </>
  );
}

function VoteBar({ info, me, vote: open }: NoteProps & { readonly vote: Vote }): ReactElement {
  const vote = useTable((state) => state.vote);
  const { asked, yes, no = [] } = open;
  const waiting = asked.filter((seat) => !yes.includes(seat) && !no.includes(seat));
  const isAsked = me !== 'spectator' && waiting.includes(me);
  const deadline = useMemo(
    // The server's clock and this one need not agree: what counts is how long it was still when this was told.
    () => ({ endsAt: Date.now() + open.endsAt - info.now, seconds: 60 }),
    [open.endsAt, info.now],
  );
  const left = useSecondsLeft(deadline) ?? 0;
  return (
    <Panel
      as="div"
      look="paper"
      className="toast toast-vote"
      role={isAsked ? 'alertdialog' : 'status'}
      aria-label={t('vote.label', 'Vote')}
    >
      <p>
        <b>{question(info, open)}</b>
        <small>
          {t('vote.count', '{yes} of {all} agree', { yes: yes.length, all: asked.length })}
          {waiting.length > 0 &&
            ` · ${t('vote.waiting', 'still asked: {names}', { names: waiting.map((seat) => nameIn(info, seat)).join(', ') })}`}
          {left > 0 && <span role="timer"> · {clockText(left)}</span>}
        </small>
      </p>
      {isAsked && (
        <>
          <Button look="dark" onClick={() => void vote(open.what, true, open.about)}>
            {t('vote.yes', 'Yes')}
          </Button>
          <Button look="outline" onClick={() => void vote(open.what, false, open.about)}>
            {t('vote.no', 'No')}
          </Button>
        </>
      )}
    </Panel>
  );
}

function question(info: TableInfo, { what, by, about }: Vote): string {
  const name = nameIn(info, by);
  switch (what) {
    case 'takeback':
      return t('vote.takeback', '{name} asks to take the last move back.', { name });
    case 'turnBack':
      return t('vote.turnBack', '{name} asks to go back to the start of this turn.', { name });
    case 'reset':
      return t('vote.reset', '{name} asks for a new game.', { name });
    case 'seatBot':
      return t('vote.seatBot', '{name} asks that a computer plays for {about}.', { name, about: nameIn(info, about) });
  }
}

/** Told while it is news; whoever comes later sees what came of it. */
function Outcome({ info, ended }: NoteProps & { readonly ended: VoteEnd }): ReactElement | undefined {
  const [isNews, setIsNews] = useState(info.now - ended.at < OUTCOME_MS);
  useEffect(() => {
    const timer = setTimeout(() => setIsNews(false), OUTCOME_MS);
    return () => clearTimeout(timer);
  }, []);
  // Who plays alone has asked nobody else.
  const isAlone = info.seats.filter(({ kind }) => kind === 'human').length < 2;
  if (!isNews || (isAlone && ended.end === 'carried' && ended.what !== 'seatBot')) return undefined;
  return (
    <Panel as="div" look="paper" className="toast" role="status">
      <b>{outcome(info, ended)}</b>
    </Panel>
  );
}

function outcome(info: TableInfo, { what, by, about, end }: VoteEnd): string {
  const name = nameIn(info, by);
  if (end === 'declined') return t('vote.declined', 'Voted down: what {name} asked for does not happen.', { name });
  if (end === 'expired')
    return t('vote.expired', 'Not all answered in time: what {name} asked for does not happen.', { name });
  if (end === 'void')
    return t('vote.void', 'What {name} asked for was agreed to, but can no longer be done.', { name });
  switch (what) {
    case 'takeback':
      return t('vote.done.takeback', 'All agreed: the last move of {name} is taken back.', { name });
    case 'turnBack':
      return t('vote.done.turnBack', 'All agreed: this turn begins again.');
    case 'reset':
      return t('vote.done.reset', 'All agreed: a new game is dealt.');
    case 'seatBot':
      return t('vote.done.seatBot', 'Agreed: a computer plays for {about}.', { about: nameIn(info, about) });
  }
}
