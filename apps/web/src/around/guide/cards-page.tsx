import { pack } from '@illuminice/cards';
import { ALIGNMENTS, type Arrow, alignmentsIn, type CardNo, groupDefinition } from '@illuminice/engine';
import { type ReactElement, useMemo, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Segmented } from '../../base/theme/index.ts';
import { PictureBoard, pathTo, previewable } from '../../pieces/board/index.ts';
import { AlignmentChip, alignmentName, incomeText, LooseCard } from '../../pieces/cards/index.ts';
import { group, ME, nameOf } from './example.ts';
import { GROWN, SMALL } from './positions.ts';
import { Section } from './section.tsx';

const READ = [group('big-media'), group('hackers'), group('goldfish-fanciers')];
const ARRIVES = group('goldfish-fanciers');
const ATTACKER = group('big-media');

type Way = 'capture' | 'bribe';

export function CardsPage(): ReactElement {
  const [card, setCard] = useState(READ[0] as CardNo);
  return (
    <>
      <Section n={1} title={t('guide.cards.read', 'Reading a card')} columns={3}>
        <Segmented
          label={t('guide.cards.which', 'Which card')}
          value={card}
          choices={READ.map((each) => ({ value: each, text: nameOf(SMALL, each) }))}
          onChange={setCard}
        />
        <div className="guide-card">
          <LooseCard pack={pack} card={card} />
        </div>
        <dl className="guide-facts">
          {facts(card).map(([name, value, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{value}</b> {text}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section n={2} title={t('guide.cards.room', 'Finding room')} columns={3}>
        <FindingRoom />
      </Section>
      <Section n={3} title={t('guide.cards.alike', 'Alike and opposite')} columns={6}>
        <ul className="guide-pairs">
          {[0, 2, 4, 6].map((at) => (
            <li key={at}>
              <AlignmentChip alignment={ALIGNMENTS[at] ?? 'Fanatic'} /> –{' '}
              <AlignmentChip alignment={ALIGNMENTS[at + 1] ?? 'Fanatic'} />
            </li>
          ))}
          <li>
            <AlignmentChip alignment="Fanatic" /> – <AlignmentChip alignment="Fanatic" />
          </li>
          <li>
            <AlignmentChip alignment="Criminal" />
          </li>
        </ul>
        <p>
          {t(
            'guide.cards.ten',
            'Ten alignments: four pairs of opposites; a Fanatic is opposed to every other Fanatic; Criminal has no opposite.',
          )}
        </p>
      </Section>
    </>
  );
}

function facts(card: CardNo): readonly (readonly [string, string, string])[] {
  const definition = groupDefinition(pack, card);
  if (!definition) return [];
  const { power, transferable, resistance, outArrows } = definition;
  return [
    [
      t('guide.cards.power', 'Power'),
      String(power),
      t('guide.cards.power.text', 'what it attacks with; without Power it cannot attack'),
    ],
    [
      t('guide.cards.lends', 'behind the stroke'),
      String(transferable),
      t('guide.cards.lends.text', 'what it can lend to an attack of another card of yours'),
    ],
    [
      t('guide.cards.resistance', 'Resistance'),
      String(resistance),
      t('guide.cards.resistance.text', 'what makes it hard to take'),
    ],
    [
      t('guide.cards.income', 'Income'),
      incomeText(definition),
      t('guide.cards.income.text', 'what it earns in each of your turns, in megabucks (MB)'),
    ],
    [
      t('guide.cards.alignments', 'Alignments'),
      alignmentsIn(pack.alignments[card] ?? 0)
        .map(alignmentName)
        .join(', '),
      t('guide.cards.alignments.text', 'whom it gets on with'),
    ],
    [
      t('guide.cards.arrows', 'Arrows'),
      String(outArrows.length),
      t('guide.cards.arrows.text', 'how many puppets can hang from it; by the notch it hangs from its own master'),
    ],
  ];
}

function FindingRoom(): ReactElement {
  const [way, setWay] = useState<Way>('capture');
  const [pressed, setPressed] = useState<Arrow>();
  const arrows = useMemo(
    () => previewable(pack, GROWN.view, { seat: ME, group: ARRIVES, ...(way === 'capture' ? { host: ATTACKER } : {}) }),
    [way],
  );
  const arrow = arrows.find(({ host, side }) => host === pressed?.host && side === pressed.side) ?? arrows[0];
  const steps = arrow === undefined ? 0 : pathTo(GROWN.view, ME, arrow.host).length;
  return (
    <>
      <Segmented
        label={t('guide.cards.way', 'How it came')}
        value={way}
        choices={[
          {
            value: 'capture',
            text: t('guide.cards.captured', 'captured by {name}', { name: nameOf(GROWN, ATTACKER) }),
          },
          { value: 'bribe', text: t('guide.cards.bribed', 'bribed') },
        ]}
        onChange={setWay}
      />
      <PictureBoard
        pack={pack}
        view={GROWN.view}
        seat={ME}
        label={t('guide.aim.board', 'A power structure')}
        legalArrows={arrows}
        ghost={arrow && { group: ARRIVES, ...arrow }}
        largest={0.7}
        onArrowPress={setPressed}
      />
      {arrow && (
        <p role="status">
          {t(
            'guide.cards.hangs',
            'Here it hangs from {host}, {steps, plural, one {# step} other {# steps}} from your Illuminati.',
            { host: nameOf(GROWN, arrow.host), steps },
          )}
        </p>
      )}
      <p>
        {t(
          'guide.cards.fit',
          'A new card takes a free arrow, and cards never overlap: arrows without room are not gold. A captured Group hangs from the card that attacked. What hangs from a card travels with it.',
        )}
      </p>
    </>
  );
}
