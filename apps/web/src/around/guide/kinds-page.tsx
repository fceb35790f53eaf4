import { pack } from '@illuminice/cards';
import { ATTACK_KINDS, type AttackKind, type CardNo, groupDefinition } from '@illuminice/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Segmented } from '../../base/theme/index.ts';
import { MiniBoard, PictureBoard } from '../../pieces/board/index.ts';
import { kindName } from '../../tabletop/numbers/index.ts';
import { AttackSum } from './attack-sum.tsx';
import { Chance } from './chance.tsx';
import { after, type Example, group, ME, nameOf, numbersOf, RIVAL, settled } from './example.ts';
import { RAID } from './positions.ts';
import { Section } from './section.tsx';

const ATTACKER = group('mafia');
const LIKE = group('loan-sharks');
const UNLIKE = group('moonies');

/** The same table once it has succeeded, as the engine leaves it: all the money of the Illuminati makes sure of that. */
export function success(kind: AttackKind, target: CardNo): Example {
  return settled(
    after(
      RAID,
      { type: 'attack', seat: ME, kind, attacker: ATTACKER, target },
      { type: 'spend', seat: ME, from: ME, amount: 40 },
    ),
  );
}

export function KindsPage(): ReactElement {
  const [kind, setKind] = useState<AttackKind>('control');
  const [target, setTarget] = useState(LIKE);
  const draft = { kind, attacker: ATTACKER, target };
  const then = useMemo(() => success(kind, target).view, [kind, target]);
  const names = (cards: readonly CardNo[]): string =>
    cards.map((card) => groupDefinition(pack, card)?.name ?? '').join(', ') || t('guide.kinds.nothing', 'nothing');
  const free = then.uncontrolled.filter((card) => !RAID.view.uncontrolled.includes(card));
  return (
    <>
      <Section n={1} title={t('guide.kinds.three', 'Three kinds')} columns={6}>
        <div className="guide-choices">
          <Segmented
            label={t('guide.kinds.kind', 'Kind of attack')}
            value={kind}
            choices={ATTACK_KINDS.map((each) => ({ value: each, text: kindName(each) }))}
            onChange={setKind}
          />
          <Segmented
            label={t('guide.attack.target', 'The target')}
            value={target}
            choices={[LIKE, UNLIKE].map((card) => ({ value: card, text: nameOf(RAID, card) }))}
            onChange={setTarget}
          />
        </div>
        <p>{meaning(kind)}</p>
        <PictureBoard
          pack={pack}
          view={RAID.view}
          seat={RIVAL}
          label={t('guide.attack.rival', 'A rival’s structure')}
          rings={new Map([[target, 'target']])}
        />
      </Section>
      <Section n={2} title={t('guide.kinds.sum', '{name} attacks', { name: nameOf(RAID, ATTACKER) })} columns={2}>
        <AttackSum table={RAID} draft={draft} />
      </Section>
      <Section n={3} title={t('guide.kinds.chance', 'The chance')} columns={2}>
        <Chance required={numbersOf(RAID, draft).required} />
        <p>
          {t(
            'guide.kinds.mirror',
            'Whoever is like you is easy to win over and hard to destroy. With your opposite it is the other way round.',
          )}
        </p>
      </Section>
      <Section n={4} title={t('guide.kinds.then', 'If it succeeds')} columns={2}>
        <div className="guide-pair">
          <figure>
            <MiniBoard pack={pack} view={then} seat={ME} width={150} height={110} />
            <figcaption>{nameOf(RAID, ME)}</figcaption>
          </figure>
          <figure>
            <MiniBoard pack={pack} view={then} seat={RIVAL} width={150} height={110} />
            <figcaption>{nameOf(RAID, RIVAL)}</figcaption>
          </figure>
        </div>
        <p role="status">
          {t('guide.kinds.left', 'Now free for all: {free}. Dead: {dead}.', {
            free: names(free),
            dead: names(then.dead),
          })}
        </p>
        <p>
          {t('guide.kinds.money', 'A captured card keeps half of its money; of all others the bank takes everything.')}
        </p>
      </Section>
    </>
  );
}

function meaning(kind: AttackKind): string {
  switch (kind) {
    case 'control':
      return t(
        'guide.kinds.control',
        'You take the Group, and all that hangs from it. Its Resistance defends it, and your card needs a free arrow.',
      );
    case 'neutralize':
      return t(
        'guide.kinds.neutralize',
        'You cut a rival’s Group loose: it and all that hangs from it lie free for everybody. No arrow needed, and 6 points easier.',
      );
    case 'destroy':
      return t(
        'guide.kinds.destroy',
        'You remove the Group from the game. Its Power defends it, not its Resistance, and alike and opposite change sides. What hung from it is free.',
      );
  }
}
