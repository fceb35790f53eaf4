import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { directionName, directionsOf } from '../../tabletop/arrows/index.ts';
import { CommandOrCancel, Dossier } from '../../tabletop/parts/index.ts';
import { cardName, endAbility } from '../../tabletop/seen/index.ts';
import {
  arrowsFor,
  hung,
  looseCards,
  presentLinks,
  type ReorganizeDraft,
  seenWith,
  takeOff,
} from './reorganize-draft.ts';

/** Take cards off by a tap, hang them by a tap on a golden arrow or from the list (R-16.4, REQ-225). */
export function ReorganizePanel({ seen, draft, change }: PanelProps<ReorganizeDraft>): ReactElement {
  const { links, picked } = draft;
  const loose = looseCards(seen, links);
  const arrows = picked === undefined ? [] : arrowsFor(seen, links, picked);
  const direction = directionsOf(seenWith(seen, links));
  return (
    <Dossier
      stamp={t('reorganize.stamp', 'Rebuild')}
      footer={
        <CommandOrCancel
          seen={seen}
          name="reorganize.confirm"
          label={
            loose.length > 0
              ? t('reorganize.drop', 'End ability and drop {loose}', { loose: loose.length })
              : t('money.endAbility', 'End ability')
          }
          command={{ type: 'reorganize', links }}
          send={(command) => void endAbility(command)}
        />
      }
    >
      <p className="docket-hint">
        {t(
          'reorganize.hint',
          'Tap a card to take it off with everything below it. Then choose a loose card and a golden arrow.',
        )}
      </p>
      <fieldset className="extra">
        <legend>{t('reorganize.loose', 'Loose cards')}</legend>
        <div className="toggle-chips">
          {loose.length === 0 && <span>{t('reorganize.noLoose', 'none')}</span>}
          {loose.map((card) => (
            <button
              key={card}
              type="button"
              aria-pressed={card === picked}
              onClick={() => change({ ...draft, picked: card })}
            >
              {cardName(seen, card)}
            </button>
          ))}
        </div>
      </fieldset>
      {picked !== undefined && (
        <label className="pick">
          <span>{t('reorganize.where', 'Where {card} goes', { card: cardName(seen, picked) })}</span>
          <select
            value=""
            onChange={(event) => {
              const arrow = arrows[Number(event.target.value)];
              if (arrow) change(hung(seen, draft, arrow));
            }}
          >
            <option value="">{t('arrow.choose', 'choose, or tap a golden arrow')}</option>
            {arrows.map((arrow, index) => (
              <option key={`${arrow.host} ${arrow.side}`} value={index}>
                {t('reorganize.below', '{card}, {direction}', {
                  card: cardName(seen, arrow.host),
                  direction: directionName(direction(arrow)),
                })}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="pick">
        <span>{t('reorganize.takeOff', 'Take off')}</span>
        <select
          value=""
          onChange={(event) => {
            const card = Number(event.target.value);
            change({ links: takeOff(links, card), picked: card });
          }}
        >
          <option value="">{t('pick.none', '—')}</option>
          {links.map(({ card }) => (
            <option key={card} value={card}>
              {cardName(seen, card)}
            </option>
          ))}
        </select>
      </label>
      <Button look="outline" icon="backward-time" onClick={() => change({ links: presentLinks(seen) })}>
        {t('reorganize.again', 'As it was')}
      </Button>
    </Dossier>
  );
}
