/** One proposal of the rail: who would say what, for how long it stands, who has answered, and one's own answer. */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Icon, Stepper } from '../../base/theme/index.ts';
import { type ProposalInfo, useTable } from '../../session/stores/index.ts';
import { clockText, useSecondsLeft } from '../../tabletop/parts/index.ts';
import { named, nameOf, newSay, type Seen, ui } from '../../tabletop/seen/index.ts';
import { kindText, listed } from '../../tabletop/sentences/index.ts';
import { reasonText } from './offer-reason.ts';

export function ProposalCard({
  seen,
  proposal,
}: {
  readonly seen: Seen;
  readonly proposal: ProposalInfo;
}): ReactElement {
  const { by, terms, unless, secret, end } = proposal;
  const own = terms.filter((term) => term.by === by);
  const theirs = terms.filter((term) => term.by !== by);
  return (
    <article className="proposal panel-paper" data-end={end} aria-label={titleOf(seen, proposal)}>
      <p className="offer-head">
        <b>{titleOf(seen, proposal)}</b>
        {end === undefined ? <Clock endsAt={proposal.endsAt} /> : <em>{endText(proposal)}</em>}
      </p>
      {secret && (
        <p className="proposal-whisper">{t('proposal.whispered', 'Whispered: only those in it hear of it.')}</p>
      )}
      {own.length > 0 && theirs.length > 0 && (
        <p className="proposal-joint">{unless ? t('proposal.unless', 'Unless') : t('proposal.if', 'If')}</p>
      )}
      {theirs.map((term) => (
        <Says key={term.by} seen={seen} proposal={proposal} by={term.by} />
      ))}
      {own.length > 0 && theirs.length > 0 && !unless && <p className="proposal-joint">{t('proposal.then', 'then')}</p>}
      {own.map((term) => (
        <Says key={term.by} seen={seen} proposal={proposal} by={term.by} />
      ))}
      {proposal.least !== undefined && <Together seen={seen} proposal={proposal} least={proposal.least} />}
      {end === undefined && <Answers seen={seen} proposal={proposal} />}
    </article>
  );
}

function titleOf(seen: Seen, { by, to, unless }: ProposalInfo): string {
  const others = seen.view.seats.flatMap(({ status }, seat) => (status === 0 && seat !== by ? [seat] : []));
  const isToMe = seen.me !== undefined && to.includes(seen.me);
  // Not a name like others: "allen" and not "alle" in German.
  const isAll = to.length > 1 && others.every((seat) => to.includes(seat));
  const toIs = isAll ? 'all' : !isToMe ? 'other' : to.length === 1 ? 'you' : 'among';
  const names = to.filter((seat) => seat !== seen.me).map((seat) => nameOf(seen, seat));
  const values = { ...named(seen, by), to: listed(names), toIs };
  return unless
    ? t(
        'proposal.threatens',
        '{nameIs, select, you {You threaten} other {{name} threatens}} {toIs, select, you {you} among {you and {to}} all {everybody} other {{to}}}',
        values,
      )
    : t(
        'proposal.proposes',
        '{nameIs, select, you {You propose} other {{name} proposes}} to {toIs, select, you {you} among {you and {to}} all {everybody} other {{to}}}',
        values,
      );
}

/** A word, in quotation marks: who says it, to whom, and what they have answered so far. */
function Says({
  seen,
  proposal,
  by,
}: {
  readonly seen: Seen;
  readonly proposal: ProposalInfo;
  readonly by: Seat;
}): ReactElement {
  const term = proposal.terms.find((each) => each.by === by)?.promise;
  const answer = proposal.answers.find(({ seat }) => seat === by);
  const said = term && answer?.amount !== undefined && 'amount' in term ? { ...term, amount: answer.amount } : term;
  const why = answer?.reason && reasonText(seen, answer.reason);
  return (
    <p className="proposal-term">
      <b>{nameOf(seen, by)}</b> {said && <q>{kindText(seen, said)}</q>}{' '}
      {answer && (
        <em data-yes={answer.yes}>{answer.yes ? t('proposal.yes', 'agreed') : t('proposal.no', 'said no')}</em>
      )}
      {why !== undefined && <small>{why}</small>}
    </p>
  );
}

/** Who pays what, as one bar: said yes is full, asked is hatched. */
function Together({
  seen,
  proposal,
  least,
}: {
  readonly seen: Seen;
  readonly proposal: ProposalInfo;
  readonly least: number;
}): ReactElement {
  const shares = proposal.terms.map(({ by, promise }) => {
    const answer = proposal.answers.find(({ seat }) => seat === by);
    const amount = answer?.amount ?? ('amount' in promise ? promise.amount : 0);
    return { by, amount: answer?.yes === false ? 0 : amount, isIn: by === proposal.by || answer?.yes === true };
  });
  const sum = shares.filter(({ isIn }) => isIn).reduce((all, { amount }) => all + amount, 0);
  const text = t('proposal.together', '{sum} of {least} MB', { sum, least });
  return (
    <div className="proposal-sum">
      <div role="img" aria-label={text}>
        {shares.map(({ by, amount, isIn }) => (
          <i
            key={by}
            data-seat={by}
            data-in={isIn || undefined}
            title={nameOf(seen, by)}
            style={{ width: `${Math.min(100, (100 * amount) / least)}%` }}
          />
        ))}
      </div>
      <b>{text}</b>
    </div>
  );
}

function Clock({ endsAt }: { readonly endsAt: number | undefined }): ReactElement | undefined {
  const offset = useTable(({ clocks }) => clocks.offset);
  const deadline = useMemo(() => (endsAt === undefined ? undefined : { endsAt: endsAt + offset }), [endsAt, offset]);
  const left = useSecondsLeft(deadline);
  if (left === undefined) return undefined;
  const label = t('offer.open', 'Stays open for {time}', { time: clockText(left) });
  return (
    <span className="offer-clock" role="timer" aria-label={label} title={label}>
      <Icon name="hourglass" size={16} /> {clockText(left)}
    </span>
  );
}

function endText({ end, answers }: ProposalInfo): string | undefined {
  switch (end) {
    case 'held':
      return t('proposal.end.held', 'agreed');
    case 'declined':
      return answers.every(({ yes }) => yes)
        ? t('proposal.end.short', 'too little came together')
        : t('proposal.end.declined', 'declined');
    case 'countered':
      return t('proposal.end.countered', 'answered with another');
    case 'withdrawn':
      return t('proposal.end.withdrawn', 'withdrawn');
    case 'expired':
      return t('proposal.end.expired', 'lapsed');
    default:
      return undefined;
  }
}

/** Agree, change, no for who is asked; withdraw for who asked; nothing for everybody else. */
function Answers({
  seen,
  proposal,
}: {
  readonly seen: Seen;
  readonly proposal: ProposalInfo;
}): ReactElement | undefined {
  const connected = useTable((state) => state.connection === 'online');
  const talk = useTable((state) => state.talk);
  const { me = -1 } = seen;
  const { id, by, to, terms, answers, secret } = proposal;
  const own = terms.find((term) => term.by === me)?.promise;
  const asked = own && 'amount' in own ? own.amount : undefined;
  const isForNothing = terms.every((term) => term.by !== by) || to.length > 1;
  const [amount, setAmount] = useState(asked);
  if (by === me)
    return (
      <div className="choices-row">
        <Button
          look="outline"
          disabled={!connected}
          onClick={() => void talk({ type: 'withdrawProposal', proposal: id })}
        >
          {t('deal.withdraw', 'Withdraw')}
        </Button>
      </div>
    );
  if (!to.includes(me) || answers.some(({ seat }) => seat === me)) return undefined;
  const answer = ({ yes }: { readonly yes: boolean }) =>
    void talk({
      type: 'answerProposal',
      proposal: id,
      yes,
      ...(yes && amount !== undefined && amount !== asked ? { amount } : {}),
    });
  const counter = () =>
    ui({
      say: newSay('deal', [by], {
        theirs: terms.find((term) => term.by === by)?.promise,
        mine: own,
        secret: secret === true,
        counters: id,
      }),
    });
  return (
    <>
      {asked !== undefined && isForNothing && (
        <Stepper
          label={t('spend.amount', 'Amount in MB')}
          value={amount ?? asked}
          min={1}
          max={999}
          unit="MB"
          less={t('less', 'One less')}
          more={t('more', 'One more')}
          onChange={setAmount}
        />
      )}
      <div className="choices-row">
        <Button
          {...point('proposal.decline')}
          look="outline"
          disabled={!connected}
          onClick={() => answer({ yes: false })}
        >
          {t('deal.decline', 'Decline')}
        </Button>
        <Button look="outline" disabled={!connected} onClick={counter}>
          {t('deal.counterIt', 'Counter')}
        </Button>
        <Button {...point('proposal.agree')} look="red" disabled={!connected} onClick={() => answer({ yes: true })}>
          {t('proposal.agree', 'Agree')}
        </Button>
      </div>
    </>
  );
}
