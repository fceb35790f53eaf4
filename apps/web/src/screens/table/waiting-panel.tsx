import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { basicProgress, goalLabel, goalProgress, knownGoal, scoreNow } from '../../tabletop/goals/index.ts';
import { Dossier, RuleLink, StandingAnswers } from '../../tabletop/parts/index.ts';
import { nameOf, plays, type Seen } from '../../tabletop/seen/index.ts';

/** Somebody else decides: who, how near everybody is, and what one could do meanwhile. */
export function WaitingPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const { view, me, info } = seen;
  return (
    <Dossier
      stamp={view.phase === 'setup' ? t('wait.setup', 'Set-up') : t('wait.stamp', 'Meanwhile')}
      title={
        <b className="headline">
          {view.turn.seat === me
            ? t('wait.others', 'The others decide')
            : t('wait.plays', '{name} plays', { name: nameOf(seen, view.turn.seat) })}
        </b>
      }
    >
      <Race seen={seen} />
      <p className="race-rules">
        {t('view.rules', 'Rules:')}{' '}
        {(view.options.longGame ? ['R-23.7', 'R-20.3'] : ['R-21.3', 'R-16']).map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
      <p className="docket-hint">
        {info.late
          ? t('late.now', 'You see every card, and the table as it stood one round ago.')
          : !plays(seen)
            ? t('wait.spectator', 'You are watching. Press a player to see the board.')
            : t('wait.hint', 'Any-time Specials and deals are open to you on everybody’s turn.')}
      </p>
      {plays(seen) && <StandingAnswers open />}
    </Dossier>
  );
}

/** How near everybody is to victory, as far as this viewer may know. */
function Race({ seen }: { readonly seen: Seen }): ReactElement {
  const { pack, view } = seen;
  return (
    <table className="race">
      <caption className="visually-hidden">{t('race.label', 'How near everybody is to the goals')}</caption>
      <tbody>
        {view.seats.map((player, seat) => {
          if (player.status !== 0) return undefined;
          const basic = basicProgress(pack, view, seat);
          const score = scoreNow(pack, view, seat);
          const goal = knownGoal(pack, view, seat);
          const special = goal && goalProgress(pack, view, { seat, goal });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
            <tr key={seat}>
              <th scope="row">{nameOf(seen, seat)}</th>
              <td>
                {score === undefined ? `${basic.have}/${basic.need}` : basic.have}{' '}
                <small>{t('header.cards', 'Cards')}</small>
              </td>
              <td>
                {score !== undefined ? (
                  <>
                    {score} <small>{t('figure.score', 'Score')}</small>
                  </>
                ) : goal && special ? (
                  <>
                    {special.have}/{special.need} <small>{goalLabel(goal)}</small>
                  </>
                ) : (
                  <small>{t('rivals.secret', 'secret goal')}</small>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
