import type { ReactElement } from 'react';
import { onSite } from '../site/index.ts';

/** The marionette whose body is a keyhole, and the word beside it. */
export function Logo({ size = 34, word = true }: { readonly size?: number; readonly word?: boolean }): ReactElement {
  return (
    <span className="logo">
      <img src={onSite('/logo.svg')} width={size} height={size} alt={word ? '' : 'Illuminice'} />
      {word && <b>Illuminice</b>}
    </span>
  );
}
