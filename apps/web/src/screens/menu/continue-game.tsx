import { useEffect, useState } from 'react';
import { i18n, t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { Icon } from '../../base/theme/index.ts';
import { lastGame, putAsideLastGame, takeUpLastGame } from '../../session/local/index.ts';
import { howLongAgo } from './how-long-ago.ts';

/** S-3: the running game of this device is the first thing a returning player sees. */
export function ContinueGame() {
  const [last] = useState(lastGame);
  useEffect(putAsideLastGame, []);
  if (!last) return undefined;
  const { people, names, as, turn = 0, playedAt } = last.game;
  const solo = people === 1;
  const kind = solo ? t('menu.solo', 'Solo') : t('menu.hotSeat', 'Hot-seat');
  return (
    <button type="button" className="menu-continue" onClick={() => navigate(takeUpLastGame(last))}>
      <Icon name={solo ? 'spy' : 'three-friends'} size={34} />
      <span>
        <b>{as === undefined ? kind : t('continue.as', '{kind}, {illuminati}', { kind, illuminati: as })}</b>
        <small>{names.join(', ')}</small>
        <small>
          {t('continue.when', '{turn, plural, =0 {} other {turn # · }}{when}', {
            turn,
            when: howLongAgo(playedAt, { now: Date.now(), language: i18n.locale }),
          })}
        </small>
      </span>
      <em>{t('continue.do', 'Continue')}</em>
    </button>
  );
}
