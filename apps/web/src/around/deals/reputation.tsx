/** Whose word is worth what, by what it was about: kept and broken in this game, as far as this player heard of it. */
import type { Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { PromiseInfo } from '../../session/stores/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';

const SUBJECTS = ['peace', 'out', 'help', 'money', 'threat', 'words'] as const;
type Subject = (typeof SUBJECTS)[number];

export function Reputation({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const judged = seen.info.promises.filter(({ state }) => state === 'kept' || state === 'broken');
  if (judged.length === 0) return undefined;
  const seats = seen.view.seats.flatMap((_, seat) => (judged.some(({ from }) => from === seat) ? [seat] : []));
  return (
    <ul className="reputation" aria-label={t('reputation.label', 'Kept and broken')}>
      {seats.map((seat) => (
        <Line key={seat} seen={seen} seat={seat} judged={judged.filter(({ from }) => from === seat)} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly seen: Seen;
  readonly seat: Seat;
  readonly judged: readonly PromiseInfo[];
}

function Line({ seen, seat, judged }: LineProps): ReactElement {
  const count = (subject: Subject | undefined, state: PromiseInfo['state']) =>
    judged.filter((each) => each.state === state && (subject === undefined || subjectOf(each) === subject)).length;
  const total = { kept: count(undefined, 'kept'), broken: count(undefined, 'broken') };
  return (
    <li>
      <b className="text-seat" data-seat={seat}>
        {nameOf(seen, seat)}
      </b>{' '}
      <span className="reputation-dots" aria-hidden="true">
        {judged.map(({ serial, state }) => (
          <i key={serial} data-state={state} />
        ))}
      </span>{' '}
      {t('reputation.total', '{kept} kept, {broken} broken', total)}
      <small>
        {SUBJECTS.flatMap((subject) => {
          const [kept, broken] = [count(subject, 'kept'), count(subject, 'broken')];
          return kept + broken === 0
            ? []
            : [t('reputation.about', '{subject} {kept}/{broken}', { subject: subjectText(subject), kept, broken })];
        }).join(' · ')}
      </small>
    </li>
  );
}

function subjectOf({ promise, unless }: PromiseInfo): Subject {
  if (unless) return 'threat';
  switch (promise?.kind) {
    case 'peace':
      return 'peace';
    case 'pay':
      return 'money';
    case 'stayOut':
    case 'leave':
    case 'noPrivilege':
    case 'keepSpecial':
      return 'out';
    case 'back':
    case 'oppose':
    case 'stop':
    case 'attack':
    case 'attackGroup':
      return 'help';
    default:
      return 'words';
  }
}

function subjectText(subject: Subject): string {
  switch (subject) {
    case 'peace':
      return t('reputation.peace', 'peace');
    case 'out':
      return t('reputation.out', 'holding back');
    case 'help':
      return t('reputation.help', 'help');
    case 'money':
      return t('reputation.money', 'money');
    case 'threat':
      return t('reputation.threat', 'threats');
    case 'words':
      return t('reputation.words', 'other words');
  }
}
