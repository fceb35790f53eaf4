import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import type { Seen } from '../seen/index.ts';

export interface PanelProps<Draft> {
  readonly seen: Seen;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

export interface LatePanel<Draft> {
  readonly fetch: () => Promise<ComponentType<PanelProps<Draft>>>;
  readonly Panel: (props: PanelProps<Draft>) => ReactElement;
}

/** A panel that nobody needs in the first second: it travels by itself, after the table stands. */
export function latePanel<Draft>(load: () => Promise<ComponentType<PanelProps<Draft>>>): LatePanel<Draft> {
  let there: ComponentType<PanelProps<Draft>> | undefined;
  const fetch = async () => {
    there ??= await load();
    return there;
  };
  const Awaited = lazy(async () => ({ default: await fetch() }));
  function Panel(props: PanelProps<Draft>): ReactElement {
    // Chosen once: what is fetched already is there at once, and another type on the way would forget what was typed.
    const [Shown] = useState<ComponentType<PanelProps<Draft>>>(() => there ?? Awaited);
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }
  return { fetch, Panel };
}
