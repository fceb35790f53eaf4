import type { Seat, SpecialUse } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { mark, personsFor } from '../seen/index.ts';
import { listed } from './listed.ts';

/** What a Secrets window is about. In a file of its own: the table starts with it, and without the sentences of the log. */
export function subjectText(subject: SpecialUse, me: Seat | undefined): string {
  const who = personsFor(me)('who', subject.seat);
  switch (subject.use) {
    case 'play':
      return t('subject.play', '{card}, played by {whoIs, select, you {{who}you} other {{who}}}', {
        ...who,
        card: mark.special(subject.play.card),
      });
    case 'whispering':
      return t('subject.play', '{card}, played by {whoIs, select, you {{who}you} other {{who}}}', {
        ...who,
        card: mark.special(subject.special),
      });
    case 'privilege':
      return t(
        'subject.privilege',
        '{card}, discarded by {whoIs, select, you {{who}you} other {{who}}} for privilege',
        {
          ...who,
          card: mark.special(subject.special),
        },
      );
    case 'abolish':
      return t(
        'subject.abolish',
        '{card}, discarded by {whoIs, select, you {{who}you} other {{who}}} against the privilege',
        {
          ...who,
          card: listed(subject.specials.map(mark.special)),
        },
      );
  }
}
