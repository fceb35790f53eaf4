/** What all decide together: a vote that runs, with who is still asked and how long, and how the last one ended (REQ-373, R-22.15). */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useEffect, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';
import { type TableInfo, useTable } from '../../session/stores/index.ts';
import { clockText } from '../../tabletop/parts/index.ts';
import { useSecondsUntil } from './seconds-until.ts';

interface NoteProps {
  readonly info: TableInfo;
  readonly me: Seat | 'spectator';
}

type Vote = NonNullable<TableInfo['vote']>;
type VoteEnd = NonNullable<TableInfo['lastVote']>;

const OUTCOME_MS = 9000;

function nameIn({ info, me }: NoteProps, seat: Seat): string {
  return seat === me ? t('seat.you', 'You') : (info.seats[seat]?.name ?? '');
}

/** Whoever asked, and whose seat it is about, as persons of the sentence. */
function persons(props: NoteProps, { by, about }: Pick<Vote, 'by' | 'about'>) {
  const isFor = (seat: Seat | undefined): string => (seat === props.me ? 'you' : 'other');
  return {
    name: nameIn(props, by),
    nameIs: isFor(by),
    about: about === undefined ? '' : nameIn(props, about),
    aboutIs: isFor(about),
  };
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

function VoteBar({ vote: open, ...props }: NoteProps & { readonly vote: Vote }): ReactElement {
  const { me } = props;
  const vote = useTable((state) => state.vote);
  const { asked, yes, no = [] } = open;
  const waiting = asked.filter((seat) => !yes.includes(seat) && !no.includes(seat));
  const isAsked = me !== 'spectator' && waiting.includes(me);
  const left = useSecondsUntil(open.endsAt);
  return (
    <Panel
      as="div"
      look="paper"
      className="toast toast-vote"
      role={isAsked ? 'alertdialog' : 'status'}
      aria-label={t('vote.label', 'Vote')}
    >
      <p>
        <b>{question(open.what, persons(props, open))}</b>
        <small>
          {t('vote.count', '{yes} of {all} agree', { yes: yes.length, all: asked.length })}
          {waiting.length > 0 &&
            ` · ${t('vote.waiting', 'still asked: {names}', { names: waiting.map((seat) => nameIn(props, seat)).join(', ') })}`}
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

type Persons = ReturnType<typeof persons>;

function question(what: Vote['what'], who: Persons): string {
  switch (what) {
    case 'takeback':
      return t('vote.takeback', '{nameIs, select, you {You ask} other {{name} asks}} to take the last move back.', who);
    case 'turnBack':
      return t(
        'vote.turnBack',
        '{nameIs, select, you {You ask} other {{name} asks}} to go back to the start of this turn.',
        who,
      );
    case 'reset':
      return t('vote.reset', '{nameIs, select, you {You ask} other {{name} asks}} for a new game.', who);
    case 'seatBot':
      return t(
        'vote.seatBot',
        '{nameIs, select, you {You ask} other {{name} asks}} that a computer plays for {aboutIs, select, you {you} other {{about}}}.',
        who,
      );
  }
}

/** Told while it is news; whoever comes later sees what came of it. */
function Outcome({ ended, ...props }: NoteProps & { readonly ended: VoteEnd }): ReactElement | undefined {
  const { info } = props;
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
      <b>{outcome(ended, persons(props, ended))}</b>
    </Panel>
  );
}

function outcome({ what, end }: VoteEnd, who: Persons): string {
  if (end === 'declined')
    return t(
      'vote.declined',
      'Voted down: what {nameIs, select, you {you} other {{name}}} asked for does not happen.',
      who,
    );
  if (end === 'expired')
    return t(
      'vote.expired',
      'Not all answered in time: what {nameIs, select, you {you} other {{name}}} asked for does not happen.',
      who,
    );
  if (end === 'void')
    return t(
      'vote.void',
      'What {nameIs, select, you {you} other {{name}}} asked for was agreed to, but can no longer be done.',
      who,
    );
  switch (what) {
    case 'takeback':
      return t(
        'vote.done.takeback',
        'All agreed: {nameIs, select, you {your last move} other {the last move of {name}}} is taken back.',
        who,
      );
    case 'turnBack':
      return t('vote.done.turnBack', 'All agreed: this turn begins again.');
    case 'reset':
      return t('vote.done.reset', 'All agreed: a new game is dealt.');
    case 'seatBot':
      return t('vote.done.seatBot', 'Agreed: a computer plays for {aboutIs, select, you {you} other {{about}}}.', who);
  }
}
