import { t } from '../../../base/i18n/index.ts';
import type { LinesOf } from './lines.ts';

export const AUCTIONEER: LinesOf<'auctioneer'> = {
  'auctioneer.greet': (values) =>
    t(
      'say.auctioneer.greet',
      '{variant, select, 0 {Welcome, welcome! The sale begins.} other {Paddles ready? Then let us begin.}}',
      values,
    ),
  'auctioneer.attack': (values) =>
    t(
      'say.auctioneer.attack',
      '{variant, select, 0 {{target}, going once!} other {I open the bidding on {target}.}}',
      values,
    ),
  'auctioneer.oppose': (values) =>
    t('say.auctioneer.oppose', '{variant, select, 0 {I hear a higher bid from the back.} other {Going up!}}', values),
  'auctioneer.defend': (values) =>
    t(
      'say.auctioneer.defend',
      '{variant, select, 0 {Not for sale at that price.} other {This lot stays in the house.}}',
      values,
    ),
  'auctioneer.success': (values) =>
    t('say.auctioneer.success', '{variant, select, 0 {Sold!} other {Gone, to the gentleman with the gavel.}}', values),
  'auctioneer.failure': (values) =>
    t('say.auctioneer.failure', '{variant, select, 0 {Withdrawn from sale.} other {Reserve not met. A pity.}}', values),
  'auctioneer.win': (values) =>
    t(
      'say.auctioneer.win',
      '{variant, select, 0 {Going, going, gone: the world, to me!} other {Lot one, the planet: sold to the house.}}',
      values,
    ),
  'auctioneer.offer': (values) =>
    t(
      'say.auctioneer.offer',
      '{variant, select, 0 {{seat}, a bargain, only today.} other {{amount} MB, {seat}, and I am robbing myself.}}',
      values,
    ),
  'auctioneer.accept': (values) =>
    t('say.auctioneer.accept', '{variant, select, 0 {Hammer down. Done.} other {A pleasure doing business.}}', values),
  'auctioneer.refuse': (values) =>
    t(
      'say.auctioneer.refuse',
      '{variant, select, 0 {You insult the house, {seat}.} other {I have heard better from the cloakroom, {seat}.}}',
      values,
    ),
  'auctioneer.betrayed': (values) =>
    t(
      'say.auctioneer.betrayed',
      '{variant, select, 0 {{seat} bids and does not pay. Noted.} other {A bounced cheque, {seat}. In front of everybody.}}',
      values,
    ),
  'auctioneer.secretive': (values) =>
    t(
      'say.auctioneer.secretive',
      '{variant, select, 0 {The catalogue is confidential.} other {I never show my reserve.}}',
      values,
    ),
  'auctioneer.propose': (values) =>
    t(
      'say.auctioneer.propose',
      '{variant, select, 0 {Make me a bid. A real one.} other {Put it on the block as a proposal, and I look at it.}}',
      values,
    ),
  'auctioneer.warn': (values) =>
    t(
      'say.auctioneer.warn',
      '{variant, select, 0 {{seat} is buying up the room.} other {I would not let {seat} bid again.}}',
      values,
    ),
  'auctioneer.calm': (values) =>
    t(
      'say.auctioneer.calm',
      '{variant, select, 0 {Nobody has the highest bid yet.} other {An open room. Anybody’s evening.}}',
      values,
    ),
};
