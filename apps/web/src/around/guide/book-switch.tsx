import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Segmented } from '../../base/theme/index.ts';

export type Book = 'people' | 'numbered';

interface SwitchProps {
  readonly book: Book;
  readonly onChange: (book: Book) => void;
}

/** The same game told twice: for whoever wants to play, and for whoever wants to be right. */
export function BookSwitch({ book, onChange }: SwitchProps): ReactElement {
  return (
    <div className="book-switch">
      <Segmented
        label={t('guide.book', 'How the rules are told')}
        value={book}
        choices={[
          { value: 'people', text: t('guide.people', 'For people') },
          { value: 'numbered', text: t('guide.numbered', 'All rules, numbered') },
        ]}
        onChange={onChange}
      />
    </div>
  );
}
