import { t } from '../../../base/i18n/index.ts';
import type { LinesOf } from './lines.ts';

export const SURGEON: LinesOf<'surgeon'> = {
  'surgeon.greet': (values) =>
    t(
      'say.surgeon.greet',
      '{variant, select, 0 {Good evening. Who is first?} other {Gloves on. Let us begin.}}',
      values,
    ),
  'surgeon.attack': (values) =>
    t('say.surgeon.attack', '{variant, select, 0 {A small incision at {target}.} other {{target}. Scalpel.}}', values),
  'surgeon.oppose': (values) =>
    t('say.surgeon.oppose', '{variant, select, 0 {I must advise against it.} other {Contraindicated.}}', values),
  'surgeon.defend': (values) =>
    t(
      'say.surgeon.defend',
      '{variant, select, 0 {The patient is stable.} other {Step away from the patient.}}',
      values,
    ),
  'surgeon.success': (values) =>
    t('say.surgeon.success', '{variant, select, 0 {Clean.} other {No complications.}}', values),
  'surgeon.failure': (values) =>
    t(
      'say.surgeon.failure',
      '{variant, select, 0 {The operation was a partial success.} other {We lost that one.}}',
      values,
    ),
  'surgeon.win': (values) =>
    t(
      'say.surgeon.win',
      '{variant, select, 0 {Closing up. Thank you, colleagues.} other {The world will make a full recovery. Under me.}}',
      values,
    ),
  'surgeon.offer': (values) =>
    t(
      'say.surgeon.offer',
      '{variant, select, 0 {A second opinion, {seat}: trade.} other {A transplant, {seat}. Both may live.}}',
      values,
    ),
  'surgeon.accept': (values) =>
    t('say.surgeon.accept', '{variant, select, 0 {A healthy arrangement.} other {I prescribe it.}}', values),
  'surgeon.refuse': (values) =>
    t('say.surgeon.refuse', '{variant, select, 0 {My diagnosis is no.} other {Too many side effects.}}', values),
  'surgeon.betrayed': (values) =>
    t(
      'say.surgeon.betrayed',
      '{variant, select, 0 {Malpractice, {seat}.} other {That leaves a scar, {seat}.}}',
      values,
    ),
  'surgeon.secretive': (values) =>
    t(
      'say.surgeon.secretive',
      '{variant, select, 0 {Professional secrecy.} other {The results are not in yet.}}',
      values,
    ),
  'surgeon.propose': (values) =>
    t(
      'say.surgeon.propose',
      '{variant, select, 0 {I need it as a proposal before I operate.} other {State the terms, and I examine them.}}',
      values,
    ),
  'surgeon.warn': (values) =>
    t(
      'say.surgeon.warn',
      '{variant, select, 0 {Prognosis: {seat} wins, untreated.} other {{seat} has to be cut back. Soon.}}',
      values,
    ),
  'surgeon.calm': (values) =>
    t('say.surgeon.calm', '{variant, select, 0 {No acute case.} other {Everybody is stable.}}', values),
};
