import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { clockText, useSecondsLeft } from '../../tabletop/parts/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';

/** After the end: away, back to the lobby, or the same people once more (REQ-366, REQ-367). Only asking again begins a game. */
export function AfterGameButtons({ seen }: { readonly seen: Seen }): ReactElement {
  const rematch = useTable((state) => state.rematch);
  const back = useTable((state) => state.back);
  const leave = useTable((state) => state.leave);
  const here = useTable((state) => state.hostedHere);
  const [asked, setAsked] = useState(false);
  const { me, info } = seen;
  // At one device everybody looks on together once it is over.
  const again = me === undefined && !here ? undefined : rematch;
  const isWaiting = me !== undefined && info.rematch.includes(me);
  const returning = useReturn({ isOff: here || me === undefined || asked || isWaiting, back });
  return (
    <>
      <Button look="outline" icon="exit-door" onClick={leave}>
        {t('over.leave', 'Leave')}
      </Button>
      {me !== undefined && (
        <Button look={again ? 'outline' : 'red'} size={again ? 'normal' : 'large'} onClick={back}>
          {here ? t('over.back', 'Back') : t('over.lobby', 'Back to the lobby')}
          {returning !== undefined && ` ${clockText(returning)}`}
        </Button>
      )}
      {again && (
        <Button
          look="red"
          size="large"
          className="grow"
          disabled={asked || isWaiting}
          note={info.rematch.length > 0 ? info.rematch.map((seat) => nameOf(seen, seat)).join(', ') : undefined}
          onClick={() => {
            setAsked(true);
            void again().then(({ ok }) => setAsked(ok));
          }}
        >
          {t('over.playAgain', 'Play again')}
        </Button>
      )}
    </>
  );
}

/** everybody comes back to the lobby; whoever does something else here stays as long as they like. */
const RETURN_MS = 90_000;

function useReturn({ isOff, back }: { readonly isOff: boolean; readonly back: () => void }): number | undefined {
  const [endsAt, setEndsAt] = useState(() => Date.now() + RETURN_MS);
  const deadline = useMemo(() => (isOff ? undefined : { endsAt }), [isOff, endsAt]);
  const left = useSecondsLeft(deadline);
  useEffect(() => {
    const stay = () => setEndsAt(Date.now() + RETURN_MS);
    addEventListener('pointerdown', stay);
    addEventListener('keydown', stay);
    return () => {
      removeEventListener('pointerdown', stay);
      removeEventListener('keydown', stay);
    };
  }, []);
  useEffect(() => {
    if (left === 0) back();
  }, [left, back]);
  return left;
}
