import { t } from '../../../base/i18n/index.ts';
import type { LinesOf } from './lines.ts';

export const DOWAGER: LinesOf<'dowager'> = {
  'dowager.greet': (values) =>
    t(
      'say.dowager.greet',
      '{variant, select, 0 {You may all sit down.} other {Good evening. I have kept my gloves on.}}',
      values,
    ),
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
  'dowager.success': (values) =>
    t('say.dowager.success', '{variant, select, 0 {Naturally.} other {As it should be.}}', values),
  'dowager.failure': (values) =>
    t('say.dowager.failure', '{variant, select, 0 {How tiresome.} other {One is not accustomed to that.}}', values),
  'dowager.win': (values) =>
    t(
      'say.dowager.win',
      '{variant, select, 0 {It was always mine. Do close the door.} other {You played nicely, children.}}',
      values,
    ),
  'dowager.offer': (values) =>
    t(
      'say.dowager.offer',
      '{variant, select, 0 {I am being generous, {seat}. It will not last.} other {You may thank me later, {seat}.}}',
      values,
    ),
  'dowager.accept': (values) =>
    t(
      'say.dowager.accept',
      '{variant, select, 0 {Very well. Once.} other {I consent. Do not make me regret it.}}',
      values,
    ),
  'dowager.refuse': (values) =>
    t(
      'say.dowager.refuse',
      '{variant, select, 0 {One does not do that, {seat}.} other {My late husband offered better, {seat}.}}',
      values,
    ),
  'dowager.betrayed': (values) =>
    t(
      'say.dowager.betrayed',
      '{variant, select, 0 {I shall remember that, {seat}. I remember everything.} other {No breeding, {seat}. None.}}',
      values,
    ),
  'dowager.secretive': (values) =>
    t(
      'say.dowager.secretive',
      '{variant, select, 0 {One does not ask such things.} other {My affairs are my own, young one.}}',
      values,
    ),
  'dowager.propose': (values) =>
    t(
      'say.dowager.propose',
      '{variant, select, 0 {Then say so properly, as a proposal.} other {I read proposals after tea. It is after tea.}}',
      values,
    ),
  'dowager.warn': (values) =>
    t(
      'say.dowager.warn',
      '{variant, select, 0 {{seat}, obviously. Are you blind?} other {Somebody must teach {seat} manners. Soon.}}',
      values,
    ),
  'dowager.calm': (values) =>
    t('say.dowager.calm', '{variant, select, 0 {Nobody here frightens me.} other {A dull evening. So far.}}', values),
};
