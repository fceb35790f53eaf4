import { pack } from '@illuminice/cards';
import type { Arrow, CardNo } from '@illuminice/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Segmented } from '../../base/theme/index.ts';
import { PictureBoard, previewable } from '../../pieces/board/index.ts';
import { AlignmentChip, type Ring } from '../../pieces/cards/index.ts';
import { signed } from '../../tabletop/numbers/index.ts';
import { Amount } from './amount.tsx';
import { AttackSum } from './attack-sum.tsx';
import { Chance, FromTo } from './chance.tsx';
import { group, ME, nameOf, numbersOf, RIVAL } from './example.ts';
import { SMALL } from './positions.ts';
import { RollIt } from './roll-it.tsx';
import { Section } from './section.tsx';

const ATTACKER = group('big-media');
const HELPER = group('hackers');
const TARGETS = [group('feminists'), group('convenience-stores'), group('punk-rockers')];
/** On the attacking card and on the Illuminati. */
const MONEY = 3 + 9;

export function AttackPage(): ReactElement {
  const [target, setTarget] = useState(TARGETS[0] as CardNo);
  const [helped, setHelped] = useState(false);
  const [money, setMoney] = useState(2);
  const arrows = useMemo(() => previewable(pack, SMALL.view, { seat: ME, group: target, host: ATTACKER }), [target]);
  const [pressed, setPressed] = useState<Arrow>();
  const arrow = arrows.find((each) => each.side === pressed?.side) ?? arrows[0];
  const free = { kind: 'control' as const, attacker: ATTACKER, target, aids: helped ? [HELPER] : [] };
  const paid = { ...free, spent: { attackerIlluminati: money } };
  const names = { attacker: nameOf(SMALL, ATTACKER), target: nameOf(SMALL, target), helper: nameOf(SMALL, HELPER) };
  const rings = new Map<CardNo, Ring>([[ATTACKER, 'attacker'], ...(helped ? [[HELPER, 'aid'] as const] : [])]);
  const required = numbersOf(SMALL, paid).required;
  return (
    <>
      <Section n={1} title={t('guide.attack.choose', 'Choose who, and whom')} columns={4}>
        <Segmented
          label={t('guide.attack.target', 'The target')}
          value={target}
          choices={TARGETS.map((card) => ({ value: card, text: nameOf(SMALL, card) }))}
          onChange={setTarget}
        />
        <PictureBoard
          pack={pack}
          view={SMALL.view}
          seat={ME}
          label={t('guide.attack.board', 'The attacker’s structure')}
          rings={rings}
          legalArrows={arrows}
          ghost={arrow && { group: target, ...arrow }}
          largest={0.85}
          onArrowPress={setPressed}
        />
        <p>
          {t(
            'guide.attack.fits',
            '{attacker} against {target}. A card needs a free arrow where the target fits: the gold ones. Press one.',
            names,
          )}
        </p>
      </Section>
      <Section n={2} title={t('guide.attack.add', 'Add up')} columns={2}>
        <AttackSum table={SMALL} draft={free} />
        <label className="guide-check">
          <input type="checkbox" checked={helped} onChange={() => setHelped(!helped)} />
          {t('guide.attack.lend', '{helper}: lend your Power. Only what stands behind the stroke can be lent.', names)}
        </label>
        <p>{t('guide.attack.alike', 'Alike helps, opposite harms. Only the attacking card’s alignments count.')}</p>
        <p className="guide-chips">
          <AlignmentChip alignment="Liberal" /> = <AlignmentChip alignment="Liberal" /> <b>{signed(4)}</b>
        </p>
        <p className="guide-chips">
          <AlignmentChip alignment="Straight" /> – <AlignmentChip alignment="Weird" /> <b>{signed(-4)}</b>
        </p>
      </Section>
      <Section n={3} title={t('guide.attack.pay', 'Pay, if you like')} columns={2}>
        <Amount label={t('guide.attack.spend', 'You pay')} value={money} max={MONEY} onChange={setMoney} />
        <p>{t('guide.attack.perMB', '1 MB makes it 1 better, from the attacking card or your Illuminati.')}</p>
        <FromTo from={numbersOf(SMALL, free).required} to={required} />
      </Section>
      <Section n={4} title={t('guide.attack.roll', 'Roll')} columns={2}>
        <Chance required={required} />
        <RollIt key={required} required={required} />
      </Section>
      <Section n={5} title={t('guide.attack.near', 'Closer to the middle is safer')} columns={2}>
        <PictureBoard
          pack={pack}
          view={SMALL.view}
          seat={RIVAL}
          label={t('guide.attack.rival', 'A rival’s structure')}
          pins={nearness()}
          largest={0.8}
        />
        <p>
          {t('guide.attack.rivals', 'A rival’s card is the harder to take the nearer it hangs to their Illuminati.')}
        </p>
      </Section>
    </>
  );
}

/** card by card, from the sum itself. */
export function nearness(): ReadonlyMap<CardNo, string> {
  const groups = SMALL.view.seats[RIVAL]?.groups ?? [];
  return new Map(
    groups.map(({ card }) => [
      card,
      signed(-numbersOf(SMALL, { kind: 'control', attacker: ATTACKER, target: card }).proximity),
    ]),
  );
}
