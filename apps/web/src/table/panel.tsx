/** The one panel of decisions: what is begun, then what is asked, then the attack, then the turn, then the wait. */
import type { ReactElement } from 'react';
import { AccusePanel, GivePanel } from '../actions/give-panel.tsx';
import { MoneyPanel } from '../actions/money-panel.tsx';
import { DropPanel, MovePanel } from '../actions/move-panel.tsx';
import { ReorganizePanel } from '../actions/reorganize-panel.tsx';
import {
  AbolishPanel,
  BriberyPanel,
  ConfirmSpecial,
  RevivePanel,
  SpecialList,
  SpyPanel,
} from '../actions/special-panels.tsx';
import { TransferPanel } from '../actions/transfer-panel.tsx';
import { TurnPanel } from '../actions/turn-panel.tsx';
import { DraftPanel } from '../attack/draft-panel.tsx';
import { LasersChoice } from '../attack/lasers-choice.tsx';
import { FundingPanel, PlacementPanel } from '../attack/placement-panel.tsx';
import { SpendingPanel } from '../attack/spending-panel.tsx';
import { BidPanel, ImmunityPanel, KeepPanel, ReplacePanel } from '../reactions/answer-panels.tsx';
import { IncomePanel, PayTaxPanel } from '../reactions/income-panels.tsx';
import { order, type Seen } from './seen.ts';
import { type Mode, useUi } from './ui-store.ts';
import { WaitingPanel } from './waiting-panel.tsx';

export function DecisionPanel({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const mode = useUi((state) => state.mode);
  return begun(seen, mode) ?? asked(seen) ?? running(seen);
}

/** What a player began stays open only while the table would still take it. */
export function isStillPossible({ options }: Seen, mode: Mode): boolean {
  switch (mode.what) {
    case 'attack':
      return options.attack !== undefined;
    case 'transfer':
      return options.transfer !== undefined;
    case 'move':
      return options.move !== undefined;
    case 'drop':
      return options.drop !== undefined;
    case 'lasers':
      return options.lasers !== undefined;
    case 'give':
      return options.give !== undefined;
    case 'accuse':
      return options.accuse !== undefined;
    case 'abolish':
      return options.abolish !== undefined;
    case 'reorganize':
      return options.reorganize === true;
    case 'money':
      return mode.special === undefined ? options.redistribute !== undefined : holds(mode.special);
    case 'bribery':
    case 'revive':
    case 'spy':
    case 'confirmSpecial':
      return holds(mode.special);
    case 'special':
      return options.play !== undefined;
    case 'idle':
      return true;
  }
  function holds(special: number): boolean {
    return options.play?.some(({ card }) => card === special) === true;
  }
}

function begun(seen: Seen, mode: Mode): ReactElement | undefined {
  if (!isStillPossible(seen, mode)) return undefined;
  switch (mode.what) {
    case 'attack':
      return <DraftPanel seen={seen} mode={mode} />;
    case 'transfer':
      return <TransferPanel seen={seen} mode={mode} />;
    case 'move':
      return <MovePanel seen={seen} mode={mode} />;
    case 'drop':
      return <DropPanel seen={seen} mode={mode} />;
    case 'lasers':
      return (
        <LasersChoice seen={seen} target={mode.target} onChoose={(change) => order({ type: 'lasers', ...change })} />
      );
    case 'bribery':
      return <BriberyPanel seen={seen} mode={mode} />;
    case 'revive':
      return <RevivePanel seen={seen} special={mode.special} />;
    case 'spy':
      return <SpyPanel seen={seen} special={mode.special} />;
    case 'money':
      return <MoneyPanel seen={seen} mode={mode} />;
    case 'reorganize':
      return <ReorganizePanel seen={seen} mode={mode} />;
    case 'give':
      return <GivePanel seen={seen} mode={mode} />;
    case 'accuse':
      return <AccusePanel seen={seen} mode={mode} />;
    case 'abolish':
      return <AbolishPanel seen={seen} mode={mode} />;
    case 'special':
      return <SpecialList seen={seen} />;
    case 'confirmSpecial':
      return <ConfirmSpecial seen={seen} special={mode.special} />;
    case 'idle':
      return undefined;
  }
}

function asked(seen: Seen): ReactElement | undefined {
  const { view, options } = seen;
  const question = view.questions.at(-1);
  if (options.bid) return <BidPanel seen={seen} />;
  if (options.payTax) return <PayTaxPanel seen={seen} />;
  if (question?.kind === 'placement' && options.place) return <PlacementPanel seen={seen} question={question} />;
  if (options.fund) return <FundingPanel seen={seen} />;
  if (question?.kind === 'keep' && options.keep) return <KeepPanel seen={seen} question={question} />;
  if (question?.kind === 'replace' && options.replace) return <ReplacePanel seen={seen} question={question} />;
  if (question?.kind === 'immunity' && options.decline) return <ImmunityPanel seen={seen} />;
  if (question?.kind === 'income' && options.decline) return <IncomePanel seen={seen} />;
  return undefined;
}

function running(seen: Seen): ReactElement {
  if (seen.view.attack) return <SpendingPanel seen={seen} />;
  const mine = seen.view.turn.seat === seen.me && seen.view.questions.length === 0 && seen.view.phase !== 'setup';
  return mine ? <TurnPanel seen={seen} /> : <WaitingPanel seen={seen} />;
}
