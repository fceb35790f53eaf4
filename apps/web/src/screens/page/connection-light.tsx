import { t } from '../../base/i18n/index.ts';
import type { Connection } from '../../session/stores/index.ts';

interface LineLightProps {
  readonly connection: Connection;
  /** The words beside the light, where there is room for them. */
  readonly labelled?: boolean;
}

/** The state of the line to the server, on every screen: a light, and in words for who cannot see it. */
export function LineLight({ connection, labelled = false }: LineLightProps) {
  const text = connectionText(connection);
  const light = `line-light line-${connection}`;
  return labelled ? (
    <span className="line-words">
      <span className={light} aria-hidden="true" /> {text}
    </span>
  ) : (
    <span className={light} role="img" aria-label={text} title={text} />
  );
}

function connectionText(connection: Connection): string {
  switch (connection) {
    case 'online':
      return t('line.online', 'Connected');
    case 'replaced':
      return t('line.replaced', 'Open in another tab');
    case 'closed':
      return t('line.closed', 'Not connected');
    case 'connecting':
    case 'reconnecting':
      return t('line.connecting', 'Connecting');
  }
}
