import { t } from '../../../base/i18n/index.ts';
import type { LinesOf } from './lines.ts';

export const MAGPIE: LinesOf<'magpie'> = {
  'magpie.greet': (values) =>
    t(
      'say.magpie.greet',
      '{variant, select, 0 {Ooh. So many bright things!} other {Hello! Is that yours? Still?}}',
      values,
    ),
  'magpie.attack': (values) =>
    t('say.magpie.attack', '{variant, select, 0 {{target} glitters.} other {Mine, mine, {target}.}}', values),
  'magpie.oppose': (values) =>
    t('say.magpie.oppose', '{variant, select, 0 {Peck!} other {I had my eye on that.}}', values),
  'magpie.defend': (values) =>
    t('say.magpie.defend', '{variant, select, 0 {Not my buttons!} other {Drop it! Drop it!}}', values),
  'magpie.success': (values) =>
    t('say.magpie.success', '{variant, select, 0 {Into the nest.} other {Shiny, shiny, mine.}}', values),
  'magpie.failure': (values) =>
    t('say.magpie.failure', '{variant, select, 0 {It was not that bright anyway.} other {Dropped it!}}', values),
  'magpie.win': (values) =>
    t('say.magpie.win', '{variant, select, 0 {All of it! All of it is mine!} other {The nest is finished.}}', values),
  'magpie.offer': (values) =>
    t(
      'say.magpie.offer',
      '{variant, select, 0 {Swap you, {seat}?} other {One bright thing for another, {seat}.}}',
      values,
    ),
  'magpie.accept': (values) =>
    t('say.magpie.accept', '{variant, select, 0 {Yes yes yes.} other {Give, give. Deal.}}', values),
  'magpie.refuse': (values) =>
    t('say.magpie.refuse', '{variant, select, 0 {Dull. Dull, dull.} other {That does not even glint.}}', values),
  'magpie.betrayed': (values) =>
    t(
      'say.magpie.betrayed',
      '{variant, select, 0 {Thief! {seat} is a thief! I know thieves.} other {You said yes and did no, {seat}.}}',
      values,
    ),
  'magpie.secretive': (values) =>
    t(
      'say.magpie.secretive',
      '{variant, select, 0 {Not telling. Not telling.} other {Look, over there! What were we talking about?}}',
      values,
    ),
  'magpie.propose': (values) =>
    t(
      'say.magpie.propose',
      '{variant, select, 0 {Show me what you have. In a proposal.} other {Ooh, a swap? Put it there.}}',
      values,
    ),
  'magpie.warn': (values) =>
    t('say.magpie.warn', '{variant, select, 0 {{seat} has the biggest pile.} other {Peck {seat}! Quick!}}', values),
  'magpie.calm': (values) =>
    t('say.magpie.calm', '{variant, select, 0 {Nobody has enough. Not even me.} other {All small piles.}}', values),
};
