/** Private notices: what espionage told (REQ-203), and a card one is peeking at (REQ-341). */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button, Panel, Stamp } from '../../base/theme/index.ts';
import { SpecialCard } from '../../pieces/cards/index.ts';
import { cardName, nameOf, order, type Seen } from '../../tabletop/seen/index.ts';

export function Notices({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const { view } = seen;
  const notice = view.notices[0];
  const peek = view.peek;
  const peeked = peek && view.seats[peek.owner]?.hand[peek.slot];
  if (!notice && !peek) return undefined;
  return (
    <Panel
      as="section"
      look="paper"
      className="notice"
      role="dialog"
      aria-label={t('notice.label', 'For your eyes only')}
    >
      <Stamp>{t('notice.label', 'For your eyes only')}</Stamp>
      {notice && 'hand' in notice && (
        <>
          <h2 id="notice-whose">{t('notice.hand', 'Specials of {name}', { name: nameOf(seen, notice.hand) })}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <section className="notice-cards" aria-labelledby="notice-whose" tabIndex={0}>
            {(view.seats[notice.hand]?.hand ?? []).map((slot, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: slots of a hand have no other identity
              <SpecialCard key={index} pack={seen.pack} special={slot.card} faceUp={slot.faceUp} />
            ))}
            {view.seats[notice.hand]?.hand.length === 0 && <p>{t('notice.noHand', 'No Specials at all.')}</p>}
          </section>
        </>
      )}
      {notice && 'card' in notice && (
        <>
          <h2>{t('notice.money', 'Treasury of {card}', { card: cardName(seen, notice.card) })}</h2>
          <p className="notice-money">{t('notice.mb', '{money} MB', { money: notice.money })}</p>
        </>
      )}
      {notice && <p className="notice-kept">{t('notice.kept', 'It stays in your private notes (table menu).')}</p>}
      {!notice && peek && (
        <>
          <h2>{t('notice.peek', 'You peek at a card of {name}', { name: nameOf(seen, peek.owner) })}</h2>
          <div className="notice-cards">
            <SpecialCard pack={seen.pack} special={peeked?.card} />
          </div>
        </>
      )}
      {notice ? (
        <Button look="dark" onClick={() => order({ type: 'closeNotice' })}>
          {t('notice.close', 'Close')}
        </Button>
      ) : (
        <Button look="red" onClick={() => order({ type: 'stopPeek' })}>
          {t('menu.stopPeek', 'Stop peeking')}
        </Button>
      )}
    </Panel>
  );
}
