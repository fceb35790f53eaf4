import type { Pack, SpecialNo } from '@illuminice/engine';
import type { MouseEvent, ReactElement } from 'react';
import { onSite } from '../../base/site/index.ts';
import './cards.css';
import { artUrl } from '../../base/art/index.ts';
import { t } from '../../base/i18n/index.ts';
import { cardText } from './card-text.ts';
import { fitName } from './fit-name.ts';
import { Lines } from './lines.tsx';
import { specialText } from './special-text.ts';
import { Spoken } from './spoken.tsx';

export interface SpecialCardProps {
  readonly pack: Pack;
  /** A line of a slim hand: picture, name, what it does. */
  readonly look?: 'card' | 'chip' | undefined;
  /** Left out: its back. */
  readonly special?: SpecialNo | undefined;
  /** Lies open for all to see. */
  readonly faceUp?: boolean | undefined;
  readonly playable?: boolean | undefined;
  readonly chosen?: boolean | undefined;
  /** somebody looks at it, and only its owner sees this light. */
  readonly peekedAt?: boolean | undefined;
  readonly onPress?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

export function SpecialCard(props: SpecialCardProps): ReactElement {
  const { pack, special, look = 'card', faceUp, playable, chosen, peekedAt, onPress } = props;
  const card = special === undefined ? undefined : pack.specials[special];
  const label = [
    card === undefined
      ? t('special.back', 'Special card, face-down')
      : t('special.label', '{name}: {summary} {timing}.', {
          name: card.name,
          summary: cardText(card).summary,
          timing: cardText(card).timing,
        }),
    faceUp ? t('special.faceUp', 'face-up') : '',
    playable ? t('special.playable', 'can be played now') : '',
    chosen ? t('ring.chosen', 'chosen') : '',
    peekedAt ? t('special.peeked', 'red light: somebody is looking at this card') : '',
  ];
  const className = [
    'special',
    look === 'chip' ? 'special-chip' : '',
    card === undefined ? 'special-back' : '',
    playable ? 'special-playable' : '',
    chosen ? 'special-chosen' : '',
  ].join(' ');
  const content =
    card === undefined ? (
      <img alt="" src={onSite('/logo.svg')} width={52} height={52} />
    ) : (
      <SpecialFace card={card} open={faceUp === true} isChip={look === 'chip'} />
    );
  const light = peekedAt && <span className="special-light" aria-hidden="true" />;
  const text = label.filter((part) => part !== '').join(', ');
  return onPress === undefined ? (
    <div className={className} role="img" aria-label={text}>
      {content}
      {light}
    </div>
  ) : (
    <button type="button" className={className} aria-pressed={chosen} onClick={onPress}>
      <Spoken text={text}>
        {content}
        {light}
      </Spoken>
    </button>
  );
}

interface SpecialFaceProps {
  readonly card: Pack['specials'][number];
  readonly open: boolean;
  readonly isChip: boolean;
}

function SpecialFace({ card, open, isChip }: SpecialFaceProps): ReactElement {
  const name = fitName(card.name, isChip ? 112 : 132, [
    { lines: 1, largest: 18, smallest: 15 },
    { lines: 2, largest: 16, smallest: 13 },
  ]);
  const { does, when } = specialText(card);
  const band = name.lines.length > 1 ? 36 : 24;
  const timing = (
    <span className="special-timing">
      {open && <b>{t('special.open', 'open')} · </b>}
      {when}
    </span>
  );
  if (isChip)
    return (
      <>
        <img alt="" src={artUrl.card(card.key)} width={36} height={36} />
        <span className="special-name" style={{ fontSize: name.size }}>
          <Lines lines={name.lines} />
        </span>
        {timing}
      </>
    );
  return (
    <>
      <span className="special-name" style={{ height: band, fontSize: name.size }}>
        <Lines lines={name.lines} />
      </span>
      <span className="special-body" style={{ top: band }}>
        <img
          alt=""
          src={artUrl.card(card.key)}
          width={40}
          height={40}
          style={{ backgroundImage: `url(${artUrl.specialTone})` }}
        />
        <span>{does}</span>
      </span>
      {timing}
    </>
  );
}
