/** What computer players say, in the reader's language. One entry per key of packages/bots/src/texts/remark.ts: without it this does not compile. */
import type { RemarkKey } from '@illuminice/bots';
import type { Values } from '../../base/i18n/index.ts';
import type { ChatLine } from '../../session/stores/index.ts';
import type { PartNames } from '../../tabletop/seen/index.ts';
import { ARCHIVIST } from './remarks/archivist.ts';
import { AUCTIONEER } from './remarks/auctioneer.ts';
import { BEEKEEPER } from './remarks/beekeeper.ts';
import { CLOCKMAKER } from './remarks/clockmaker.ts';
import { DOWAGER } from './remarks/dowager.ts';
import { FISHERMAN } from './remarks/fisherman.ts';
import { LIGHTHOUSE } from './remarks/lighthouse.ts';
import { MAGPIE } from './remarks/magpie.ts';
import { SURGEON } from './remarks/surgeon.ts';

const SENTENCES: Readonly<Record<RemarkKey, (values: Values) => string>> = {
  ...ARCHIVIST,
  ...AUCTIONEER,
  ...BEEKEEPER,
  ...CLOCKMAKER,
  ...DOWAGER,
  ...FISHERMAN,
  ...LIGHTHOUSE,
  ...MAGPIE,
  ...SURGEON,
};

type HeardRemark = NonNullable<ChatLine['remark']>;

/** "I.R.S." at the end of a sentence brings its full stop along (B-6). */
const OWN_STOP = /(?<!\.)(\.)\.$/;

/** Empty where a newer server sends what this page does not know. */
export function remarkText({ key, values }: HeardRemark, names: Pick<PartNames, 'card' | 'seat'>): string {
  if (!isKnown(key)) return '';
  const { variant, target, seat, amount } = values;
  const said = SENTENCES[key]({
    variant,
    ...(target === undefined ? {} : { target: names.card(target) }),
    ...(seat === undefined ? {} : { seat: names.seat(seat) }),
    ...(amount === undefined ? {} : { amount }),
  });
  return said.replace(OWN_STOP, '$1');
}

function isKnown(key: string): key is RemarkKey {
  return Object.hasOwn(SENTENCES, key);
}
