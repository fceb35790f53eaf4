import { type ReactElement, useState } from 'react';
import { ui, useSeen, useUi } from '../../tabletop/seen/index.ts';
import { Rulebook } from '../rulebook/index.ts';
import { BookSwitch } from './book-switch.tsx';
import { Guide } from './guide.tsx';
import { pageNow } from './page-now.ts';

/** Both books beside a running game: the one for people opens at what is on the table (T-6), the numbered one at a rule. */
export function BookBeside({ rule }: { readonly rule: string }): ReactElement {
  const seen = useSeen();
  const { begun, deal, offer } = useUi();
  const [page, setPage] = useState<string>(() => pageNow(seen, { begun, isDealing: (deal ?? offer) !== undefined }));
  const isForPeople = rule === 'now';
  return (
    <div className="book-beside">
      <BookSwitch
        book={isForPeople ? 'people' : 'numbered'}
        onChange={(book) => ui({ rule: book === 'people' ? 'now' : 'R-3.1' })}
      />
      {isForPeople ? (
        <Guide page={page} onPage={setPage} onRule={(next) => ui({ rule: next })} />
      ) : (
        <Rulebook rule={rule} onFollow={(next) => ui({ rule: next })} />
      )}
    </div>
  );
}
