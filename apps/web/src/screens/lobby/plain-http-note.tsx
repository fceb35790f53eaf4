import { useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';

const KEY = 'illuminice.plainHttp';

/** Without TLS browsers keep some things to themselves. None of them is needed to play; it is said once (S-23). */
export function PlainHttpNote() {
  const [known, setKnown] = useState(() => isSecureContext || localStorage.getItem(KEY) !== null);
  if (known) return undefined;
  return (
    <p className="lobby-plain">
      {t(
        'lobby.plainHttp',
        'This address has no https: the whole game works, but this browser can neither install it, nor keep it for offline play, nor hold the screen awake.',
      )}
      <Button
        onClick={() => {
          localStorage.setItem(KEY, 'said');
          setKnown(true);
        }}
      >
        {t('lobby.plainHttpKnown', 'All right')}
      </Button>
    </p>
  );
}
