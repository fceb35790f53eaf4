import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';

/** After the end: away, back to the lobby, or the same people once more (REQ-366, REQ-367). Only asking again begins a game. */
export function WaysOn({ seen }: { readonly seen: Seen }): ReactElement {
  const rematch = useTable((state) => state.rematch);
  const back = useTable((state) => state.back);
  const leave = useTable((state) => state.leave);
  const here = useTable((state) => state.hostedHere);
  const [asked, setAsked] = useState(false);
  const { me, info } = seen;
  const again = me === undefined ? undefined : rematch;
  return (
    <>
      <Button look="outline" icon="exit-door" onClick={leave}>
        {t('over.leave', 'Leave')}
      </Button>
      {me !== undefined && (
        <Button look={again ? 'outline' : 'red'} size={again ? 'normal' : 'large'} onClick={back}>
          {here ? t('over.back', 'Back') : t('over.lobby', 'Back to the lobby')}
        </Button>
      )}
      {again && (
        <Button
          look="red"
          size="large"
          className="grow"
          disabled={asked || (me !== undefined && info.rematch.includes(me))}
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
