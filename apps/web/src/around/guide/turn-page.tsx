import { pack } from '@illuminice/cards';
import { incomeOf } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Icon, type InterfaceIcon } from '../../base/theme/index.ts';
import { PictureBoard } from '../../pieces/board/index.ts';
import { after, type Example, ME, RIVAL, settled } from './example.ts';
import { GROWN } from './positions.ts';
import { Section } from './section.tsx';

/** The own turn ends, a rival passes, and the bank pays again. */
export function nextIncome(table: Example): Example {
  return settled(after(settled(after(table, { type: 'endTurn', seat: ME })), { type: 'endTurn', seat: RIVAL }));
}

export function incomeOfTurn({ view, state }: Example): number {
  const cards = [ME, ...(view.seats[ME]?.groups ?? []).map(({ card }) => card)];
  return cards.reduce((sum, card) => sum + incomeOf(pack, state, card), 0);
}

export function TurnPage(): ReactElement {
  const [table, setTable] = useState(GROWN);
  return (
    <>
      <Section n={1} title={t('guide.turn.steps', 'Step by step')} columns={3}>
        <ol className="guide-steps">
          {steps().map(([icon, name, text]) => (
            <li key={name}>
              <Icon name={icon} size={24} />
              <span>
                <b>{name}</b> {text}
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <Section n={2} title={t('guide.turn.income', 'Income, live')} columns={3}>
        <PictureBoard
          pack={pack}
          view={table.view}
          seat={ME}
          label={t('guide.aim.board', 'A power structure')}
          largest={0.62}
        />
        <p>
          {t(
            'guide.turn.sum',
            'Every card takes its own income onto itself. Together these take {sum} MB in every turn.',
            { sum: incomeOfTurn(table) },
          )}
        </p>
        <div className="guide-choices">
          <Button look="outline" icon="receive-money" onClick={() => setTable(nextIncome(table))}>
            {t('guide.turn.collect', 'Collect income')}
          </Button>
          <Button look="outline" icon="backward-time" disabled={table === GROWN} onClick={() => setTable(GROWN)}>
            {t('guide.again', 'Once more')}
          </Button>
        </div>
      </Section>
      <Section n={3} title={t('guide.turn.buys', 'What an action buys')} columns={3}>
        <p>
          {t(
            'guide.turn.actions',
            'An attack. Or moving a Group to another arrow, a transfer of money before its time, a Group given or taken in a deal, the Special Bribery. Twice the same is fine.',
          )}
        </p>
        <p>
          {t(
            'guide.turn.free',
            'Free beside them: lend Power to your own attack, give away money or Specials, play other Specials, let a Group go.',
          )}
        </p>
      </Section>
      <Section n={4} title={t('guide.turn.pass', 'Doing nothing pays')} columns={3}>
        <p>
          {t(
            'guide.turn.five',
            'If you have done nothing yet you may pass: 5 MB from the bank for your Illuminati, and your turn is over.',
          )}
        </p>
      </Section>
    </>
  );
}

function steps(): readonly (readonly [InterfaceIcon, string, string])[] {
  return [
    ['receive-money', t('guide.step.income', 'Income.'), t('guide.step.income.text', 'The bank pays every card.')],
    [
      'card-draw',
      t('guide.step.draw', 'A card.'),
      t('guide.step.draw.text', 'A Group lies down in the open, for everybody. A Special is yours.'),
    ],
    [
      'crossed-swords',
      t('guide.step.actions', 'Two actions.'),
      t('guide.step.actions.text', 'Attacks, most of the time.'),
    ],
    [
      'two-coins',
      t('guide.step.money', 'Money.'),
      t('guide.step.money.text', 'Two steps of money between your cards are free.'),
    ],
    [
      'trophy',
      t('guide.step.end', 'The end.'),
      t(
        'guide.step.end.text',
        'If fewer than two Groups lie free, more are turned up. Whoever has reached a goal wins.',
      ),
    ],
  ];
}
