import type { AttackKind, CardNo } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { cardName, type Seen, show } from '../seen/index.ts';
import { CardArt } from './card-art.tsx';

export function kindName(kind: AttackKind): string {
  switch (kind) {
    case 'control':
      return t('kind.control', 'Control');
    case 'neutralize':
      return t('kind.neutralize', 'Neutralize');
    case 'destroy':
      return t('kind.destroy', 'Destroy');
  }
}

interface HeadlineProps {
  readonly seen: Seen;
  readonly attacker?: CardNo | undefined;
  readonly target?: CardNo | undefined;
}

/** Attacker › target, each a link to its card; what is still to be named is said. */
export function AttackHeadline({ seen, attacker, target }: HeadlineProps): ReactElement {
  return (
    <div className="versus">
      <End seen={seen} card={attacker} missing={t('attack.pickAttacker', 'Tap the card that attacks')} />
      <span className="versus-arrow" aria-hidden="true" />
      <span className="visually-hidden">{t('attack.against', 'against')}</span>
      <End seen={seen} card={target} missing={t('attack.pickTarget', 'Tap the target')} right />
    </div>
  );
}

interface EndProps {
  readonly seen: Seen;
  readonly card: CardNo | undefined;
  readonly missing: string;
  readonly right?: boolean;
}

function End({ seen, card, missing, right }: EndProps): ReactElement {
  if (card === undefined) return <p className="versus-end versus-missing">{missing}</p>;
  return (
    <button type="button" className={`versus-end ${right ? 'versus-right' : ''}`} onClick={() => show({ card })}>
      <CardArt seen={seen} card={card} size={30} />
      <b>{cardName(seen, card)}</b>
    </button>
  );
}

const STAGES = ['named', 'spending', 'roll', 'place'] as const;
export type AttackStage = (typeof STAGES)[number];

export function AttackStages({ now }: { readonly now: AttackStage }): ReactElement {
  const text: Readonly<Record<AttackStage, string>> = {
    named: t('stage.named', 'Named'),
    spending: t('stage.spending', 'Spending'),
    roll: t('stage.roll', 'Roll'),
    place: t('stage.place', 'Place'),
  };
  return (
    <ol className="stages">
      {STAGES.map((stage) => (
        <li key={stage} aria-current={stage === now ? 'step' : undefined}>
          {text[stage]}
        </li>
      ))}
    </ol>
  );
}
