/** Small plots over won and lost games; every one says its figures in words too. */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';

interface Drawn {
  readonly key: string | number;
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** A line of wins and losses, the latest on the right. */
export function Form({ wins }: { readonly wins: readonly boolean[] }): ReactElement {
  return (
    <p
      className="games-form"
      role="img"
      aria-label={t('games.form', 'The last games: {won} won', { won: count(wins) })}
    >
      {wins.map((won, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: games without a name of their own
        <i key={index} data-won={won} />
      ))}
    </p>
  );
}

const count = (wins: readonly boolean[]): number => wins.filter(Boolean).length;

interface TalliesProps {
  readonly title: string;
  readonly tallies: readonly (Drawn & { readonly art?: string })[];
}

export function Tallies({ title, tallies }: TalliesProps): ReactElement {
  const most = Math.max(1, ...tallies.map(({ games }) => games));
  return (
    <section className="games-tallies">
      <h3>{title}</h3>
      <ul>
        {tallies.map(({ key, name, games, won, art }) => (
          <li key={key}>
            {art !== undefined && <img src={art} alt="" width={22} height={22} />}
            <span>{name}</span>
            <i style={{ width: `${(100 * games) / most}%` }}>
              <b style={{ width: `${(100 * won) / Math.max(1, games)}%` }} />
            </i>
            <small>{wonOf({ won, games })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Columns({ title, columns }: { readonly title: string; readonly columns: readonly Drawn[] }) {
  const most = Math.max(1, ...columns.map(({ games }) => games));
  return (
    <section className="games-bins">
      <h3>{title}</h3>
      <ul>
        {columns.map(({ key, name, games, won }) => (
          <li key={key} title={wonOf({ won, games })}>
            <i style={{ height: `${(100 * games) / most}%` }}>
              <b style={{ height: `${(100 * won) / Math.max(1, games)}%` }} />
            </i>
            <small>{name}</small>
            <span className="visually-hidden">{wonOf({ won, games })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const wonOf = ({ won, games }: Pick<Drawn, 'won' | 'games'>): string =>
  t('games.tally', '{won} of {games}', { won, games });
