import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { Segmented } from '../../base/theme/index.ts';
import { type Seen, ui } from '../../tabletop/seen/index.ts';

/** While others play: the stage, or one's own board. */
export function DirectorSwitch({ seen: { me } }: { readonly seen: Seen }): ReactElement {
  const { director, change } = useSettings();
  return (
    <Segmented
      label={t('director.switch', 'In the middle')}
      value={director ? 'director' : 'board'}
      choices={[
        { value: 'director', text: t('director.on', 'Director') },
        {
          value: 'board',
          text: (
            <>
              {me === undefined ? t('director.theirBoard', 'Board') : t('director.ownBoard', 'Your board')}
              {me !== undefined && <kbd>{me + 1}</kbd>}
            </>
          ),
        },
      ]}
      onChange={(value) => {
        change({ director: value === 'director' });
        ui({ viewed: undefined });
      }}
    />
  );
}
