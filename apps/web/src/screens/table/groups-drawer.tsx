import { alignmentsIn, type CardNo, groupDefinition, type Seat } from '@illuminice/engine';
import type { CSSProperties, ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { artUrl, Coin, Icon } from '../../base/theme/index.ts';
import { maskInForce } from '../../pieces/board/index.ts';
import { AlignmentChip } from '../../pieces/cards/index.ts';
import { BesideDialog } from '../../tabletop/parts/index.ts';
import { cardName, homeOf, nameOf, type Seen, treasuryOf, ui, useUi } from '../../tabletop/seen/index.ts';

/** REQ-300, REQ-301: the controlled Groups as a list; the one that is pressed shows its way up to the Illuminati on the board. */
export function GroupsDrawer({ seen }: { readonly seen: Seen }): ReactElement {
  const seat = useUi((state) => state.viewed) ?? homeOf(seen);
  const groups = seen.view.seats[seat]?.groups ?? [];
  const title =
    seat === seen.me
      ? t('groups.own', 'Your Groups')
      : t('groups.of', 'Groups of {name}', { name: nameOf(seen, seat) });
  return (
    <BesideDialog label={title} close={() => ui({ beside: undefined })} className="beside-paper beside-narrow">
      <h2>{title}</h2>
      <p className="beside-note">
        {groups.length === 0
          ? t('groups.none', 'No Group is controlled yet.')
          : t('groups.how', 'Press one to see its way up to the Illuminati.')}
      </p>
      <ul className="groups">
        <li className="groups-root">
          <Picture seen={seen} card={seat} />
          <b>{cardName(seen, seat)}</b>
          <Treasury seen={seen} card={seat} />
        </li>
        {walk(groups, seat, 1).map(({ card, depth, up }) => (
          <li key={card} style={{ '--depth': depth, '--up': up } as CSSProperties}>
            <button type="button" onClick={() => ui({ beside: undefined, pathOf: card, sheet: 'panel' })}>
              <Picture seen={seen} card={card} />
              <b>
                {cardName(seen, card)}
                <span className="visually-hidden">
                  {t('groups.step', 'step {depth} below the Illuminati', { depth })}
                </span>
              </b>
              <Facts seen={seen} card={card} />
              <Treasury seen={seen} card={card} />
            </button>
          </li>
        ))}
      </ul>
    </BesideDialog>
  );
}

interface Row {
  readonly card: CardNo;
  readonly depth: number;
  /** So many rows above stands its master, or the puppet before it. */
  readonly up: number;
}

/** Every card directly below its master, as one would read the structure aloud. */
function walk(groups: readonly { readonly card: CardNo; readonly host: CardNo }[], host: CardNo, depth: number): Row[] {
  const rows: Row[] = [];
  let last = -1;
  for (const { card } of groups.filter((group) => group.host === host)) {
    rows.push({ card, depth, up: rows.length - last });
    last = rows.length - 1;
    rows.push(...walk(groups, card, depth + 1));
  }
  return rows;
}

function Picture({ seen, card }: { readonly seen: Seen; readonly card: CardNo }): ReactElement {
  const { pack, view } = seen;
  const illuminati = view.seats[card as Seat]?.illuminati;
  const key =
    groupDefinition(pack, card)?.key ?? (illuminati === undefined ? undefined : pack.illuminati[illuminati]?.key);
  return key === undefined ? (
    <Icon name="spy" size={30} />
  ) : (
    <img src={artUrl.card(key)} alt="" width={34} height={34} />
  );
}

function Facts({ seen, card }: { readonly seen: Seen; readonly card: CardNo }): ReactElement {
  const mask = maskInForce(seen.view, card) ?? seen.pack.alignments[card] ?? 0;
  return (
    <span className="groups-facts">
      {alignmentsIn(mask).map((alignment) => (
        <AlignmentChip key={alignment} alignment={alignment} short />
      ))}
    </span>
  );
}

function Treasury({ seen, card }: { readonly seen: Seen; readonly card: CardNo }): ReactElement {
  const money = treasuryOf(seen.view, card);
  return <Coin amount={money === 'hidden' ? undefined : money} />;
}
