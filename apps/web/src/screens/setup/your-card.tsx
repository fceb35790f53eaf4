import { basicGoal, type IlluminatiNo, type View } from '@illuminice/engine';
import type { TableInfo } from '@illuminice/protocol';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { CardFace, cardText } from '../../pieces/cards/index.ts';
import { tablePack } from '../../session/stores/index.ts';
import { Players } from './players.tsx';
import { SetupFrame } from './setup-frame.tsx';

interface CardProps {
  readonly view: View;
  readonly info: TableInfo;
  readonly own: IlluminatiNo;
  readonly onDone: () => void;
}

/** REQ-023: the card that was taken is turned over, and everybody learns who everybody is. */
export function YourCard({ view, info, own, onDone }: CardProps) {
  return (
    <SetupFrame view={view}>
      <Revealed own={own} view={view} onDone={onDone} />
      <Players view={view} info={info} />
    </SetupFrame>
  );
}

/** S-9: a jump to the button would scroll name and card away. */
const focusInPlace = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

/** What the card that was taken means for this game. */
export function Revealed({ own, view, onDone }: Pick<CardProps, 'own' | 'view' | 'onDone'>) {
  const card = tablePack().illuminati[own];
  if (!card) return undefined;
  const { summary, goalSummary, text } = cardText(card);
  return (
    <section className="setup-choice" aria-labelledby="setup-title">
      <p className="reveal-kicker" role="status">
        {t('setup.youAre', 'From now on, and behind every curtain, you are')}
      </p>
      <h1 id="setup-title">{card.name}</h1>
      <div className="reveal-card">
        <CardFace
          pack={tablePack()}
          card={0}
          illuminati={own}
          money={card.income}
          hiddenGoals={view.options.hiddenGoals}
        />
      </div>
      <dl className="reveal-facts">
        <div>
          <dt>{t('setup.power', 'Your power')}</dt>
          <dd>{summary}</dd>
        </div>
        {view.options.longGame ? (
          <Goal name={t('setup.noGoal', 'No goals')}>
            {t('setup.noGoal.text', 'This is a long game: the score counts when the cards have run out.')}
          </Goal>
        ) : (
          <>
            <Goal name={t('setup.goal', 'Your special goal')}>
              {view.options.hiddenGoals
                ? t('setup.goal.hidden', 'Hidden goals: in a moment you pick any of the seven, in secret.')
                : goalSummary}
            </Goal>
            <Goal name={t('setup.basic', 'Or the goal of all')}>
              {t('setup.basic.cards', '{need} cards in your structure at the end of a turn.', {
                need: basicGoal({ initialPlayers: view.seats.length, options: view.options }),
              })}
            </Goal>
          </>
        )}
      </dl>
      <p className="reveal-advice">{text}</p>
      <Button look="red" size="large" className="reveal-go" ref={focusInPlace} onClick={onDone}>
        {t('setup.toTable', 'To the table')}
      </Button>
    </section>
  );
}

function Goal({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
