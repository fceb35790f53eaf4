/** A card read where it lies (T-13): beside it, whole, without leaving the table. */
import { alignmentsIn, boardOf, type CardNo, groupDefinition, incomeOf, isIlluminatiCard } from '@illuminice/engine';
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import './closer.css';
import { artUrl } from '../../base/art/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Stamp } from '../../base/theme/index.ts';
import { maskInForce, pathTo } from '../../pieces/board/index.ts';
import { AlignmentChip, type Box, cardText, incomeText } from '../../pieces/cards/index.ts';
import { goalText } from '../../tabletop/goals/index.ts';
import { cardName, ownerOf, type Seen, useUi } from '../../tabletop/seen/index.ts';
import { useDragging } from '../dragging/index.ts';
import { ArrowsFact } from './arrows-fact.tsx';
import { slipPlace } from './slip-place.ts';
import { useLookedAt } from './use-looked-at.ts';

const MARGIN = 20;

export function CardSlip({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const [looked, stop] = useLookedAt();
  // The same pointer on the same cards: what it looks at it can also take.
  useDragging(seen);
  const slip = useRef<HTMLDivElement>(null);
  // The menu of a card tells the same, and a dialog covers it.
  const covered = useUi(({ menu, shown, deal, offer }) => (menu ?? shown ?? deal ?? offer) !== undefined);
  const card = looked === undefined || covered ? undefined : Number(looked.element.dataset.card);
  useLayoutEffect(() => {
    if (card === undefined || !looked || !slip.current) return;
    const others = [...document.querySelectorAll('.board-view [data-card]')].filter(
      (other) => other !== looked.element,
    );
    const place = slipPlace({
      card: boxOf(looked.element),
      slip: slip.current.getBoundingClientRect(),
      others: others.map(boxOf),
      frame: frameFor(looked.element, slip.current),
    });
    slip.current.style.left = `${place.x}px`;
    slip.current.style.top = `${place.y}px`;
  }, [card, looked]);
  useEffect(() => {
    if (card === undefined || looked?.by === 'pointer') return;
    const dismiss = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // It closed the slip and calls nothing off.
      event.stopPropagation();
      stop();
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [card, looked, stop]);
  if (card === undefined) return undefined;
  return (
    <div ref={slip} className="card-slip" role="tooltip" aria-label={cardName(seen, card)}>
      {isIlluminatiCard(card) ? <IlluminatiSlip seen={seen} card={card} /> : <GroupSlip seen={seen} card={card} />}
    </div>
  );
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}

/** The board, so that no decision is covered; the whole window where the board is too small. */
function frameFor(card: HTMLElement, slip: HTMLElement): Box {
  const board = card.closest('main')?.getBoundingClientRect();
  const fits = board && board.width > slip.offsetWidth + 2 * MARGIN && board.height > slip.offsetHeight + 2 * MARGIN;
  return fits ? board : { x: 0, y: 0, width: innerWidth, height: innerHeight };
}

interface SlipProps {
  readonly seen: Seen;
  readonly card: CardNo;
}

function GroupSlip({ seen, card }: SlipProps): ReactElement | undefined {
  const { pack, view } = seen;
  const group = groupDefinition(pack, card);
  if (!group) return undefined;
  const owner = ownerOf(view, card);
  const placed = view.seats[owner ?? -1]?.groups.find((each) => each.card === card);
  const mask = maskInForce(view, card);
  const alignments = mask === undefined ? group.alignments : alignmentsIn(mask);
  const depth = owner === undefined ? 0 : pathTo(view, owner, card).length - 1;
  return (
    <>
      <Head name={group.name} hasActed={(placed?.taken ?? 0) > 0} />
      <Numbers picture={artUrl.card(group.key)}>
        <Figure name={t('closer.power', 'Power / lends')}>
          {group.power}
          {group.transferable > 0 && <small>/{group.transferable}</small>}
        </Figure>
        <Figure name={t('view.resistance', 'Resistance')}>{group.resistance}</Figure>
        <Figure name={t('view.income', 'Income')}>{incomeText(group)}</Figure>
      </Numbers>
      <p className="card-slip-chips">
        {alignments.map((alignment) => (
          <AlignmentChip key={alignment} alignment={alignment} />
        ))}
        {alignments.length === 0 && t('card.noAlignment', 'no alignment')}
        {typeof placed?.money === 'number' && <b>{t('card.money', '{money} MB', { money: placed.money })}</b>}
        {depth > 0 && <small>{t('groups.step', 'step {depth} below the Illuminati', { depth })}</small>}
      </p>
      <Ability text={cardText(group).summary} />
      <footer>
        {placed && <p>{t('closer.master', 'Controlled by {master}', { master: cardName(seen, placed.host) })}</p>}
        <ArrowsFact seen={seen} card={card} />
      </footer>
    </>
  );
}

function IlluminatiSlip({ seen, card }: SlipProps): ReactElement {
  const { pack, view } = seen;
  const seat = view.seats[card];
  const definition = seat?.illuminati === undefined ? undefined : pack.illuminati[seat.illuminati];
  if (!definition) return <Head name={cardName(seen, card)} hasActed={false} />;
  return (
    <>
      <Head name={definition.name} hasActed={(seat?.taken ?? 0) > 0} />
      <Numbers picture={artUrl.card(definition.key)}>
        <Figure name={t('closer.power', 'Power / lends')}>{definition.power}</Figure>
        <Figure name={t('view.income', 'Income')}>{incomeOf(pack, boardOf(pack, view), card)}</Figure>
      </Numbers>
      <p className="card-slip-chips">
        <b>{goalText(seen, card)}</b>
      </p>
      <Ability text={cardText(definition).summary} />
      <footer>
        <ArrowsFact seen={seen} card={card} />
      </footer>
    </>
  );
}

function Head({ name, hasActed }: { readonly name: string; readonly hasActed: boolean }): ReactElement {
  return (
    <header>
      <b>{name}</b>
      {hasActed && <Stamp>{t('closer.acted', 'Acted')}</Stamp>}
    </header>
  );
}

function Numbers({ picture, children }: { readonly picture: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="card-slip-numbers">
      <img alt="" src={picture} width={52} height={52} />
      {children}
    </div>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <span>
      <b>{children}</b>
      {name}
    </span>
  );
}

function Ability({ text }: { readonly text: string }): ReactElement | undefined {
  return text === '' ? undefined : (
    <p className="card-slip-ability">
      <img alt="" src={artUrl.star} width={16} height={16} />
      {text}
    </p>
  );
}
