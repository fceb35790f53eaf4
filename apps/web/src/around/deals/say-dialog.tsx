/** A sentence from parts: if you …, I … (docs/negotiation.md). Red slots are words, the gold one is exchanged at once. */
import type { Seat } from '@illuminice/engine';
import { type ReactElement, useEffect } from 'react';
import { clashOf, exchangeOf, isExchange, moneyOf, proposalIn, sumOf, termFor } from '../../actions/offer/index.ts';
import { modal } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button, Icon, Panel, Segmented, Stamp, Stepper, Toggle } from '../../base/theme/index.ts';
import { type PromiseKind, useTable } from '../../session/stores/index.ts';
import { forgetRefusal, RefusalNote, RuleLink, whyRefused } from '../../tabletop/parts/index.ts';
import {
  act,
  nameOf,
  newSay,
  rivalsOf,
  type SayDraft,
  type SayKind,
  type Seen,
  ui,
} from '../../tabletop/seen/index.ts';
import { kindText } from '../../tabletop/sentences/index.ts';
import { SayEffects } from './say-effects.tsx';
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
        <Foot seen={seen} draft={draft} />
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

function Foot({ seen, draft }: { readonly seen: Seen; readonly draft: SayDraft }): ReactElement {
  const connected = useTable((state) => state.connection === 'online');
  const now = isExchange(draft);
  const why = now ? whyRefused(seen, exchangeOf(draft)) : undefined;
  const clash = clashOf(seen, draft);
  const seconds = seen.view.options.offerSeconds;
  const names = draft.to.length === 1 ? nameOf(seen, draft.to[0] ?? -1) : t('say.everybody', 'everybody');
  const isEmpty = draft.words === undefined ? !now && !draft.mine && !draft.theirs : draft.words.trim() === '';
  return (
    <footer>
      {clash && (
        <p className="say-clash" role="alert">
          {t('say.clash', 'Clash: you have {have} MB, and with this you would owe {owed}.', clash)}
        </p>
      )}
      <p role="status">
        {why ? (
          <>
            {why.text} {why.rule !== undefined && <RuleLink rule={why.rule} />}
          </>
        ) : now ? (
          t(
            'say.lock',
            'The money changes hands at once. Everything else is your word and theirs: nothing enforces it.',
          )
        ) : (
          t('say.words', 'Words only: written down, judged by the game, enforced by nobody.')
        )}
      </p>
      {!now && (
        <span className="say-row">
          <span>{t('say.whisper', 'Whisper: only they hear it')}</span>
          <Toggle
            label={t('say.whisper', 'Whisper: only they hear it')}
            on={draft.secret}
            disabled={draft.counters !== undefined}
            onChange={(secret) => change({ ...draft, secret })}
          />
        </span>
      )}
      <Button look="outline" onClick={close} hotkey="Esc">
        {t('panel.cancel', 'Cancel')}
      </Button>
      <Button
        look="red"
        size="large"
        className="say-send"
        disabled={!connected || isEmpty}
        refusal={why}
        note={
          seconds > 0 && draft.kind !== 'promise' ? t('deal.seconds', 'open for {seconds} s', { seconds }) : undefined
        }
        onClick={() => void send(seen, draft).then((sent) => sent && close())}
      >
        {t('say.send', 'Send to {names}', { names })}
      </Button>
    </footer>
  );
}

async function send(seen: Seen, draft: SayDraft): Promise<boolean> {
  const { talk, promise } = useTable.getState();
  const [first = -1] = draft.to;
  if (draft.kind === 'promise' && draft.words !== undefined) {
    const text = draft.words.trim();
    const given = await Promise.all(
      draft.to.map((to) => promise({ to, text, ...(draft.secret ? { secret: true } : {}) })),
    );
    return given.every(({ ok }) => ok);
  }
  if (!isExchange(draft)) return (await talk(proposalIn(draft, seen.me ?? -1))).ok;
  const told = (term: PromiseKind) => ({ text: kindText(seen, term), promise: term });
  const asked = termFor(draft, first);
  return act(exchangeOf(draft), {
    ...(asked ? { asks: told(asked) } : {}),
    ...(draft.mine ? { promise: told(draft.mine) } : {}),
  });
}
