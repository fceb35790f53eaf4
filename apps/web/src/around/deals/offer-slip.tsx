/** An offer to this player, in sight from the moment it is made until it ends (T-16), and what became of their own (T-33). */
import type { EventView, Offer } from '@illuminice/engine';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel } from '../../base/theme/index.ts';
import { type ProposalInfo, useTable } from '../../session/stores/index.ts';
import { nameOf, namesOf, plainText, proposalsToAnswer, type Seen, ui, useUi } from '../../tabletop/seen/index.ts';
import { kindText, sentence } from '../../tabletop/sentences/index.ts';
import { DangerSlip } from './danger-call.tsx';
import { OfferClock } from './offer-clock.tsx';
import { offerReason, reasonText } from './offer-reason.ts';
import { offeredText, wantedText } from './offer-text.ts';
import { WordsBeside } from './promise-beside.tsx';

/** Long enough for a sentence with a reason. */
const ANSWER_MS = 9000;

export function OfferSlips({ seen }: { readonly seen: Seen }): ReactElement {
  const [aside, setAside] = useState<readonly string[]>([]);
  const putAside = (key: string) => setAside((before) => [...before, key]);
  // The paper that is open says all of it.
  const isOpen = useUi(({ deal, say, offer }) => deal !== undefined || say !== undefined || offer !== undefined);
  const newest = seen.view.offers.findLast(({ to }) => to === seen.me);
  const proposed = proposalsToAnswer(seen).at(-1);
  return (
    <div role="status">
      {proposed && !isOpen && !aside.includes(proposed.id) && (
        <ProposalSlip seen={seen} proposal={proposed} onAside={() => putAside(proposed.id)} />
      )}
      {newest && !isOpen && !aside.includes(keyOf(newest)) && (
        <OfferSlip seen={seen} offer={newest} onAside={() => putAside(keyOf(newest))} />
      )}
      {!isOpen && <DangerSlip seen={seen} />}
      <AnswerSlip seen={seen} />
      <WordSlip seen={seen} />
    </div>
  );
}

function keyOf({ from, serial }: Offer): string {
  return `${from} ${serial}`;
}

interface OfferSlipProps {
  readonly seen: Seen;
  readonly offer: Offer;
  readonly onAside: () => void;
}

function OfferSlip({ seen, offer, onAside }: OfferSlipProps): ReactElement {
  const { from, to, serial } = offer;
  return (
    <Panel as="div" look="paper" className="toast offer-slip">
      <p>
        <b>
          {t('offer.slip', '{name} offers you {give} for {want}', {
            name: nameOf(seen, from),
            give: offeredText(seen, offer),
            want: wantedText(seen, offer),
          })}
        </b>
        <OfferClock seen={seen} offer={offer} />
      </p>
      <WordsBeside seen={seen} offer={offer} />
      <Button look="dark" onClick={() => ui({ tab: 'deals', sheet: 'deals', offer: { from, to, serial } })}>
        {t('toast.see', 'See it')}
      </Button>
      <Button look="outline" onClick={onAside}>
        {t('offer.later', 'Later')}
      </Button>
    </Panel>
  );
}

interface ProposalSlipProps {
  readonly seen: Seen;
  readonly proposal: ProposalInfo;
  readonly onAside: () => void;
}

function ProposalSlip({ seen, proposal, onAside }: ProposalSlipProps): ReactElement {
  const asked = proposal.terms.find(({ by }) => by === seen.me)?.promise;
  return (
    <Panel as="div" look="paper" className="toast offer-slip">
      <p>
        <b>{t('proposal.slip', '{name} asks for your word', { name: nameOf(seen, proposal.by) })}</b>
        {asked && <q>{kindText(seen, asked)}</q>}
      </p>
      <Button look="dark" onClick={() => ui({ tab: 'deals', sheet: 'deals' })}>
        {t('toast.see', 'See it')}
      </Button>
      <Button look="outline" onClick={onAside}>
        {t('offer.later', 'Later')}
      </Button>
    </Panel>
  );
}

type Closed = Extract<EventView, { type: 'offerClosed' }>;

function AnswerSlip({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const closed = useTable(({ log }) =>
    log.findLast(({ event }) => event.type === 'offerClosed' && event.from === seen.me && event.how !== 'withdrawn'),
  );
  // What was closed before this page came is told by the log.
  const known = useRef(closed?.id);
  const [shown, setShown] = useState<Closed>();
  useEffect(() => {
    if (closed?.event.type !== 'offerClosed' || closed.id === known.current) return;
    known.current = closed.id;
    setShown(closed.event);
    const timer = setTimeout(() => setShown(undefined), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [closed]);
  if (!shown) return undefined;
  const why = offerReason(seen, shown);
  return (
    <Panel as="div" look="paper" className="toast">
      <p>
        <b>{plainText(sentence(shown, seen) ?? '', namesOf(seen))}</b>
        {why !== undefined && <q>{why}</q>}
      </p>
    </Panel>
  );
}

/** How somebody answered a proposal of one's own, wherever one looks. */
function WordSlip({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const answers = (seen.info.proposals ?? []).flatMap(({ id, by, answers: given }) =>
    by === seen.me ? given.map((answer) => ({ key: `${id} ${answer.seat}`, answer })) : [],
  );
  const latest = answers.at(-1);
  const count = answers.length;
  const known = useRef(new Set(answers.map(({ key }) => key)));
  const [shown, setShown] = useState<typeof latest>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another count or another key
  useEffect(() => {
    const fresh = answers.find(({ key }) => !known.current.has(key));
    if (!fresh) return;
    known.current = new Set(answers.map(({ key }) => key));
    setShown(fresh);
    const timer = setTimeout(() => setShown(undefined), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [count, latest?.key]);
  if (!shown) return undefined;
  const { seat, yes, amount, reason } = shown.answer;
  const values = { name: nameOf(seen, seat), amount: amount ?? 0 };
  return (
    <Panel as="div" look="paper" className="toast">
      <p>
        <b>
          {!yes
            ? t('proposal.slip.no', '{name} says no.', values)
            : amount === undefined
              ? t('proposal.slip.yes', '{name} agrees.', values)
              : t('proposal.slip.part', '{name} agrees with {amount} MB.', values)}
        </b>
        {reason && <q>{reasonText(seen, reason)}</q>}
      </p>
    </Panel>
  );
}
