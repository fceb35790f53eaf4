/** A Group that was captured or received looks for its place (R-10.6, R-14.9, REQ-281…REQ-290). */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useMedia } from '../../base/settings/index.ts';
import { Button, HANDHELD_TABLE } from '../../base/theme/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { ArrowPicker, draftOf, previewOf } from '../../tabletop/arrows/index.ts';
import { CommandButton, Dossier } from '../../tabletop/parts/index.ts';
import { cardName, order } from '../../tabletop/seen/index.ts';
import { hangingOf, type PlaceDraft } from './place-draft.ts';

/** A thumb has no arrow keys. */
const KEYLESS = `(pointer: coarse), ${HANDHELD_TABLE}`;

export function PlacementPanel({ seen, draft, change }: PanelProps<PlaceDraft>): ReactElement | undefined {
  const keyless = useMedia(KEYLESS);
  const question = seen.view.questions.at(-1);
  const hanging = hangingOf(seen, draft);
  if (!hanging || question?.kind !== 'placement') return undefined;
  const {
    seat: _seat,
    group: _group,
    ...choice
  } = hanging.chosen ? draftOf(seen, hanging, hanging.chosen) : { seat: 0, group: 0 };
  const command = 'host' in choice ? { type: 'place' as const, ...choice } : undefined;
  const lost = previewOf(seen, hanging)?.lost.length ?? 0;
  return (
    <Dossier
      stamp={question.source === 'capture' ? t('place.captured', 'Captured') : t('place.received', 'Received')}
      title={<b className="headline">{cardName(seen, hanging.group)}</b>}
      footer={
        <>
          <CommandButton
            seen={seen}
            name="place.confirm"
            command={command}
            missing={t('arrow.none', 'There is not enough space for it anywhere.')}
          >
            {lost > 0 ? t('place.confirmLoss', 'Place it and lose them') : t('place.confirm', 'Place it here')}
          </CommandButton>
          <Button look="outline" onClick={() => order({ type: 'default' })}>
            {t('place.default', 'Place it for me')}
          </Button>
        </>
      }
    >
      <p className="docket-hint">
        {keyless
          ? t('place.hint.touch', 'Tap a golden arrow on your board, drag the card there, or choose from the lists.')
          : t(
              'place.hint',
              'Tap a golden arrow on your board, drag the card there, walk with the arrow keys, or choose from the lists.',
            )}
      </p>
      <ArrowPicker
        seen={seen}
        hanging={hanging}
        arm={question.arm.links}
        mayDropOld={question.source !== 'capture'}
        onChoose={(chosen) => change({ chosen })}
      />
    </Dossier>
  );
}
