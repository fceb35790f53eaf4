/** A sentence from parts: if you …, I … (docs/negotiation.md). Red slots are words, the gold one is exchanged at once. */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useEffect } from 'react';
import { moneyOf, sumOf, termFor } from '../../actions/offer/index.ts';
import { modal } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Icon, Panel, Segmented, Stamp, Stepper } from '../../base/theme/index.ts';
import type { PromiseKind } from '../../session/stores/index.ts';
import { forgetRefusal, RefusalNote } from '../../tabletop/parts/index.ts';
import { nameOf, newSay, rivalsOf, type SayDraft, type SayKind, type Seen, ui } from '../../tabletop/seen/index.ts';
import { SayEffects } from './say-effects.tsx';
import { SayFoot } from './say-foot.tsx';
import { TermSlot } from './term-slot.tsx';
import './say.css';

const close = () => ui({ say: undefined });
const change = (say: SayDraft) => ui({ say });

export function SayDialog({ seen, draft }: { readonly seen: Seen; readonly draft: SayDraft }): ReactElement {
  useEffect(forgetRefusal, []);
  const title = t('say.title', 'Say it');
  return (
    <dialog className="say" aria-label={title} ref={modal} onClose={close}>
      <Panel look="paper" className="say-paper">
        <header>
          <Stamp as="h2">{title}</Stamp>
          <Kinds seen={seen} draft={draft} />
        </header>
        <RefusalNote />
        <Partners seen={seen} draft={draft} />
        <Sentence seen={seen} draft={draft} me={seen.me ?? 0} />
        <SayEffects seen={seen} draft={draft} />
        <SayFoot seen={seen} draft={draft} onChange={change} onClose={close} />
      </Panel>
    </dialog>
  );
}

function Kinds({ seen, draft }: { readonly seen: Seen; readonly draft: SayDraft }): ReactElement {
  const choices: readonly { readonly value: SayKind; readonly text: string }[] = [
    { value: 'deal', text: t('say.deal', 'Deal') },
    { value: 'ask', text: t('say.ask', 'Ask') },
    { value: 'promise', text: t('say.promise', 'Promise') },
    { value: 'threat', text: t('say.threat', 'Threat') },
    ...(rivalsOf(seen).length > 1 ? [{ value: 'coalition' as const, text: t('say.coalition', 'All') }] : []),
  ];
  const choose = (kind: SayKind) => {
    const to = kind === 'coalition' ? rivalsOf(seen) : draft.to.slice(0, 1);
    const fresh = newSay(kind, to);
    const isAtOnce = kind === 'deal' || kind === 'ask';
    change({
      ...fresh,
      theirs: fresh.theirs && (draft.theirs ?? fresh.theirs),
      mine: fresh.mine && (draft.mine ?? fresh.mine),
      secret: draft.secret,
      seconds: draft.seconds,
      ...(isAtOnce ? { want: draft.want } : {}),
      ...(kind === 'deal' ? { give: draft.give } : {}),
    });
  };
  return (
    <Segmented label={t('say.kind', 'What kind of proposal')} value={draft.kind} choices={choices} onChange={choose} />
  );
}

function Partners({ seen, draft }: { readonly seen: Seen; readonly draft: SayDraft }): ReactElement {
  const isMany = draft.kind === 'coalition' || draft.kind === 'promise';
  const toggle = (seat: Seat) => {
    if (!isMany) return change({ ...draft, to: [seat] });
    const to = draft.to.includes(seat) ? draft.to.filter((each) => each !== seat) : [...draft.to, seat].sort();
    if (to.length > 0) change({ ...draft, to });
  };
  return (
    <fieldset className="say-to">
      <legend>{t('say.to', 'To')}</legend>
      {rivalsOf(seen).map((seat) => (
        <button
          key={seat}
          type="button"
          data-seat={seat}
          aria-pressed={draft.to.includes(seat)}
          disabled={draft.counters !== undefined}
          onClick={() => toggle(seat)}
        >
          {nameOf(seen, seat)}
        </button>
      ))}
    </fieldset>
  );
}

/** Nobody is asked to act against themselves, and whoever calls the others together does what they do. */
function against(seen: Seen, draft: SayDraft, theirs: PromiseKind | undefined): SayDraft {
  const foe = theirs && 'seat' in theirs ? theirs.seat : undefined;
  const to = rivalsOf(seen).filter((seat) => seat !== foe);
  const isSame = foe === undefined || foe === seen.me || to.length === 0;
  return { ...draft, theirs, amounts: {}, ...(isSame ? {} : { to, mine: theirs }) };
}

interface SentenceProps {
  readonly seen: Seen;
  readonly draft: SayDraft;
  readonly me: Seat;
}

function Sentence({ seen, draft, me }: SentenceProps): ReactElement {
  const { kind, to } = draft;
  const [first = me] = to;
  const name = nameOf(seen, first);
  const theirs = kind === 'promise' ? undefined : THEIRS[kind](name);
  return (
    <div className="say-sentence">
      {theirs !== undefined && (
        <section>
          <h3>{theirs}</h3>
          <TermSlot
            seen={seen}
            by={first}
            to={me}
            label={theirs}
            term={draft.theirs}
            nothing={kind === 'deal' || kind === 'ask' ? t('say.nothing', 'nothing') : undefined}
            isShared={kind === 'coalition' || undefined}
            onChange={(term) => change(kind === 'coalition' ? against(seen, draft, term) : { ...draft, theirs: term })}
          />
          {kind === 'coalition' && draft.theirs && 'amount' in draft.theirs && <Shares seen={seen} draft={draft} />}
          {(kind === 'deal' || kind === 'ask') && (
            <AtOnce
              label={t('say.getNow', 'and you get at once')}
              value={draft.want}
              max={moneyOf(seen, first) ?? 999}
              onChange={(want) => change({ ...draft, want })}
            />
          )}
        </section>
      )}
      {kind !== 'ask' && <Mine seen={seen} draft={draft} me={me} />}
    </div>
  );
}

const THEIRS: Readonly<Record<Exclude<SayKind, 'promise'>, (name: string) => string>> = {
  deal: (name) => t('say.if', 'If {name} says', { name }),
  ask: (name) => t('say.shall', '{name} shall say', { name }),
  threat: (name) => t('say.unless', 'Unless {name} does what this says', { name }),
  coalition: () => t('say.each', 'Each of them says'),
};

function Mine({ seen, draft, me }: SentenceProps): ReactElement {
  const { kind, to, words } = draft;
  const label =
    kind === 'deal'
      ? t('say.then', 'then you say')
      : kind === 'threat'
        ? t('say.threatens', 'this comes from you')
        : t('say.own', 'You say');
  return (
    <section>
      <h3>{label}</h3>
      {words === undefined && (
        <TermSlot
          seen={seen}
          by={me}
          to={to[0] ?? me}
          label={label}
          term={draft.mine}
          nothing={kind === 'deal' || kind === 'coalition' ? t('say.nothing', 'nothing') : undefined}
          onChange={(mine) => change({ ...draft, mine })}
        />
      )}
      {words !== undefined && (
        <div className="say-slot">
          <input
            value={words}
            maxLength={140}
            aria-label={t('promise.words', 'What you promise')}
            onChange={(event) => change({ ...draft, words: event.target.value })}
          />
        </div>
      )}
      {kind === 'promise' && (
        <Button
          look="outline"
          icon="quill"
          onClick={() => change({ ...draft, words: words === undefined ? '' : undefined })}
        >
          {words === undefined
            ? t('promise.kind.words', 'In my own words')
            : t('say.judged', 'Something the game can judge')}
        </Button>
      )}
      {kind === 'deal' && (
        <AtOnce
          label={t('say.giveNow', 'and you give at once')}
          value={draft.give}
          max={seen.moves.offer?.money ?? 0}
          onChange={(give) => change({ ...draft, give })}
        />
      )}
    </section>
  );
}

interface AtOnceProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** The gold frame: exchanged by the game with the answer, whole or not at all. */
function AtOnce({ label, value, max, onChange }: AtOnceProps): ReactElement {
  return (
    <div className="say-slot say-slot-now" data-empty={value === 0 || undefined}>
      <Icon name="padlock" size={18} />
      <span>{label}</span>
      <Stepper
        label={label}
        value={value}
        max={max}
        unit="MB"
        less={t('less', 'One less')}
        more={t('more', 'One more')}
        onChange={onChange}
      />
    </div>
  );
}

/** Who pays what, and the sum that makes it hold. */
function Shares({ seen, draft }: { readonly seen: Seen; readonly draft: SayDraft }): ReactElement {
  const sum = sumOf(draft);
  const least = draft.least ?? sum;
  const steps = { less: t('less', 'One less'), more: t('more', 'One more') };
  return (
    <ul className="say-shares">
      {draft.to.map((seat) => {
        const term = termFor(draft, seat);
        const money = moneyOf(seen, seat);
        return (
          <li key={seat}>
            <b>{nameOf(seen, seat)}</b>
            <Stepper
              label={t('say.share', 'MB of {name}', { name: nameOf(seen, seat) })}
              value={term && 'amount' in term ? term.amount : 1}
              min={1}
              max={999}
              unit="MB"
              {...steps}
              onChange={(amount) => change({ ...draft, amounts: { ...draft.amounts, [seat]: amount } })}
            />
            {money !== undefined && <small>{t('say.has', 'has {money} MB', { money })}</small>}
          </li>
        );
      })}
      <li>
        <span>{t('say.least', 'Holds from')}</span>
        <Stepper
          label={t('say.least', 'Holds from')}
          value={least}
          min={1}
          max={Math.max(1, sum)}
          unit="MB"
          {...steps}
          onChange={(wanted) => change({ ...draft, least: wanted })}
        />
        <small>{t('say.sum', 'together {sum} MB', { sum })}</small>
      </li>
    </ul>
  );
}
