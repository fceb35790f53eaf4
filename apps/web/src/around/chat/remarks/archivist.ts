import { t } from '../../../base/i18n/index.ts';
import type { LinesOf } from './lines.ts';

export const ARCHIVIST: LinesOf<'archivist'> = {
  'archivist.greet': (values) =>
    t(
      'say.archivist.greet',
      '{variant, select, 0 {Good evening. I keep the minutes.} other {A fresh folder. Let us fill it.}}',
      values,
    ),
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
  'archivist.failure': (values) =>
    t(
      'say.archivist.failure',
      '{variant, select, 0 {An error in the file. It will be corrected.} other {Struck from the record.}}',
      values,
    ),
  'archivist.win': (values) =>
    t(
      'say.archivist.win',
      '{variant, select, 0 {Case closed. Thank you for your entries.} other {The last page says it was me.}}',
      values,
    ),
  'archivist.offer': (values) =>
    t(
      'say.archivist.offer',
      '{variant, select, 0 {A proposal, in writing, {seat}.} other {Read it before you sneer, {seat}.}}',
      values,
    ),
  'archivist.accept': (values) =>
    t('say.archivist.accept', '{variant, select, 0 {Agreed, and dated.} other {Signed. I keep the copy.}}', values),
  'archivist.refuse': (values) =>
    t(
      'say.archivist.refuse',
      '{variant, select, 0 {The figures do not support it.} other {That does not pass the audit.}}',
      values,
    ),
  'archivist.betrayed': (values) =>
    t(
      'say.archivist.betrayed',
      '{variant, select, 0 {{seat}, I have that in writing.} other {A broken word, {seat}. It goes into the red folder.}}',
      values,
    ),
  'archivist.secretive': (values) =>
    t(
      'say.archivist.secretive',
      '{variant, select, 0 {That file is closed to the public.} other {You may apply for it. In triplicate.}}',
      values,
    ),
  'archivist.propose': (values) =>
    t(
      'say.archivist.propose',
      '{variant, select, 0 {In writing, please: as a proposal.} other {I only sign what lies on the table.}}',
      values,
    ),
  'archivist.warn': (values) =>
    t(
      'say.archivist.warn',
      '{variant, select, 0 {By the figures: {seat}.} other {The thickest file here is that of {seat}.}}',
      values,
    ),
  'archivist.calm': (values) =>
    t(
      'say.archivist.calm',
      '{variant, select, 0 {No name stands out yet.} other {The columns are level, for now.}}',
      values,
    ),
};
