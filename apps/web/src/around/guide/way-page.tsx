import { pack } from '@illuminice/cards';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Toggle } from '../../base/theme/index.ts';
import { PictureBoard } from '../../pieces/board/index.ts';
import { Amount } from './amount.tsx';
import { AttackSum } from './attack-sum.tsx';
import { Chance } from './chance.tsx';
import { group, nameOf, numbersOf, RIVAL } from './example.ts';
import { QUARREL } from './positions.ts';
import { Section } from './section.tsx';

const ATTACKER = group('pentagon');
const TARGET = group('hollywood');
const THIRD = 2;
/** What lies there, so what can be paid. */
const ON_TARGET = 4;
const OF_DEFENDER = 9;
const OF_THIRD = 8;
const NOTHING = { attackingCard: 6, attackerIlluminati: 8, target: 0, defenderIlluminati: 0 };

export function WayPage(): ReactElement {
  const [own, setOwn] = useState(NOTHING);
  const [interfered, setInterfered] = useState({ interfereFor: 0, interfereAgainst: 0 });
  const [privileged, setPrivileged] = useState(false);
  const others = privileged ? {} : interfered;
  const draft = { kind: 'control', attacker: ATTACKER, target: TARGET, spent: { ...own, ...others } } as const;
  const names = {
    attacker: nameOf(QUARREL, ATTACKER),
    target: nameOf(QUARREL, TARGET),
    third: nameOf(QUARREL, THIRD),
    defender: nameOf(QUARREL, RIVAL),
  };
  return (
    <>
      <Section n={1} title={t('guide.way.defend', 'The defender pays')} columns={3}>
        <PictureBoard
          pack={pack}
          view={QUARREL.view}
          seat={RIVAL}
          label={t('guide.attack.rival', 'A rival’s structure')}
          rings={new Map([[TARGET, 'target']])}
        />
        <Amount
          label={t('guide.way.target', 'From {target}: counts double', names)}
          value={own.target}
          max={ON_TARGET}
          onChange={(target) => setOwn({ ...own, target })}
        />
        <Amount
          label={t('guide.way.root', 'From {defender}', names)}
          value={own.defenderIlluminati}
          max={OF_DEFENDER}
          onChange={(defenderIlluminati) => setOwn({ ...own, defenderIlluminati })}
        />
      </Section>
      <Section n={2} title={t('guide.way.sum', '{attacker} attacks {target}', names)} columns={3}>
        <AttackSum table={QUARREL} draft={draft} />
        <Chance required={numbersOf(QUARREL, draft).required} />
      </Section>
      <Section n={3} title={t('guide.way.interfere', 'The others take sides')} columns={3}>
        <p>
          {t(
            'guide.way.who',
            'Whoever neither attacks nor defends may interfere, for or against, with money of their Illuminati. As often as they like.',
          )}
        </p>
        <Amount
          label={t('guide.way.for', '{third}, for it', names)}
          value={privileged ? 0 : interfered.interfereFor}
          max={privileged ? 0 : OF_THIRD - interfered.interfereAgainst}
          onChange={(interfereFor) => setInterfered({ ...interfered, interfereFor })}
        />
        <Amount
          label={t('guide.way.against', '{third}, against it', names)}
          value={privileged ? 0 : interfered.interfereAgainst}
          max={privileged ? 0 : OF_THIRD - interfered.interfereFor}
          onChange={(interfereAgainst) => setInterfered({ ...interfered, interfereAgainst })}
        />
      </Section>
      <Section n={4} title={t('guide.way.privilege', 'Privilege shuts them out')} columns={3}>
        <div className="guide-amount">
          <span>{t('guide.way.privileged', 'This attack is privileged')}</span>
          <Toggle
            label={t('guide.way.privileged', 'This attack is privileged')}
            on={privileged}
            onChange={setPrivileged}
          />
        </div>
        <p>
          {t(
            'guide.way.price',
            'Announcing it, the attacker discards any Special: now only attacker and defender pay. Two Specials of somebody else, or the Deep Agent, open it again.',
          )}
        </p>
        <p>
          {t(
            'guide.way.callOff',
            'Until somebody has paid, the attacker may call the attack off: no action is lost, but a discarded Special is.',
          )}
        </p>
      </Section>
    </>
  );
}
