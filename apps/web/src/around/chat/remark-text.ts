/** What computer players say, in the reader's language. One entry per key of packages/bots/src/texts/remark.ts: without it this does not compile. */
import type { RemarkKey } from '@illuminice/bots';
import { t, type Values } from '../../base/i18n/index.ts';
import type { ChatLine } from '../../session/stores/index.ts';
import type { PartNames } from '../../tabletop/seen/index.ts';

/** A language may have one sentence for a key or several: `variant`, 0 or 1, says which. */
const SENTENCES: Readonly<Record<RemarkKey, (values: Values) => string>> = {
  'archivist.attack': (values) =>
    t(
      'say.archivist.attack',
      '{variant, select, 0 {{target}: the file says the odds are fair.} other {Entry: a move on {target}.}}',
      values,
    ),
  'archivist.oppose': (values) =>
    t(
      'say.archivist.oppose',
      '{variant, select, 0 {I would rather that did not happen.} other {Noted, and objected to.}}',
      values,
    ),
  'archivist.defend': (values) =>
    t(
      'say.archivist.defend',
      '{variant, select, 0 {That page stays where it is.} other {Hands off my catalogue.}}',
      values,
    ),
  'archivist.success': (values) =>
    t('say.archivist.success', '{variant, select, 0 {Filed.} other {As the numbers said.}}', values),
  'archivist.offer': (values) =>
    t(
      'say.archivist.offer',
      '{variant, select, 0 {A proposal, in writing, {seat}.} other {Read it before you sneer, {seat}.}}',
      values,
    ),
  'archivist.refuse': (values) => t('say.archivist.refuse', 'The figures do not support it.', values),
  'archivist.accept': (values) => t('say.archivist.accept', 'Agreed, and dated.', values),
  'auctioneer.attack': (values) =>
    t(
      'say.auctioneer.attack',
      '{variant, select, 0 {{target}, going once!} other {I open the bidding on {target}.}}',
      values,
    ),
  'auctioneer.oppose': (values) =>
    t('say.auctioneer.oppose', '{variant, select, 0 {I hear a higher bid from the back.} other {Going up!}}', values),
  'auctioneer.defend': (values) => t('say.auctioneer.defend', 'Not for sale at that price.', values),
  'auctioneer.success': (values) =>
    t('say.auctioneer.success', '{variant, select, 0 {Sold!} other {Gone, to the gentleman with the gavel.}}', values),
  'auctioneer.offer': (values) =>
    t(
      'say.auctioneer.offer',
      '{variant, select, 0 {{seat}, a bargain, only today.} other {{amount} MB, {seat}, and I am robbing myself.}}',
      values,
    ),
  'auctioneer.refuse': (values) => t('say.auctioneer.refuse', 'You insult the house, {seat}.', values),
  'auctioneer.accept': (values) => t('say.auctioneer.accept', 'Hammer down. Done.', values),
  'beekeeper.attack': (values) =>
    t(
      'say.beekeeper.attack',
      '{variant, select, 0 {{target} will like it in the hive.} other {One more for the comb.}}',
      values,
    ),
  'beekeeper.oppose': (values) =>
    t('say.beekeeper.oppose', '{variant, select, 0 {Shoo.} other {Not through my garden.}}', values),
  'beekeeper.defend': (values) => t('say.beekeeper.defend', 'They sting, you know.', values),
  'beekeeper.success': (values) => t('say.beekeeper.success', '{variant, select, 0 {Hmmm.} other {Sweet.}}', values),
  'beekeeper.offer': (values) => t('say.beekeeper.offer', 'A jar of honey for you, {seat}.', values),
  'beekeeper.refuse': (values) => t('say.beekeeper.refuse', 'No, thank you, dear.', values),
  'beekeeper.accept': (values) => t('say.beekeeper.accept', 'That is kind of you.', values),
  'clockmaker.attack': (values) =>
    t(
      'say.clockmaker.attack',
      '{variant, select, 0 {{target} fits the mechanism.} other {The second wheel turns: {target}.}}',
      values,
    ),
  'clockmaker.oppose': (values) => t('say.clockmaker.oppose', 'That would upset the movement.', values),
  'clockmaker.defend': (values) => t('say.clockmaker.defend', 'This part is not interchangeable.', values),
  'clockmaker.success': (values) =>
    t('say.clockmaker.success', '{variant, select, 0 {Precisely.} other {Tock.}}', values),
  'clockmaker.offer': (values) => t('say.clockmaker.offer', 'An exchange of parts, {seat}?', values),
  'clockmaker.refuse': (values) => t('say.clockmaker.refuse', 'Your gears do not mesh with mine.', values),
  'clockmaker.accept': (values) => t('say.clockmaker.accept', 'It runs. Agreed.', values),
  'dowager.attack': (values) =>
    t(
      'say.dowager.attack',
      '{variant, select, 0 {I shall be taking {target}. Do not fuss.} other {{target}, dear, come here.}}',
      values,
    ),
  'dowager.oppose': (values) =>
    t('say.dowager.oppose', '{variant, select, 0 {I think not, young one.} other {After what you did? No.}}', values),
  'dowager.defend': (values) =>
    t(
      'say.dowager.defend',
      '{variant, select, 0 {How dare you.} other {I have dealt with worse before breakfast.}}',
      values,
    ),
  'dowager.success': (values) => t('say.dowager.success', 'Naturally.', values),
  'dowager.offer': (values) => t('say.dowager.offer', 'I am being generous, {seat}. It will not last.', values),
  'dowager.refuse': (values) => t('say.dowager.refuse', 'One does not do that, {seat}.', values),
  'dowager.accept': (values) => t('say.dowager.accept', 'Very well. Once.', values),
  'fisherman.attack': (values) =>
    t('say.fisherman.attack', '{variant, select, 0 {{target} is biting.} other {Lines out for {target}.}}', values),
  'fisherman.oppose': (values) =>
    t(
      'say.fisherman.oppose',
      '{variant, select, 0 {Mind my nets.} other {That one is undersized. Throw it back.}}',
      values,
    ),
  'fisherman.defend': (values) => t('say.fisherman.defend', 'You will not board this boat.', values),
  'fisherman.success': (values) =>
    t('say.fisherman.success', '{variant, select, 0 {Landed.} other {A good weight.}}', values),
  'fisherman.offer': (values) =>
    t(
      'say.fisherman.offer',
      '{variant, select, 0 {Fish for rope, {seat}?} other {{amount} MB is a fair catch, {seat}.}}',
      values,
    ),
  'fisherman.refuse': (values) => t('say.fisherman.refuse', 'Too small to keep.', values),
  'fisherman.accept': (values) => t('say.fisherman.accept', 'Spit and shake on it.', values),
  'lighthouse.attack': (values) =>
    t(
      'say.lighthouse.attack',
      '{variant, select, 0 {Turning the lamp on {target}.} other {{target}, straight ahead.}}',
      values,
    ),
  'lighthouse.oppose': (values) =>
    t(
      'say.lighthouse.oppose',
      '{variant, select, 0 {Ship on the rocks! Everybody pull.} other {Look who is nearly home. Not tonight.}}',
      values,
    ),
  'lighthouse.defend': (values) => t('say.lighthouse.defend', 'The tower stands.', values),
  'lighthouse.success': (values) => t('say.lighthouse.success', 'Safe in harbour.', values),
  'lighthouse.offer': (values) => t('say.lighthouse.offer', '{seat}, you and I can see where this is going.', values),
  'lighthouse.refuse': (values) => t('say.lighthouse.refuse', 'I have seen that signal before.', values),
  'lighthouse.accept': (values) => t('say.lighthouse.accept', 'Signal received.', values),
  'magpie.attack': (values) =>
    t('say.magpie.attack', '{variant, select, 0 {{target} glitters.} other {Mine, mine, {target}.}}', values),
  'magpie.oppose': (values) =>
    t('say.magpie.oppose', '{variant, select, 0 {Peck!} other {I had my eye on that.}}', values),
  'magpie.defend': (values) => t('say.magpie.defend', 'Not my buttons!', values),
  'magpie.success': (values) => t('say.magpie.success', 'Into the nest.', values),
  'magpie.offer': (values) =>
    t(
      'say.magpie.offer',
      '{variant, select, 0 {Swap you, {seat}?} other {One bright thing for another, {seat}.}}',
      values,
    ),
  'magpie.refuse': (values) => t('say.magpie.refuse', 'Dull. Dull, dull.', values),
  'magpie.accept': (values) => t('say.magpie.accept', 'Yes yes yes.', values),
  'surgeon.attack': (values) =>
    t('say.surgeon.attack', '{variant, select, 0 {A small incision at {target}.} other {{target}. Scalpel.}}', values),
  'surgeon.oppose': (values) =>
    t('say.surgeon.oppose', '{variant, select, 0 {I must advise against it.} other {Contraindicated.}}', values),
  'surgeon.defend': (values) => t('say.surgeon.defend', 'The patient is stable.', values),
  'surgeon.success': (values) =>
    t('say.surgeon.success', '{variant, select, 0 {Clean.} other {No complications.}}', values),
  'surgeon.offer': (values) => t('say.surgeon.offer', 'A second opinion, {seat}: trade.', values),
  'surgeon.refuse': (values) => t('say.surgeon.refuse', 'My diagnosis is no.', values),
  'surgeon.accept': (values) => t('say.surgeon.accept', 'A healthy arrangement.', values),
};

type HeardRemark = NonNullable<ChatLine['remark']>;

/** Empty where a newer server sends what this page does not know. */
export function remarkText({ key, values }: HeardRemark, names: Pick<PartNames, 'card' | 'seat'>): string {
  if (!isKnown(key)) return '';
  const { variant, target, seat, amount } = values;
  return SENTENCES[key]({
    variant,
    ...(target === undefined ? {} : { target: names.card(target) }),
    ...(seat === undefined ? {} : { seat: names.seat(seat) }),
    ...(amount === undefined ? {} : { amount }),
  });
}

function isKnown(key: string): key is RemarkKey {
  return Object.hasOwn(SENTENCES, key);
}
