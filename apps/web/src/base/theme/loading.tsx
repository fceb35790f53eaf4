import { t } from '../i18n/index.ts';
import { onSite } from '../site/index.ts';

/** REQ-368, REQ-369: the logo until there is something to show; gives way by itself. */
export function Loading({ what }: { readonly what?: string }) {
  return (
    <main className="loading felt" aria-busy="true">
      <img src={onSite('/logo.svg')} alt="Illuminice" width="120" height="120" className="loading-puppet" />
      <p role="status">{what ?? t('loading', 'Pulling the strings taut…')}</p>
    </main>
  );
}
