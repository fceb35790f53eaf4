/** `illuminice doctor`: everything a server needs, looked at before anybody plays. */

import type { Config } from '../runtime/index.ts';
import { clientCheck, dataFolderChecks } from './data-folder.ts';
import { type Finding, look } from './finding.ts';
import { networkChecks } from './network.ts';
import { serviceChecks } from './services.ts';

export function examine(config: Config): Promise<readonly Finding[]> {
  return look({
    ...dataFolderChecks(config.dataDir),
    client: clientCheck(config.webDir),
    ...networkChecks(config),
    ...(config.cluster === undefined ? {} : serviceChecks(config.cluster)),
  });
}
