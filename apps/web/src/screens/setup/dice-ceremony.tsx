import type { TableInfo } from '@illuminice/protocol';
import { t } from '../../base/i18n/index.ts';
import { Icon, Panel } from '../../base/theme/index.ts';
import { SetupFrame } from './setup-frame.tsx';

/** The few seconds in which everybody's secret goes into the dice. Runs by itself; it is shown so that it is believed. */
export function DiceCeremony({ info }: { readonly info: TableInfo }) {
  const { dice } = info;
  if (info.late) return <Late />;
  return (
    <SetupFrame>
      <Panel look="paper" clip className="dossier setup-paper">
        <h1>{t('dice.title', 'The dice are sealed')}</h1>
        {dice.again && (
          <p role="status">
            {t(
              'dice.again',
              'The server was put back to an earlier moment of this game. What happened since is undone; so that nobody knows what comes, the dice are sealed and the deck is shuffled again.',
            )}
          </p>
        )}
        <p>
          {t(
            'dice.text',
            'Every player puts a secret of their own into the dice. Nobody, not even this server, can bend a roll unseen: after the game anyone can check every one.',
          )}
        </p>
        <ul className="dice-parts" aria-live="polite">
          {dice.parts.map(({ seat, stage }) => (
            <li key={seat}>
              <Icon name={stage === 'asked' ? 'hourglass' : stage === 'committed' ? 'padlock' : 'check-mark'} />
              <b>{info.seats[seat]?.name}</b>
              <span>{stageText(stage)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </SetupFrame>
  );
}

/** T-37, R-18.9: whoever sees every card sees it a round late, and in the first round nothing at all. */
function Late() {
  return (
    <SetupFrame>
      <Panel look="paper" clip className="dossier setup-paper">
        <h1>{t('late.title', 'You watch one round late')}</h1>
        <p role="status">
          {t(
            'late.first',
            'At this table spectators see hidden money and every card that was played, one full round late; what somebody still holds stays hidden until the end. The first round is being played; it will be shown when it is over.',
          )}
        </p>
      </Panel>
    </SetupFrame>
  );
}

function stageText(stage: TableInfo['dice']['parts'][number]['stage']): string {
  if (stage === 'asked') return t('dice.asked', 'is sealing a secret');
  return stage === 'committed' ? t('dice.committed', 'sealed') : t('dice.revealed', 'opened');
}
