import { t } from '../../../base/i18n/index.ts';
import type { LinesOf } from './lines.ts';

export const FISHERMAN: LinesOf<'fisherman'> = {
  'fisherman.greet': (values) =>
    t(
      'say.fisherman.greet',
      '{variant, select, 0 {Evening. Tide is coming in.} other {Room for one more in the boat?}}',
      values,
    ),
  'fisherman.attack': (values) =>
    t('say.fisherman.attack', '{variant, select, 0 {{target} is biting.} other {Lines out for {target}.}}', values),
  'fisherman.oppose': (values) =>
    t(
      'say.fisherman.oppose',
      '{variant, select, 0 {Mind my nets.} other {That one is undersized. Throw it back.}}',
      values,
    ),
  'fisherman.defend': (values) =>
    t(
      'say.fisherman.defend',
      '{variant, select, 0 {You will not board this boat.} other {These nets are tarred, friend.}}',
      values,
    ),
  'fisherman.success': (values) =>
    t('say.fisherman.success', '{variant, select, 0 {Landed.} other {A good weight.}}', values),
  'fisherman.failure': (values) =>
    t('say.fisherman.failure', '{variant, select, 0 {Slipped the hook.} other {Old boots again.}}', values),
  'fisherman.win': (values) =>
    t('say.fisherman.win', '{variant, select, 0 {Full hold. Home we go.} other {Biggest one I ever landed.}}', values),
  'fisherman.offer': (values) =>
    t(
      'say.fisherman.offer',
      '{variant, select, 0 {Fish for rope, {seat}?} other {{amount} MB is a fair catch, {seat}.}}',
      values,
    ),
  'fisherman.accept': (values) =>
    t('say.fisherman.accept', '{variant, select, 0 {Spit and shake on it.} other {Fair wind. Done.}}', values),
  'fisherman.refuse': (values) =>
    t('say.fisherman.refuse', '{variant, select, 0 {Too small to keep.} other {Smells off.}}', values),
  'fisherman.betrayed': (values) =>
    t(
      'say.fisherman.betrayed',
      '{variant, select, 0 {You cut my line, {seat}.} other {The sea forgets, {seat}. I do not.}}',
      values,
    ),
  'fisherman.secretive': (values) =>
    t(
      'say.fisherman.secretive',
      '{variant, select, 0 {Nobody tells where the fish stand.} other {Quiet. You scare them off.}}',
      values,
    ),
  'fisherman.propose': (values) =>
    t(
      'say.fisherman.propose',
      '{variant, select, 0 {Put it in the bucket as a proposal, then I look at it.} other {Talk is wind. Make it a proposal.}}',
      values,
    ),
  'fisherman.warn': (values) =>
    t(
      'say.fisherman.warn',
      '{variant, select, 0 {That is a big wave, that {seat}.} other {If nobody hauls, {seat} lands it.}}',
      values,
    ),
  'fisherman.calm': (values) =>
    t('say.fisherman.calm', '{variant, select, 0 {Flat sea. Nobody far out.} other {All still in harbour.}}', values),
};
