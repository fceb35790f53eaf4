import { useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { navigate } from '../../base/router/index.ts';
import { onSite } from '../../base/site/index.ts';
import { Button } from '../../base/theme/index.ts';

/** S-16: on a phone they open below the fold. */
const showWhole = (box: HTMLElement | null): void => box?.scrollIntoView({ block: 'nearest' });

/** REQ-003, REQ-005: Options opens to Settings, Rulebook, the server's manual and Credits. */
export function OptionsMenu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="outline"
        icon="settings-knobs"
        aria-expanded={open}
        aria-controls="menu-options"
        onClick={() => setOpen(!open)}
      >
        {t('menu.options', 'Options')}
      </Button>
      {open && (
        <div ref={showWhole} id="menu-options" className="menu-options">
          <Button look="dark" icon="cog" onClick={() => navigate('/settings')}>
            {t('menu.settings', 'Settings')}
          </Button>
          <Button look="dark" icon="rule-book" onClick={() => navigate('/how-to-play')}>
            {t('menu.rulebook', 'Rulebook')}
          </Button>
          <Button look="dark" icon="scroll-unfurled" onClick={() => location.assign(onSite('/docs/'))}>
            {t('menu.manual', 'Manual')}
          </Button>
          <Button look="dark" icon="quill" onClick={() => navigate('/credits')}>
            {t('menu.credits', 'Credits')}
          </Button>
        </div>
      )}
    </>
  );
}
