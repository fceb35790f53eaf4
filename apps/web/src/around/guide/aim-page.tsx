import { pack } from '@illuminice/cards';
import { basicGoal, DEFAULT_OPTIONS } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { PictureBoard } from '../../pieces/board/index.ts';
import { cardText } from '../../pieces/cards/index.ts';
import { Amount } from './amount.tsx';
import { ME } from './example.ts';
import { GROWN } from './positions.ts';
import { Section } from './section.tsx';

export function AimPage(): ReactElement {
  const [players, setPlayers] = useState(4);
  const mine = pack.illuminati[GROWN.view.seats[ME]?.illuminati ?? 0];
  return (
    <>
      <Section n={1} title={t('guide.aim.web', 'Your web of strings')} columns={4}>
        <PictureBoard
          pack={pack}
          view={GROWN.view}
          seat={ME}
          label={t('guide.aim.board', 'A power structure')}
          largest={0.8}
        />
        <p>
          {t(
            'guide.aim.structure',
            'The golden card is your Illuminati: nobody can take it from you. From its arrows hang the Groups you control, and from theirs more Groups. Here are {count}.',
            { count: GROWN.view.seats[ME]?.groups.length ?? 0 },
          )}
        </p>
      </Section>
      <Section n={2} title={t('guide.aim.win', 'Two ways to win')} columns={2}>
        <Amount
          label={t('guide.aim.players', 'Players')}
          unit=""
          min={2}
          max={8}
          value={players}
          onChange={setPlayers}
        />
        <p role="status">
          {t('guide.aim.cards', 'One: control {cards} cards. Your Illuminati counts as one of them.', {
            cards: basicGoal({ initialPlayers: players, options: DEFAULT_OPTIONS }),
          })}
        </p>
        <p>{t('guide.aim.special', 'Two: reach the special goal of your Illuminati. Each has another one:')}</p>
        {mine && (
          <p className="guide-slip">
            <b>{mine.name}</b> {cardText(mine).goalSummary}
          </p>
        )}
      </Section>
      <Section n={3} title={t('guide.aim.how', 'How you get there')} columns={3}>
        <p>
          {t(
            'guide.aim.attack',
            'You take Groups by attacking them: one of your cards attacks, you add up a few numbers, two dice decide. Money makes it surer. The others may pay against you, or for you.',
          )}
        </p>
      </Section>
      <Section n={4} title={t('guide.aim.trust', 'Whom to trust')} columns={3}>
        <p>
          {t(
            'guide.aim.lies',
            'Nobody. Promise, threaten and lie as you like: only what is exchanged at once is sure. Goals are looked at when a turn ends, so watch whoever is one step away.',
          )}
        </p>
      </Section>
    </>
  );
}
