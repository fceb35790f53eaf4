import type { Arrow, CardNo } from '@illuminice/engine';
import { lazy, memo, type ReactElement, Suspense, useMemo } from 'react';
import { lightsNow, openNow } from '../../actions/all/index.ts';
import { chancesOf } from '../../actions/attack/index.ts';
import { openWindow, ReactionBar } from '../../actions/react/index.ts';
import { loadRivalTalk } from '../../around/deals/lazy.ts';
import { t } from '../../base/i18n/index.ts';
import { pressKey } from '../../base/keys/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { Button, HANDHELD_TABLE } from '../../base/theme/index.ts';
import { Board, pathTo, RedString, UncontrolledStrip } from '../../pieces/board/index.ts';
import type { Ring } from '../../pieces/cards/index.ts';
import { goalText } from '../../tabletop/goals/index.ts';
import { cardName, homeOf, nameOf, ownerOf, plays, type Seen, ui, useUi } from '../../tabletop/seen/index.ts';
import { landingNote } from './landing-note.ts';
import { pressCard } from './press-card.ts';

const RivalTalk = lazy(async () => ({ default: (await loadRivalTalk()).RivalTalk }));

/** The board in the middle with the uncontrolled Groups above it, and the reaction bar below. */
export const BoardArea = memo(function BoardArea({ seen }: { readonly seen: Seen }): ReactElement {
  const { me, view, pack } = seen;
  const begun = useUi((state) => state.begun);
  const viewed = useUi((state) => state.viewed);
  const pathOf = useUi((state) => state.pathOf);
  const phone = useMedia(HANDHELD_TABLE);
  const lights = useMemo(() => lightsNow(seen, begun), [seen, begun]);
  const pathOwner = pathOf === undefined ? undefined : ownerOf(view, pathOf);
  const seat = pathOwner ?? viewed ?? homeOf(seen);
  const own = seat === me;
  const shown = useMemo(() => openNow(seen, begun)?.drafted() ?? seen, [seen, begun]);
  const ghost = useMemo(() => {
    if (!own || !lights.ghost) return undefined;
    const note = landingNote(seen, lights.ghost);
    return note === undefined ? lights.ghost : { ...lights.ghost, note };
  }, [own, lights.ghost, seen]);
  const chances = useMemo(() => chancesOf(seen), [seen]);
  const window = openWindow(seen);
  const press = (card: number, element: HTMLElement) => pressCard(seen, card, element);
  const pressArrow = (arrow: Arrow) => openNow(seen, useUi.getState().begun)?.pressArrow(arrow);
  const common = { rings: lights.rings, choosable: lights.choosable, onCardPress: press };
  const ways = own && lights.pressArrows;
  return (
    <>
      <UncontrolledStrip pack={pack} view={view} look={phone ? 'row' : 'rows'} chances={chances} {...common} />
      <main className="board-area" aria-label={t('board.area', 'Table')}>
        <Board
          key={seat}
          pack={pack}
          view={shown.view}
          seat={seat}
          label={
            own
              ? t('board.own', 'Your power structure')
              : t('board.of', 'Power structure of {name}', { name: nameOf(seen, seat) })
          }
          {...common}
          legalArrows={own ? lights.arrows : undefined}
          ghost={ghost}
          pathTo={pathOf}
          goal={view.seats[seat]?.illuminati === undefined ? undefined : goalText(seen, seat)}
          minimap
          largestFit={phone ? 0.85 : 1.15}
          onArrowPress={ways ? pressArrow : undefined}
          onGhostMove={ways ? pressArrow : undefined}
          onGhostConfirm={ways ? () => pressKey('Enter') : undefined}
        />
        {own && lights.string !== undefined && ghost && <RedString from={lights.string} to="ghost" />}
        {me !== undefined && seat !== homeOf(seen) && (
          <p className="board-whose">
            <span>{t('board.of', 'Power structure of {name}', { name: nameOf(seen, seat) })}</span>
            <Button look="gold" onClick={() => ui({ viewed: undefined, pathOf: undefined })}>
              {t('hand.back', 'Back to your board')}
            </Button>
            {plays(seen) && view.seats[seat]?.status === 0 && (
              <Suspense>
                <RivalTalk key={seat} seen={seen} seat={seat} />
              </Suspense>
            )}
            {/* the lit card itself lies out of sight while another board is open. */}
            {view.lights.length > 0 && (
              <span className="special-light" role="img" aria-label={t('nav.light', 'red light in your hand')} />
            )}
          </p>
        )}
        {pathOf !== undefined && pathOwner !== undefined && (
          <p className="board-path" role="status">
            {pathTo(view, pathOwner, pathOf)
              .toReversed()
              .map((card) => cardName(seen, card))
              .join(' › ')}
            <button type="button" aria-label={t('view.close', 'Close')} onClick={() => ui({ pathOf: undefined })}>
              ×
            </button>
          </p>
        )}
        {lights.rings.size > 0 && <Legend rings={lights.rings} />}
        {window && <ReactionBar seen={seen} window={window} />}
      </main>
    </>
  );
});

/** Only what is lit now: a list of all colours would explain what nobody sees. */
function Legend({ rings }: { readonly rings: ReadonlyMap<CardNo, Ring> }): ReactElement {
  const lit = new Set(rings.values());
  return (
    <ul className="legend" aria-hidden="true">
      {lit.has('attacker') && <li className="legend-attack">{t('legend.attacks', 'attacks')}</li>}
      {lit.has('aid') && <li className="legend-aid">{t('legend.aids', 'aids')}</li>}
      {lit.has('helps') && <li className="legend-helps">{t('legend.helps', 'ability counts')}</li>}
      {lit.has('legal') && <li className="legend-legal">{t('legend.legal', 'can be chosen')}</li>}
    </ul>
  );
}
