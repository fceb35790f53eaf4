import { t } from '../../../base/i18n/index.ts';
import type { LinesOf } from './lines.ts';

export const BEEKEEPER: LinesOf<'beekeeper'> = {
  'beekeeper.greet': (values) =>
    t(
      'say.beekeeper.greet',
      '{variant, select, 0 {Good evening, dears. Mind the hives.} other {A warm evening. They will be busy.}}',
      values,
    ),
  'beekeeper.attack': (values) =>
    t(
      'say.beekeeper.attack',
      '{variant, select, 0 {{target} will like it in the hive.} other {One more for the comb.}}',
      values,
    ),
  'beekeeper.oppose': (values) =>
    t('say.beekeeper.oppose', '{variant, select, 0 {Shoo.} other {Not through my garden.}}', values),
  'beekeeper.defend': (values) =>
    t(
      'say.beekeeper.defend',
      '{variant, select, 0 {They sting, you know.} other {Leave the little ones alone.}}',
      values,
    ),
  'beekeeper.success': (values) => t('say.beekeeper.success', '{variant, select, 0 {Hmmm.} other {Sweet.}}', values),
  'beekeeper.failure': (values) =>
    t('say.beekeeper.failure', '{variant, select, 0 {Flown off. It happens.} other {No honey this time.}}', values),
  'beekeeper.win': (values) =>
    t(
      'say.beekeeper.win',
      '{variant, select, 0 {The hive is full. Thank you all.} other {One queen, as it should be.}}',
      values,
    ),
  'beekeeper.offer': (values) =>
    t(
      'say.beekeeper.offer',
      '{variant, select, 0 {A jar of honey for you, {seat}.} other {Flowers for wax, {seat}?}}',
      values,
    ),
  'beekeeper.accept': (values) =>
    t('say.beekeeper.accept', '{variant, select, 0 {That is kind of you.} other {Sweetly done. Agreed.}}', values),
  'beekeeper.refuse': (values) =>
    t(
      'say.beekeeper.refuse',
      '{variant, select, 0 {No, thank you, dear.} other {The bees would not like it.}}',
      values,
    ),
  'beekeeper.betrayed': (values) =>
    t(
      'say.beekeeper.betrayed',
      '{variant, select, 0 {Oh, {seat}. And I brought you honey.} other {They remember faces, {seat}.}}',
      values,
    ),
  'beekeeper.secretive': (values) =>
    t(
      'say.beekeeper.secretive',
      '{variant, select, 0 {One does not open the hive in the rain.} other {Hush, dear. They are working.}}',
      values,
    ),
  'beekeeper.propose': (values) =>
    t(
      'say.beekeeper.propose',
      '{variant, select, 0 {Bring me a proper proposal, dear.} other {Gladly, if it lies on the table.}}',
      values,
    ),
  'beekeeper.warn': (values) =>
    t(
      'say.beekeeper.warn',
      '{variant, select, 0 {{seat} is close to swarming.} other {Keep the smoke ready for {seat}.}}',
      values,
    ),
  'beekeeper.calm': (values) =>
    t('say.beekeeper.calm', '{variant, select, 0 {Everybody hums along.} other {No swarm in sight, dear.}}', values),
};
