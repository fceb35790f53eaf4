import { t } from '../../../base/i18n/index.ts';
import type { LinesOf } from './lines.ts';

export const CLOCKMAKER: LinesOf<'clockmaker'> = {
  'clockmaker.greet': (values) =>
    t('say.clockmaker.greet', '{variant, select, 0 {On the hour. Good.} other {Good evening. All wound up?}}', values),
  'clockmaker.attack': (values) =>
    t(
      'say.clockmaker.attack',
      '{variant, select, 0 {{target} fits the mechanism.} other {The second wheel turns: {target}.}}',
      values,
    ),
  'clockmaker.oppose': (values) =>
    t(
      'say.clockmaker.oppose',
      '{variant, select, 0 {That would upset the movement.} other {A touch of the brake, I think.}}',
      values,
    ),
  'clockmaker.defend': (values) =>
    t(
      'say.clockmaker.defend',
      '{variant, select, 0 {This part is not interchangeable.} other {Hands off the escapement.}}',
      values,
    ),
  'clockmaker.success': (values) =>
    t('say.clockmaker.success', '{variant, select, 0 {Precisely.} other {Tock.}}', values),
  'clockmaker.failure': (values) =>
    t(
      'say.clockmaker.failure',
      '{variant, select, 0 {A grain of sand in the works.} other {Half a second late.}}',
      values,
    ),
  'clockmaker.win': (values) =>
    t(
      'say.clockmaker.win',
      '{variant, select, 0 {Twelve. It strikes for all of you.} other {Every wheel in its place.}}',
      values,
    ),
  'clockmaker.offer': (values) =>
    t(
      'say.clockmaker.offer',
      '{variant, select, 0 {An exchange of parts, {seat}?} other {Two wheels that would fit, {seat}.}}',
      values,
    ),
  'clockmaker.accept': (values) =>
    t(
      'say.clockmaker.accept',
      '{variant, select, 0 {It runs. Agreed.} other {In time with each other, then.}}',
      values,
    ),
  'clockmaker.refuse': (values) =>
    t(
      'say.clockmaker.refuse',
      '{variant, select, 0 {Your gears do not mesh with mine.} other {The sums do not come out even.}}',
      values,
    ),
  'clockmaker.betrayed': (values) =>
    t(
      'say.clockmaker.betrayed',
      '{variant, select, 0 {{seat}, you run false.} other {A part that slips is replaced, {seat}.}}',
      values,
    ),
  'clockmaker.secretive': (values) =>
    t(
      'say.clockmaker.secretive',
      '{variant, select, 0 {The case stays shut.} other {You will hear it strike in time.}}',
      values,
    ),
  'clockmaker.propose': (values) =>
    t(
      'say.clockmaker.propose',
      '{variant, select, 0 {Give me the drawing: a proposal.} other {Exact terms, please. Then I reckon.}}',
      values,
    ),
  'clockmaker.warn': (values) =>
    t(
      'say.clockmaker.warn',
      '{variant, select, 0 {{seat} is a few ticks from midnight.} other {Somebody should stop the hand of {seat}.}}',
      values,
    ),
  'clockmaker.calm': (values) =>
    t('say.clockmaker.calm', '{variant, select, 0 {All hands stand about equal.} other {It is early yet.}}', values),
};
