/** What a seat can do about the attack that runs: money, Specials against its privilege, and being done. */
import type { Seat, SeatCommand } from '@illuminice/engine';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { point } from '../../base/browser/index.ts';
import { t } from '../../base/i18n/index.ts';
import { useKeyMeaning } from '../../base/keys/index.ts';
import { Button, Segmented } from '../../base/theme/index.ts';
import { Countdown, whyRefused } from '../../tabletop/parts/index.ts';
import { look, nameOf, type Seen, specialName } from '../../tabletop/seen/index.ts';
import { abolish, playsAgainstPrivilege, whyNoAbolition } from '../abolish/index.ts';
import { play } from '../play/index.ts';
import { amountKeys } from './amount-keys.ts';
import { AmountPicker } from './amount-picker.tsx';
import { BargainRow } from './bargain-row.tsx';
import { useCommit } from './commit-row.tsx';
import type { News } from './news.ts';
import { NewsNote } from './news-note.tsx';
import type { Staging } from './staging.ts';
import { WhoPays } from './who-pays.tsx';

interface FooterProps {
  readonly seen: Seen;
  readonly staging: Staging;
  readonly news: News | undefined;
}

export function SpendingFooter({ seen, staging, news }: FooterProps): ReactElement {
  const { attack } = seen.view;
  return (
    <>
      {playsAgainstPrivilege(seen).map((card) => (
        <Button key={card} look="gold" icon="card-play" onClick={() => play.begin({ special: card })}>
          {t('window.play', 'Play {card}', { card: specialName(seen, card) })}
        </Button>
      ))}
      {seen.me !== undefined && <Spending seen={seen} staging={staging} news={news} />}
      {attack?.privileged && staging.role !== 'attacker' && seen.me !== undefined && (
        <Button
          {...point('abolish.begin')}
          look="outline"
          refusal={whyNoAbolition(seen)}
          onClick={() => abolish.begin({ discard: [] })}
        >
          {t('attack.abolish', 'Abolish privilege')}
        </Button>
      )}
      <div className="bargain-row">
        <Countdown />
        <BargainRow seen={seen} />
      </div>
      <p className="foot-note">
        {attack?.privileged
          ? t('attack.note.privileged', 'Privileged · nobody else may interfere')
          : t('attack.note.open', 'Not privileged · rivals may interfere')}
        {attack && attack.defender >= 0 && <Defender seen={seen} seat={attack.defender} />}
      </p>
    </>
  );
}

/** The two whose attack it is find the form open; whoever else wants to interfere opens it (REQ-145, REQ-152, REQ-164). */
function Spending({ seen, staging, news }: FooterProps): ReactElement {
  const { role, treasuries, amount, stage } = staging;
  const box = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(role !== 'other');
  const isOpen = isWanted && treasuries.length > 0;
  const focus = () => {
    // A number under a finger brings the keys of the phone, over the curve and the button.
    if (matchMedia('(pointer: coarse)').matches) return box.current?.focus();
    const input = box.current?.querySelector<HTMLInputElement>('.stepper input');
    input?.focus();
    input?.select();
  };
  const opened = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !opened.current) focus();
    opened.current = isOpen;
  });
  const cancel = () => {
    stage(0);
    if (role === 'other' && amount === 0) setWanted(false);
  };
  useKeyMeaning('s', treasuries.length === 0 ? undefined : isOpen ? focus : () => setWanted(true));
  const { press, isAsking, row } = useCommit({ seen, staging, news, onBack: focus });
  return (
    <div
      className="spend"
      ref={box}
      tabIndex={-1}
      {...(isOpen ? point('spend.form') : {})}
      onKeyDownCapture={isOpen && !isAsking ? amountKeys(staging, { onEnter: press, onEscape: cancel }) : undefined}
    >
      {news && <NewsNote seen={seen} staging={staging} news={news} />}
      {isOpen && (
        <>
          {role === 'other' && (
            <Sides
              seen={seen}
              staging={staging}
              onCancel={() => {
                stage(0);
                setWanted(false);
              }}
            />
          )}
          <AmountPicker staging={staging} />
          <WhoPays seen={seen} staging={staging} />
        </>
      )}
      {role === 'other' && !isOpen && <Interfere seen={seen} staging={staging} onOpen={() => setWanted(true)} />}
      {row}
      {isOpen && <KeyLegend />}
    </div>
  );
}

/** Only where the paper is wide: the map of all keys has them too. */
function KeyLegend(): ReactElement {
  return (
    <p className="key-legend" aria-hidden="true">
      <span>
        <kbd>S</kbd> {t('legend.amount', 'amount')}
      </span>
      <span>
        <kbd>0</kbd>–<kbd>9</kbd> {t('legend.type', 'type it')}
      </span>
      <span>
        <kbd className="key-left">›</kbd> <kbd>›</kbd> {t('legend.one', 'one MB')}
      </span>
      <span>
        <kbd className="key-up">›</kbd> <kbd className="key-down">›</kbd> {t('legend.chance', 'next better chance')}
      </span>
      <span>
        <kbd>{t('key.tab', 'Tab')}</kbd> {t('legend.pays', 'who pays')}
      </span>
      <span>
        <kbd>{t('key.enter', 'Enter')}</kbd> {t('legend.commit', 'commit')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('legend.zero', 'back to 0')}
      </span>
    </p>
  );
}

interface OpenProps extends Omit<FooterProps, 'news'> {
  readonly onOpen: () => void;
}

function Interfere({ seen, staging: { treasuries }, onOpen }: OpenProps): ReactElement {
  const least: SeatCommand = { type: 'spend', from: seen.me ?? 0, amount: 1, side: 'against' };
  return (
    <Button
      {...point('spend.open')}
      look="dark"
      icon="two-coins"
      hotkey="S"
      className="open-spending"
      refusal={treasuries.length > 0 ? undefined : whyRefused(seen, least)}
      onClick={onOpen}
    >
      {t('attack.interfere', 'Interfere')}
    </Button>
  );
}

interface SidesProps extends Omit<FooterProps, 'news'> {
  readonly onCancel: () => void;
}

function Sides({ seen, staging: { side = 'against', takeSide }, onCancel }: SidesProps): ReactElement {
  const uncontrolled = (seen.view.attack?.defender ?? -1) < 0;
  return (
    <div className="spend-sides">
      <Segmented
        label={t('spend.side', 'Whom you help')}
        value={side}
        choices={[
          { value: 'for', text: t('spend.for', 'Aid attacking player') },
          {
            value: 'against',
            text: uncontrolled
              ? t('spend.against.nobody', 'Work against it')
              : t('spend.against', 'Aid defending player'),
          },
        ]}
        onChange={takeSide}
      />
      <button type="button" className="spend-cancel" aria-label={t('panel.cancel', 'Cancel')} onClick={onCancel}>
        ×
      </button>
    </div>
  );
}

/** Their board is one press away: where the target hangs decides much. */
function Defender({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }): ReactElement {
  return (
    <>
      {' · '}
      <button type="button" className="text-card" onClick={() => look(seat === seen.me ? undefined : seat)}>
        {seat === seen.me
          ? t('attack.note.you', 'you defend')
          : t('attack.note.defender', 'defender: {name}', { name: nameOf(seen, seat) })}
      </button>
    </>
  );
}
