import { lazy, type ReactElement, Suspense } from 'react';
import type { HouseRulesProps } from './house-rules-panel.tsx';

const HouseRulesPanel = lazy(async () => ({ default: (await import('./house-rules-panel.tsx')).HouseRulesPanel }));

/** The words of every option come with it: it must not be in the way of the lobby. */
export function LateHouseRules(props: HouseRulesProps): ReactElement {
  return (
    <Suspense fallback={<div className="house-rules-room" />}>
      <HouseRulesPanel {...props} />
    </Suspense>
  );
}
