/** What the games add up to, drawn small, and the way of the whole list into other programs. */
import type { ReactElement } from 'react';
import { download } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { artUrl, Button, Panel } from '../../base/theme/index.ts';
import type { SavedGame } from '../../session/local/index.ts';
import { goalDescription } from '../../tabletop/goals/index.ts';
import { levelText } from '../table-options/index.ts';
import { bgStats, spreadsheet } from './exports.ts';
import { Columns, Form, Tallies } from './plots.tsx';
import { illuminatiNamed } from './search.ts';
import { statisticsOf } from './statistics.ts';

export function RecordPanel({ games }: { readonly games: readonly SavedGame[] }): ReactElement | undefined {
  if (!games.some(({ over }) => over)) return undefined;
  const record = statisticsOf(games);
  const { won, streak } = record;
  return (
    <Panel look="ink" className="games-record" aria-label={t('games.record', 'Your record')}>
      <h2 className="ink-heading">{t('games.record', 'Your record')}</h2>
      {record.games > 0 && (
        <>
          <p className="games-sum">
            <b>{Math.round((100 * won) / record.games)} %</b>
            <span>
              {t('games.wonOf', '{won} of {count, plural, one {# game} other {# games}} won', {
                won,
                count: record.games,
              })}
              <small>
                {t('games.streak', 'in a row: {now} now, {longest} at best', {
                  now: streak.now,
                  longest: streak.longest,
                })}
              </small>
            </span>
          </p>
          <Form wins={record.form} />
          <Tallies
            title={t('games.byIlluminati', 'By Illuminati')}
            tallies={record.byIlluminati.map(({ key, ...sums }) => ({
              ...sums,
              key,
              name: illuminatiNamed(key),
              art: artUrl.card(key),
            }))}
          />
          <Tallies
            title={t('games.byLevel', 'By the strongest opponent')}
            tallies={record.byLevel.map(({ key, ...sums }) => ({
              ...sums,
              key,
              name: key === '' ? t('games.people', 'People') : levelText(key),
            }))}
          />
          <Tallies
            title={t('games.byGoal', 'How they were won')}
            tallies={record.byGoal.map(({ key, ...sums }) => ({ ...sums, key, name: goalDescription(key) }))}
          />
          <div className="games-columns">
            <Columns
              title={t('games.bySeat', 'By seat')}
              columns={record.bySeat.map(({ key, ...sums }) => ({ ...sums, key, name: `${key + 1}` }))}
            />
            <Columns
              title={t('games.byLength', 'By turns')}
              columns={record.byLength.map(({ key, ...sums }) => ({ ...sums, key, name: `${10 * key + 10}` }))}
            />
          </div>
        </>
      )}
      <div className="games-exports">
        <Button look="ink" icon="save-arrow" onClick={() => download('illuminice.csv', spreadsheet(games))}>
          {t('games.csv', 'Spreadsheet')}
        </Button>
        <Button look="ink" icon="save-arrow" onClick={() => download('illuminice-bgstats.json', bgStats(games))}>
          {t('games.bgStats', 'BG Stats')}
        </Button>
      </div>
    </Panel>
  );
}
