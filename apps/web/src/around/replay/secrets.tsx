import { isDeckSpecial, type Seat, specialOfDeck, type Viewer } from '@illuminice/engine';
import { answersIn, type TableState, type WindowAnswer } from '@illuminice/table';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { artUrl, Icon } from '../../base/theme/index.ts';
import { figuresOf, figureText, goalLine } from '../../tabletop/goals/index.ts';
import { cardName, nameOf, type Seen, show, specialName } from '../../tabletop/seen/index.ts';

interface SecretsProps {
  readonly seen: Seen;
  /** The whole truth; only what these eyes see is shown of it. */
  readonly state: TableState;
  readonly eyes: Viewer;
}

/** Hands, goals and treasuries of all, as far as these eyes see them; with all of them open the deck and the answers too. */
export function Secrets({ seen, state, eyes }: SecretsProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="secrets" aria-label={t('replay.secrets', 'What they held')} tabIndex={0}>
      <ul>
        {seen.view.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
          <li key={seat} data-seat={seat} className={seen.view.turn.seat === seat ? 'secrets-turn' : ''}>
            <Holder seen={seen} seat={seat} />
          </li>
        ))}
      </ul>
      {eyes === 'all' && <DeckTop seen={seen} state={state} />}
      {eyes === 'all' && <Answers seen={seen} state={state} />}
    </section>
  );
}

function Holder({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }): ReactElement {
  const { view, pack } = seen;
  const player = view.seats[seat];
  const figures = figuresOf(pack, view, seat);
  const goal = goalLine(seen, seat);
  const key = pack.illuminati[player?.illuminati ?? -1]?.key;
  const wasSecret =
    player && ((player.goal !== undefined && !player.goalShown) || (key !== undefined && player.faceDown));
  const isStacked = player?.stacked || player?.groups.some(({ stacked }) => stacked);
  const hidden = player?.hand.filter(({ card, memory }) => card === undefined && memory === undefined).length ?? 0;
  return (
    <>
      <span className="secrets-emblem">
        {key === undefined ? (
          <Icon name="spy" size={20} />
        ) : (
          <img src={artUrl.card(key)} alt="" width={24} height={24} />
        )}
      </span>
      <p>
        <b>{nameOf(seen, seat)}</b> {wasSecret && !view.over && <em>{t('replay.secretThen', 'secret then')}</em>}
        <small>
          {goal.label} {goal.count} · {figureText({ known: figures.money, isMore: figures.moneyHidden })} MB
          {isStacked && ` · ${t('replay.stacked', 'stacked')}`}
        </small>
      </p>
      <p className="secrets-hand">
        {player?.hand.map(({ card, memory, faceUp }, index) => {
          const special = card ?? memory;
          return special === undefined ? undefined : (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots of a hand have no other identity
            <button key={index} type="button" data-open={faceUp} onClick={() => show({ special })}>
              {specialName(seen, special)}
            </button>
          );
        })}
        {hidden > 0 && (
          <i>{t('replay.faceDown', '{count, plural, one {# face-down} other {# face-down}}', { count: hidden })}</i>
        )}
        {player?.hand.length === 0 && <i>{t('replay.noSpecials', 'no Specials')}</i>}
      </p>
    </>
  );
}

function DeckTop({ seen, state }: Omit<SecretsProps, 'eyes'>): ReactElement | undefined {
  const top = state.game?.deck[0];
  if (top === undefined) return undefined;
  const special = isDeckSpecial(top) ? specialOfDeck(top) : undefined;
  const card = special === undefined ? cardName(seen, top) : specialName(seen, special);
  return (
    <p className="secrets-line">
      <Icon name="card-draw" size={18} /> {t('replay.deckTop', 'On top of the deck:')}{' '}
      <button type="button" onClick={() => show(special === undefined ? { card: top } : { special })}>
        {card}
      </button>
    </p>
  );
}

/** nobody was shown this while it was asked. */
function Answers({ seen, state }: Omit<SecretsProps, 'eyes'>): ReactElement | undefined {
  const answers = answersIn(state);
  if (!answers || answers.length === 0) return undefined;
  return (
    <p className="secrets-line">
      <Icon name="vote" size={18} />{' '}
      {answers.map(({ seat, answer }) => (
        <span key={seat} data-seat={seat}>
          <b>{nameOf(seen, seat)}</b> {answerText(answer)}
        </span>
      ))}
    </p>
  );
}

function answerText(answer: WindowAnswer): string {
  switch (answer) {
    case 'said':
      return t('replay.answer.said', 'has answered');
    case 'waits':
      return t('replay.answer.waits', 'asked for time');
    case 'open':
      return t('replay.answer.open', 'thinks');
  }
}
