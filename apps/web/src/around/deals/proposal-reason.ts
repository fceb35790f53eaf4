/** Why a computer player says yes or no to a proposal, as it would say it; undefined where the reason is one of those of offers. */
import { t } from '../../base/i18n/index.ts';
import { named, type Seen } from '../../tabletop/seen/index.ts';

interface Given {
  readonly key: string;
  readonly seat: number;
}

export function proposalReason(seen: Seen, { key, seat }: Given): string | undefined {
  const who = named(seen, seat);
  switch (key) {
    case 'enoughForNow':
      return t('proposal.why.enough', 'You have asked often enough for now.');
    case 'leaderStopped':
      return t('proposal.why.leaderStopped', '{nameIs, select, you {You have} other {{name} has}} to be stopped.', who);
    case 'makesNoDeals':
      return t('proposal.why.makesNoDeals', 'I make no deals.');
    case 'notDangerous':
      return t(
        'proposal.why.notDangerous',
        '{nameIs, select, you {You are} other {{name} is}} not near enough to victory yet.',
        who,
      );
    case 'nothingForIt':
      return t('proposal.why.nothingForIt', 'And what do I get for it?');
    case 'paidLately':
      return t(
        'proposal.why.paidLately',
        'I have promised {nameIs, select, you {you} other {{name}}} money for words only lately.',
        who,
      );
    case 'promisedAlready':
      return t('proposal.why.promised', 'I have promised peace to {nameIs, select, you {you} other {{name}}}.', who);
    case 'proposalWorth':
      return t('proposal.why.worth', 'That suits me.');
    case 'standsTooWell':
      return t(
        'proposal.why.standsTooWell',
        '{nameIs, select, you {You stand} other {{name} stands}} too well for that.',
        who,
      );
    case 'threatDefied':
      return t('proposal.why.defied', 'I do not give in to threats.');
    case 'threatHeeded':
      return t('proposal.why.heeded', 'It is not worth a quarrel.');
    case 'tooMuchForMe':
      return t('proposal.why.tooMuch', 'That is too much for me.');
    case 'wordWasBroken':
      return t(
        'proposal.why.broken',
        '{nameIs, select, you {You broke your} other {{name} broke their}} word to me.',
        who,
      );
    case 'youPayNothing':
      return t('proposal.why.payNothing', '{nameIs, select, you {You put} other {{name} puts}} nothing in.', who);
    default:
      return undefined;
  }
}
