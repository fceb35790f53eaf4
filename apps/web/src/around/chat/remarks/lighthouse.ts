import { t } from '../../../base/i18n/index.ts';
import type { LinesOf } from './lines.ts';

export const LIGHTHOUSE: LinesOf<'lighthouse'> = {
  'lighthouse.greet': (values) =>
    t('say.lighthouse.greet', '{variant, select, 0 {The lamp is lit. Good evening.} other {I see you all.}}', values),
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
  'lighthouse.defend': (values) =>
    t('say.lighthouse.defend', '{variant, select, 0 {The tower stands.} other {This light does not go out.}}', values),
  'lighthouse.success': (values) =>
    t('say.lighthouse.success', '{variant, select, 0 {Safe in harbour.} other {Right into the beam.}}', values),
  'lighthouse.failure': (values) =>
    t('say.lighthouse.failure', '{variant, select, 0 {Lost it in the fog.} other {The beam went past it.}}', values),
  'lighthouse.win': (values) =>
    t(
      'say.lighthouse.win',
      '{variant, select, 0 {Every ship is mine tonight.} other {You were all looking at the sea.}}',
      values,
    ),
  'lighthouse.offer': (values) =>
    t(
      'say.lighthouse.offer',
      '{variant, select, 0 {{seat}, you and I can see where this is going.} other {A light for a light, {seat}.}}',
      values,
    ),
  'lighthouse.accept': (values) =>
    t('say.lighthouse.accept', '{variant, select, 0 {Signal received.} other {Two short, one long: yes.}}', values),
  'lighthouse.refuse': (values) =>
    t(
      'say.lighthouse.refuse',
      '{variant, select, 0 {I have seen that signal before.} other {Too close to the rocks.}}',
      values,
    ),
  'lighthouse.betrayed': (values) =>
    t(
      'say.lighthouse.betrayed',
      '{variant, select, 0 {False light, {seat}. I saw it.} other {Wrecker! {seat} cannot be trusted.}}',
      values,
    ),
  'lighthouse.secretive': (values) =>
    t(
      'say.lighthouse.secretive',
      '{variant, select, 0 {I show the rocks, not my charts.} other {That stays dark.}}',
      values,
    ),
  'lighthouse.propose': (values) =>
    t(
      'say.lighthouse.propose',
      '{variant, select, 0 {Signal it properly: make a proposal.} other {I am listening. Send terms.}}',
      values,
    ),
  'lighthouse.warn': (values) =>
    t(
      'say.lighthouse.warn',
      '{variant, select, 0 {{seat}. Look at that course.} other {Everybody, watch {seat}!}}',
      values,
    ),
  'lighthouse.calm': (values) =>
    t(
      'say.lighthouse.calm',
      '{variant, select, 0 {Nobody is nearly home.} other {Clear night. No one close.}}',
      values,
    ),
};
