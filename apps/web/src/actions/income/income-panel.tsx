/** The stop after income. */
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Stepper } from '../../base/theme/index.ts';
import type { Nothing, PanelProps } from '../../tabletop/action/index.ts';
import { Countdown, Dossier, MainButton, MoneyStepper, RuleLink } from '../../tabletop/parts/index.ts';
import { cardName, nameOf, order, type Seen, specialName } from '../../tabletop/seen/index.ts';
import { incomeRows } from './income-rows.ts';

/** In every turn, whatever somebody holds: the stop itself tells nothing. */
export function IncomePanel({ seen }: PanelProps<Nothing>): ReactElement {
  const { moves, view } = seen;
  const question = view.questions.at(-1);
  const income = question?.kind === 'income' ? question : undefined;
  const plays = (moves.play ?? []).filter(({ card }) => seen.pack.specials[card]?.effect.type === 'doublesIncome');
  return (
    <Dossier
      stamp={t('income.stamp', 'Income')}
      footer={
        <>
          <MainButton name="income.confirm" onPress={() => order({ type: 'decline' })}>
            {t('panel.okay', 'Okay')}
          </MainButton>
          <Countdown />
        </>
      }
    >
      <p className="docket-hint">
        {t('income.hint', 'Your cards have taken their income. Anything to do before you draw?')}{' '}
        <RuleLink rule={incomeRule(seen)} />
      </p>
      <ul className="income-list">
        {incomeRows(seen).map(([card, amount]) => (
          <li key={`${card} ${amount > 0}`}>
            <span>{cardName(seen, card)}</span>{' '}
            {amount < 0 ? <b className="income-cost">−{-amount}</b> : <b>+{amount}</b>}
          </li>
        ))}
      </ul>
      {plays.map(({ card }) => (
        <Button key={card} look="dark" icon="take-my-money" onClick={() => order({ type: 'play', card })}>
          {t('window.play', 'Play {card}', { card: specialName(seen, card) })}
        </Button>
      ))}
      {moves.tax && <TaxChoice seen={seen} taxed={income?.tax ?? moves.tax} payers={moves.tax} />}
      {moves.payUpkeep && (
        <label className="pick">
          <span>{t('income.upkeep', 'Who pays the upkeep of 1 MB')}</span>
          <select
            value={income?.upkeepFrom ?? moves.payUpkeep[0]}
            onChange={(event) => order({ type: 'payUpkeep', from: Number(event.target.value) })}
          >
            {moves.payUpkeep.map((card) => (
              <option key={card} value={card}>
                {cardName(seen, card)}
              </option>
            ))}
          </select>
        </label>
      )}
      {moves.state && <StatedIncome most={moves.state.income} draws={moves.state.draws} stated={income?.stated} />}
    </Dossier>
  );
}

/** What explains the sum: the bonus of a large game, or that each card takes what is printed on it. */
function incomeRule({ view }: Seen): string {
  return view.options.largeGameIncome && view.initialPlayers > 6 ? 'R-23.14' : 'R-4.1';
}

interface TaxProps {
  readonly seen: Seen;
  readonly taxed: readonly number[];
  readonly payers: readonly number[];
}

function TaxChoice({ seen, taxed, payers }: TaxProps): ReactElement {
  return (
    <fieldset className="extra">
      <legend>{t('income.tax', 'Tax: 2 MB from each of')}</legend>
      <div className="toggle-chips">
        {payers.map((seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={taxed.includes(seat)}
            onClick={() =>
              order({
                type: 'tax',
                seats: taxed.includes(seat) ? taxed.filter((other) => other !== seat) : [...taxed, seat],
              })
            }
          >
            {nameOf(seen, seat)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface StatedProps {
  readonly most: number;
  readonly draws: number | undefined;
  readonly stated: number | undefined;
}

/** what the owner of a face-down Illuminati says it earns and draws. */
function StatedIncome({ most, draws, stated }: StatedProps): ReactElement {
  const [income, setIncome] = useState(stated ?? most);
  const [cards, setCards] = useState(draws ?? 1);
  return (
    <fieldset className="extra">
      <legend>{t('income.stated', 'Your Illuminati is face-down: state its income')}</legend>
      <div className="amount-row">
        <MoneyStepper value={income} max={most} onChange={setIncome} />
        {draws !== undefined && draws > 1 && (
          <Stepper
            label={t('income.draws', 'Cards to draw')}
            value={cards}
            min={1}
            max={draws}
            unit={t('income.cards', 'cards')}
            less={t('less', 'One less')}
            more={t('more', 'One more')}
            onChange={setCards}
          />
        )}
        <Button
          look="dark"
          onClick={() => order({ type: 'state', income, ...(draws === undefined ? {} : { draws: cards }) })}
        >
          {t('income.state', 'State')}
        </Button>
      </div>
    </fieldset>
  );
}
