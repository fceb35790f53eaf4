import { pack } from '@illuminice/cards';
import type { CardNo } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Pips } from '../../base/theme/index.ts';
import { PictureBoard } from '../../pieces/board/index.ts';
import { signed } from '../../tabletop/numbers/index.ts';
import { after, type Example, group, ME, nameOf, numbersOf } from './example.ts';
import { QUARREL, SAVINGS } from './positions.ts';
import { Section } from './section.tsx';

const CHAIN: readonly (readonly [CardNo, CardNo])[] = [
  [ME, group('big-media')],
  [group('big-media'), group('feminists')],
];
const STEP = 3;
/** */
const FREE = 2;

export function MoneyPage(): ReactElement {
  const [table, setTable] = useState<Example>(SAVINGS);
  const left = FREE - table.state.turn.freeTransfersUsed;
  return (
    <>
      <Section n={1} title={t('guide.money.cards', 'Money lies on cards')} columns={4}>
        <PictureBoard
          pack={pack}
          view={table.view}
          seat={ME}
          label={t('guide.money.board', 'A structure with its treasuries')}
        />
        <p>
          {t(
            'guide.money.move',
            'Every card has its own treasury: the coin. After your actions money may take two steps, each from a card to one right beside it.',
          )}
        </p>
        <div className="guide-choices">
          {CHAIN.map(([from, to]) => (
            <Button
              key={from}
              look="outline"
              disabled={left === 0}
              onClick={() => setTable(after(table, { type: 'transfer', seat: ME, from, to, amount: STEP }))}
            >
              {t('guide.money.send', '{amount} MB: {from} to {to}', {
                amount: STEP,
                from: nameOf(table, from),
                to: nameOf(table, to),
              })}
            </Button>
          ))}
          <Button look="outline" icon="backward-time" disabled={table === SAVINGS} onClick={() => setTable(SAVINGS)}>
            {t('guide.again', 'Once more')}
          </Button>
          <span className="guide-left">
            <Pips total={FREE} left={left} />{' '}
            {t('guide.money.left', '{left, plural, one {# free step} other {# free steps}} left', { left })}
          </span>
        </div>
      </Section>
      <Section n={2} title={t('guide.money.worth', 'What 1 MB does in an attack')} columns={2}>
        <table className="guide-sum">
          <tbody>
            {worth().map(([text, points]) => (
              <tr key={text}>
                <th scope="row">{text}</th>
                <td className={points < 0 ? 'guide-red' : 'guide-green'}>{signed(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {t(
            'guide.money.no',
            'No other treasury can pay: money on a card helps that card alone, unless it lies on the Illuminati.',
          )}
        </p>
      </Section>
      <Section n={3} title={t('guide.money.gone', 'Where it ends')} columns={6}>
        <ul className="guide-list">
          <li>{t('guide.money.spent', 'What is paid goes to the bank, whether the attack succeeds or not.')}</li>
          <li>{t('guide.money.half', 'A captured card keeps half of what lies on it, rounded down.')}</li>
          <li>{t('guide.money.lost', 'Whatever becomes free or is destroyed leaves all its money to the bank.')}</li>
          <li>
            {t(
              'guide.money.give',
              'Right after a capture the attacking card may hand money on to its new puppet, for free.',
            )}
          </li>
        </ul>
      </Section>
    </>
  );
}

/** each from the sum with 1 MB and without. */
export function worth(): readonly (readonly [string, number])[] {
  const draft = { kind: 'control', attacker: group('pentagon'), target: group('hollywood') } as const;
  const without = numbersOf(QUARREL, draft).required;
  const by = (from: string): number => numbersOf(QUARREL, { ...draft, spent: { [from]: 1 } }).required - without;
  return [
    [t('guide.money.attacker', 'on the attacking card'), by('attackingCard')],
    [t('guide.money.own', 'on the attacker’s Illuminati'), by('attackerIlluminati')],
    [t('guide.money.target', 'on the card under attack'), by('target')],
    [t('guide.money.defender', 'on the defender’s Illuminati'), by('defenderIlluminati')],
    [t('guide.money.others', 'on another Illuminati, against it'), by('interfereAgainst')],
    [t('guide.money.othersFor', 'on another Illuminati, for it'), by('interfereFor')],
  ];
}
