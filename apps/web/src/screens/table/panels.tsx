/** Panels that nobody needs in the first second: they travel by themselves, after the table stands. */
import type { ReactElement } from 'react';
import {
  BidPanel,
  ImmunityPanel,
  IncomePanel,
  KeepPanel,
  PayTaxPanel,
  ReplacePanel,
} from '../../actions/answer/index.ts';
import { DraftPanel, LasersChoice } from '../../actions/attack/index.ts';
import { AccusePanel, GivePanel } from '../../actions/give/index.ts';
import { MoneyPanel } from '../../actions/money/index.ts';
import { DropPanel, MovePanel } from '../../actions/move/index.ts';
import { FundingPanel, PlacementPanel } from '../../actions/place/index.ts';
import { ReorganizePanel } from '../../actions/reorganize/index.ts';
import {
  AbolishPanel,
  BriberyPanel,
  ConfirmSpecial,
  RevivePanel,
  SpecialList,
  SpyPanel,
} from '../../actions/special/index.ts';
import { TransferPanel } from '../../actions/transfer/index.ts';
import { change, type Mode, order, type Seen } from '../../tabletop/seen/index.ts';

export { SpendingPanel } from '../../actions/spend/index.ts';

export function BegunPanel({ seen, mode }: { readonly seen: Seen; readonly mode: Mode }): ReactElement | undefined {
  switch (mode.what) {
    case 'attack':
      return <DraftPanel seen={seen} mode={mode} />;
    case 'transfer':
      return <TransferPanel seen={seen} mode={mode} />;
    case 'lasers':
      return (
        <LasersChoice
          seen={seen}
          target={mode.target}
          onPick={(target) => change({ what: 'lasers', target })}
          onChoose={(chosen) => order({ type: 'lasers', ...chosen })}
        />
      );
    case 'move':
      return <MovePanel seen={seen} mode={mode} />;
    case 'drop':
      return <DropPanel seen={seen} mode={mode} />;
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

export function QuestionPanel({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const { view, options } = seen;
  const question = view.questions.at(-1);
  if (options.bid) return <BidPanel seen={seen} />;
  if (question?.kind === 'placement' && options.place) return <PlacementPanel seen={seen} question={question} />;
  if (options.fund) return <FundingPanel seen={seen} />;
  if (options.payTax) return <PayTaxPanel seen={seen} />;
  if (question?.kind === 'replace') return <ReplacePanel seen={seen} question={question} />;
  if (question?.kind === 'keep') return <KeepPanel seen={seen} question={question} />;
  if (question?.kind === 'income') return <IncomePanel seen={seen} />;
  return question?.kind === 'immunity' ? <ImmunityPanel seen={seen} /> : undefined;
}
