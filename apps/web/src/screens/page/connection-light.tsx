import { t } from '../../base/i18n/index.ts';
import type { Connection } from '../../session/stores/index.ts';

interface ConnectionLightProps {
  readonly connection: Connection;
  /** The words beside the light, where there is room for them. */
  readonly labelled?: boolean;
}

/** the state of the connection to the server, on every screen: a light, and in words for who cannot see it. */
export function ConnectionLight({ connection, labelled = false }: ConnectionLightProps) {
  const text = connectionText(connection);
  const light = `connection-light connection-${connection}`;
  return labelled ? (
    <span className="connection-label">
      <span className={light} aria-hidden="true" /> {text}
    </span>
  ) : (
    <span className={light} role="img" aria-label={text} title={text} />
  );
}

function connectionText(connection: Connection): string {
  switch (connection) {
    case 'online':
      return t('connectionLight.online', 'Connected');
    case 'replaced':
      return t('connectionLight.replaced', 'Open in another tab');
    case 'closed':
      return t('connectionLight.closed', 'Not connected');
    case 'connecting':
    case 'reconnecting':
      return t('connectionLight.connecting', 'Connecting');
  }
}
